#include "model/analysis/internal_rate.h"

#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>

namespace costmodel
{

namespace
{

/// Sum of c[m] z^m in two parts: the terms with positive and, without sign, those with negative
/// coefficients. Both are not negative and grow with z > 0.
struct Parts
{
    double positive = 0;
    double negative = 0;

    double value() const
    {
        return positive - negative;
    }
};

class Polynomial
{
public:
    explicit Polynomial(std::span<const double> coefficients)
        : m_coefficients(coefficients.begin(), coefficients.end())
    {
        for (std::size_t m = 1; m < m_coefficients.size(); ++m)
            m_slope.push_back(static_cast<double>(m) * m_coefficients[m]);
    }

    /// Roots between which the curve cannot be told from zero are one: touching zero, the curve is
    /// as small as its rounding errors all around.
    std::vector<double> roots(double low, double high)
    {
        split(low, high, at(m_coefficients, low), at(m_coefficients, high));
        std::sort(m_roots.begin(), m_roots.end());
        std::vector<double> distinct;
        for (std::size_t first = 0, next = 0; first < m_roots.size(); first = next)
        {
            for (next = first + 1; next < m_roots.size(); ++next)
                if (!isZero((m_roots[next - 1] + m_roots[next]) / 2))
                    break;
            distinct.push_back((m_roots[first] + m_roots[next - 1]) / 2);
        }
        return distinct;
    }

private:
    bool isZero(double z) const
    {
        const Parts parts = at(m_coefficients, z);
        return std::fabs(parts.value()) < 1e-13 * (parts.positive + parts.negative);
    }
    static Parts at(const std::vector<double>& coefficients, double z)
    {
        Parts parts;
        for (std::size_t m = coefficients.size(); m-- > 0;)
        {
            parts.positive = parts.positive * z + std::max(0.0, coefficients[m]);
            parts.negative = parts.negative * z + std::max(0.0, -coefficients[m]);
        }
        return parts;
    }

    void split(double low, double high, const Parts& atLow, const Parts& atHigh)
    {
        if (atHigh.positive < atLow.negative || atHigh.negative < atLow.positive)
            return;
        const double middle = low + (high - low) / 2;
        const bool isNarrow = high - low < 1e-12 || middle <= low || middle >= high;
        const Parts slopeLow = at(m_slope, low);
        const Parts slopeHigh = at(m_slope, high);
        const bool isMonotone =
            slopeLow.positive > slopeHigh.negative || slopeLow.negative > slopeHigh.positive;
        if (isMonotone || isNarrow)
            solve(low, high, atLow.value(), atHigh.value(), isNarrow);
        else
        {
            const Parts atMiddle = at(m_coefficients, middle);
            split(low, middle, atLow, atMiddle);
            split(middle, high, atMiddle, atHigh);
        }
    }

    void solve(double low, double high, double atLow, double atHigh, bool isNarrow)
    {
        if (atLow == 0)
            m_roots.push_back(low);
        else if (atHigh == 0)
            m_roots.push_back(high);
        else if ((atLow < 0) != (atHigh < 0))
        {
            std::uintmax_t steps = 200;
            const auto [a, b] = boost::math::tools::toms748_solve(
                [this](double z) { return at(m_coefficients, z).value(); }, low, high, atLow,
                atHigh, boost::math::tools::eps_tolerance<double>(52), steps);
            m_roots.push_back((a + b) / 2);
        }
        else if (isNarrow && isZero(low))
            m_roots.push_back(low); // touched, not crossed
    }

    std::vector<double> m_coefficients;
    std::vector<double> m_slope;
    std::vector<double> m_roots;
};

} // namespace

std::vector<double> internalRates(std::span<const double> flows)
{
    while (!flows.empty() && flows.back() == 0)
        flows = flows.first(flows.size() - 1);
    while (!flows.empty() && flows.front() == 0)
        flows = flows.subspan(1);
    if (flows.empty())
        return {};
    Polynomial polynomial(flows);
    const double lowest = std::pow(11.0, -1.0 / 12);
    const double highest = std::pow(0.01, -1.0 / 12);
    std::vector<double> rates;
    for (const double z : polynomial.roots(lowest, highest))
    {
        const double rate = std::pow(z, -12.0) - 1;
        if (rate > -0.99 && rate < 10)
            rates.push_back(rate);
    }
    std::sort(rates.begin(), rates.end());
    return rates;
}

} // namespace costmodel
