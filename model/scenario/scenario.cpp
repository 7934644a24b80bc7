#include "model/scenario/scenario.h"

namespace costmodel
{

namespace
{

DemandCurve curveOf(const std::vector<double>& rows)
{
    std::vector<DemandBar> bars;
    bars.reserve(rows.size());
    for (const double gpus : rows)
        bars.push_back({gpus, 1 / static_cast<double>(rows.size())});
    return DemandCurve(std::move(bars));
}

} // namespace

Trace::Trace(std::vector<double> rows)
    : gpus(std::move(rows))
    , curve(curveOf(gpus))
{
}

DemandForm Demand::form() const
{
    if (steady)
        return DemandForm::steady;
    if (!trace.empty())
        return DemandForm::trace;
    return jobs.empty() ? DemandForm::profile : DemandForm::jobs;
}

bool Demand::operator==(const Demand& other) const
{
    const bool sameRows = traceRows == other.traceRows ||
                          (traceRows && other.traceRows && *traceRows == *other.traceRows);
    return Sourced::operator==(other) && gpu == other.gpu && growthPerYear == other.growthPerYear &&
           elastic == other.elastic && interruptibleShare == other.interruptibleShare &&
           localShare == other.localShare && steady == other.steady && profile == other.profile &&
           trace == other.trace && jobs == other.jobs && sameRows;
}

} // namespace costmodel
