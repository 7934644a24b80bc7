#include "model/analysis/variants.h"

#include <cmath>
#include <limits>

#include "model/analysis/options.h"
#include "model/scenario/path.h"
#include "model/scenario/validator.h"

namespace costmodel
{

double nearestAllowed(const Range& range, double value)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (range.excludesZero() && value < leastPositive)
        return leastPositive;
    if (value < range.min || (range.minIsOpen && value == range.min))
        return range.minIsOpen ? std::nextafter(range.min, infinity) : range.min;
    if (value > range.max || (range.maxIsOpen && value == range.max))
        return range.maxIsOpen ? std::nextafter(range.max, -infinity) : range.max;
    return value;
}

OptionCosts optionCosts(const Terms& terms)
{
    OptionCosts costs;
    Flows flows;
    const auto add = [&](int leadTime, bool acceptsDelay)
    {
        OptionCosts::Option option;
        option.npv = flows.npv(terms.timeline.discount);
        option.meetsDemand = meetsDemand(terms, flows, leadTime, acceptsDelay);
        double sum = 0;
        option.cumulative.reserve(flows.cash.size());
        for (const double cash : flows.cash)
            option.cumulative.push_back(sum += cash);
        costs.options.push_back(std::move(option));
    };
    for (std::size_t rent = 0; rent < terms.rents.size(); ++rent)
    {
        enterRent(terms, rent, flows, false);
        add(0, false);
    }
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
    {
        enterBuy(terms, buy, serversAtSigning(terms, buy), flows, false);
        const Buy& purchase = *terms.buys[buy].buy;
        add(purchase.leadTimeMonths, purchase.delayCostMonth.has_value());
    }
    return costs;
}

void multiplyInput(Scenario& scenario, std::string_view path, double factor,
                   std::vector<Warning>& warnings)
{
    const Result<double*> number = findNumber(scenario, path);
    const Field& field = numberField(scenario, path);
    const double wanted = **number * factor;
    const double allowed = nearestAllowed(field.range, wanted);
    **number = allowed;
    if (allowed != wanted)
        warnings.push_back(
            {"value_limited",
             {COSTMODEL_TEXT("Message", "%1 would be %2; the nearest allowed value %3 was used."),
              {std::string(path), wanted, allowed}},
             std::string(path)});
}

std::optional<Scenario> variantOf(const Scenario& scenario, std::string_view path, double factor,
                                  std::vector<Warning>& warnings)
{
    Scenario variant = scenario;
    multiplyInput(variant, path, factor, warnings);
    const std::vector<Issue> issues = findIssues(variant);
    if (issues.empty())
        return variant;
    warnings.push_back(
        {"combination_not_allowed",
         {COSTMODEL_TEXT("Message", "%1 times %2 is not allowed, so there is no result for it."),
          {std::string(path), factor}},
         std::string(path)});
    return std::nullopt;
}

} // namespace costmodel
