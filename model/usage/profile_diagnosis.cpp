#include "model/usage/diagnosis.h"

namespace costmodel
{

namespace
{

void addShares(const ProfileShares& profile, std::vector<Message>& reasons)
{
    if (profile.ofBusyTime)
        reasons.push_back(
            {COSTMODEL_TEXT("Message",
                            "Of the time in which the GPUs worked, %1 went to computing, %2 to "
                            "communication between GPUs (NCCL) and %3 to copies."),
             {Share{profile.compute}, Share{profile.nccl}, Share{profile.copy}}});
    else
        reasons.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "Of the profiled time, %1 went to computing, %2 to communication between "
                 "GPUs (NCCL) that computing does not hide, and %3 to copies."),
             {Share{profile.compute}, Share{profile.nccl}, Share{profile.copy}}});
    if (profile.dataWait)
        reasons.push_back(
            {COSTMODEL_TEXT("Message", "The GPUs did nothing while the program waited for the "
                                       "next batch in %1 of the time, and nothing for other "
                                       "reasons in %2."),
             {Share{*profile.dataWait}, Share{profile.otherIdle.value_or(0)}}});
    else if (profile.otherIdle)
        reasons.push_back(
            {COSTMODEL_TEXT("Message", "The GPUs did nothing in %1 of the time; the report does "
                                       "not tell whether the program waited for data."),
             {Share{*profile.otherIdle}}});
}

void addEfficiency(const ProfileShares& profile, std::vector<Message>& reasons)
{
    const std::optional<double> efficiency = scalingEfficiency(profile);
    if (!efficiency)
        return;
    if (profile.overlapKnown)
        reasons.push_back(
            {COSTMODEL_TEXT("Message", "The multi-GPU scaling efficiency is %1, the time that is "
                                       "not spent on communication: efficiency of the offers in "
                                       "the scenario."),
             {Share{*efficiency}}});
    else
        reasons.push_back(
            {COSTMODEL_TEXT("Message",
                            "The multi-GPU scaling efficiency is at least %1, the time that is not "
                            "spent on communication; a table cannot tell how much of the "
                            "communication is hidden behind computing."),
             {Share{*efficiency}}});
}

} // namespace

Diagnosis diagnose(const ProfileShares& profile, const UsageLimits& limits)
{
    Diagnosis result;
    if (!profile.busy)
    {
        result.reasons.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "The report tells what the GPUs did while they worked, but not how long "
                 "they waited, so there is no verdict on their utilisation. Give a trace "
                 "or a utilisation log as well."),
             {}});
        addShares(profile, result.reasons);
        addEfficiency(profile, result.reasons);
        return result;
    }
    const Share busy{*profile.busy};
    if (*profile.busy * 100 < limits.wait)
    {
        result.verdict = UsageVerdict::Wait;
        result.reasons.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "A kernel runs only %1 of the profiled time, below the limit of %2: the "
                 "GPU waits. Do not rent or buy more GPUs yet; repair the input pipeline "
                 "first."),
             {busy, Share{limits.wait / 100}}});
    }
    else if (*profile.busy * 100 < limits.busy)
    {
        result.verdict = UsageVerdict::Mixed;
        result.reasons.push_back(
            {COSTMODEL_TEXT("Message",
                            "A kernel runs %1 of the profiled time, between the limits of %2 and "
                            "%3: part of the time the GPU waits."),
             {busy, Share{limits.wait / 100}, Share{limits.busy / 100}}});
    }
    else
    {
        result.verdict = UsageVerdict::Busy;
        result.reasons.push_back(
            {COSTMODEL_TEXT("Message",
                            "A kernel runs %1 of the profiled time, at or above the limit of %2; "
                            "whether it calculates all that time would take a log of the power "
                            "drawn."),
             {busy, Share{limits.busy / 100}}});
    }
    addShares(profile, result.reasons);
    addEfficiency(profile, result.reasons);
    return result;
}

} // namespace costmodel
