#include "data/export/json/option_json.h"

namespace costmodel::data
{

namespace
{

Json integerOrNull(const std::optional<int>& value)
{
    return value ? Json(*value) : Json();
}

Json categoriesJson(const CategoryTotals& totals)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < categoryCount; ++i)
        if (totals.present[i])
            json[std::string(categoryKey(static_cast<Category>(i)))] = totals.amounts[i];
    return json;
}

Json monthsJson(const OptionResult& option)
{
    const std::vector<CategoryTotals> totals = monthlyCategoryTotals(option);
    Json months = Json::array();
    for (std::size_t m = 0; m < option.months.size(); ++m)
    {
        const MonthResult& month = option.months[m];
        months.push_back({{"month", m},
                          {"cash", month.cash},
                          {"cumulative", month.cumulative},
                          {"discounted_cumulative", month.discountedCumulative},
                          {"exit", numberOrNull(month.exit)},
                          {"accounting", month.accounting},
                          {"book_value", month.bookValue},
                          {"served_gpu_hours", month.servedGpuHours},
                          {"categories", categoriesJson(totals[m])}});
    }
    return months;
}

Json entriesJson(const OptionResult& option)
{
    Json entries = Json::array();
    for (const Entry& entry : option.entries)
        entries.push_back({{"month", entry.month},
                           {"category", categoryKey(entry.category)},
                           {"item", option.items[entry.item]},
                           {"amount", entry.amount}});
    return entries;
}

} // namespace

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json optionJson(const OptionResult& option)
{
    return {{"name", option.name},
            {"kind", optionKindKey(option.kind)},
            {"gpu", option.gpu},
            {"gpus", integerOrNull(option.gpus)},
            {"servers", integerOrNull(option.servers)},
            {"meets_demand", option.meetsDemand},
            {"served_gpu_hours", option.servedGpuHours},
            {"own_gpu_hours", option.ownGpuHours},
            {"unserved_gpu_hours", option.unservedGpuHours},
            {"delayed_gpu_hours", option.delayedGpuHours},
            {"cash_total", option.cashTotal},
            {"npv_cost", option.npvCost},
            {"accounting_total", option.accountingTotal},
            {"cost_per_gpu_hour", numberOrNull(option.costPerGpuHour)},
            {"levelized_cost_per_gpu_hour", numberOrNull(option.levelizedCostPerGpuHour)},
            {"cost_per_work_unit", numberOrNull(option.costPerWorkUnit)},
            {"categories", categoriesJson(categoryTotals(option))},
            {"months", monthsJson(option)},
            {"entries", entriesJson(option)}};
}

} // namespace costmodel::data
