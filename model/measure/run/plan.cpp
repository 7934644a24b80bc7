#include "model/measure/run/plan.h"

#include <algorithm>
#include <array>

namespace costmodel::measure
{

namespace
{

constexpr double mainSeconds = 4.0;
constexpr double mainWarmUp = 1.5;
constexpr double otherSeconds = 0.6;
constexpr double otherWarmUp = 0.1;

bool isWanted(const Plan& plan, std::string_view dtype)
{
    return plan.dtypes.empty() ||
           std::find(plan.dtypes.begin(), plan.dtypes.end(), dtype) != plan.dtypes.end();
}

double total(const std::vector<PlannedTest>& tests)
{
    double seconds = idleSeconds;
    for (const PlannedTest& test : tests)
        seconds += test.warmUpSeconds + test.seconds;
    return seconds;
}

/// Every test the backend could make, the one that matters most first.
std::vector<PlannedTest> allTests(const std::string& backend)
{
    std::vector<PlannedTest> tests;
    const auto gemm = [&](const char* dtype, bool isMain, GemmShape shape = {})
    {
        tests.push_back({"gemm", dtype, shape, isMain ? mainWarmUp : otherWarmUp,
                         isMain ? mainSeconds : otherSeconds});
    };
    if (backend == "cuda")
    {
        gemm("bf16", true);
        for (const GemmShape& shape : languageModelShapes)
            gemm("bf16", false, shape);
        for (const char* dtype : {"tf32", "fp16", "fp32", "fp8_e4m3"})
            gemm(dtype, false);
    }
    else
    {
        gemm("fp32", true);
        for (const char* dtype : {"fp16", "fp64"})
            gemm(dtype, false);
    }
    tests.push_back({"triad", "fp32", {}, otherWarmUp, 0.9});
    if (backend == "cuda")
        for (const char* direction : {"h2d", "d2h"})
            tests.push_back({direction, "bytes", {}, otherWarmUp, 0.4});
    return tests;
}

} // namespace

std::vector<PlannedTest> plannedTests(const Plan& plan, const std::string& backend)
{
    std::vector<PlannedTest> tests = allTests(backend);
    std::erase_if(tests, [&](const PlannedTest& test)
                  { return test.name == "gemm" && !isWanted(plan, test.dtype); });
    // A format that was asked for is tried even where it cannot be; the test says so.
    for (const std::string& dtype : plan.dtypes)
        if (std::none_of(tests.begin(), tests.end(),
                         [&](const PlannedTest& test)
                         { return test.name == "gemm" && test.dtype == dtype; }))
            tests.push_back({"gemm", dtype, {}, otherWarmUp, otherSeconds});
    if (plan.dtypes.empty() && backend == "cuda")
        for (const char* dtype : {"fp32", "fp8_e4m3", "tf32", "fp16"})
            if (total(tests) > plan.budgetSeconds)
                std::erase_if(tests, [&](const PlannedTest& test)
                              { return test.dtype == dtype && test.name == "gemm"; });
    if (const double all = total(tests); all > plan.budgetSeconds)
        for (PlannedTest& test : tests)
        {
            test.warmUpSeconds *= plan.budgetSeconds / all;
            test.seconds = std::max(0.05, test.seconds * plan.budgetSeconds / all);
        }
    return tests;
}

DeviceChoice chooseDevices(const Plan& plan, const std::vector<Device>& all)
{
    DeviceChoice choice;
    if (plan.devices.empty())
    {
        for (const Device& device : all)
            if (device.type != DeviceType::Cpu)
                choice.devices.push_back(device);
        // Beside real GPUs the one inside the processor is only in the way.
        const auto isDiscrete = [](const Device& device)
        {
            return device.type == DeviceType::Discrete;
        };
        if (std::any_of(choice.devices.begin(), choice.devices.end(), isDiscrete))
            std::erase_if(choice.devices, [](const Device& device)
                          { return device.type == DeviceType::Integrated; });
        return choice;
    }
    for (const std::string& name : plan.devices)
    {
        const Device* found = nullptr;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].id == name || all[i].pci == name || std::to_string(i) == name)
                found = &all[i];
        const bool isTwice =
            found && std::any_of(choice.devices.begin(), choice.devices.end(),
                                 [&](const Device& device) { return device.id == found->id; });
        if (!found)
            choice.problems.push_back(
                {COSTMODEL_TEXT("Message", "\"%1\" is no device here; \"bench --list\" shows them"),
                 {name}});
        else if (!isTwice)
            choice.devices.push_back(*found);
    }
    return choice;
}

} // namespace costmodel::measure
