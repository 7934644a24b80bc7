#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/measure/run/clock.h"
#include "model/measure/run/events.h"
#include "model/measure/run/timing.h"

namespace costmodel::data
{

/// How a supervised run came to its end.
enum class RunEnd
{
    Finished,
    Refused, ///< nothing to measure; `message` says why
    Cancelled,
    DeadlinePassed,
    Crashed,
    NotStarted, ///< the measuring process could not be started
};

struct SupervisedRun
{
    RunEnd end = RunEnd::Finished;
    std::string message{};
    /// What was measured up to the end; a test that was under way is in it with its reason.
    measure::Result result{};
};

struct Supervision
{
    /// The command of the measuring process: this program with its hidden command.
    std::vector<std::string> command{};
    /// Longest wait for the first sign of life and for the end of each test; without it three
    /// times what was planned and 20 s more, since drivers compile at first use.
    std::optional<double> deadlineSeconds{};
    std::function<bool()> isCancelled = []
    {
        return false;
    };
    measure::EventSink onEvent = [](const measure::Event&) {
    };
};

/// Runs a plan in a process of its own and outlives whatever a driver does to it: hanging,
/// crashing, printing. A run that is cancelled ends within a few seconds.
SupervisedRun supervise(const measure::Plan& plan, const Supervision& supervision,
                        measure::Clock& clock);

} // namespace costmodel::data
