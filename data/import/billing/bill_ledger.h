#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "data/import/base/input.h"
#include "data/import/base/report.h"

namespace costmodel::data
{

/// What a line of a bill is.
enum class BillPlan
{
    onDemand,
    spot,
    committed,
    unusedCommitment, ///< paid for, but nothing ran
    purchase,         ///< of a commitment, or its recurring fee
    tax,
    credit,
    correction,
    withoutGpu ///< any other use
};
/// "on-demand", "spot", "committed", ...
std::string_view billPlanName(BillPlan plan);

struct BillLine
{
    std::int64_t time = 0; ///< UTC milliseconds; decides the month
    std::string service;
    BillPlan plan = BillPlan::onDemand;
    std::string currency;
    std::optional<double> gpuHours; ///< none for lines that are no use of GPUs
    std::optional<double> billed;
    std::optional<double> effective;
};

/// Adds up the lines of a bill by month, service, plan and currency.
class BillLedger
{
public:
    void add(const BillLine& line);

    /// Puts everything into the report: the lines, GPU-hours and money of the use of GPUs. Its
    /// money is what it effectively cost, commitments spread over the hours that used them, or what
    /// was billed, as the option `cost` says (effective or billed); never both. Warns where the
    /// effective costs of the file look rounded.
    void finish(const ImportOptions& options, ImportReport& report) const;

private:
    struct Sum
    {
        std::optional<double> gpuHours;
        std::optional<double> billed;
        std::optional<double> effective;
    };
    using Key = std::tuple<std::string, std::string, BillPlan,
                           std::string>; ///< month, service, plan, currency

    std::map<Key, Sum> m_sums;
    long m_costs = 0; ///< lines with both costs, where neither is 0
    long m_wholeCosts =
        0; ///< of them those whose effective cost is a whole number and the billed is not
};

} // namespace costmodel::data
