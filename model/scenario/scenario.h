#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/date.h"
#include "model/demand/demand_curve.h"
#include "model/scenario/offer.h"

namespace costmodel
{

/// What every table of a scenario may say of where its prices are from.
struct Sourced
{
    std::optional<Date> asOf;
    std::string source;
    /// Prices of this table that came from the price book, by the key they stand under.
    std::map<std::string, OfferReference, std::less<>> offers;

    bool operator==(const Sourced&) const = default;
};

struct General : Sourced
{
    int schema = 1;
    std::string base; ///< file this scenario was a difference to; empty if none
    std::string name;
    std::string currency = "CNY";
    Date start{2026, 1, 1};
    int horizonMonths = 0;
    double discountRate = 0;
    std::optional<double> hoursPerMonth = 730; ///< none: the real length of each month
    bool pricesIncludeVat = false;

    bool operator==(const General&) const = default;
};

struct FxRate
{
    std::string currency;
    double rate = 0; ///< one unit of it in the scenario's currency

    bool operator==(const FxRate&) const = default;
};

struct Fx : Sourced
{
    std::vector<FxRate> rates;

    bool operator==(const Fx&) const = default;
};

struct Tax : Sourced
{
    double incomeRate = 0;
    bool vatRecoverable = true;

    bool operator==(const Tax&) const = default;
};

struct Gpu : Sourced
{
    std::string name;
    std::optional<double> throughput; ///< work units per second of one GPU
    std::string benchmark;            ///< result file, relative to the scenario; empty if none
    std::string metric;
    std::string unit = "unit";
    std::optional<double> measured; ///< throughput read from `benchmark`

    bool operator==(const Gpu&) const = default;
};

struct Steady : Sourced
{
    double gpus = 0;
    std::optional<double> hoursPerMonth; ///< none: all hours of every month

    bool operator==(const Steady&) const = default;
};

struct Level : Sourced
{
    double gpus = 0;
    double hoursPerMonth = 0;

    bool operator==(const Level&) const = default;
};

struct Job : Sourced
{
    std::string name;
    double work = 0; ///< work units of one run
    double runsPerMonth = 0;
    double gpus = 0;

    bool operator==(const Job&) const = default;
};

/// The rows of a demand trace: GPUs needed in each of as many equal parts of a typical month.
struct Trace
{
    explicit Trace(std::vector<double> rows);

    std::vector<double> gpus;
    DemandCurve curve; ///< of the rows; hours are shares of the month

    bool operator==(const Trace& other) const
    {
        return gpus == other.gpus;
    }
};

enum class DemandForm
{
    steady,
    profile,
    trace,
    jobs
};

struct Demand : Sourced
{
    std::string gpu;
    double growthPerYear = 0;
    bool elastic = true;
    double interruptibleShare = 1;
    double localShare = 0;

    std::optional<Steady> steady;
    std::vector<Level> profile;
    std::string trace; ///< file, relative to the scenario
    std::vector<Job> jobs;
    /// Rows of `trace`. Shared because copies of a scenario (sensitivity, undo, threads) never
    /// change a trace, which may have a million rows.
    std::shared_ptr<const Trace> traceRows;

    /// Which of the four counts. Only one is there; with none of them, a profile without bars.
    DemandForm form() const;
    bool operator==(const Demand& other) const;
};

struct Pipeline : Sourced
{
    double gpuUtilizationNow = 1;
    double gpuUtilizationAfter = 1;
    double fixCost = 0;
    int fixMonths = 0;

