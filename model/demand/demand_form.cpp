#include "model/demand/demand_form.h"

#include <algorithm>

#include "model/demand/demand_series.h"

namespace costmodel
{

namespace
{

/// Levels of the first month, the highest first, their hours as they are in that month.
std::vector<Level> levelsOf(const DemandCurve& curve, double hoursFactor, int most)
{
    std::vector<Level> levels;
    const auto add = [&](double gpus, double hours)
    {
        Level& level = levels.emplace_back();
        level.gpus = gpus;
        level.hoursPerMonth = hours * hoursFactor;
    };
    const std::vector<DemandBar>& bars = curve.bars();
    if (bars.size() <= static_cast<std::size_t>(most))
    {
        for (const DemandBar& bar : bars)
            add(bar.gpus, bar.hours);
        return levels;
    }
    const double part = curve.hours() / most;
    std::size_t bar = 0;
    double used = 0; // of the hours of that bar
    for (int i = 0; i < most; ++i)
    {
        double left = part;
        double work = 0;
        while (left > 0 && bar < bars.size())
        {
            const double taken = std::min(left, bars[bar].hours - used);
            work += taken * bars[bar].gpus;
            used += taken;
            left -= taken;
            // The last part takes what rounding leaves over.
            if (used >= bars[bar].hours * (1 - 1e-12))
            {
                ++bar;
                used = 0;
            }
        }
        add(work / part, part);
    }
    return levels;
}

std::vector<Job> jobsOf(const std::vector<Level>& levels, double throughput)
{
    std::vector<Job> jobs;
    for (const Level& level : levels)
    {
        Job& job = jobs.emplace_back();
        job.name = std::to_string(jobs.size());
        job.gpus = level.gpus;
        job.runsPerMonth = 1;
        job.work = level.gpus * level.hoursPerMonth * 3600 * throughput;
    }
    return jobs;
}

} // namespace

std::optional<Demand> demandInForm(const Scenario& scenario, DemandForm form, int mostLevels)
{
    Demand demand = scenario.demand;
    if (demand.form() == form)
        return demand;
    const Timeline timeline = makeTimeline(scenario.general);
    const DemandSeries series(scenario, timeline, false);
    const DemandCurve& curve = series.curve();
    const double factor = series.hoursFactor(1);
    const bool isEmpty = curve.bars().empty();
    demand.steady.reset();
    demand.profile.clear();
    demand.trace.clear();
    demand.traceRows.reset();
    demand.jobs.clear();
    switch (form)
    {
    case DemandForm::steady:
    {
        Steady& steady = demand.steady.emplace();
        steady.gpus = isEmpty ? 0 : curve.work() / curve.hours();
        const double hours = curve.hours() * factor;
        if (!isEmpty && hours < timeline.hours.at(1) * (1 - 1e-9))
            steady.hoursPerMonth = hours;
        return demand;
    }
    case DemandForm::profile:
        demand.profile = levelsOf(curve, factor, mostLevels);
        if (isEmpty)
            demand.profile.emplace_back();
        return demand;
    case DemandForm::jobs:
    {
        const std::optional<double> throughput = throughputOf(scenario, scenario.demand.gpu);
        if (!throughput || isEmpty)
            return std::nullopt;
        demand.jobs = jobsOf(levelsOf(curve, factor, std::min(mostLevels, 6)), *throughput);
        return demand;
    }
    case DemandForm::trace:
        break;
    }
    return std::nullopt;
}

} // namespace costmodel
