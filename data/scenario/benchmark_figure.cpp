#include "data/scenario/benchmark_figure.h"

#include "data/bench/result_file.h"
#include "data/file/files.h"

namespace costmodel::data
{

measure::FigureOutcome benchmarkFigure(const std::filesystem::path& path, std::string_view metric)
{
    const BenchFile file = readBenchResult(readFile(path, largestBenchFile));
    if (!file.result)
        return {.figure = std::nullopt, .refusals = file.problems};
    measure::FigureOutcome outcome = figureForMoney(*file.result, metric);
    if (file.checksum == Checksum::Wrong)
    {
        outcome.figure.reset();
        outcome.refusals.push_back(damagedFile());
    }
    return outcome;
}

Result<double> measuredThroughput(const std::filesystem::path& path, const std::string& metric)
{
    const measure::FigureOutcome outcome = benchmarkFigure(path, metric);
    if (outcome.figure)
        return outcome.figure->value;
    return outcome.refusals.front();
}

} // namespace costmodel::data
