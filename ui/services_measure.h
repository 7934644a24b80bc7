#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/text/message.h"
#include "model/usage/profile.h"
#include "model/usage/samples.h"
#include "model/usage/training_speed.h"
#include "ui/services_files.h"

namespace costmodel::ui
{

/// One figure of a result file: that of the slowest GPU of the machine, because synchronous
/// training waits for it.
struct MeasuredFigure
{
    std::string metric; ///< "gemm/bf16"
    double value = 0;
    std::string unit; ///< "FLOP/s", "B/s"
    double low = 0;   ///< quartiles of the samples; both `value` where there are none
    double high = 0;
    double fastest = 0;              ///< of the fastest GPU
    std::vector<Message> refusals;   ///< why it may not be used for money; empty: it may
    std::optional<double> datasheet; ///< peak of the GPU's data sheet where it is known
    std::optional<double> watts;     ///< board power under this load
};

/// A result of the benchmark.
struct MeasuredResult
{
    std::filesystem::path file;
    std::vector<Message> problems; ///< if there are any, the file cannot be read
    std::string createdUtc;
    std::string gpu; ///< as the driver names it; of several kinds, between commas
    long gpus = 0;
    std::string driver;
    std::vector<MeasuredFigure> figures;
    std::vector<Message> obstacles;    ///< why nothing of it may be used for money
    std::optional<double> concurrency; ///< all GPUs at once over each alone, 0..1
};

/// What a log says of the work of the GPUs.
struct DiagnosedLog
{
    FileAccount account;
    std::string verdict; ///< "wait", "mixed", "busy", "compute-bound", "unknown", or empty
    const char* verdictLabel = ""; ///< in English, context "Label"
    std::vector<Message> reasons;  ///< whole sentences; the first explains the verdict
    std::optional<UsageLog> usage;
    std::optional<double> mean;   ///< utilisation, per cent
    std::optional<double> median; ///< per cent
    std::optional<ProfileShares> profile;
    /// Share of time busy now, and after a repair of the input pipeline; none where there is
    /// nothing to repair.
    std::optional<std::pair<double, double>> repair;
    std::optional<TrainingSpeed> speed;
};

/// The program that measures, started aside.
struct BenchProgram
{
    std::filesystem::path program;      ///< empty: it is not beside this program
    std::vector<std::string> arguments; ///< all but the file that it writes, which comes last
};

} // namespace costmodel::ui
