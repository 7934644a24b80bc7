#include <atomic>
#include <ostream>
#include <thread>

#include <fmt/format.h>

#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/supervised.h"
#include "app/bench/text.h"
#include "data/import/training/training_log.h"
#include "model/measure/shown.h"

namespace costmodel::app::bench
{

using namespace measure;
namespace po = boost::program_options;

namespace
{

constexpr double longest = 30.0 * 24 * 3600;
/// A training log is read from its last so many bytes at most.
constexpr std::size_t keptLog = std::size_t{64} << 20;

void printObservation(const Observation& seen, std::ostream& out)
{
    const auto percent = [&](const char* what, const std::optional<double>& value)
    {
        out << fmt::format("{:<28} {}\n", what,
                           value ? fmt::format("{:.1f} %", *value) : "unknown");
    };
    out << fmt::format("{:<28} {:.0f} s\n", "watched", seen.seconds);
    percent("GPU busy, median", seen.medianUtilization);
    percent("GPU busy, lowest tenth", seen.p10Utilization);
    percent("power of the limit",
            seen.powerFraction ? std::optional(100 * *seen.powerFraction) : std::nullopt);
    percent("processor busy", seen.cpuUtilization);
    if (seen.throughput)
        out << fmt::format("{:<28} {:.6g} {}\n", "training speed", *seen.throughput,
                           seen.throughputUnit);
    out << fmt::format("{:<28} {}\n", "verdict", seen.verdict);
    for (const std::string& reason : seen.reasons)
        out << "  " << reason << '\n';
}

int keep(Result& result, const po::variables_map& values, std::ostream& out, double seconds,
         Console& console)
{
    finish(result, false, seconds);
    if (values.count("json") > 0)
        return save(result, fileOfRank(values["json"].as<std::string>(), result.rank), console);
    printObservation(*result.observation, out);
    return Done;
}

/// The command's output goes through untouched; a copy is kept for the parsers of training logs.
struct Watched
{
    ChildEnd end{};
    std::string log{};
    std::string problem{};
};

void pass(std::string& text, std::ostream& to, std::string& log)
{
    to << text << std::flush;
    log += text;
    if (log.size() > 2 * keptLog)
        log.erase(0, log.size() - keptLog);
    text.clear();
}

Watched runWatched(const Arguments& command, const InterruptWatch& watch, Console& console)
{
    Watched watched;
    const std::unique_ptr<ChildProcess> child =
        ChildProcess::start({.command = command, .inheritsInput = true}, watched.problem);
    if (!child)
        return watched;
    std::string out;
    std::string err;
    bool isAsked = false;
    while (child->read(0.1, out, err))
    {
        pass(out, console.out, watched.log);
        pass(err, console.err, watched.log);
        if (watch.wasInterrupted() && !isAsked)
            child->terminate();
        isAsked = watch.wasInterrupted();
        // What the command left behind may hold its output open for ever.
        if (child->poll())
            break;
    }
    do
    {
        pass(out, console.out, watched.log);
        pass(err, console.err, watched.log);
        child->read(0, out, err);
    } while (!out.empty() || !err.empty());
    watched.end = child->wait();
    return watched;
}

void addSpeed(const std::string& log, Observation& seen, Console& console)
{
    const std::optional<data::TrainingResult> training = data::readTrainingLog(log);
    if (!training || !training->speed)
    {
        console.err << "No training speed was recognised in the output.\n";
        return;
    }
    seen.throughput = training->speed->value;
    seen.throughputUnit = training->speed->unit;
    for (const Message& note : training->notes)
        seen.reasons.push_back(render(note, English{}));
    for (const Message& warning : training->warnings)
        console.err << say(console, warning) << '\n';
}

} // namespace

int observe(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench observe [OPTION]...",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Watches the GPUs and the processor while a job of yours runs, and "
                               "says what it waits for. Start the job first.")};
    syntax.options.add_options()("seconds", po::value<double>()->default_value(60),
                                 COSTMODEL_TEXT("Option", "How long."))(
        "json", po::value<std::string>(), COSTMODEL_TEXT("Option", "Write the result here."));
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const double seconds = parsed.values["seconds"].as<double>();
    if (!(seconds >= 1 && seconds <= longest))
        return wrongUsage(
            console, {COSTMODEL_TEXT("Message", "--seconds is %1; must be at least 1"), {seconds}});
    SteadyClock clock;
    const double begin = clock.now();
    const InterruptWatch watch;
    Progress progress(console);
    data::SupervisedRun run =
        data::supervise({.observeSeconds = seconds}, supervision(progress, watch), clock);
    progress.end();
    const bool hasBoards = !run.result.devices.empty();
    if (!run.result.observation || !hasBoards)
    {
        for (const Probe& probe : run.result.probes)
            console.err << "error: " << say(console, explain(probe.status, probe.library)) << '\n';
        explainEnd(run, console);
        const int exit = exitOf(run);
        return exit == Done || !hasBoards ? int{NoUsableGpu} : exit;
    }
    return keep(run.result, parsed.values, console.out, clock.now() - begin, console);
}

int runCommand(const Arguments& arguments, const Arguments& command, Console& console)
{
    Syntax syntax{.usage = "bench run [OPTION]... -- COMMAND...",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Runs a command, watches GPUs and processor meanwhile, reads its "
                               "training speed from its output, and says what it waited for. Ends "
                               "with the exit status of the command.")};
    syntax.options.add_options()("json", po::value<std::string>(),
                                 COSTMODEL_TEXT("Option", "Write the result here."));
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    if (command.empty())
        return wrongUsage(console,
                          {COSTMODEL_TEXT("Message", "there is no command behind --"), {}});
    SteadyClock clock;
    const double begin = clock.now();
    const InterruptWatch watch;
    std::atomic<bool> isOver{false};
    data::SupervisedRun run;
    std::jthread observer(
        [&]
        {
            SteadyClock own;
            run = data::supervise({.observeSeconds = longest},
                                  {.command = {programPath(), "bench", "child"},
                                   .isCancelled =
                                       [&]
                                   {
                                       return isOver.load();
                                   }},
                                  own);
        });
    const Watched watched = runWatched(command, watch, console);
    isOver = true;
    observer.join();
    if (!watched.problem.empty())
    {
        console.err << "error: " << command.front() << ": " << watched.problem << '\n';
        return WrongUsage;
    }
    if (!run.result.observation)
        run.result.observation = Observation{.seconds = clock.now() - begin};
    addSpeed(watched.log, *run.result.observation, console);
    const int kept = keep(run.result, parsed.values, console.err, clock.now() - begin, console);
    const int exit = watched.end.signal != 0 ? 128 + watched.end.signal : watched.end.exitCode;
    return exit != Done ? exit : kept;
}

} // namespace costmodel::app::bench
