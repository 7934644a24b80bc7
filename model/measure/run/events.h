#pragma once

#include <functional>
#include <string>
#include <variant>

#include "model/measure/result.h"
#include "model/measure/run/plan.h"

namespace costmodel::measure
{

/// What a run tells while it goes on; the same comes as JSON lines from the measuring process.
struct ProbeFound
{
    Probe probe{};
};
struct DeviceFound
{
    Device device{};
    bool isChosen = false;
};
struct TestBegun
{
    std::string device{};
    std::string name{};
    std::string dtype{};
    double seconds = 0; ///< planned, warm-up included; 0 for work that is not timed
};
struct SampleTaken
{
    double value = 0;
};
struct TestEnded
{
    Test test{};
};
struct ScalingMeasured
{
    Scaling scaling{};
};
struct ObservationMade
{
    Observation observation{};
    std::vector<Message> reasons{}; ///< not in the JSON lines
};
/// Something a reader of the result should know; English, goes into the result.
struct NoteMade
{
    std::string text{};
};
/// Nothing could be measured.
struct RunRefused
{
    std::string text{};
};
struct RunFinished
{
};
using Event = std::variant<ProbeFound, DeviceFound, TestBegun, SampleTaken, TestEnded,
                           ScalingMeasured, ObservationMade, NoteMade, RunRefused, RunFinished>;
using EventSink = std::function<void(const Event&)>;

} // namespace costmodel::measure
