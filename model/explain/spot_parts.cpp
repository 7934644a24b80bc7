#include "model/explain/rent_parts.h"
#include "model/rent/spot.h"

namespace costmodel
{

namespace
{

Derivation hoursOfMinutes(const Context& context, const Rent& plan, std::string_view key)
{
    const Derivation minutes = context.inputs.of(&plan, key);
    Making making(minutes.title, Measure::hours);
    return making.computed(making.add(minutes) / number(60));
}

Derivation interruptionsOf(const Context& context, const Rent& plan)
{
    Making making(said(COSTMODEL_TEXT("Message", "Interruptions of a job")), Measure::perHour);
    const Expression each = making.add(context.inputs.of(&plan, "interruptions_per_hour"));
    const Expression instances = making.add(context.inputs.of(&plan, "instances_per_job"));
    return making.computed(each * instances);
}

Derivation optimalInterval(double rate, double checkpoint)
{
    Derivation interval = givenNumber(said(COSTMODEL_TEXT("Message", "Work between checkpoints")),
                                      Measure::hours, optimalCheckpointInterval(rate, checkpoint));
    interval.notes.push_back(said(COSTMODEL_TEXT(
        "Message", "The interval that costs least time: (1 + W(−EXP(−1 − l C))) ÷ l with l "
                   "interruptions an hour, C hours a checkpoint and W Lambert's function.")));
    return interval;
}

} // namespace

Derivation overheadOf(const Context& context, const RentTerms& terms)
{
    const Rent& plan = *terms.rent;
    Making making(
        {COSTMODEL_TEXT("Message", "Billed hours of %1 for one useful hour"), {quoted(plan.name)}},
        Measure::plain);
    making.note(said(COSTMODEL_TEXT(
        "Message", "What checkpoints and interruptions cost, by J. T. Daly, A higher order "
                   "estimate of the optimum checkpoint interval for restart dumps (2006).")));
    const double rate = plan.interruptionsPerHour * plan.instancesPerJob;
    const double checkpoint = plan.checkpointMinutes / 60;
    const bool isGiven = plan.checkpointIntervalMinutes.has_value();
    if (rate == 0 && !isGiven)
    {
        making.note(said(COSTMODEL_TEXT("Message", "Nothing is interrupted, so no checkpoints are "
                                                   "written.")));
        return making.given(terms.overhead);
    }
    if (rate == 0)
    {
        const Expression interval =
            making.add(context.inputs.of(&plan, "checkpoint_interval_minutes"));
        const Expression writing = making.add(context.inputs.of(&plan, "checkpoint_minutes"));
        return making.computed((interval + writing) / interval, terms.overhead);
    }
    const Expression interruptions = making.add(interruptionsOf(context, plan));
    const Expression restart = making.add(hoursOfMinutes(context, plan, "restart_minutes"));
    if (checkpoint == 0 && !isGiven)
        return making.computed(exponential(interruptions * restart), terms.overhead);
    const Expression interval =
        making.add(isGiven ? hoursOfMinutes(context, plan, "checkpoint_interval_minutes")
                           : optimalInterval(rate, checkpoint));
    const Expression writing = making.add(hoursOfMinutes(context, plan, "checkpoint_minutes"));
    return making.computed(exponential(interruptions * restart) *
                               exponentialLessOne(interruptions * (interval + writing)) /
                               (interruptions * interval),
                           terms.overhead);
}

} // namespace costmodel
