#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/date.h"
#include "model/explain/expression.h"
#include "model/explain/measure.h"
#include "model/explain/target.h"
#include "model/text/message.h"

namespace costmodel
{

/// Where an input is from.
struct InputOrigin
{
    std::string path;         ///< as for --set
    bool isDefault = false;   ///< the scenario does not state it
    std::string source;       ///< may be empty
    std::optional<Date> asOf; ///< of the source
    std::string offer;        ///< of the price book; empty if the scenario states the value itself
};

enum class DerivationKind
{
    computed, ///< value = formula
    solved,   ///< the formula is zero at the value
    input,    ///< somebody said so: `origin` tells where
    given,    ///< a number without a formula, explained by its notes
    absent,   ///< there is no such number; the notes say why
    deferred  ///< its derivation is made when asked for: explain(target)
};

/// How a number arose: a formula over parts, each of which is a derivation itself.
///
/// The formula evaluated with the values of the parts is the value (up to rounding of the last
/// digits). Nothing is rounded but when it is shown.
struct Derivation
{
    Message title;
    DerivationKind kind = DerivationKind::given;
    std::optional<double> value; ///< none if absent
    Measure measure = Measure::plain;
    std::string currency; ///< of `value`, if that is money
    /// What an input is that is no number: a name, a choice, a date, a word such as "fit".
    std::optional<Message> word;
    Expression formula; ///< of computed and solved ones, over `parts`
    std::vector<Derivation> parts;
    std::vector<Message> notes; ///< whole sentences: the rule behind the formula, what is special
    InputOrigin origin;         ///< counts for inputs
    std::optional<ExplainTarget> target; ///< under which it can be asked for by itself

    bool hasFormula() const
    {
        return kind == DerivationKind::computed || kind == DerivationKind::solved;
    }
};

/// The value of the formula with the values of the parts; expects a formula.
double formulaValue(const Derivation& derivation);

/// The value with its unit; a word where there is none.
Message valueText(const Derivation& derivation);
/// The formula with the titles of its parts, as texts to be set one after the other: "Energy", "×",
/// "Price of a kWh". Expects a formula.
std::vector<Message> formulaInWords(const Derivation& derivation);
/// The same with the values of its parts: "1,234 kWh", "×", "CNY 0.65 per kWh".
std::vector<Message> formulaWithValues(const Derivation& derivation);
/// The texts of a formula set one after the other.
std::string formulaText(const std::vector<Message>& texts, const Language& language);

/// All inputs that a number rests on, as far as its parts are made, each once.
std::vector<const Derivation*> inputsOf(const Derivation& derivation);

} // namespace costmodel
