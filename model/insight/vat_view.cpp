#include <algorithm>

#include "model/insight/cost_table.h"
#include "model/insight/split_choice.h"
#include "model/scenario/walk.h"

namespace costmodel
{

namespace
{

OptionResult sameOption(const Terms& terms, const OptionResult& option, const Split* split)
{
    const Scenario& scenario = *terms.scenario;
    switch (option.kind)
    {
    case OptionKind::rent:
        return rentResult(terms, planIndex(scenario.rents, option.name));
    case OptionKind::buy:
        return buyResult(terms, static_cast<std::size_t>(findNamed(scenario.buys, option.name) -
                                                         scenario.buys.data()));
    case OptionKind::hybrid:
        break;
    }
    TierWork tiers;
    return splitResult(terms, choiceOf(terms, split ? *split : Split{}), tiers);
}

/// Tax, loans and the proceeds of resale do not carry VAT.
bool carriesVat(Category category)
{
    return category != Category::tax && category != Category::financing &&
           category != Category::resale;
}

std::uint16_t itemNumber(std::vector<std::string>& items, const std::string& name)
{
    const auto known = std::find(items.begin(), items.end(), name);
    if (known == items.end())
        items.push_back(name);
    return static_cast<std::uint16_t>(std::find(items.begin(), items.end(), name) - items.begin());
}

void sumUp(const Timeline& timeline, OptionResult& option)
{
    for (MonthResult& month : option.months)
    {
        month.cash = 0;
        month.exit.reset();
    }
    for (const Entry& entry : option.entries)
        option.months[static_cast<std::size_t>(entry.month)].cash += entry.amount;
    option.cashTotal = option.npvCost = 0;
    double hours = 0;
    for (std::size_t m = 0; m < option.months.size(); ++m)
    {
        MonthResult& month = option.months[m];
        month.cumulative = option.cashTotal += month.cash;
        month.discountedCumulative = option.npvCost += month.cash * timeline.discount[m];
        hours += month.servedGpuHours * timeline.discount[m];
    }
    if (!option.costPerGpuHour)
        return;
    const double before = *option.levelizedCostPerGpuHour;
    option.costPerGpuHour = option.cashTotal / option.servedGpuHours;
    option.levelizedCostPerGpuHour = option.npvCost / hours;
    if (option.costPerWorkUnit && before != 0)
        option.costPerWorkUnit = *option.costPerWorkUnit * *option.levelizedCostPerGpuHour / before;
}

} // namespace

VatView modelVatView(const Scenario& scenario)
{
    return scenario.tax.vatRecoverable ? VatView::without : VatView::with;
}

bool hasVat(const Scenario& scenario)
{
    bool has = false;
    walk(scenario,
         [&has](const TableVisit& visit)
         {
             const Field* const rate = findField(*visit.schema, "vat_rate");
             if (rate && rate->number)
                 if (const double* const value = rate->number(const_cast<void*>(visit.table)))
                     has = has || *value != 0;
         });
    return has;
}

OptionResult withVat(const Scenario& scenario, const OptionResult& option, const Split* split,
                     VatView view)
{
    if (view == modelVatView(scenario))
        return option;
    Scenario other = scenario;
    other.tax.vatRecoverable = view == VatView::without;
    const OptionResult charged = sameOption(makeTerms(other), option, split);
    OptionResult result = option;
    std::erase_if(result.entries, [](const Entry& entry) { return carriesVat(entry.category); });
    for (Entry entry : charged.entries)
    {
        if (!carriesVat(entry.category))
            continue;
        entry.item = itemNumber(result.items, charged.items[entry.item]);
        result.entries.push_back(entry);
    }
    std::stable_sort(result.entries.begin(), result.entries.end(),
                     [](const Entry& a, const Entry& b) { return a.month < b.month; });
    sumUp(makeTimeline(scenario.general), result);
    return result;
}

} // namespace costmodel
