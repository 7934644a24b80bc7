#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/issue.h"
#include "model/ledger/option_result.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

struct DemandMonth
{
    int month = 0; ///< 1..H
    double gpuHours = 0;
    double peakGpus = 0;
};

/// The demand in reference GPUs.
struct DemandResult
{
    std::string gpu;
    double gpuHours = 0; ///< over the horizon
    double peakGpus = 0; ///< highest of all months
    std::vector<DemandMonth> months;
};

struct Crossing
{
    double month = 0;
    bool buyBecomesCheaper = false;
};

/// A utilisation at which a purchase and a rental cost the same.
struct UtilizationPoint
{
    double factor = 0;           ///< of the hours of the demand
    double hoursPerGpuMonth = 0; ///< work of one owned GPU
    double shareOfOwned = 0;
};

/// Where a purchase and a rental cost the same. Absent: nowhere.
struct BreakEven
{
    std::string buy;
    std::string rent;
    bool comparable = false; ///< both meet the demand and serve the same GPU-hours
    std::optional<double> month;
    std::optional<double> discountedMonth;
    std::optional<double> exitMonth;
    std::vector<Crossing> crossings;
    std::vector<UtilizationPoint> utilization;
    std::optional<double> rentPriceFactor;
    std::optional<double> rentPrice; ///< as written in the scenario, in the scenario's currency
    std::optional<double> purchasePriceFactor;
    std::optional<double> purchasePrice;
    std::vector<double> irr; ///< effective rates per year
};

/// How the demand is split between own servers, committed instances and a plan paid by use.
struct Split
{
    std::string buy; ///< empty if there are no servers
    int servers = 0;
    std::string committed; ///< empty if none
    int committedInstances = 0;
    std::string flexible; ///< empty if none is needed or there is none
    double npvCost = 0;
};

struct BestSplit : Split
{
    double cashTotal = 0;
    double ownShare = 0; ///< of the GPU-hours
    double committedShare = 0;
    double flexibleShare = 0;
    OptionResult option;
};

/// The best split with so many servers of one purchase.
struct SplitByServers
{
    std::string buy;
    int servers = 0;
    std::optional<Split> split; ///< none where no split is allowed
};

struct HybridResult
{
    std::optional<BestSplit> best;
    std::vector<SplitByServers> byServers;
};

struct PipelineOption
{
    std::string name;
    double npvCost = 0; ///< with the repair
    double saving = 0;
};

struct PipelineResult
{
    std::vector<PipelineOption> options;
};

/// What one input does to the results at its low and its high value. Absent: not allowed there.
struct SensitivityResult
{
    struct Option
    {
        std::string name;
        std::optional<double> npvCostLow;
        std::optional<double> npvCostHigh;
    };
    struct Pair
    {
        std::string buy;
        std::string rent;
        std::optional<double> monthLow;
        std::optional<double> monthHigh;
    };

    std::string path;
    double low = 0; ///< multipliers
    double high = 0;
    std::vector<Option> options;
    bool hasHybrid = false;
    std::optional<double> hybridLow;
    std::optional<double> hybridHigh;
    std::vector<Pair> breakEven;
};

struct MonteCarloResult
{
    struct Quantiles
    {
        double p5 = 0;
        double p25 = 0;
        double p50 = 0;
        double p75 = 0;
        double p95 = 0;
    };
    struct Option
    {
        std::string name;
        double mean = 0;
        double sd = 0;
        Quantiles quantiles;
        double cheapestShare = 0;
    };
    struct Pair
    {
        std::string buy;
        std::string rent;
        std::optional<Quantiles>
            quantiles; ///< of the draws that have a break-even; none if no draw has
        double noneShare = 0;
    };

    std::int64_t draws = 0;
    std::int64_t seed = 0;
    std::vector<Option> options;
    std::vector<Pair> breakEven;
};

struct Recommendation
{
    std::optional<std::string> option; ///< name of an option or "hybrid"
    std::optional<double> npvCost;
    std::optional<std::string> runnerUp;
    std::optional<double> margin; ///< NPV cost of the runner-up less that of the option
    std::vector<Message> reasons;
};

struct Evaluation
{
    DemandResult demand;
    std::vector<OptionResult> options; ///< rent plans, then purchases, in file order
    std::vector<BreakEven> breakEven;  ///< each purchase with each rental
    std::optional<HybridResult> hybrid;
    std::optional<PipelineResult> pipeline;
    std::vector<SensitivityResult> sensitivity;
    std::optional<MonteCarloResult> monteCarlo;
    Recommendation recommendation;
    std::vector<Warning> warnings;
};

/// How much to evaluate, and how to follow it.
struct EvaluationOptions
{
    bool breakEven = true;
    bool hybrid = true;
    bool sensitivity = true;
    bool monteCarlo = true;
    int threads = 0; ///< 0: as many as there are processors
    std::stop_token stop;
    std::function<void(double share)>
        progress; ///< 0..1, of the long parts; may be empty; from any thread
};

/// Everything about a scenario. Expects one without issues (findIssues); the same scenario gives
/// the same numbers on every machine and with any number of threads. If `stop` is requested the
/// parts that were not finished are absent.
Evaluation evaluate(const Scenario& scenario, const EvaluationOptions& options = {});

} // namespace costmodel
