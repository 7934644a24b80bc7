#include "data/import/utilization/gpu_metrics.h"

#include <algorithm>
#include <array>

namespace costmodel::data
{

namespace
{

struct Row
{
    std::string_view name;
    KnownMetric known;
};

constexpr std::array<Row, 12> rows{{
    {"DCGM_FI_DEV_GPU_UTIL", {GpuMetric::Utilization, 1}},
    {"DCGM_FI_PROF_GR_ENGINE_ACTIVE", {GpuMetric::EngineActive, 100}},
    {"DCGM_FI_DEV_POWER_USAGE", {GpuMetric::Power, 1}},
    {"DCGM_FI_DEV_POWER_MGMT_LIMIT", {GpuMetric::PowerLimit, 1}},
    {"dcgm_gpu_utilization", {GpuMetric::Utilization, 1}},
    {"dcgm_power_usage", {GpuMetric::Power, 1}},
    {"nvidia_smi_utilization_gpu_ratio", {GpuMetric::Utilization, 100}},
    {"nvidia_smi_power_draw_watts", {GpuMetric::Power, 1}},
    {"nvidia_smi_enforced_power_limit_watts", {GpuMetric::PowerLimit, 1}},
    {"nvidia_gpu_duty_cycle", {GpuMetric::Utilization, 1}},
    {"nvidia_gpu_power_usage_milliwatts", {GpuMetric::Power, 0.001}},
    {"amd_gpu_gfx_activity", {GpuMetric::Utilization, 1}},
}};

std::string labelOf(const Labels& labels, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        if (const auto found = labels.find(name); found != labels.end() && !found->second.empty())
            return found->second;
    return {};
}

} // namespace

std::optional<KnownMetric> knownMetric(std::string_view name)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
    return found == rows.end() ? std::nullopt : std::optional(found->known);
}

UsageCollector::Key gpuOfLabels(const Labels& labels)
{
    UsageCollector::Key key{
        .file = {},
        .host = labelOf(labels, {"Hostname", "hostname", "node", "host", "instance"}),
        .gpu =
            labelOf(labels, {"gpu", "gpu_id", "minor_number", "index", "UUID", "uuid", "device"})};
    if (key.gpu.empty())
        key.gpu = "?";
    if (const std::string instance = labelOf(labels, {"GPU_I_ID"}); !instance.empty())
        key.gpu += "/" + instance;
    return key;
}

void MetricSeries::add(GpuMetric metric, Point point)
{
    m_points[metric].push_back(point);
}

void MetricSeries::putInto(GpuUsage& gpu) const
{
    const auto pointsOf = [this](GpuMetric metric)
    {
        const auto found = m_points.find(metric);
        return found == m_points.end() ? std::vector<Point>() : found->second;
    };
    for (const Point& limit : pointsOf(GpuMetric::PowerLimit))
        noteLimit(gpu, limit.value);
    std::vector<Point> utilization = pointsOf(GpuMetric::Utilization);
    if (utilization.empty())
        utilization = pointsOf(GpuMetric::EngineActive);
    std::vector<Point> power = pointsOf(GpuMetric::Power);

    const bool hasTimes = std::all_of(utilization.begin(), utilization.end(),
                                      [](const Point& point) { return point.time.has_value(); }) &&
                          std::all_of(power.begin(), power.end(),
                                      [](const Point& point) { return point.time.has_value(); });
    if (!hasTimes)
    {
        for (std::size_t i = 0; i < std::max(utilization.size(), power.size()); ++i)
            gpu.samples.push_back({{},
                                   i < utilization.size() ? utilization[i].value : std::nullopt,
                                   i < power.size() ? power[i].value : std::nullopt});
        return;
    }
    std::map<double, UsageSample> samples;
    for (const Point& point : utilization)
        samples[*point.time].utilization = point.value;
    for (const Point& point : power)
        samples[*point.time].powerW = point.value;
    for (auto& [time, sample] : samples)
    {
        sample.time = time;
        gpu.samples.push_back(sample);
    }
}

} // namespace costmodel::data
