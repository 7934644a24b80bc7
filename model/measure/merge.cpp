#include "model/measure/merge.h"

#include <algorithm>
#include <set>

#include "model/measure/figure.h"

namespace costmodel::measure
{

namespace
{

std::optional<double> lesser(std::optional<double> a, std::optional<double> b)
{
    return a && b ? std::min(*a, *b) : (a ? a : b);
}

/// The worse of both in every figure; payloads are matched by size.
std::vector<AllReduce> worse(std::vector<AllReduce> a, const std::vector<AllReduce>& b)
{
    for (const AllReduce& row : b)
    {
        const auto same = std::find_if(a.begin(), a.end(),
                                       [&](const AllReduce& r) { return r.bytes == row.bytes; });
        if (same == a.end())
            a.push_back(row);
        else
            same->busBytesPerSecond = lesser(same->busBytesPerSecond, row.busBytesPerSecond);
    }
    return a;
}

void addScaling(std::optional<Scaling>& all, const Scaling& one)
{
    if (!all)
    {
        all = one;
        return;
    }
    all->gpus = std::min(all->gpus, one.gpus);
    all->concurrency = lesser(all->concurrency, one.concurrency);
    all->slowestOverMedian = lesser(all->slowestOverMedian, one.slowestOverMedian);
    all->powerW =
        all->powerW && one.powerW ? std::optional(*all->powerW + *one.powerW) : std::nullopt;
    all->allReduce = worse(all->allReduce, one.allReduce);
    all->peerCopy = worse(all->peerCopy, one.peerCopy);
}

void addIo(std::optional<Io>& all, const Io& one)
{
    if (!all)
    {
        all = one;
        return;
    }
    if (all->fileSystem != one.fileSystem)
        all->fileSystem = "several";
    for (const auto member :
         {&Io::directBytesPerSecond, &Io::bufferedColdBytesPerSecond, &Io::filesPerSecond,
          &Io::fileBytesPerSecond, &Io::decodedImagesPerSecond})
        (*all).*member = lesser((*all).*member, one.*member);
}

bool isUuid(const std::string& id)
{
    return id.starts_with("GPU-") || id.starts_with("MIG-");
}

} // namespace

MergeOutcome merge(const std::vector<MachineResult>& parts)
{
    MergeOutcome outcome;
    std::set<std::string> machines;
    std::set<std::string> uuids;
    Result all;
    all.usableForCostModel = !parts.empty();
    if (parts.empty())
        outcome.problems.push_back({COSTMODEL_TEXT("Message", "There is no result to merge."), {}});
    for (const MachineResult& part : parts)
    {
        const Result& one = part.result;
        if (!machines.insert(part.machine).second)
            outcome.problems.push_back(
                {COSTMODEL_TEXT("Message", "Two results are called \"%1\"."), {part.machine}});
        const auto within = [&](const std::string& id)
        {
            return part.machine + "/" + id;
        };
        for (Device device : one.devices)
        {
            if (isUuid(device.id) && !uuids.insert(device.id).second)
                outcome.problems.push_back(
                    {COSTMODEL_TEXT("Message", "The GPU %1 is in two results; each machine is to "
                                               "be measured once."),
                     {device.id}});
            device.id = within(device.id);
            device.machine = part.machine;
            all.devices.push_back(std::move(device));
        }
        for (Test test : one.tests)
        {
            test.device = within(test.device);
            all.tests.push_back(std::move(test));
        }
        for (const Probe& probe : one.probes)
            all.probes.push_back(probe);
        for (const std::string& note : one.notes)
            all.notes.push_back(part.machine + ": " + note);
        if (one.scaling)
            addScaling(all.scaling, *one.scaling);
        if (one.io)
            addIo(all.io, *one.io);
        all.usableForCostModel = all.usableForCostModel && one.usableForCostModel;
        all.createdUtc = std::max(all.createdUtc, one.createdUtc);
        all.durationS = std::max(all.durationS, one.durationS);
        all.toolVersion = one.toolVersion;
        all.toolRevision = one.toolRevision;
        all.kernelsSha256 = one.kernelsSha256;
    }
    if (parts.size() == 1)
        all.host = parts.front().result.host;
    if (outcome.problems.empty())
        outcome.result = std::move(all);
    return outcome;
}

std::vector<MachineFigure> machineFigures(const Result& merged, std::string_view metric)
{
    std::vector<MachineFigure> machines;
    const FigureOutcome outcome = figureOf(merged, metric);
    if (!outcome.figure)
        return machines;
    for (const DeviceFigure& device : outcome.figure->devices)
    {
        auto machine =
            std::find_if(machines.begin(), machines.end(),
                         [&](const MachineFigure& m) { return m.machine == device.machine; });
        if (machine == machines.end())
            machine = machines.insert(machines.end(), {device.machine, device.value, 0});
        machine->value = std::min(machine->value, device.value);
        ++machine->gpus;
    }
    return machines;
}

} // namespace costmodel::measure
