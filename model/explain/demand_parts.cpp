#include "model/explain/demand_parts.h"

#include <cmath>

namespace costmodel
{

namespace
{

/// A load curve of more levels is not written out.
constexpr std::size_t mostLevels = 6;
/// Nor are more jobs or rows of a profile.
constexpr std::size_t mostRows = 24;

const DemandSeries& demandOf(const Context& context)
{
    return context.terms.demand;
}

Derivation steadyHours(const Context& context, int month)
{
    const Steady& steady = *context.scenario.demand.steady;
    if (!steady.hoursPerMonth)
        return hoursOf(context, month);
    Derivation hours = context.inputs.of(&steady, "hours_per_month");
    hours.measure = Measure::hours;
    return hours;
}

Derivation rowWork(const Context& context, const Level& level, long number)
{
    Making making({COSTMODEL_TEXT("Message", "GPU-hours a month of level %1"), {number}},
                  Measure::gpuHours);
    const Expression gpus = making.add(context.inputs.of(&level, "gpus"));
    const Expression hours = making.add(context.inputs.of(&level, "hours_per_month"));
    return making.computed(gpus * hours);
}

Derivation jobWork(const Context& context, const Job& job)
{
    const std::string& gpu = context.scenario.demand.gpu;
    Making making({COSTMODEL_TEXT("Message", "GPU-hours a month of %1"), {quoted(job.name)}},
                  Measure::gpuHours);
    const Expression runs = making.add(context.inputs.of(&job, "runs_per_month"));
    const Expression work = making.add(context.inputs.of(&job, "work"));
    const Expression throughput = making.add(
        givenNumber({COSTMODEL_TEXT("Message", "Throughput of %1"), {gpu}},
                    Measure::workUnitsPerSecond, throughputOf(context.scenario, gpu).value_or(0)));
    return making.computed(runs * work / throughput / number(3600));
}

/// GPU-hours of a month before growth.
Derivation workOfMonthOne(const Context& context, int month)
{
    const Demand& demand = context.scenario.demand;
    const DemandSeries& series = demandOf(context);
    const double all = series.curve().work() * series.hoursFactor(month);
    Making making(said(COSTMODEL_TEXT("Message", "GPU-hours before growth")), Measure::gpuHours);
    std::vector<Expression> rows;
    switch (demand.form())
    {
    case DemandForm::steady:
    {
        const Expression gpus = making.add(context.inputs.of(&*demand.steady, "gpus"));
        const Expression hours = making.add(steadyHours(context, month));
        return making.computed(gpus * hours, all);
    }
    case DemandForm::profile:
        if (demand.profile.size() > mostRows)
            break;
        for (const Level& level : demand.profile)
            rows.push_back(making.add(rowWork(context, level, static_cast<long>(rows.size()) + 1)));
        return making.computed(sumOf(std::move(rows)), all);
    case DemandForm::jobs:
        if (demand.jobs.size() > mostRows)
            break;
        for (const Job& job : demand.jobs)
            rows.push_back(making.add(jobWork(context, job)));
        return making.computed(sumOf(std::move(rows)), all);
    case DemandForm::trace:
    {
        Derivation mean = givenNumber(said(COSTMODEL_TEXT("Message", "GPUs needed on average")),
                                      Measure::gpus, series.curve().work());
        mean.notes.push_back(
            {COSTMODEL_TEXT("Message", "The mean of the rows of the trace %1."), {demand.trace}});
        const Expression gpus = making.add(std::move(mean));
        const Expression hours = making.add(hoursOf(context, month));
        return making.computed(gpus * hours, all);
    }
    }
    making.note({COSTMODEL_TEXT("Message", "The sum of hours × GPUs over %1 levels of demand."),
                 {static_cast<long>(series.curve().bars().size())}});
    return making.given(all);
}

/// Hours and level of one bar of the demand in a month.
struct BarParts
{
    Expression hours;
    Expression gpus;
};

std::vector<BarParts> barsOf(const Context& context, int month, Making& making)
{
    const DemandSeries& series = demandOf(context);
    const double growth = series.growth(month);
    std::optional<Expression> factor;
    if (growth != 1)
        factor = making.add(growthOf(context, month));
    std::vector<BarParts> bars;
    const bool isSteady = context.scenario.demand.form() == DemandForm::steady;
    for (const DemandBar& bar : series.curve().bars())
    {
        Derivation level = givenNumber(
            {COSTMODEL_TEXT("Message", "Level %1"), {static_cast<long>(bars.size()) + 1}},
            Measure::gpus, bar.gpus);
        Derivation hours = givenNumber(
            {COSTMODEL_TEXT("Message", "Hours of level %1"), {static_cast<long>(bars.size()) + 1}},
            Measure::hours, bar.hours * series.hoursFactor(month));
        if (isSteady)
        {
            level = context.inputs.of(&*context.scenario.demand.steady, "gpus");
            hours = steadyHours(context, month);
        }
        BarParts parts{making.add(std::move(hours)), making.add(std::move(level))};
        if (factor)
            parts.gpus = std::move(parts.gpus) * *factor;
        bars.push_back(std::move(parts));
    }
    return bars;
}

bool isWrittenOut(const Context& context)
{
    return demandOf(context).curve().bars().size() <= mostLevels;
}

Message readOff(const Context& context)
{
    return {COSTMODEL_TEXT("Message", "Read off the load curve of %1 levels."),
            {static_cast<long>(demandOf(context).curve().bars().size())}};
}

} // namespace

Derivation demandWork(const Context& context, std::optional<int> month)
{
    const DemandSeries& series = demandOf(context);
    if (month)
    {
        Making making({COSTMODEL_TEXT("Message", "Demand of month %1"), {long{*month}}},
                      Measure::gpuHours);
        making.target(DemandTarget{false, month});
        if (series.growth(*month) == 1)
        {
            Derivation work = workOfMonthOne(context, *month);
            work.title = {COSTMODEL_TEXT("Message", "Demand of month %1"), {long{*month}}};
            work.target = DemandTarget{false, month};
            return work;
        }
        const Expression work = making.add(workOfMonthOne(context, *month));
        const Expression growth = making.add(growthOf(context, *month));
        return making.computed(work * growth, series.work(*month));
    }
    Making making(said(COSTMODEL_TEXT("Message", "Demand over the horizon")), Measure::gpuHours);
    making.target(DemandTarget{});
    std::vector<Expression> months;
    for (int m = 1; m <= context.horizon(); ++m)
    {
        Making part({COSTMODEL_TEXT("Message", "Demand of month %1"), {long{m}}},
                    Measure::gpuHours);
        part.target(DemandTarget{false, m});
        months.push_back(making.add(part.deferred(series.work(m))));
    }
    return making.computed(sumOf(std::move(months)), series.totalWork());
}

Derivation demandPeak(const Context& context, std::optional<int> month)
{
    const DemandSeries& series = demandOf(context);
    if (!month)
    {
        int highest = 1;
        for (int m = 2; m <= context.horizon(); ++m)
            if (series.peak(m) > series.peak(highest))
                highest = m;
        Derivation peak = demandPeak(context, highest);
        peak.target = DemandTarget{true, std::nullopt};
        peak.notes.push_back({COSTMODEL_TEXT("Message", "No month needs more GPUs than month %1."),
                              {long{highest}}});
        return peak;
    }
    Making making({COSTMODEL_TEXT("Message", "Most GPUs at once in month %1"), {long{*month}}},
                  Measure::gpus);
    making.target(DemandTarget{true, month});
    Derivation level = givenNumber(said(COSTMODEL_TEXT("Message", "Highest level of the demand")),
                                   Measure::gpus, series.curve().peak());
    if (context.scenario.demand.form() == DemandForm::steady)
        level = context.inputs.of(&*context.scenario.demand.steady, "gpus");
    const Expression gpus = making.add(std::move(level));
    if (series.growth(*month) == 1)
        return making.computed(gpus, series.peak(*month));
    const Expression growth = making.add(growthOf(context, *month));
    return making.computed(gpus * growth, series.peak(*month));
}

Derivation workAbove(const Context& context, int month, const std::optional<Derivation>& capacity)
{
    if (!capacity || *capacity->value == 0)
        return demandWork(context, month);
    const double work = demandOf(context).above(month, *capacity->value);
    Making making(
        {COSTMODEL_TEXT("Message", "GPU-hours above that capacity in month %1"), {long{month}}},
        Measure::gpuHours);
    const Expression limit = making.add(*capacity);
    if (!isWrittenOut(context))
    {
        making.note(readOff(context));
        return making.given(work);
    }
    std::vector<Expression> summands;
    for (const BarParts& bar : barsOf(context, month, making))
        summands.push_back(bar.hours * largest(bar.gpus - limit, number(0)));
    return making.computed(sumOf(std::move(summands)), work);
}

Derivation workBelow(const Context& context, int month, const Derivation& capacity)
{
    const double work = demandOf(context).below(month, *capacity.value);
    Making making(
        {COSTMODEL_TEXT("Message", "GPU-hours below that capacity in month %1"), {long{month}}},
        Measure::gpuHours);
    const Expression limit = making.add(capacity);
    if (!isWrittenOut(context))
    {
        making.note(readOff(context));
        return making.given(work);
    }
    std::vector<Expression> summands;
    for (const BarParts& bar : barsOf(context, month, making))
        summands.push_back(bar.hours * smallest(bar.gpus, limit));
    return making.computed(sumOf(std::move(summands)), work);
}

Derivation instanceHours(const Context& context, int month,
                         const std::optional<Derivation>& capacity, const Derivation& size)
{
    const double above = capacity ? *capacity->value : 0;
    const double hours = demandOf(context).instanceHours(month, above, *size.value);
    Making making(
        {COSTMODEL_TEXT("Message", "Hours of whole instances in month %1"), {long{month}}},
        Measure::hours);
    making.note(said(COSTMODEL_TEXT("Message", "The work cannot wait, so an instance is kept as "
                                               "long as any of its GPUs is needed.")));
    const Expression instance = making.add(size);
    std::optional<Expression> limit;
    if (above > 0)
        limit = making.add(*capacity);
    if (!isWrittenOut(context))
    {
        making.note(readOff(context));
        return making.given(hours);
    }
    std::vector<Expression> summands;
    for (const BarParts& bar : barsOf(context, month, making))
    {
        Expression needed = limit ? bar.gpus - *limit : bar.gpus;
        summands.push_back(bar.hours * roundedUp(std::move(needed) / instance));
    }
    return making.computed(sumOf(std::move(summands)), hours);
}

} // namespace costmodel
