#include <ostream>

#include <fmt/format.h>

#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/text.h"
#include "model/measure/figure.h"
#include "model/measure/merge.h"
#include "model/measure/reference.h"
#include "model/measure/shown.h"

namespace costmodel::app::bench
{

using namespace measure;

namespace
{

std::string shapeOf(const Test& test)
{
    if (test.shape[1] == 0)
        return {};
    return fmt::format("{}x{}x{}", test.shape[0], test.shape[1], test.shape[2]);
}

void printTest(const Test& test, const Result& result, Console& console)
{
    std::string figure;
    std::string remarks;
    const auto remark = [&](const std::string& text)
    {
        remarks += (remarks.empty() ? "" : ", ") + text;
    };
    if (test.series)
    {
        figure = shown(test.series->median, test.unit);
        remark(fmt::format("{:.1f} % between quartiles",
                           100 * (test.series->p75 - test.series->p25) / test.series->median));
        for (const Device& device : result.devices)
            if (const auto peak = datasheetPeak(device.name, metricOf(test));
                peak && device.id == test.device)
            {
                const double share = test.series->median / *peak;
                remark(fmt::format("{:.1f} % of the data sheet", 100 * share));
                if (share < plausibleLow || share > plausibleHigh)
                    remark("IMPLAUSIBLE");
            }
    }
    else
        figure =
            std::string(code(test.status)) + ": " + say(console, explain(test.reason, test.detail));
    if (test.lowerBound)
        remark("lower bound");
    if (test.contended)
        remark("disturbed");
    if (test.burstRatio && *test.burstRatio > throttledBurstRatio)
        remark(fmt::format("throttles: first batches {:.2f} times the last", *test.burstRatio));
    if (test.power && test.power->medianW)
        remark(fmt::format("{:.0f} W", *test.power->medianW));
    console.out << fmt::format("  {:<16} {:<18} {:<22} {}\n", metricOf(test), shapeOf(test), figure,
                               remarks);
}

void printExtras(const Result& result, Console& console)
{
    if (result.scaling)
    {
        const Scaling& scaling = *result.scaling;
        console.out << fmt::format("{} GPUs at once", scaling.gpus);
        if (scaling.concurrency)
            console.out << fmt::format(": {:.1f} % of their rates alone",
                                       100 * *scaling.concurrency);
        console.out << '\n';
        for (const AllReduce& row : scaling.allReduce)
            console.out << fmt::format("  all-reduce {:<12} {}\n",
                                       shown(static_cast<double>(row.bytes), "B"),
                                       row.busBytesPerSecond ? shown(*row.busBytesPerSecond, "B/s")
                                                             : std::string(code(row.status)));
    }
    if (result.io)
    {
        const auto line = [&](const char* what, const std::optional<double>& rate, const char* unit)
        {
            if (rate)
                console.out << fmt::format("  {:<24} {}\n", what, shown(*rate, unit));
        };
        console.out << "Disk " << result.io->fileSystem << '\n';
        line("direct read", result.io->directBytesPerSecond, "B/s");
        line("buffered cold read", result.io->bufferedColdBytesPerSecond, "B/s");
        line("small files", result.io->filesPerSecond, "files/s");
        line("small files", result.io->fileBytesPerSecond, "B/s");
    }
    if (result.observation)
        console.out << fmt::format("Observed for {:.0f} s: {}\n", result.observation->seconds,
                                   result.observation->verdict);
}

void printSpread(const Result& result, Console& console)
{
    const std::vector<MachineFigure> machines = machineFigures(result, "gemm/bf16");
    if (machines.size() < 2)
        return;
    console.out << "Slowest GPU of each machine, gemm/bf16\n";
    for (const MachineFigure& machine : machines)
        console.out << fmt::format("  {:<24} {:<20} {} GPU(s)\n", machine.machine,
                                   shown(machine.value, "FLOP/s"), machine.gpus);
}

} // namespace

namespace
{

int printFigure(const Result& result, const std::string& path, const std::string& metric,
                Console& console)
{
    const FigureOutcome outcome = figureForMoney(result, metric);
    for (const Message& refusal : outcome.refusals)
        console.err << path << ": error: " << say(console, refusal) << '\n';
    if (!outcome.figure)
        return InvalidFile;
    console.out << plainNumber(outcome.figure->value) << '\n';
    return Done;
}

} // namespace

void printResult(const Result& result, Console& console)
{
    for (const Device& device : result.devices)
    {
        console.out << (device.machine.empty() ? "" : device.machine + ": ") << device.name << " ("
                    << device.backend << (device.driver.empty() ? "" : ", driver " + device.driver)
                    << ")\n";
        for (const Test& test : result.tests)
            if (test.device == device.id)
                printTest(test, result, console);
    }
    printExtras(result, console);
    printSpread(result, console);
    for (const std::string& note : result.notes)
        console.out << "Note: " << note << '\n';
    if (result.tests.empty())
        return;
    const std::vector<Message> obstacles = obstaclesToMoney(result);
    console.out << (result.usableForCostModel && obstacles.empty()
                        ? "May be used for the cost model.\n"
                        : "May not be used for the cost model.\n");
    for (const Message& obstacle : obstacles)
        console.out << "  " << render(obstacle, console.language) << '\n';
}

int show(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench show FILE... [--metric NAME]",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Prints results in words; with a metric, only the figure of the "
                               "slowest GPU in FLOP/s or B/s, if it may be used for money.")};
    syntax.options.add_options()("file", boost::program_options::value<Arguments>()->required(),
                                 COSTMODEL_TEXT("Option", "Results (*.cmbench.json)."))(
        "metric", boost::program_options::value<std::string>(),
        COSTMODEL_TEXT("Option", "Such as gemm/bf16."));
    syntax.positional.add("file", -1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    for (const std::string& path : parsed.values["file"].as<Arguments>())
    {
        const bool isFigure = parsed.values.count("metric") > 0;
        const Loaded loaded = load(path, !isFigure, console);
        if (!loaded.result)
            return loaded.exit;
        if (isFigure)
        {
            const int exit = printFigure(*loaded.result, path,
                                         parsed.values["metric"].as<std::string>(), console);
            if (exit != Done)
                return exit;
            continue;
        }
        console.out << path << ' ' << loaded.result->createdUtc << '\n';
        printResult(*loaded.result, console);
    }
    return Done;
}

} // namespace costmodel::app::bench
