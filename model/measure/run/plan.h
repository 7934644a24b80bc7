#pragma once

#include <string>
#include <vector>

#include "model/measure/result.h"
#include "model/measure/shapes.h"

namespace costmodel::measure
{

/// What a person asked to be measured.
struct Plan
{
    std::vector<std::string> devices{}; ///< ids, or positions in the list; empty: every GPU
    std::vector<std::string> dtypes{};  ///< empty: those the budget has room for
    double budgetSeconds = 15;          ///< of one GPU
    bool measuresPower = true;
    bool allGpus = true; ///< with several GPUs: all at once, and how fast they exchange data
    bool listsOnly = false;
    /// Above 0: nothing is measured; the boards are watched for so long while a job runs.
    double observeSeconds = 0;
    bool force = false; ///< although another process works on the GPU
};

struct PlannedTest
{
    std::string name{};
    std::string dtype{};
    GemmShape shape{}; ///< of "gemm"; zero for the square one
    double warmUpSeconds = 0;
    double seconds = 0;
};

/// The tests of one device in their order. With a small budget dtypes are dropped in the order
/// fp32, fp8, tf32, fp16, then everything gets shorter in proportion.
std::vector<PlannedTest> plannedTests(const Plan& plan, const std::string& backend);

/// Seconds in which nothing runs, to see what the board draws when idle.
inline constexpr double idleSeconds = 1.0;

/// The devices that a plan means, of those in the order of preferred(): every GPU unless some are
/// named. `problem` says which name fits none.
struct DeviceChoice
{
    std::vector<Device> devices{};
    std::vector<Message> problems{};
};
DeviceChoice chooseDevices(const Plan& plan, const std::vector<Device>& all);

} // namespace costmodel::measure
