#include <ostream>
#include <set>

#include <fmt/format.h>

#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/text.h"
#include "data/file/files.h"
#include "model/measure/figure.h"
#include "model/measure/shown.h"

namespace costmodel::app::bench
{

using namespace measure;

namespace
{

std::set<std::string> metricsOf(const Result& result)
{
    std::set<std::string> metrics;
    for (const Test& test : result.tests)
        if (test.status == TestStatus::Ok)
            metrics.insert(metricOf(test));
    return metrics;
}

std::string cell(const FigureOutcome& outcome)
{
    return outcome.figure ? shown(outcome.figure->value, outcome.figure->unit) : "-";
}

} // namespace

int compare(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench compare A B",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Prints the slowest GPU of two results side by side, B over A.")};
    syntax.options.add_options()("file", boost::program_options::value<Arguments>()->required(),
                                 COSTMODEL_TEXT("Option", "Two results."));
    syntax.positional.add("file", -1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const auto& paths = parsed.values["file"].as<Arguments>();
    if (paths.size() != 2)
        return wrongUsage(console, {COSTMODEL_TEXT("Message", "%1 files were given, expected two"),
                                    {static_cast<long>(paths.size())}});
    const Loaded a = load(paths[0], true, console);
    const Loaded b = a.result ? load(paths[1], true, console) : Loaded{.exit = a.exit};
    if (!b.result)
        return b.exit;
    std::set<std::string> metrics = metricsOf(*a.result);
    metrics.merge(metricsOf(*b.result));
    console.out << fmt::format("{:<18} {:>18} {:>18} {:>8}\n", "metric", "A", "B", "B/A");
    for (const std::string& metric : metrics)
    {
        const FigureOutcome left = figureOf(*a.result, metric);
        const FigureOutcome right = figureOf(*b.result, metric);
        const std::string ratio =
            left.figure && right.figure
                ? fmt::format("{:.3f}", right.figure->value / left.figure->value)
                : "-";
        console.out << fmt::format("{:<18} {:>18} {:>18} {:>8}\n", metric, cell(left), cell(right),
                                   ratio);
    }
    for (const Loaded* side : {&a, &b})
        for (const Message& obstacle : obstaclesToMoney(*side->result))
            console.err << (side == &a ? "A: " : "B: ") << say(console, obstacle) << '\n';
    return Done;
}

int verify(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench verify FILE...",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Checks that results are whole and consistent. The checksum shows "
                               "damage; it does not show who made the file.")};
    syntax.options.add_options()("file", boost::program_options::value<Arguments>()->required(),
                                 COSTMODEL_TEXT("Option", "Results."));
    syntax.positional.add("file", -1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    int exit = Done;
    for (const std::string& path : parsed.values["file"].as<Arguments>())
    {
        data::BenchFile file;
        try
        {
            file = data::readBenchResult(data::readFile(path, data::largestBenchFile));
        }
        catch (const data::FileError& error)
        {
            console.err << "error: " << error.what() << '\n';
            exit = FileFailed;
            continue;
        }
        const std::vector<Message> problems = data::verify(file);
        printProblems(path, file, problems, console);
        if (problems.empty())
            console.out << path << ": whole"
                        << (file.result->usableForCostModel
                                ? ", may be used for the cost model\n"
                                : ", may not be used for the cost model\n");
        else if (exit == Done)
            exit = InvalidFile;
    }
    return exit;
}

} // namespace costmodel::app::bench
