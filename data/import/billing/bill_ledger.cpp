#include "data/import/billing/bill_ledger.h"

#include <cmath>

#include "data/import/base/timestamp.h"

namespace costmodel::data
{

namespace
{

void addTo(std::optional<double>& sum, const std::optional<double>& value)
{
    if (value)
        sum = sum.value_or(0) + *value;
}

/// Lines that are use of GPUs, whose money and hours belong together.
bool isUse(BillPlan plan)
{
    return plan == BillPlan::onDemand || plan == BillPlan::spot || plan == BillPlan::committed;
}

bool isWhole(double value)
{
    return value == std::floor(value);
}

} // namespace

std::string_view billPlanName(BillPlan plan)
{
    switch (plan)
    {
    case BillPlan::onDemand:
        return "on-demand";
    case BillPlan::spot:
        return "spot";
    case BillPlan::committed:
        return "committed";
    case BillPlan::unusedCommitment:
        return "unused-commitment";
    case BillPlan::purchase:
        return "purchase";
    case BillPlan::tax:
        return "tax";
    case BillPlan::credit:
        return "credit";
    case BillPlan::correction:
        return "correction";
    case BillPlan::withoutGpu:
        break;
    }
    return "no-gpu";
}

void BillLedger::add(const BillLine& line)
{
    const std::string month = isoTimestamp(line.time).substr(0, 7);
    Sum& sum = m_sums[{month, line.service, line.plan, line.currency}];
    addTo(sum.gpuHours, line.gpuHours);
    addTo(sum.billed, line.billed);
    addTo(sum.effective, line.effective);
    if (line.billed && line.effective && *line.billed != 0 && isUse(line.plan))
    {
        ++m_costs;
        if (isWhole(*line.effective) && !isWhole(*line.billed))
            ++m_wholeCosts;
    }
}

void BillLedger::finish(const ImportOptions& options, ImportReport& report) const
{
    const std::string_view cost = options.find("cost").value_or("effective");
    if (cost != "effective" && cost != "billed")
        report.refusals.push_back(
            {report.files.empty() ? "" : report.files.front(),
             1,
             1,
             {COSTMODEL_TEXT("Message", "--option cost is %1, expected effective or billed"),
              {std::string(cost)}}});
    for (const auto& [key, sum] : m_sums)
    {
        const auto& [month, service, plan, currency] = key;
        report.billing.push_back({month, service, std::string(billPlanName(plan)), sum.gpuHours,
                                  sum.billed, sum.effective, currency});
        if (!isUse(plan))
            continue;
        if (sum.gpuHours)
            report.gpuHours = report.gpuHours.value_or(0) + *sum.gpuHours;
        const std::optional<double>& money =
            cost == "billed" || !sum.effective ? sum.billed : sum.effective;
        if (money)
            report.money[currency] += *money;
    }
    report.assumptions.push_back(
        cost == "billed"
            ? Message{COSTMODEL_TEXT(
                          "Message",
                          "Money is what was billed for the use of GPUs; purchases, tax, credits "
                          "and corrections stand apart."),
                      {}}
            : Message{COSTMODEL_TEXT(
                          "Message",
                          "Money is what the use of GPUs effectively cost, commitments spread "
                          "over the hours that used them; purchases, tax, credits and corrections "
                          "stand apart. --option cost=billed takes what was billed."),
                      {}});
    if (m_costs > 0 && m_wholeCosts == m_costs)
        report.warnings.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "The effective costs look rounded: in all %1 lines for GPUs they are whole "
                 "numbers "
                 "though the billed costs are not. --option cost=billed takes what was billed."),
             {m_costs}});
    if (!report.gpuHours)
        report.warnings.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "No line of the bill is known to be for GPUs. --option gpu.TYPE=NAME:COUNT names "
                 "the GPUs of an instance type."),
             {}});
}

} // namespace costmodel::data
