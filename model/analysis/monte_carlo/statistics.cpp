#include "model/analysis/monte_carlo/statistics.h"

#include <algorithm>
#include <cmath>

namespace costmodel
{

namespace
{

constexpr std::size_t blockLength = 1024;

template <class Term>
double blockSum(std::span<const double> values, const Term& term)
{
    double sum = 0;
    for (std::size_t begin = 0; begin < values.size(); begin += blockLength)
    {
        double block = 0;
        for (const double value :
             values.subspan(begin, std::min(blockLength, values.size() - begin)))
            block += term(value);
        sum += block;
    }
    return sum;
}

} // namespace

MonteCarloResult::Quantiles quantilesOf(std::span<double> values)
{
    // From the highest down, so that each search is among the values below the one before it.
    auto end = values.end();
    const auto quantile = [&](double share)
    {
        const double position = share * static_cast<double>(values.size() - 1);
        const auto below = static_cast<std::ptrdiff_t>(position);
        const auto at = values.begin() + below;
        if (at < end)
            std::nth_element(values.begin(), at, end);
        const double weight = position - static_cast<double>(below);
        double next = *at;
        if (weight > 0 && at + 1 < values.end())
            next = *std::min_element(at + 1, at + 1 < end ? end : values.end());
        end = at + 1;
        return *at + weight * (next - *at);
    };
    MonteCarloResult::Quantiles quantiles;
    quantiles.p95 = quantile(0.95);
    quantiles.p75 = quantile(0.75);
    quantiles.p50 = quantile(0.50);
    quantiles.p25 = quantile(0.25);
    quantiles.p5 = quantile(0.05);
    return quantiles;
}

MeanAndSd meanAndSd(std::span<const double> values)
{
    MeanAndSd result;
    if (values.empty())
        return result;
    const auto count = static_cast<double>(values.size());
    result.mean = blockSum(values, [](double value) { return value; }) / count;
    if (values.size() > 1)
    {
        const double mean = result.mean;
        const double squares =
            blockSum(values, [mean](double value) { return (value - mean) * (value - mean); });
        result.sd = std::sqrt(squares / (count - 1));
    }
    return result;
}

} // namespace costmodel
