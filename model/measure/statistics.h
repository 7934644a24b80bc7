#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace costmodel::measure
{

/// Samples of one test and what is reported of them. Quantiles interpolate linearly between the
/// sorted samples at position q x (n - 1).
struct Series
{
    std::vector<double> samples{}; ///< in the order they were taken, thinned to `keptSamples`
    std::size_t n = 0;             ///< how many were taken
    double min = 0;
    double p25 = 0;
    double median = 0;
    double p75 = 0;
    double max = 0;
};

inline constexpr std::size_t keptSamples = 512;

/// Another process most likely disturbed the run if the best sample is that much above the median
/// (for rates; measured with a second process on two cores, the ratio is 2).
inline constexpr double contendedRatio = 1.15;

/// Thermal or power throttling if the first batches are that much faster than the last ones.
inline constexpr double throttledBurstRatio = 1.05;

/// Expects at least one sample, all finite. Statistics are of all samples, before thinning.
Series summarize(std::vector<double> samples);

/// Quantile of sorted values, 0 <= q <= 1; expects at least one value.
double quantile(std::span<const double> sorted, double q);

/// Median of unsorted values; empty if there are none.
std::optional<double> medianOf(std::vector<double> values);

/// max / median above `contendedRatio`; for rates (more is better).
bool isContended(const Series& rates);

/// Median of the first five rates over the median of the last `window` seconds. `ends` are the
/// times at which the batches ended, in seconds, ascending, one for each rate. Empty with fewer
/// than ten batches, or if nothing lies within the window.
std::optional<double> burstRatio(std::span<const double> rates, std::span<const double> ends,
                                 double window);

} // namespace costmodel::measure
