#include "app/bench/supervised.h"

#include <ostream>

#include <fmt/format.h>

#include "app/bench/equipment.h"
#include "app/bench/machine.h"
#include "app/bench/text.h"
#include "model/measure/figure.h"

namespace costmodel::app::bench
{

using namespace measure;

int exitOf(const data::SupervisedRun& run)
{
    switch (run.end)
    {
    case data::RunEnd::Refused:
        return NoUsableGpu;
    case data::RunEnd::DeadlinePassed:
        return RanIntoDeadline;
    case data::RunEnd::Cancelled:
    case data::RunEnd::Crashed:
        return PartOfTests;
    case data::RunEnd::NotStarted:
        return ProgramFailed;
    case data::RunEnd::Finished:
        break;
    }
    for (const Test& test : run.result.tests)
        if (test.status == TestStatus::Error || test.status == TestStatus::Invalid)
            return PartOfTests;
    return Done;
}

void explainEnd(const data::SupervisedRun& run, Console& console)
{
    switch (run.end)
    {
    case data::RunEnd::Finished:
        return;
    case data::RunEnd::Refused:
        console.err << "error: " << run.message << '\n';
        for (const Probe& probe : run.result.probes)
            if (probe.status != LoadStatus::Ok)
                console.err << "  " << say(console, explain(probe.status, probe.library)) << '\n';
        return;
    case data::RunEnd::Cancelled:
        console.err << "Stopped; what was measured before is kept.\n";
        return;
    case data::RunEnd::DeadlinePassed:
        console.err << "error: " << say(console, explain(Reason::DeadlinePassed, run.message))
                    << '\n';
        return;
    case data::RunEnd::Crashed:
        console.err << "error: " << say(console, explain(Reason::ProcessCrashed, run.message))
                    << '\n';
        return;
    case data::RunEnd::NotStarted:
        console.err << "error: the measuring process could not be started: " << run.message << '\n';
        return;
    }
}

std::string fileOfRank(const std::string& path, const std::optional<long>& rank)
{
    if (!rank)
        return path;
    const std::size_t slash = path.find_last_of('/');
    const std::size_t dot = path.find('.', slash == std::string::npos ? 0 : slash + 1);
    const std::size_t at = dot == std::string::npos ? path.size() : dot;
    return path.substr(0, at) + fmt::format(".rank{}", *rank) + path.substr(at);
}

data::Supervision supervision(Progress& progress, const InterruptWatch& watch)
{
    return {.command = {programPath(), "bench", "child"},
            .isCancelled = [&watch] { return watch.wasInterrupted(); },
            .onEvent =
                [&progress](const Event& event)
            {
                progress.tell(event);
            }};
}

void finish(Result& result, bool includesHost, double seconds)
{
    result.toolVersion = COSTMODEL_VERSION;
    result.kernelsSha256 = kernelsChecksum();
    result.createdUtc = utcNow();
    result.durationS = seconds;
    result.rank = processRank();
    result.host = describeHost(includesHost);
    bool hasFigure = false;
    for (const Test& test : result.tests)
        hasFigure = hasFigure || test.series.has_value();
    const std::vector<Message> obstacles = obstaclesToMoney(result);
    result.usableForCostModel = hasFigure && obstacles.empty();
    for (const Message& obstacle : obstacles)
        result.notes.push_back(render(obstacle, English{}));
    // Devices that were only listed are not part of a measurement.
    std::erase_if(result.devices,
                  [&](const Device& device)
                  {
                      for (const Test& test : result.tests)
                          if (test.device == device.id)
                              return false;
                      return !result.tests.empty();
                  });
}

} // namespace costmodel::app::bench
