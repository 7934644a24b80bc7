#include "model/measure/run/runner.h"

#include <algorithm>

#include "model/measure/driver/device_id.h"
#include "model/measure/run/concurrency.h"

namespace costmodel::measure
{

namespace
{

struct Found
{
    std::vector<Device> devices{};
    std::vector<Backend*> owners{}; ///< of the device at the same place
};

Found enumerate(Equipment& equipment, const EventSink& sink)
{
    std::vector<Device> all;
    if (equipment.sampler)
        for (const Probe& probe : equipment.sampler->probe())
            sink(ProbeFound{probe});
    for (const auto& backend : equipment.backends)
    {
        for (const Probe& probe : backend->probe())
            sink(ProbeFound{probe});
        for (Device& device : backend->devices())
            all.push_back(std::move(device));
    }
    Found found{.devices = preferred(std::move(all))};
    for (Device& device : found.devices)
    {
        Backend* owner = nullptr;
        for (const auto& backend : equipment.backends)
            for (const Device& own : backend->devices())
                if (own.id == device.id && own.backend == device.backend)
                    owner = backend.get();
        found.owners.push_back(owner);
        if (equipment.sampler)
            equipment.sampler->describe(device);
    }
    return found;
}

Test failed(const PlannedTest& planned, const Device& device, const Failure& failure)
{
    return {.name = planned.name,
            .dtype = planned.dtype,
            .device = device.id,
            .shape = planned.shape,
            .status = failure.status,
            .reason = failure.reason,
            .detail = failure.detail};
}

Test runTest(const PlannedTest& planned, const Device& device, Session& session,
             const Effort& effort)
{
    if (planned.name == "triad")
        return session.triad(effort);
    if (planned.name == "h2d")
        return session.copy(CopyDirection::HostToDevice, effort);
    if (planned.name == "d2h")
        return session.copy(CopyDirection::DeviceToHost, effort);
    const std::optional<NumberFormat> format = numberFormatFrom(planned.dtype);
    if (!format)
        return failed(planned, device,
                      {TestStatus::Unsupported, Reason::NotSupportedByDevice, planned.dtype});
    return session.gemm({*format, planned.shape}, effort);
}

void addTelemetry(Sampler* sampler, const std::optional<double>& idleW, const EventSink& sink,
                  Test& test)
{
    if (!sampler)
        return;
    const LoadWindow load = test.load.value_or(LoadWindow{});
    Telemetry seen = sampler->end(load.begin, load.end);
    if (test.status != TestStatus::Ok)
        return; // a failed test has no watts
    seen.power.idleW = idleW;
    test.power = seen.power;
    test.clocks = seen.clocks;
    test.maxTemperatureC = seen.maxTemperatureC;
    test.throttleMask = seen.throttleMask;
    for (const std::string& note : seen.notes)
        sink(NoteMade{test.device + " " + metricOf(test) + ": " + note});
}

/// What the board draws before the first context is made.
std::optional<double> idleWatts(Equipment& equipment, const Device& device)
{
    if (!equipment.sampler)
        return std::nullopt;
    const double begin = equipment.clock.now();
    equipment.sampler->begin(device);
    equipment.clock.sleep(idleSeconds);
    return equipment.sampler->end(begin, equipment.clock.now()).power.medianW;
}

void runDevice(const Plan& plan, const Device& device, Backend& backend, Equipment& equipment,
               const EventSink& sink, const std::stop_token& stop)
{
    sink(TestBegun{device.id, "open", "", idleSeconds});
    const std::optional<double> idleW =
        plan.measuresPower ? idleWatts(equipment, device) : std::nullopt;
    Sampler* const sampler = plan.measuresPower ? equipment.sampler.get() : nullptr;
    Failure failure;
    const std::size_t probesBefore = backend.probe().size();
    const std::unique_ptr<Session> session = backend.open(device.id, failure);
    // Some libraries are so large that they are looked for only when they are needed.
    const std::vector<Probe> probes = backend.probe();
    for (std::size_t i = probesBefore; i < probes.size(); ++i)
        sink(ProbeFound{probes[i]});
    for (const PlannedTest& planned : plannedTests(plan, device.backend))
    {
        if (stop.stop_requested())
            failure = {TestStatus::Skipped, Reason::Cancelled, ""};
        if (stop.stop_requested() || !session)
        {
            sink(TestEnded{failed(planned, device, failure)});
            continue;
        }
        sink(TestBegun{device.id, planned.name, planned.dtype,
                       planned.warmUpSeconds + planned.seconds});
        const Effort effort{.clock = equipment.clock,
                            .stop = stop,
                            .onSample = [&](double rate) { sink(SampleTaken{rate}); },
                            .warmUpSeconds = planned.warmUpSeconds,
                            .measureSeconds = planned.seconds};
        if (sampler)
            sampler->begin(device);
        Test test = runTest(planned, device, *session, effort);
        addTelemetry(sampler, idleW, sink, test);
        sink(TestEnded{test});
    }
}

} // namespace

void runPlan(const Plan& plan, Equipment& equipment, const EventSink& sink, std::stop_token stop)
{
    const Found found = enumerate(equipment, sink);
    const DeviceChoice choice = chooseDevices(plan, found.devices);
    const auto isChosen = [&](const Device& device)
    {
        return std::any_of(choice.devices.begin(), choice.devices.end(),
                           [&](const Device& chosen) { return chosen.id == device.id; });
    };
    for (const Device& device : found.devices)
        sink(DeviceFound{device, isChosen(device)});
    if (plan.listsOnly)
    {
        sink(RunFinished{});
        return;
    }
    for (const Message& problem : choice.problems)
    {
        sink(RunRefused{render(problem, English{})});
        return;
    }
    if (choice.devices.empty())
    {
        sink(RunRefused{"no GPU that could be measured"});
        return;
    }
    if (equipment.sampler && !plan.force)
        for (const Device& device : choice.devices)
            if (const std::optional<Message> occupied = equipment.sampler->occupation(device))
            {
                sink(RunRefused{render(*occupied, English{})});
                return;
            }
    std::vector<Member> members;
    for (std::size_t i = 0; i < found.devices.size(); ++i)
    {
        if (!isChosen(found.devices[i]) || !found.owners[i])
            continue;
        runDevice(plan, found.devices[i], *found.owners[i], equipment, sink, stop);
        members.push_back({found.devices[i], found.owners[i]});
    }
    if (plan.allGpus && members.size() > 1 && !stop.stop_requested())
        measureTogether(plan, members, equipment, sink, stop);
    sink(RunFinished{});
}

} // namespace costmodel::measure
