#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/analysis/terms.h"
#include "model/explain/inputs.h"
#include "model/explain/making.h"

namespace costmodel
{

/// What every part of the explanations looks at. Keeps references.
struct Context
{
    const Scenario& scenario;
    const Evaluation& evaluation;
    Terms terms;
    Inputs inputs;

    Context(const Scenario& s, const Evaluation& e)
        : scenario(s)
        , evaluation(e)
        , terms(makeTerms(s))
        , inputs(s)
    {
    }
    int horizon() const
    {
        return terms.timeline.horizon;
    }
    const std::string& currency() const
    {
        return scenario.general.currency;
    }
    /// A derivation of money of the scenario.
    Making money(Message title) const
    {
        return {std::move(title), Measure::money, currency()};
    }
};

inline std::size_t at(int month)
{
    return static_cast<std::size_t>(month);
}

inline std::string quoted(std::string_view name)
{
    return "“" + std::string(name) + "”";
}

/// A title or a sentence without arguments.
inline Message said(const char* text)
{
    return {text, {}};
}

/// How an amount of the scenario becomes what it costs in the scenario's currency.
struct Costing
{
    const void* table = nullptr;          ///< in which it stands
    std::string_view key = {};            ///< of the amount
    std::string_view vatKey = "vat_rate"; ///< in `vatTable`; empty: net and without VAT
    const void* vatTable = nullptr;       ///< null: `table`
    std::string_view factor = {};         ///< one of the six factors; may be empty
    std::string_view changeKey = {};      ///< change per year in `changeTable`; may be empty
    const void* changeTable = nullptr;    ///< null: `table`
    int month = 0;                        ///< whose price counts; before 2 no change
    bool isNet = false;                   ///< without VAT also where it is not recovered
};

/// The cost of an amount: converted, without VAT that is recovered, with the change of prices up to
/// a month. The input itself where nothing has to be done.
Derivation costOf(const Context& context, const Costing& costing);

/// h(m), g(m), DF(m).
Derivation hoursOf(const Context& context, int month);
Derivation growthOf(const Context& context, int month);
Derivation discountOf(const Context& context, int month);

/// Reference GPU-hours that a GPU of a type does in an hour, at an efficiency that stands in
/// `table`.
Derivation speedOf(const Context& context, const std::string& gpu, const void* table);

} // namespace costmodel
