#include "model/insight/distribution.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace costmodel
{

namespace
{

constexpr double z95 = 1.6448536269514722;  ///< 95 % of a standard normal distribution
constexpr double z999 = 3.0902323061678132; ///< 99.9 %

double normalDensity(double z)
{
    return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

double triangularDensity(double low, double mode, double high, double x)
{
    const double width = high - low;
    if (x < mode)
        return 2 * (x - low) / (width * (mode - low));
    if (x > mode)
        return 2 * (high - x) / (width * (high - mode));
    return 2 / width;
}

double densityAt(const Uncertain& input, double x)
{
    switch (input.distribution)
    {
    case Distribution::uniform:
        return 1 / (*input.high - *input.low);
    case Distribution::triangular:
        return triangularDensity(*input.low, *input.mode, *input.high, x);
    case Distribution::normal:
    {
        const double kept = std::erfc(-1 / (*input.sd * std::numbers::sqrt2)) / 2;
        return normalDensity((x - 1) / *input.sd) / (*input.sd * kept);
    }
    case Distribution::lognormal:
        return x > 0 ? normalDensity(std::log(x) / *input.sd) / (x * *input.sd) : 0;
    }
    return 0;
}

bool isBounded(Distribution distribution)
{
    return distribution == Distribution::uniform || distribution == Distribution::triangular;
}

} // namespace

std::optional<FactorRange> rangeOf(const Uncertain& input)
{
    switch (input.distribution)
    {
    case Distribution::uniform:
        if (input.low && input.high)
            return FactorRange{*input.low, (*input.low + *input.high) / 2, *input.high};
        break;
    case Distribution::triangular:
        if (input.low && input.mode && input.high)
            return FactorRange{*input.low, *input.mode, *input.high};
        break;
    case Distribution::normal:
        if (input.sd)
            return FactorRange{std::max(0.0, 1 - z95 * *input.sd), 1, 1 + z95 * *input.sd};
        break;
    case Distribution::lognormal:
        if (input.sd)
            return FactorRange{std::exp(-z95 * *input.sd), 1, std::exp(z95 * *input.sd)};
        break;
    }
    return std::nullopt;
}

std::vector<DensityPoint> densityOf(const Uncertain& input, int points)
{
    const std::optional<FactorRange> range = rangeOf(input);
    if (!range || points < 2)
        return {};
    double low = range->low;
    double high = range->high;
    if (input.distribution == Distribution::triangular &&
        !(low <= range->middle && range->middle <= high))
        return {};
    if (input.distribution == Distribution::normal)
    {
        low = std::max(0.0, 1 - z999 * *input.sd);
        high = 1 + z999 * *input.sd;
    }
    if (input.distribution == Distribution::lognormal)
    {
        low = std::exp(-z999 * *input.sd);
        high = std::exp(z999 * *input.sd);
    }
    if (!(high > low) || !std::isfinite(high))
        return {};
    std::vector<DensityPoint> curve;
    for (int i = 0; i < points; ++i)
    {
        const double x = i + 1 == points ? high : low + (high - low) * i / (points - 1);
        curve.push_back({x, densityAt(input, x)});
    }
    return curve;
}

Uncertain withDistribution(Uncertain input, Distribution distribution)
{
    const FactorRange range = rangeOf(input).value_or(FactorRange{0.8, 1, 1.2});
    if (input.distribution == distribution)
        return input;
    input.distribution = distribution;
    input.low.reset();
    input.mode.reset();
    input.high.reset();
    input.sd.reset();
    if (isBounded(distribution))
    {
        input.low = range.low;
        input.high = std::max(range.low, range.high);
        if (distribution == Distribution::triangular)
            input.mode = std::clamp(range.middle, *input.low, *input.high);
        return input;
    }
    const bool isLog = distribution == Distribution::lognormal && range.low > 0 && range.high > 0;
    const double spread = isLog ? std::log(range.high / range.low) : range.high - range.low;
    input.sd = std::clamp(spread / (2 * z95), 0.0, 100.0);
    return input;
}

} // namespace costmodel
