#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/window/file_services.h"
#include "data/bench/result_file.h"
#include "data/file/files.h"
#include "data/scenario/benchmark_figure.h"
#include "model/measure/figure.h"
#include "model/measure/reference.h"

namespace costmodel::app
{

namespace
{

using measure::Test;

/// The samples of the slowest GPU in that metric; of several shapes those of the lowest median.
const Test* slowestTest(const measure::Result& result, const std::string& metric,
                        const std::string& device)
{
    const Test* slowest = nullptr;
    for (const Test& test : result.tests)
        if (metricOf(test) == metric && test.device == device && test.series &&
            (!slowest || test.series->median < slowest->series->median))
            slowest = &test;
    return slowest;
}

ui::MeasuredFigure figureOf(const measure::Result& result, const std::string& metric,
                            const measure::Figure& figure)
{
    ui::MeasuredFigure shown;
    shown.metric = metric;
    shown.value = figure.value;
    shown.unit = figure.unit;
    shown.fastest = figure.fastest;
    shown.low = shown.high = figure.value;
    if (const Test* const test = slowestTest(result, metric, figure.device);
        test && test->series->median > 0)
    {
        // The figure may be a mean of two shapes: the spread is carried over in proportion.
        shown.low = figure.value * test->series->p25 / test->series->median;
        shown.high = figure.value * test->series->p75 / test->series->median;
        if (test->power)
            shown.watts = test->power->medianW;
    }
    shown.datasheet = measure::datasheetPeak(figure.deviceName, metric);
    shown.refusals = measure::figureForMoney(result, metric).refusals;
    return shown;
}

ui::MeasuredResult readBenchmark(const std::filesystem::path& file)
{
    ui::MeasuredResult shown;
    shown.file = file;
    try
    {
        const data::BenchFile read =
            data::readBenchResult(data::readFile(file, data::largestBenchFile));
        if (!read.result)
        {
            shown.problems = read.problems;
            return shown;
        }
        const measure::Result& result = *read.result;
        shown.createdUtc = result.createdUtc;
        shown.gpus = static_cast<long>(result.devices.size());
        std::set<std::string> names;
        for (const measure::Device& device : result.devices)
        {
            names.insert(device.name);
            if (shown.driver.empty())
                shown.driver = device.driver;
        }
        for (const std::string& name : names)
            shown.gpu += (shown.gpu.empty() ? "" : ", ") + name;
        shown.obstacles = measure::obstaclesToMoney(result);
        if (read.checksum == data::Checksum::Wrong)
            shown.obstacles.push_back(data::damagedFile());
        if (result.scaling)
            shown.concurrency = result.scaling->concurrency;
        std::set<std::string> metrics;
        for (const Test& test : result.tests)
            metrics.insert(metricOf(test));
        for (const std::string& metric : metrics)
            if (const measure::FigureOutcome outcome = measure::figureOf(result, metric);
                outcome.figure)
                shown.figures.push_back(figureOf(result, metric, *outcome.figure));
    }
    catch (const data::FileError& error)
    {
        shown.problems.push_back({COSTMODEL_TEXT("Message", "%1 cannot be read: %2"),
                                  {error.path().string(), error.reason()}});
    }
    return shown;
}

Result<double> measuredThroughput(const std::filesystem::path& file, const std::string& metric)
{
    try
    {
        return data::measuredThroughput(file, metric);
    }
    catch (const data::FileError& error)
    {
        return Message{COSTMODEL_TEXT("Message", "%1 cannot be read: %2"),
                       {error.path().string(), error.reason()}};
    }
}

} // namespace

void addBenchServices(ui::Services& services)
{
    const QDir folder(QCoreApplication::applicationDirPath());
    const QString program = folder.filePath(QStringLiteral("costmodel-bench"));
    if (QFileInfo(program).isExecutable())
        services.benchProgram = {program.toStdU16String(), {"run", "--json"}};
    services.readBenchmark = readBenchmark;
    services.measuredThroughput = measuredThroughput;
}

} // namespace costmodel::app
