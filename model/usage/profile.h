#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace costmodel
{

/// A stretch of time, in seconds on any common clock; end >= begin.
struct Interval
{
    double begin = 0;
    double end = 0;
};

/// Sorted and merged so that no two touch. Intervals that run backward are dropped.
std::vector<Interval> united(std::vector<Interval> intervals);
/// Total length of united intervals.
double length(const std::vector<Interval>& intervals);
/// What two united sets have in common.
std::vector<Interval> common(const std::vector<Interval>& a, const std::vector<Interval>& b);
/// What `a` has and `b` has not, both united.
std::vector<Interval> without(const std::vector<Interval>& a, const std::vector<Interval>& b);

/// What ran when, from a trace: by GPU, and on the CPU the waiting for the next batch.
struct ProfileTimeline
{
    struct Gpu
    {
        std::vector<Interval> compute; ///< kernels that calculate
        std::vector<Interval> nccl;    ///< kernels that communicate between GPUs
        std::vector<Interval> copy;    ///< copies and fills of memory
    };
    std::map<long, Gpu> gpus; ///< by device number
    std::vector<Interval> dataWait;
    std::vector<Interval> steps; ///< marked training steps; empty if the trace marks none
};

/// Sums of time, from a printed table: what overlaps is counted twice.
struct ProfileSums
{
    double computeSeconds = 0;
    double ncclSeconds = 0;
    double copySeconds = 0;
    std::optional<double> dataWaitSeconds;
    std::optional<double> wallSeconds; ///< of the marked training steps
};

/// Where the time of the GPUs goes.
struct ProfileShares
{
    /// Of the wall time (of all GPUs together), or, if the report does not tell that, of the time
    /// in which a GPU worked or the program waited for data (`ofBusyTime`). nccl and copy count
    /// only what does not overlap with computing, so that compute + nccl + copy + dataWait +
    /// otherIdle = 1; absent means that the report does not tell.
    double compute = 0;
    double nccl = 0;
    double copy = 0;
    std::optional<double> dataWait;  ///< no GPU work while the program waits for the next batch
    std::optional<double> otherIdle; ///< no GPU work for other reasons
    bool ofBusyTime = false;
    bool overlapKnown = false;  ///< false: communication hidden behind computing counts as cost
    std::optional<double> busy; ///< share of the wall time with any kernel running
    std::optional<double> wallSeconds; ///< of one GPU
    std::size_t gpus = 0;              ///< 0: not told
};

/// Nothing if no GPU did anything.
std::optional<ProfileShares> profileShares(const ProfileTimeline& timeline);
std::optional<ProfileShares> profileShares(const ProfileSums& sums);
/// Of several profiles of the same work, as of its ranks: weighted by wall time and GPUs; equally
/// if one has no wall time. Nothing of no profiles.
std::optional<ProfileShares> combined(const std::vector<ProfileShares>& profiles);

/// Multi-GPU scaling efficiency, as [[rent]] and [[buy]] have it: the share of the time that is
/// not spent on communication between GPUs. Absent where no such communication was seen.
std::optional<double> scalingEfficiency(const ProfileShares& shares);

} // namespace costmodel
