#include "data/import/utilization/usage_collector.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <set>

#include "data/import/base/fold.h"
#include "data/import/base/number.h"

namespace costmodel::data
{

GpuUsage& UsageCollector::gpu(const Key& key)
{
    if (m_lastKey && *m_lastKey == key)
        return m_log.gpus[m_last];
    const auto [place, isNew] = m_places.try_emplace(key, m_log.gpus.size());
    if (isNew)
        m_log.gpus.emplace_back();
    m_lastKey = &place->first;
    m_last = place->second;
    return m_log.gpus[m_last];
}

bool UsageCollector::hasSeveralReadings() const
{
    return std::any_of(m_log.gpus.begin(), m_log.gpus.end(),
                       [](const GpuUsage& gpu) { return gpu.samples.size() > 1; });
}

UsageLog UsageCollector::take()
{
    std::set<std::string> files;
    std::map<std::string, std::size_t> hosts;
    for (const auto& [key, place] : m_places)
    {
        files.insert(key.file);
        hosts.try_emplace(key.host, hosts.size() + 1);
    }
    for (const auto& [key, place] : m_places)
    {
        std::string& name = m_log.gpus[place].gpu;
        if (files.size() > 1)
            name += std::filesystem::path(key.file).filename().string() + "/";
        if (hosts.size() > 1)
            name += "host " + std::to_string(hosts[key.host]) + "/";
        name += key.gpu;
    }
    m_places.clear();
    m_lastKey = nullptr;
    return std::move(m_log);
}

void noteLimit(GpuUsage& gpu, std::optional<double> watts)
{
    if (watts && *watts > 0)
        gpu.powerLimitW = std::min(gpu.powerLimitW.value_or(*watts), *watts);
}

Measure checkedMeasure(double value, double low, double high)
{
    const bool isSound = std::isfinite(value) && value >= low && value <= high;
    return {isSound ? Measure::State::Value : Measure::State::Wrong, value, false};
}

Measure parseMeasure(std::string_view cell, std::string_view unit, double low, double high)
{
    // The common form, "98 %" or "98", without the work that other forms need.
    double plain = 0;
    const char* const last = cell.data() + cell.size();
    if (const auto [end, error] = std::from_chars(cell.data(), last, plain); error == std::errc{})
    {
        const std::string_view rest = trimmed({end, static_cast<std::size_t>(last - end)});
        if (rest.empty() || rest == unit)
        {
            Measure result = checkedMeasure(plain, low, high);
            result.hasUnit = !rest.empty();
            return result;
        }
    }
    if (isMissing(cell))
        return {};
    const std::optional<ParsedNumber> number = parseNumber(cell, DecimalMark::Point);
    if (!number || !number->currency.empty() || (!number->unit.empty() && number->unit != unit))
        return {Measure::State::Wrong, 0, false};
    Measure result = checkedMeasure(number->value, low, high);
    result.hasUnit = !number->unit.empty();
    return result;
}

} // namespace costmodel::data
