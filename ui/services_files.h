#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/scenario/scenario.h"
#include "model/text/message.h"

namespace costmodel::ui
{

/// What a file is, by its content.
enum class FileKind
{
    scenario,
    demand,    ///< job accounting, or GPUs in use over time
    diagnosis, ///< utilisation log, profiler report, training log
    benchmark, ///< result of the benchmark
    prices,
    bill,
    spot,
    unknown
};

/// What people decided about a file that says too little: option and choice.
using FileOptions = std::map<std::string, std::string, std::less<>>;

/// What has to be decided before a file can be used.
struct FileQuestion
{
    std::string option;
    Message text;
    std::vector<std::string> choices; ///< empty: any text
};

struct RejectedRow
{
    std::string file;
    long line = 0;
    Message reason;
};

/// The account of a file that was read: what was used, what was not, and why.
struct FileAccount
{
    std::string format;                  ///< never translated
    std::vector<RejectedRow> refusals;   ///< if there are any, the file cannot be used
    std::vector<FileQuestion> questions; ///< if there are any, they have to be answered first
    long rowsRead = 0;
    long rowsUsed = 0;
    long rowsMissing = 0; ///< without a value that they need
    long rowsRejected = 0;
    std::vector<RejectedRow> rejected;            ///< the first of them
    std::optional<std::int64_t> fromMilliseconds; ///< UTC
    std::optional<std::int64_t> toMilliseconds;   ///< UTC
    std::optional<double> gpuHours;
    std::vector<Message> assumptions;
    std::vector<Message> warnings;

    bool isUsable() const
    {
        return refusals.empty() && questions.empty();
    }
};

/// Demand as it was read from the records of a cluster.
struct ImportedDemand
{
    FileAccount account;
    std::vector<double> gpus; ///< in use, mean of each step
    std::int64_t fromMilliseconds = 0;
    double stepSeconds = 0;
    bool isCapped = false;           ///< what is installed cut it off
    std::string csv;                 ///< as a scenario's trace; empty if there is none
    std::optional<Message> whyNoCsv; ///< and why
};

/// The rows of a trace that a scenario names, or what is wrong with the file.
struct ReadTrace
{
    std::shared_ptr<const Trace> rows;
    std::optional<Message> problem;
};

} // namespace costmodel::ui
