#include <cstdlib>
#include <mutex>
#include <ostream>
#include <stop_token>
#include <thread>

#include "app/bench/commands.h"
#include "app/bench/equipment.h"
#include "app/bench/machine.h"
#include "data/bench/events_json.h"
#include "model/measure/observe/observer.h"
#include "model/measure/process/child_process.h"

namespace costmodel::app::bench
{

int child(const Arguments& arguments, Console& console)
{
    if (!arguments.empty())
        return WrongUsage;
    // Drivers print where they like; the events have a channel of their own.
    const int channel = measure::reserveStandardOutput();
    std::string input;
    while (input.find('\n') == std::string::npos)
    {
        const std::string more = measure::readSomeInput();
        if (more.empty())
            break;
        input += more;
    }
    const std::optional<measure::Plan> plan =
        data::planFrom(std::string_view(input).substr(0, input.find('\n')));
    if (!plan)
    {
        console.err << "error: there is no plan on standard input\n";
        return WrongUsage;
    }
    std::stop_source stop;
    // The end of the input is the wish to stop, and what is left of a parent that died.
    std::thread(
        [stop]() mutable
        {
            while (!measure::readSomeInput().empty())
            {
            }
            stop.request_stop();
        })
        .detach();
    measure::SteadyClock clock;
    std::mutex mutex;
    const measure::EventSink tell = [&](const measure::Event& event)
    {
        const std::lock_guard lock(mutex);
        if (!measure::writeTo(channel, data::eventLine(event)))
            stop.request_stop();
    };
    if (plan->observeSeconds > 0)
        measure::observe(plan->observeSeconds, libraryPlaces(), clock, tell, stop.get_token());
    else
    {
        measure::Equipment equipment = allEquipment(libraryPlaces(), clock);
        measure::runPlan(*plan, equipment, tell, stop.get_token());
    }
    // Drivers have been seen to crash or hang in their exit handlers, after all is said.
    std::_Exit(Done);
}

} // namespace costmodel::app::bench