    bool operator==(const Pipeline&) const = default;
};

enum class Billing
{
    hourly,
    daily,
    monthly,
    reserved,
    spot
};

enum class Payment
{
    arrears,
    advance
};

struct Rent : Sourced
{
    std::string name;
    std::string gpu;
    Billing billing = Billing::hourly;
    double price = 0; ///< per GPU and hour (hourly, spot), day (daily) or month (monthly, reserved)
    std::string currency;
    double vatRate = 0;
    int gpusPerInstance = 1;
    double efficiency = 1;
    double idleShare = 0;
    double busyHoursPerDay = 24;
    std::optional<int> instances; ///< none: what the highest demand needs
    std::string overflow;
    int termMonths = 12;
    double upfrontShare = 0;
    double priceChangePerYear = 0;
    Payment paid = Payment::arrears;
    double storageGb = 0;
    double storagePriceGbMonth = 0;
    double egressGbMonth = 0;
    double egressPriceGb = 0;
    double uploadGbMonth = 0;
    double uploadMbPerS = 100;
    double supportShare = 0;
    double fixedMonth = 0;
    double setupOnce = 0;
    std::string fallback;
    double availability = 1;
    double interruptionsPerHour = 0;
    int instancesPerJob = 1;
    double checkpointMinutes = 0;
    double restartMinutes = 0;
    std::optional<double> checkpointIntervalMinutes; ///< none: the one that costs least time

    bool operator==(const Rent&) const = default;
};

/// A table below [[buy]]: money in it is in `currency`, or in that of its [[buy]] if empty.
struct BuyTable : Sourced
{
    std::string currency;

    bool operator==(const BuyTable&) const = default;
};

enum class CapexCategory
{
    gpu,
    server,
    network,
    room,
    other
};

enum class CapexUnit
{
    gpu,
    server,
    once
};

struct Capex : BuyTable
{
    std::string name;
    CapexCategory category = CapexCategory::server;
    double amount = 0;
    CapexUnit per = CapexUnit::server;
    double vatRate = 0;
    std::optional<bool> resale; ///< none: yes for GPUs and servers

    bool isResold() const
    {
        return resale.value_or(category == CapexCategory::gpu || category == CapexCategory::server);
    }
    bool operator==(const Capex&) const = default;
};

struct Expansion : BuyTable
{
    int month = 0; ///< ordered at its end
    int servers = 0;

    bool operator==(const Expansion&) const = default;
};

struct TariffBand : BuyTable
{
    double share = 0;
    double pricePerKwh = 0;

    bool operator==(const TariffBand&) const = default;
};

struct Power : BuyTable
{
    double loadKw = 0; ///< of one server
    double idleKw = 0;
    double pue = 1;
    std::optional<double> pricePerKwh; ///< none: `tariff` counts
    std::vector<TariffBand> tariff;
    double demandChargeKwMonth = 0;
    double priceChangePerYear = 0;
    double vatRate = 0;

    bool operator==(const Power&) const = default;
};

struct Colocation : BuyTable
{
    double perKwMonth = 0;
    double perServerMonth = 0;
    double perMonth = 0;
    double bandwidthPerMonth = 0;
    double priceChangePerYear = 0;
    double vatRate = 0;

    bool operator==(const Colocation&) const = default;
};

struct Staff : BuyTable
{
    double fte = 0;
    std::optional<double> serversPerFte;
    double monthlyCost = 0;
    double raisePerYear = 0;

    bool operator==(const Staff&) const = default;
};

struct Maintenance : BuyTable
{
    double sharePerYear = 0;
    int warrantyMonths = 0;
    double failureRatePerYear = 0;
    double replacementCost = 0;
    double vatRate = 0;

    bool operator==(const Maintenance&) const = default;
};

enum class DepreciationMethod
{
    straightLine,
    doubleDeclining,
    sumOfYears,
    macrs5,
    expense
};

struct Depreciation : BuyTable
{
    DepreciationMethod method = DepreciationMethod::straightLine;
    int lifeMonths = 36;
    double salvageShare = 0;
    int delayMonths = 0;

    bool operator==(const Depreciation&) const = default;
};

struct Resale : BuyTable
{
    std::optional<double> valueDeclinePerYear; ///< either this or `shareAtEnd`
    std::optional<double> shareAtEnd;
    double sellingCostShare = 0;

