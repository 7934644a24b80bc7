#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/analysis/terms.h"
#include "model/issue.h"
#include "model/ledger/flows.h"
#include "model/scenario/field.h"

namespace costmodel
{

/// What a variant of a scenario costs, without ledgers: for every option, the plans and then the
/// purchases, in file order.
struct OptionCosts
{
    struct Option
    {
        double npv = 0;
        bool meetsDemand = false;
        std::vector<double> cumulative; ///< cash by month 0..H
    };
    std::vector<Option> options;
};

OptionCosts optionCosts(const Terms& terms);

/// The number itself, or the nearest one that the range allows.
double nearestAllowed(const Range& range, double value);

/// Multiplies the number that `path` names. A result out of its range is set to the nearest allowed
/// number, with a warning. Expects a path that findNumber accepts.
void multiplyInput(Scenario& scenario, std::string_view path, double factor,
                   std::vector<Warning>& warnings);

/// A copy of the scenario with that input multiplied; none, with a warning, where the combination
/// is not allowed.
std::optional<Scenario> variantOf(const Scenario& scenario, std::string_view path, double factor,
                                  std::vector<Warning>& warnings);

} // namespace costmodel
