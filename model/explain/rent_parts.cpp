#include "model/explain/rent_parts.h"

#include "model/explain/demand_parts.h"

namespace costmodel
{

namespace
{

const RentTerms& planOf(const Context& context, std::size_t plan)
{
    return context.terms.rents[plan];
}

/// The first month of the term in which a month lies; the month itself without terms.
int firstOfTerm(const Rent& plan, int month)
{
    const int term = plan.billing == Billing::reserved ? plan.termMonths : 1;
    return (month - 1) / term * term + 1;
}

Derivation priceOf(const Context& context, const Rent& plan, int month)
{
    return costOf(context, {.table = &plan,
                            .key = "price",
                            .factor = "rent.scale",
                            .changeKey = "price_change_per_year",
                            .month = month});
}

Derivation workAsked(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const std::optional<Derivation> capacity =
        capacityBelow(context, trace, charge.month, charge.above);
    Derivation above = workAbove(context, charge.month, capacity);
    if (charge.outage == 0)
        return above;
    Making making({COSTMODEL_TEXT("Message", "Work for %1 in month %2"),
                   {quoted(planOf(context, charge.asked).rent->name), monthArgument(charge.month)}},
                  Measure::gpuHours);
    const Expression rest = making.add(std::move(above));
    const Expression outage = making.add(outageOf(context, trace, charge.month));
    return making.computed(rest + outage, charge.work);
}

/// Hours of the asked plan's GPUs that do all the work.
Derivation usefulHours(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const RentTerms& terms = planOf(context, charge.asked);
    const Rent& plan = *terms.rent;
    Making making({COSTMODEL_TEXT("Message", "Useful hours of GPUs of %1 in month %2"),
                   {quoted(plan.name), monthArgument(charge.month)}},
                  Measure::hours);
    const Expression work = making.add(workAsked(context, trace, charge));
    const Derivation speed = speedOf(context, plan.gpu, &plan);
    const Expression rate = making.add(speed);
    if (context.scenario.demand.elastic)
        return making.computed(work / rate, charge.useful);

    Making sizing(said(COSTMODEL_TEXT("Message", "Size of an instance")), Measure::gpus);
    const Expression gpusOfSize = sizing.add(context.inputs.of(&plan, "gpus_per_instance"));
    const Expression speedOfSize = sizing.add(speed);
    const Derivation size = sizing.computed(gpusOfSize * speedOfSize, terms.instanceSpeed());
    const Expression gpus = making.add(context.inputs.of(&plan, "gpus_per_instance"));
    const Expression hours = making.add(instanceHours(
        context, charge.month, capacityBelow(context, trace, charge.month, charge.above), size));
    Expression whole = gpus * hours;
    if (charge.outage != 0)
        whole = std::move(whole) + making.add(outageOf(context, trace, charge.month)) / rate;
    return making.computed(largest(work / rate, std::move(whole)), charge.useful);
}

/// Share of the work that may be interrupted and finds spot capacity.
Derivation spotShare(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const RentTerms& spot = planOf(context, charge.asked);
    Making making(
        {COSTMODEL_TEXT("Message", "Share of the work that runs on %1"), {quoted(spot.rent->name)}},
        Measure::share);
    const Expression allowed =
        making.add(context.inputs.of(&context.scenario.demand, "interruptible_share"));
    const Expression all = making.add(demandWork(context, charge.month));
    const Expression work = making.add(workAsked(context, trace, charge));
    const Expression available = making.add(context.inputs.of(spot.rent, "availability"));
    making.note(
        said(COSTMODEL_TEXT("Message", "What may not be interrupted takes own and committed "
                                       "capacity first.")));
    return making.computed(smallest(number(1), allowed * all / work) * available);
}

/// Useful hours that fall to the plan of the charge.
Derivation hoursOfPlan(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const RentTerms& asked = planOf(context, charge.asked);
    Derivation useful = usefulHours(context, trace, charge);
    if (asked.rent->billing != Billing::spot)
        return useful;
    Making making({COSTMODEL_TEXT("Message", "Hours of GPUs of %1 in month %2"),
                   {quoted(planOf(context, charge.plan).rent->name), monthArgument(charge.month)}},
                  Measure::hours);
    const Expression share = making.add(spotShare(context, trace, charge));
    const Expression hours = making.add(std::move(useful));
    if (charge.plan == charge.asked)
    {
        const Expression overhead = making.add(overheadOf(context, asked));
        return making.computed(share * hours * overhead, charge.hours);
    }
    const Rent& fallback = *planOf(context, charge.plan).rent;
    const Expression own = making.add(speedOf(context, asked.rent->gpu, asked.rent));
    const Expression other = making.add(speedOf(context, fallback.gpu, &fallback));
    making.note({COSTMODEL_TEXT("Message", "What %1 cannot do falls back on %2."),
                 {quoted(asked.rent->name), quoted(fallback.name)}});
    return making.computed((number(1) - share) * hours * own / other, charge.hours);
}

Derivation uploadHours(const Context& context, const RentTerms& terms)
{
    Making making(said(COSTMODEL_TEXT("Message", "GPU hours billed while data is copied in")),
                  Measure::hours);
    const Expression data = making.add(context.inputs.of(terms.rent, "upload_gb_month"));
    const Expression speed = making.add(context.inputs.of(terms.rent, "upload_mb_per_s"));
    const Expression gpus = making.add(context.inputs.of(terms.rent, "gpus_per_instance"));
    return making.computed(data * number(1000) / speed / number(3600) * gpus, terms.uploadHours);
}

Derivation billedHours(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const RentTerms& terms = planOf(context, charge.plan);
    Derivation hours = hoursOfPlan(context, trace, charge);
    if (terms.rent->idleShare == 0 && terms.uploadHours == 0)
        return hours;
    Making making({COSTMODEL_TEXT("Message", "Billed hours of %1 in month %2"),
                   {quoted(terms.rent->name), monthArgument(charge.month)}},
                  Measure::hours);
    Expression formula = making.add(std::move(hours));
    if (terms.rent->idleShare != 0)
        formula = std::move(formula) /
                  (number(1) - making.add(context.inputs.of(terms.rent, "idle_share")));
    if (terms.uploadHours != 0)
        formula = std::move(formula) + making.add(uploadHours(context, terms));
    return making.computed(std::move(formula));
}

void notePayment(const Context& context, const Charge& charge, Making& making)
{
    const Rent& plan = *planOf(context, charge.plan).rent;
    const bool isMonthly = charge.kind == Charge::Kind::use ||
                           charge.kind == Charge::Kind::commitment ||
                           charge.kind == Charge::Kind::flat;
    if (isMonthly && plan.paid == Payment::advance)
        making.note({COSTMODEL_TEXT("Message", "For month %1, paid in advance in month %2."),
                     {monthArgument(charge.month), monthArgument(charge.due)}});
}

Derivation computeOfUse(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const Rent& plan = *planOf(context, charge.plan).rent;
    Making making = context.money({COSTMODEL_TEXT("Message", "Use of %1 in month %2"),
                                   {quoted(plan.name), monthArgument(charge.month)}});
    notePayment(context, charge, making);
    if (charge.work < context.terms.demand.work(charge.month) && charge.above > 0)
        making.note({COSTMODEL_TEXT("Message", "%1 does what is left of the demand of the month."),
                     {quoted(plan.name)}});
    const Expression price = making.add(priceOf(context, plan, charge.month));
    if (plan.billing != Billing::daily)
        return making.computed(price * making.add(billedHours(context, trace, charge)));
    Making counting({COSTMODEL_TEXT("Message", "Rented days of GPUs of %1"), {quoted(plan.name)}},
                    Measure::days);
    const Expression hours = counting.add(hoursOfPlan(context, trace, charge));
    const Expression busy = counting.add(context.inputs.of(&plan, "busy_hours_per_day"));
    return making.computed(price * making.add(counting.computed(hours / busy)));
}

Message titleOfTerm(const Charge& charge, const Rent& plan)
{
    const std::string name = quoted(plan.name);
    switch (charge.kind)
    {
    case Charge::Kind::upfront:
        return {
            COSTMODEL_TEXT("Message", "Upfront payment for the term of %1 that begins in month %2"),
            {name, monthArgument(charge.month)}};
    case Charge::Kind::owed:
        return {COSTMODEL_TEXT("Message", "Still owed at the end for the term of %1 that begins "
                                          "in month %2"),
                {name, monthArgument(charge.month)}};
    case Charge::Kind::commitment:
    case Charge::Kind::use:
    case Charge::Kind::flat:
    case Charge::Kind::setup:
        break;
    }
    return {COSTMODEL_TEXT("Message", "Instances of %1 for month %2"),
            {name, monthArgument(charge.month)}};
}

Derivation computeOfTerm(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const Rent& plan = *planOf(context, charge.plan).rent;
    Making making = context.money(titleOfTerm(charge, plan));
    notePayment(context, charge, making);
    const int first = firstOfTerm(plan, charge.month);
    if (plan.billing == Billing::reserved)
        making.note({COSTMODEL_TEXT("Message", "The term of %1 months that begins in month %2 has "
                                               "the price of that month."),
                     {long{plan.termMonths}, monthArgument(first)}});
    const Expression price = making.add(priceOf(context, plan, first));
    const Expression gpus = making.add(context.inputs.of(&plan, "gpus_per_instance"));
    const Expression instances = making.add(instancesOf(context, trace, charge.month));
    Expression formula = price * gpus * instances;
    const bool hasUpfront = plan.billing == Billing::reserved && plan.upfrontShare != 0;
    if (hasUpfront)
    {
        const Expression share = making.add(context.inputs.of(&plan, "upfront_share"));
        formula =
            (charge.kind == Charge::Kind::upfront ? share : number(1) - share) * std::move(formula);
    }
    if (charge.kind == Charge::Kind::upfront)
        formula = std::move(formula) * making.add(context.inputs.of(&plan, "term_months"));
    if (charge.kind == Charge::Kind::owed)
        formula = std::move(formula) *
                  making.add(givenNumber(
                      said(COSTMODEL_TEXT("Message", "Months of the term beyond the horizon")),
                      Measure::months, charge.months));
    return making.computed(std::move(formula));
}

} // namespace

Derivation computeOf(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    return charge.kind == Charge::Kind::use ? computeOfUse(context, trace, charge)
                                            : computeOfTerm(context, trace, charge);
}

Derivation supportOf(const Context& context, const OptionTrace& trace, const Charge& charge)
{
    const Rent& plan = *planOf(context, charge.plan).rent;
    Making making =
        context.money({COSTMODEL_TEXT("Message", "Support of %1"), {quoted(plan.name)}});
    const Expression compute = making.add(computeOf(context, trace, charge));
    const Expression share = making.add(context.inputs.of(&plan, "support_share"));
    return making.computed(compute * share);
}

std::optional<Derivation> flatOf(const Context& context, const Charge& charge, Category category)
{
    const Rent& plan = *planOf(context, charge.plan).rent;
    const bool isSetup = charge.kind == Charge::Kind::setup;
    if (!isSetup && charge.kind != Charge::Kind::flat)
        return {};
    const auto priced = [&](const char* title, std::string_view quantity, std::string_view price)
    {
        Making making = context.money({title, {quoted(plan.name), monthArgument(charge.month)}});
        notePayment(context, charge, making);
        making.note(said(COSTMODEL_TEXT("Message", "Due in every month in which the plan serves "
                                                   "anything; this price does not change.")));
        const Expression amount = making.add(context.inputs.of(&plan, quantity));
        const Expression unit = making.add(costOf(context, {.table = &plan, .key = price}));
        return making.computed(amount * unit);
    };
    if (category == Category::storage && !isSetup)
        return priced(COSTMODEL_TEXT("Message", "Storage of %1 in month %2"), "storage_gb",
                      "storage_price_gb_month");
    if (category == Category::transfer && !isSetup)
        return priced(COSTMODEL_TEXT("Message", "Outgoing traffic of %1 in month %2"),
                      "egress_gb_month", "egress_price_gb");
    if (category != Category::other)
        return {};
    Making making = context.money(
        isSetup ? Message{COSTMODEL_TEXT("Message", "Set-up fee of %1"), {quoted(plan.name)}}
                : Message{COSTMODEL_TEXT("Message", "Flat fee of %1 in month %2"),
                          {quoted(plan.name), monthArgument(charge.month)}});
    notePayment(context, charge, making);
    const Expression fee = making.add(
        costOf(context, {.table = &plan, .key = isSetup ? "setup_once" : "fixed_month"}));
    return making.computed(fee);
}

} // namespace costmodel
