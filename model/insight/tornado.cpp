#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "model/analysis/variants.h"
#include "model/insight/drivers.h"
#include "model/insight/risk.h"

namespace costmodel
{

namespace
{

using Ends = std::pair<std::optional<double>, std::optional<double>>;

std::optional<double> minus(const std::optional<double>& a, const std::optional<double>& b)
{
    return a && b ? std::optional(*a - *b) : std::nullopt;
}

Ends endsOfOption(const SensitivityResult& result, const std::string& name)
{
    for (const SensitivityResult::Option& option : result.options)
        if (option.name == name)
            return {option.npvCostLow, option.npvCostHigh};
    if (name == "hybrid")
        return {result.hybridLow, result.hybridHigh};
    return {};
}

Ends endsOf(const SensitivityResult& result, const TornadoTarget& target)
{
    if (!target.option.empty())
        return endsOfOption(result, target.option);
    if (!target.isMonth)
    {
        const Ends buy = endsOfOption(result, target.buy);
        const Ends rent = endsOfOption(result, target.rent);
        return {minus(buy.first, rent.first), minus(buy.second, rent.second)};
    }
    for (const SensitivityResult::Pair& pair : result.breakEven)
        if (pair.buy == target.buy && pair.rent == target.rent)
            return {pair.monthLow, pair.monthHigh};
    return {};
}

std::optional<double> costOf(const Evaluation& evaluation, const std::string& name)
{
    for (const OptionResult& option : evaluation.options)
        if (option.name == name)
            return option.npvCost;
    if (name == "hybrid" && evaluation.hybrid && evaluation.hybrid->best)
        return evaluation.hybrid->best->npvCost;
    return std::nullopt;
}

std::optional<double> baseOf(const Evaluation& evaluation, const TornadoTarget& target)
{
    if (!target.option.empty())
        return costOf(evaluation, target.option);
    if (!target.isMonth)
        return minus(costOf(evaluation, target.buy), costOf(evaluation, target.rent));
    for (const BreakEven& pair : evaluation.breakEven)
        if (pair.buy == target.buy && pair.rent == target.rent)
            return pair.month;
    return std::nullopt;
}

double widthOf(const TornadoRow& row)
{
    return row.atLow && row.atHigh ? std::fabs(*row.atHigh - *row.atLow)
                                   : std::numeric_limits<double>::infinity();
}

} // namespace

Tornado tornado(const Scenario& scenario, const Evaluation& evaluation, const TornadoTarget& target)
{
    Tornado result;
    result.base = baseOf(evaluation, target);
    for (const SensitivityResult& sensitivity : evaluation.sensitivity)
    {
        const std::optional<Driver> driver = driverOf(scenario, sensitivity.path);
        if (!driver)
            continue;
        TornadoRow row;
        row.path = driver->path;
        row.label = driver->label;
        row.of = driver->of;
        row.unit = driver->unit;
        row.value = driver->value;
        row.low = nearestAllowed(driver->allowed, driver->value * sensitivity.low);
        row.high = nearestAllowed(driver->allowed, driver->value * sensitivity.high);
        std::tie(row.atLow, row.atHigh) = endsOf(sensitivity, target);
        result.rows.push_back(std::move(row));
    }
    std::stable_sort(result.rows.begin(), result.rows.end(),
                     [](const TornadoRow& a, const TornadoRow& b)
                     { return widthOf(a) > widthOf(b); });
    return result;
}

} // namespace costmodel
