#include "model/measure/statistics.h"

#include <algorithm>
#include <cmath>

namespace costmodel::measure
{

double quantile(std::span<const double> sorted, double q)
{
    const double position = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(position));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = position - static_cast<double>(below);
    return sorted[below] + part * (sorted[above] - sorted[below]);
}

std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    return quantile(values, 0.5);
}

Series summarize(std::vector<double> samples)
{
    std::vector<double> sorted = samples;
    std::sort(sorted.begin(), sorted.end());
    Series series{.n = samples.size(),
                  .min = sorted.front(),
                  .p25 = quantile(sorted, 0.25),
                  .median = quantile(sorted, 0.5),
                  .p75 = quantile(sorted, 0.75),
                  .max = sorted.back()};
    if (samples.size() <= keptSamples)
    {
        series.samples = std::move(samples);
        return series;
    }
    series.samples.reserve(keptSamples);
    for (std::size_t i = 0; i < keptSamples; ++i)
        series.samples.push_back(samples[i * (samples.size() - 1) / (keptSamples - 1)]);
    return series;
}

bool isContended(const Series& rates)
{
    return rates.median > 0 && rates.max / rates.median > contendedRatio;
}

std::optional<double> burstRatio(std::span<const double> rates, std::span<const double> ends,
                                 double window)
{
    constexpr std::size_t burstBatches = 5;
    if (rates.size() < 2 * burstBatches || ends.size() != rates.size())
        return std::nullopt;
    std::vector<double> late;
    for (std::size_t i = burstBatches; i < rates.size(); ++i)
        if (ends[i] >= ends.back() - window)
            late.push_back(rates[i]);
    const auto first = medianOf({rates.begin(), rates.begin() + burstBatches});
    const auto last = medianOf(std::move(late));
    if (!first || !last || *last <= 0)
        return std::nullopt;
    return *first / *last;
}

} // namespace costmodel::measure
