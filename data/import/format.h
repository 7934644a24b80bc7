#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/base/input.h"
#include "data/import/base/report.h"
#include "data/prices/price_record.h"
#include "model/usage/samples.h"
#include "model/usage/training_speed.h"

namespace costmodel::data
{

/// GPUs in use over time, evenly spaced.
struct GpuTrace
{
    std::int64_t fromMilliseconds = 0; ///< UTC, begin of the first step
    double stepSeconds = 3600;
    std::vector<double> gpus; ///< mean of each step
};

/// What an import gives: the account of it and what --output writes.
struct ImportResult
{
    ImportReport report;
    /// Content of the file that --output names; empty if the kind has none or the report is not
    /// usable.
    std::string output;
    /// Why `output` is empty where the kind has one, as where jobs have no start.
    std::optional<Message> whyNoOutput;
    /// Prices for the price book; without a valid day where the files have none.
    std::vector<PriceRecord> prices;
    /// What the price book needs to know beyond the report: --option as_of=2026-01-31.
    std::vector<Question> bookQuestions;
    std::optional<GpuTrace> trace;      ///< jobs and trace
    std::optional<UsageLog> usage;      ///< utilization
    std::optional<TrainingSpeed> speed; ///< training
    bool isStopped = false;             ///< by the stop token; the rest means nothing
};

/// How a long import is watched and stopped. Both are looked at every few thousand rows.
struct ImportMonitor
{
    std::function<void(double share)> progress; ///< 0..1; may be empty
    std::stop_token stop;

    bool isStopped() const
    {
        return stop.stop_requested();
    }
    void tell(double share) const
    {
        if (progress)
            progress(share);
    }
};

/// An option of a format, as in --option KEY=VALUE. A key that ends in "." stands for all keys that
/// begin so.
struct ImportOption
{
    std::string_view key;
    const char* help; ///< COSTMODEL_TEXT("Label", ...)
};

/// A format of input files. One file of code per format, found through the registry.
struct ImportFormat
{
    std::string_view name; ///< as reports name it, never translated
    ImportKind kind;
    /// How sure the beginning of a file is of this format, 0 (not at all) to 100; by content alone.
    int (*matches)(std::string_view head);
    /// Reads all inputs together; at least one. Does not throw; what is wrong stands in the report.
    ImportResult (*read)(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor);
    std::span<const ImportOption> options;
};

} // namespace costmodel::data