    bool operator==(const Resale&) const = default;
};

struct Financing : BuyTable
{
    double share = 1;
    double annualRate = 0; ///< nominal, a twelfth of it a month
    int months = 0;
    double balloonShare = 0;

    bool operator==(const Financing&) const = default;
};

enum class OtherUnit
{
    gpu,
    server,
    site
};

enum class Every
{
    once,
    month,
    year
};

struct OtherCost : BuyTable
{
    std::string name;
    double amount = 0;
    OtherUnit per = OtherUnit::site;
    Every every = Every::month;
    int fromMonth = 1;
    double priceChangePerYear = 0;
    double vatRate = 0;

    bool operator==(const OtherCost&) const = default;
};

struct Buy : Sourced
{
    std::string name;
    std::string gpu;
    std::string currency;
    int gpusPerServer = 8;
    std::optional<int> servers; ///< none: the fewest that cover the highest demand
    double capexChangePerYear = 0;
    double efficiency = 1;
    double availability = 1;
    int leadTimeMonths = 0;
    std::string bridge;
    std::optional<double> delayCostMonth; ///< none: waiting is not acceptable
    std::string overflow;
    std::vector<Capex> capex;
    std::vector<Expansion> expansions;
    std::optional<Power> power;
    std::optional<Colocation> colocation;
    std::optional<Staff> staff;
    std::optional<Maintenance> maintenance;
    Depreciation depreciation;
    std::optional<Resale> resale;
    std::optional<Financing> financing;
    std::vector<OtherCost> other;

    bool operator==(const Buy&) const = default;
};

struct Hybrid : Sourced
{
    std::optional<int> maxServers;               ///< none: what the highest demand needs
    std::optional<std::vector<std::string>> buy; ///< none: all
    std::optional<std::vector<std::string>> rent;

    bool operator==(const Hybrid&) const = default;
};

struct Sensitivity : Sourced
{
    std::string path;
    double low = 0.8; ///< multiplier
    double high = 1.2;

    bool operator==(const Sensitivity&) const = default;
};

enum class Distribution
{
    uniform,
    triangular,
    normal,
    lognormal
};

/// Multipliers of the value in the file.
struct Uncertain : Sourced
{
    std::string path;
    Distribution distribution = Distribution::uniform;
    std::optional<double> low;  ///< uniform, triangular
    std::optional<double> mode; ///< triangular
    std::optional<double> high;
    std::optional<double> sd; ///< normal (around 1), lognormal (of the logarithm, median 1)

    bool operator==(const Uncertain&) const = default;
};

struct MonteCarlo : Sourced
{
    std::int64_t draws = 10000;
    std::int64_t seed = 1;

    bool operator==(const MonteCarlo&) const = default;
};

/// The six factors that exist only as paths; 1 unless moved.
struct Factors
{
    double demand = 1;
    double rent = 1;
    double capex = 1;
    double electricity = 1;
    double staff = 1;
    double resale = 1;

    bool operator==(const Factors&) const = default;
};

/// One scenario file, all names resolved to values, all defaults filled in. A value: copying it and
/// changing the copy is how variants are made.
struct Scenario
{
    General general;
    Fx fx;
    Tax tax;
    std::vector<Gpu> gpus;
    Demand demand;
    std::optional<Pipeline> pipeline;
    std::vector<Rent> rents;
    std::vector<Buy> buys;
    std::optional<Hybrid> hybrid;
    std::vector<Sensitivity> sensitivities;
    std::vector<Uncertain> uncertains;
    MonteCarlo monteCarlo;
    Factors factors;

    bool operator==(const Scenario&) const = default;
};

/// The entry of that name, or null.
template <class Named>
const Named* findNamed(const std::vector<Named>& entries, std::string_view name)
{
    for (const Named& entry : entries)
        if (entry.name == name)
            return &entry;
    return nullptr;
}

} // namespace costmodel
