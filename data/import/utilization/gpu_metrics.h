#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/utilization/usage_collector.h"

namespace costmodel::data
{

/// What a metric of a monitoring system measures.
enum class GpuMetric
{
    Utilization,
    EngineActive, ///< share in which the engine for calculations was active: for GPUs without the
                  ///< former
    Power,
    PowerLimit,
};

struct KnownMetric
{
    GpuMetric metric = GpuMetric::Utilization;
    double factor = 1; ///< to per cent or watts
};

/// The metrics of dcgm-exporter, old and new, and of two other exporters; nothing for the others.
std::optional<KnownMetric> knownMetric(std::string_view name);

using Labels = std::map<std::string, std::string, std::less<>>;

/// The GPU, or the MIG instance of it, that the labels name; its number is "?" if they do not.
/// Pods, containers and jobs are not kept.
UsageCollector::Key gpuOfLabels(const Labels& labels);

/// Values of one GPU as they come, each metric by itself.
class MetricSeries
{
public:
    struct Point
    {
        std::optional<double> time;
        std::optional<double> value; ///< absent: not a number
    };

    void add(GpuMetric metric, Point point);
    /// The values of the metrics put side by side: those of equal times, or else of equal places.
    /// Adds them to `gpu`.
    void putInto(GpuUsage& gpu) const;

private:
    std::map<GpuMetric, std::vector<Point>> m_points;
};

} // namespace costmodel::data
