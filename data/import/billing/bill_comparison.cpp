#include "data/import/billing/bill_comparison.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace costmodel::data
{

namespace
{

double rounded(double value)
{
    return std::round(value * 100) / 100;
}

/// One unit of a currency in that of the scenario; none without a rate.
std::optional<double> rateOf(const Scenario& scenario, const std::string& currency)
{
    if (currency == scenario.general.currency)
        return 1;
    for (const FxRate& fx : scenario.fx.rates)
        if (fx.currency == currency)
            return fx.rate;
    return std::nullopt;
}

long monthsWithGpus(const ImportReport& bill)
{
    std::set<std::string> months;
    for (const BillingLine& line : bill.billing)
        if (line.gpuHours && *line.gpuHours > 0)
            months.insert(line.month);
    return static_cast<long>(months.size());
}

} // namespace

std::vector<Message> compareBill(const ImportReport& bill, const Scenario& scenario,
                                 const Evaluation& evaluation)
{
    std::vector<Message> sentences;
    const long months = monthsWithGpus(bill);
    if (months == 0 || !bill.gpuHours || !(*bill.gpuHours > 0))
        return sentences;
    const std::size_t count =
        std::min(static_cast<std::size_t>(months), evaluation.demand.months.size());
    double asked = 0;
    for (std::size_t m = 0; m < count; ++m)
        asked += evaluation.demand.months[m].gpuHours;
    const double used = *bill.gpuHours / static_cast<double>(months);
    const double planned = asked / static_cast<double>(count);
    sentences.push_back(
        {COSTMODEL_TEXT("Message",
                        "The bill has %1 GPU-hours a month on average (months with GPUs: %2); the "
                        "scenario asks for %3 hours of the reference GPU a month."),
         {rounded(used), months, rounded(planned)}});

    double paid = 0;
    for (const auto& [currency, money] : bill.money)
    {
        const std::optional<double> rate = rateOf(scenario, currency);
        if (!rate)
        {
            sentences.push_back(
                {COSTMODEL_TEXT("Message", "The bill has money in %1, for which the "
                                           "scenario has no rate in [fx]; what was "
                                           "paid is not compared."),
                 {currency}});
            return sentences;
        }
        paid += money * *rate;
    }
    const double paidPerHour = paid / *bill.gpuHours;
    sentences.push_back({COSTMODEL_TEXT("Message", "Paid were %1 a GPU-hour."),
                         {Amount{paidPerHour, scenario.general.currency}}});
    for (const OptionResult& option : evaluation.options)
        if (option.kind == OptionKind::rent && option.costPerGpuHour && paidPerHour > 0)
            sentences.push_back(
                {COSTMODEL_TEXT("Message",
                                "In the scenario “%1” costs %2 a GPU-hour, %3 of what was "
                                "paid."),
                 {option.name, Amount{*option.costPerGpuHour, scenario.general.currency},
                  Share{*option.costPerGpuHour / paidPerHour}}});
    return sentences;
}

} // namespace costmodel::data
