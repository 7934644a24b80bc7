#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/analysis/repair_saving.h"
#include "model/text/message.h"
#include "model/usage/diagnosis.h"
#include "model/usage/repair.h"

namespace costmodel::data
{

enum class ImportKind
{
    Jobs,
    Trace,
    Prices,
    Billing,
    Spot,
    Utilization,
    Training,
    Profile,
};

/// "jobs", "trace" and so on: the words of the command line and of the reports.
std::string_view kindName(ImportKind kind);

/// Why a file cannot be used, and where.
struct ImportRefusal
{
    std::string file;
    long line = 1;
    long column = 1;
    Message reason; ///< "what, expected what"; no full stop
};

struct RowCounts
{
    long read = 0;
    long used = 0;
    long missing = 0; ///< rows without a value that they need
    long rejected = 0;
};

struct Rejection
{
    std::string file;
    long line = 0;
    Message reason; ///< no full stop
};

/// What a person has to decide before the file can be used: --option OPTION=CHOICE.
struct Question
{
    std::string option;
    Message text;
    std::vector<std::string> choices; ///< empty: any value, as the text says
};

struct PriceLine
{
    std::string provider;
    std::string region;
    std::string instance;
    std::string gpu;
    std::optional<double> gpus;
    std::string billing;
    std::optional<double> pricePerGpu; ///< per hour
    std::optional<double> price;       ///< of the whole instance
    std::string currency;
};

struct Throughput
{
    double value = 0;
    std::string unit;
    long samples = 0;
};

struct GpuUtilization
{
    std::string gpu;
    long samples = 0;
    long missing = 0;
    std::optional<double> mean;   ///< per cent
    std::optional<double> median; ///< per cent
};

struct Utilization
{
    std::optional<double> mean;   ///< per cent, over all samples of all GPUs
    std::optional<double> median; ///< per cent
    std::vector<GpuUtilization> gpus;
};

struct BillingLine
{
    std::string month; ///< 2025-01
    std::string service;
    std::string plan; ///< "on-demand", "spot", "committed", "purchase", "tax", "credit", ...
    std::optional<double> gpuHours;
    std::optional<double> billed;
    std::optional<double> effective;
    std::string currency;
};

struct SpotFigures
{
    std::optional<double> availability; ///< share of the time
    std::optional<long> interruptions;
    std::optional<double> interruptionsPerHour;
    std::optional<double> hours;
};

/// A time in which nothing was recorded.
struct TraceGap
{
    std::int64_t fromMilliseconds = 0; ///< UTC
    double seconds = 0;
};

/// At least so many GPUs are in use for a share of the time.
struct LoadDurationPoint
{
    double timeShare = 0; ///< 0..1
    double gpus = 0;
};

struct DemandFigures
{
    double stepSeconds = 0;
    double meanGpus = 0;
    double p50 = 0;
    double p95 = 0;
    double peakGpus = 0;
    bool isCapped = false;
    std::vector<TraceGap> gaps;
    std::vector<LoadDurationPoint> loadDuration; ///< at even shares of the time; not in the JSON
};

/// What an import or a diagnosis found, of whichever kind; parts that the kind does not have are
/// empty. Written as JSON by importReportJson, in the shape that the manual gives.
struct ImportReport
{
    ImportKind kind = ImportKind::Jobs;
    std::string format;
    std::vector<std::string> files;
    /// If not empty, the files cannot be used and the rest of the report means nothing.
    std::vector<ImportRefusal> refusals;
    /// If not empty, a person has to decide first.
    std::vector<Question> questions;
    RowCounts rows;
    /// The first rejected rows; `rows.rejected` counts all of them.
    std::vector<Rejection> rejected;
    std::optional<std::int64_t> fromMilliseconds; ///< UTC
    std::optional<std::int64_t> toMilliseconds;   ///< UTC
    std::optional<double> gpuHours;
    std::map<std::string, double> money; ///< by currency
    std::vector<Message> assumptions;
    std::vector<Message> warnings;
    std::vector<PriceLine> prices;
    std::optional<Throughput> throughput;
    std::optional<Utilization> utilization;
    std::optional<UsageVerdict> verdict;
    std::vector<Message> reasons;
    std::optional<ProfileShares> profile;
    std::optional<Repair> repair;       ///< of the input pipeline
    std::optional<RepairSaving> saving; ///< by that repair, in a scenario
    std::vector<BillingLine> billing;
    std::optional<SpotFigures> spot;
    std::optional<DemandFigures> demand;
};

/// Whether the import can go on: nothing refused, nothing to be decided.
bool isUsable(const ImportReport& report);

/// Counts a rejected row and keeps it if it is among the first 1,000.
void reject(ImportReport& report, const std::string& file, long line, Message reason);

/// Adds a message unless it is there already, by its text and arguments in English.
void addOnce(std::vector<Message>& messages, Message message);

/// Takes a moment into the range of the report.
void widenRange(ImportReport& report, std::int64_t utcMilliseconds);

} // namespace costmodel::data
