#pragma once

#include "model/text/message.h"
#include "model/usage/profile.h"
#include "model/usage/statistics.h"

namespace costmodel
{

/// What keeps the GPUs from doing more.
enum class UsageVerdict
{
    Unknown,      ///< not measured
    Wait,         ///< for data, for the CPU, or for more work in a batch: do not rent yet
    Mixed,        ///< part of the time
    Busy,         ///< a kernel runs all the time; whether it uses the GPU well is not known
    ComputeBound, ///< busy, and the power drawn says that it calculates
};

/// Limits of the verdict. The first two are this program's rule of thumb; the others are proposals
/// without a published source, and are therefore named in the text.
struct UsageLimits
{
    double wait = 30;        ///< per cent: below, the GPU waits
    double busy = 80;        ///< per cent: from here on it is busy
    double idleShare = 0.10; ///< a "busy" GPU may be idle in less than this share of the readings
    double powerShare = 0.5; ///< of the power limit: from here on busy means compute-bound
    double powerCap = 0.95;  ///< of the power limit: from here on it runs at the cap
    std::size_t fewSamples = 10; ///< fewer readings than this are a glance, not a measurement
};

struct Diagnosis
{
    UsageVerdict verdict = UsageVerdict::Unknown;
    std::vector<Message> reasons; ///< whole sentences; the first explains the verdict
};

/// The verdict on a log of utilisation. The median over all readings decides; a GPU counts as busy
/// only if it is seldom idle, and as compute-bound only if its power agrees. Missing readings never
/// decide anything: with no reading at all the verdict is Unknown.
Diagnosis diagnose(const UsageStatistics& usage, const UsageLimits& limits = {});

/// The verdict on a profile, whose share of time with a kernel running is the utilisation. Never
/// ComputeBound, because a profile has no power.
Diagnosis diagnose(const ProfileShares& profile, const UsageLimits& limits = {});

/// "wait", "mixed", "busy", "compute-bound", "unknown": the word of the JSON report.
const char* verdictKey(UsageVerdict verdict);
/// The verdict in words, marked for translation as "Label".
const char* verdictLabel(UsageVerdict verdict);

} // namespace costmodel
