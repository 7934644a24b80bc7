#include "model/usage/profile.h"

#include <algorithm>

namespace costmodel
{

namespace
{

std::vector<Interval> joined(std::vector<Interval> a, const std::vector<Interval>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return united(std::move(a));
}

/// The training steps, or else everything from the first to the last thing that happened.
std::vector<Interval> wallOf(const ProfileTimeline& timeline)
{
    if (!timeline.steps.empty())
        return united(timeline.steps);
    std::vector<Interval> all = timeline.dataWait;
    for (const auto& [device, gpu] : timeline.gpus)
        for (const std::vector<Interval>* part : {&gpu.compute, &gpu.nccl, &gpu.copy})
            all.insert(all.end(), part->begin(), part->end());
    all = united(std::move(all));
    if (all.empty())
        return {};
    return {{all.front().begin, all.back().end}};
}

} // namespace

std::vector<Interval> united(std::vector<Interval> intervals)
{
    std::erase_if(intervals, [](const Interval& i) { return !(i.end >= i.begin); });
    std::sort(intervals.begin(), intervals.end(),
              [](const Interval& a, const Interval& b) { return a.begin < b.begin; });
    std::vector<Interval> result;
    for (const Interval& interval : intervals)
    {
        if (!result.empty() && interval.begin <= result.back().end)
            result.back().end = std::max(result.back().end, interval.end);
        else
            result.push_back(interval);
    }
    return result;
}

double length(const std::vector<Interval>& intervals)
{
    double sum = 0;
    for (const Interval& interval : intervals)
        sum += interval.end - interval.begin;
    return sum;
}

std::vector<Interval> common(const std::vector<Interval>& a, const std::vector<Interval>& b)
{
    std::vector<Interval> result;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();)
    {
        const double begin = std::max(a[i].begin, b[j].begin);
        const double end = std::min(a[i].end, b[j].end);
        if (begin < end)
            result.push_back({begin, end});
        if (a[i].end < b[j].end)
            ++i;
        else
            ++j;
    }
    return result;
}

std::vector<Interval> without(const std::vector<Interval>& a, const std::vector<Interval>& b)
{
    std::vector<Interval> result;
    std::size_t j = 0;
    for (Interval rest : a)
    {
        while (j < b.size() && b[j].end <= rest.begin)
            ++j;
        for (std::size_t k = j; k < b.size() && b[k].begin < rest.end; ++k)
        {
            if (rest.begin < b[k].begin)
                result.push_back({rest.begin, b[k].begin});
            rest.begin = std::max(rest.begin, b[k].end);
        }
        if (rest.begin < rest.end)
            result.push_back(rest);
    }
    return result;
}

std::optional<ProfileShares> profileShares(const ProfileTimeline& timeline)
{
    const std::vector<Interval> wall = wallOf(timeline);
    const std::vector<Interval> dataWait = united(timeline.dataWait);
    double compute = 0;
    double nccl = 0;
    double copy = 0;
    double waiting = 0;
    double idle = 0;
    double busy = 0;
    for (const auto& [device, gpu] : timeline.gpus)
    {
        const std::vector<Interval> computing = common(united(gpu.compute), wall);
        const std::vector<Interval> kernels = common(joined(gpu.compute, united(gpu.nccl)), wall);
        const std::vector<Interval> working = common(joined(kernels, united(gpu.copy)), wall);
        const std::vector<Interval> nothing = without(wall, working);
        compute += length(computing);
        nccl += length(without(kernels, computing));
        copy += length(without(working, kernels));
        waiting += length(common(nothing, dataWait));
        idle += length(without(nothing, dataWait));
        busy += length(kernels);
    }
    const double wallSeconds = length(wall);
    const double total = wallSeconds * static_cast<double>(timeline.gpus.size());
    if (!(total > 0) || !(compute + nccl + copy > 0))
        return {};
    ProfileShares shares;
    shares.compute = compute / total;
    shares.nccl = nccl / total;
    shares.copy = copy / total;
    shares.dataWait = waiting / total;
    shares.otherIdle = idle / total;
    shares.overlapKnown = true;
    shares.busy = busy / total;
    shares.wallSeconds = wallSeconds;
    shares.gpus = timeline.gpus.size();
    return shares;
}

std::optional<ProfileShares> profileShares(const ProfileSums& sums)
{
    const double work = sums.computeSeconds + sums.ncclSeconds + sums.copySeconds;
    if (!(work > 0))
        return {};
    // What overlaps is counted twice, so the sum can exceed the wall time; then it is no measure.
    const bool hasWall = sums.wallSeconds && *sums.wallSeconds >= work;
    const double total = hasWall ? *sums.wallSeconds : work + sums.dataWaitSeconds.value_or(0);
    ProfileShares shares;
    shares.compute = sums.computeSeconds / total;
    shares.nccl = sums.ncclSeconds / total;
    shares.copy = sums.copySeconds / total;
    shares.ofBusyTime = !hasWall;
    if (!hasWall && sums.dataWaitSeconds)
        shares.dataWait = *sums.dataWaitSeconds / total;
    if (hasWall)
    {
        const double idle = 1 - work / total;
        shares.busy = shares.compute + shares.nccl;
        shares.wallSeconds = total;
        if (sums.dataWaitSeconds)
            shares.dataWait = std::min(*sums.dataWaitSeconds / total, idle);
        shares.otherIdle = idle - shares.dataWait.value_or(0);
    }
    return shares;
}

std::optional<ProfileShares> combined(const std::vector<ProfileShares>& profiles)
{
    if (profiles.size() < 2)
        return profiles.empty() ? std::nullopt : std::optional(profiles.front());
    const bool haveWall =
        std::all_of(profiles.begin(), profiles.end(),
                    [](const ProfileShares& p) { return p.wallSeconds && p.busy; });
    const auto weight = [haveWall](const ProfileShares& p)
    {
        return haveWall ? *p.wallSeconds * static_cast<double>(std::max<std::size_t>(p.gpus, 1))
                        : 1;
    };
    double total = 0;
    for (const ProfileShares& profile : profiles)
        total += weight(profile);
    ProfileShares result;
    result.overlapKnown = true;
    const auto add = [](std::optional<double>& sum, std::optional<double> value, double share)
    {
        if (value)
            sum = sum.value_or(0) + *value * share;
    };
    for (const ProfileShares& profile : profiles)
    {
        const double share = weight(profile) / total;
        result.compute += profile.compute * share;
        result.nccl += profile.nccl * share;
        result.copy += profile.copy * share;
        add(result.dataWait, profile.dataWait, share);
        add(result.otherIdle, profile.otherIdle, share);
        if (haveWall)
            add(result.busy, profile.busy, share);
        result.ofBusyTime = result.ofBusyTime || profile.ofBusyTime;
        result.overlapKnown = result.overlapKnown && profile.overlapKnown;
        result.gpus += profile.gpus;
        if (haveWall)
            result.wallSeconds = std::max(result.wallSeconds.value_or(0), *profile.wallSeconds);
    }
    return result;
}

std::optional<double> scalingEfficiency(const ProfileShares& shares)
{
    if (!(shares.nccl > 0) || shares.nccl >= 1)
        return {};
    return 1 - shares.nccl;
}

} // namespace costmodel
