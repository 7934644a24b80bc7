#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "app/bench/equipment.h"
#include "app/bench/machine.h"
#include "app/bench/options.h"
#include "app/bench/progress.h"
#include "app/bench/result_files.h"
#include "app/bench/supervised.h"
#include "app/bench/text.h"
#include "data/bench/supervisor.h"
#include "model/measure/figure.h"
#include "model/measure/process/child_process.h"

namespace costmodel::app::bench
{

using namespace measure;
namespace po = boost::program_options;

namespace
{

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (at <= text.size())
    {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        if (comma > at)
            parts.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return parts;
}

} // namespace

int run(const Arguments& arguments, Console& console)
{
    if (const auto dashes = std::find(arguments.begin(), arguments.end(), "--");
        dashes != arguments.end())
        return runCommand({arguments.begin(), dashes}, {dashes + 1, arguments.end()}, console);
    Syntax syntax{.usage = "bench run [OPTION]...  or  bench run [OPTION]... -- COMMAND...",
                  .summary = COSTMODEL_TEXT(
                      "Usage",
                      "Measures the GPUs of this machine, about 15 seconds each: matrix products\n"
                      "in the number formats of training, memory, transfers, power. Can be\n"
                      "stopped at any time. As one of several processes of a job (srun, mpirun,\n"
                      "Kubernetes) each writes its own file; \"bench merge\" joins them.\n"
                      "With a command behind -- that is run instead, and watched.")};
    syntax.options.add_options()(
        "devices", po::value<std::string>(),
        COSTMODEL_TEXT("Option", "Ids or positions in --list, separated by commas."))(
        "dtype", po::value<std::string>(),
        COSTMODEL_TEXT("Option", "Number formats: bf16,fp16,tf32,fp32,fp8_e4m3,fp64."))(
        "budget", po::value<double>()->default_value(15),
        COSTMODEL_TEXT("Option", "Seconds for one GPU."))(
        "json", po::value<std::string>(), COSTMODEL_TEXT("Option", "Write the result here."))(
        "timeout", po::value<double>(),
        COSTMODEL_TEXT("Option", "Longest wait for one test, in seconds."))(
        "no-power", COSTMODEL_TEXT("Option", "Do not measure power."))(
        "single", COSTMODEL_TEXT("Option", "Not all GPUs at once."))(
        "force", COSTMODEL_TEXT("Option", "Although another process uses the GPU."))(
        "include-host", COSTMODEL_TEXT("Option", "Put the name of this machine into the result."));
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const po::variables_map& values = parsed.values;
    Plan plan{.budgetSeconds = values["budget"].as<double>(),
              .measuresPower = values.count("no-power") == 0,
              .allGpus = values.count("single") == 0,
              .force = values.count("force") > 0};
    if (values.count("devices") > 0)
        plan.devices = split(values["devices"].as<std::string>());
    if (values.count("dtype") > 0)
        plan.dtypes = split(values["dtype"].as<std::string>());
    for (const std::string& dtype : plan.dtypes)
        if (!numberFormatFrom(dtype))
            return wrongUsage(console,
                              {COSTMODEL_TEXT("Message", "\"%1\" is no number format, "
                                                         "expected bf16, fp16, tf32, fp32, "
                                                         "fp8_e4m3 or fp64"),
                               {dtype}});
    if (!(plan.budgetSeconds >= 1 && plan.budgetSeconds <= 3600))
        return wrongUsage(console, {COSTMODEL_TEXT("Message", "--budget is %1; must be 1 to 3600"),
                                    {plan.budgetSeconds}});
    SteadyClock clock;
    const double begin = clock.now();
    const InterruptWatch watch;
    Progress progress(console);
    data::Supervision how = supervision(progress, watch);
    if (values.count("timeout") > 0)
    {
        how.deadlineSeconds = values["timeout"].as<double>();
        if (!(*how.deadlineSeconds > 0 && *how.deadlineSeconds < 1e6))
            return wrongUsage(console,
                              {COSTMODEL_TEXT("Message", "--timeout is %1; must be above 0"),
                               {*how.deadlineSeconds}});
    }
    console.err << fmt::format(
        "Measuring for about {:.0f} s a GPU, with up to 25 % of its free memory and up to the "
        "power limit of the board.\n",
        plan.budgetSeconds);
    data::SupervisedRun run = data::supervise(plan, how, clock);
    progress.end();
    explainEnd(run, console);
    // A driver that took everything down before the first test leaves nothing to keep.
    if (run.end == data::RunEnd::Refused || run.result.tests.empty())
        return exitOf(run);
    finish(run.result, values.count("include-host") > 0, clock.now() - begin);
    const int exit = exitOf(run);
    if (values.count("json") == 0)
    {
        printResult(run.result, console);
        return exit;
    }
    const std::string path = fileOfRank(values["json"].as<std::string>(), run.result.rank);
    const int saved = save(run.result, path, console);
    if (saved == Done)
        console.err << "Written to " << path << '\n';
    return saved == Done ? exit : saved;
}

int list(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench --list",
                  .summary = COSTMODEL_TEXT(
                      "Usage",
                      "Shows devices and libraries. Never fails, and never wakes a graphics "
                      "card that is switched off.")};
    syntax.options.add_options()(
        "timeout", po::value<double>()->default_value(20),
        COSTMODEL_TEXT("Option", "Longest wait for the drivers, in seconds."));
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const std::vector<SleepingCard> sleeping = sleepingCards("/");
    if (!sleeping.empty())
    {
        for (const SleepingCard& card : sleeping)
            console.out << fmt::format("    {}  vendor {}, switched off to save power\n", card.pci,
                                       card.vendor);
        console.err << "No driver was asked, because that would wake it; \"bench run\" does.\n";
        return Done;
    }
    SteadyClock clock;
    const InterruptWatch watch;
    Progress progress(console);
    data::Supervision how = supervision(progress, watch);
    how.deadlineSeconds = parsed.values["timeout"].as<double>();
    const data::SupervisedRun run = data::supervise({.listsOnly = true}, how, clock);
    progress.end();
    for (std::size_t i = 0; i < run.result.devices.size(); ++i)
    {
        const Device& device = run.result.devices[i];
        console.out << fmt::format(
            "{:>3}  {}  {} ({}{}{})\n", i, device.id, device.name, device.backend,
            device.pci.empty() || device.pci == device.id ? "" : ", " + device.pci,
            device.type == DeviceType::Cpu ? ", CPU: not for money" : "");
    }
    if (run.result.devices.empty())
        console.out << "no device\n";
    for (const Probe& probe : run.result.probes)
    {
        console.err << say(console, explain(probe.status, probe.library));
        if (probe.status != LoadStatus::Ok && !probe.text.empty())
            console.err << " [" << probe.text << ']';
        console.err << '\n';
    }
    if (run.end != data::RunEnd::Finished)
        explainEnd(run, console);
    return Done;
}

} // namespace costmodel::app::bench
