#include <algorithm>
#include <array>
#include <boost/math/tools/roots.hpp>
#include <cmath>

#include "model/analysis/break_even.h"

namespace costmodel
{

namespace
{

/// Finds the roots of one smooth piece.
class Piece
{
public:
    Piece(const std::function<double(double)>& value, double low, double high,
          std::vector<double>& roots)
        : m_value(value)
        , m_low(low)
        , m_high(high)
        , m_roots(roots)
    {
    }

    void solve() const
    {
        constexpr int parts = 8;
        const double step = (m_high - m_low) / parts;
        const double first = m_low + step / 2;
        const double last = m_high - step / 2;
        const double atFirst = m_value(first);
        const double atLast = m_value(last);
        const double middle = m_value((first + last) / 2);
        const double size = std::max(std::fabs(atFirst), std::fabs(atLast));
        if (std::fabs(middle - (atFirst + atLast) / 2) <= 1e-11 * size)
        {
            solveLine(first, last, atFirst, atLast);
            return;
        }
        // Not a line: look at the pieces of the piece. The outermost lie half a step from its ends.
        double x = std::nextafter(m_low, m_high);
        double y = m_value(x);
        for (int part = 0; part <= parts; ++part)
        {
            const double next = part < parts ? first + part * step : std::nextafter(m_high, m_low);
            const double atNext = m_value(next);
            bracket(x, next, y, atNext);
            x = next;
            y = atNext;
        }
    }

private:
    void solveLine(double first, double last, double atFirst, double atLast) const
    {
        const double slope = (atLast - atFirst) / (last - first);
        if (slope == 0)
            return;
        const double root = first - atFirst / slope;
        const double slack = 1e-12 * m_high;
        if (root >= m_low - slack && root <= m_high + slack && root > 0)
            m_roots.push_back(std::clamp(root, m_low, m_high));
    }

    void bracket(double low, double high, double atLow, double atHigh) const
    {
        if (atHigh == 0)
            m_roots.push_back(high);
        else if (atLow != 0 && (atLow < 0) != (atHigh < 0))
        {
            std::uintmax_t steps = 200;
            const auto [a, b] = boost::math::tools::toms748_solve(
                m_value, low, high, atLow, atHigh, boost::math::tools::eps_tolerance<double>(50),
                steps);
            m_roots.push_back((a + b) / 2);
        }
    }

    const std::function<double(double)>& m_value;
    double m_low;
    double m_high;
    std::vector<double>& m_roots;
};

} // namespace

std::vector<double> rootsBetweenKinks(const std::function<double(double)>& value,
                                      std::vector<double> kinks, double end)
{
    std::erase_if(kinks, [end](double x) { return !(x > 0 && x < end); });
    kinks.push_back(0);
    kinks.push_back(end);
    std::sort(kinks.begin(), kinks.end());
    std::vector<double> found;
    for (std::size_t i = 0; i + 1 < kinks.size(); ++i)
        if (kinks[i + 1] - kinks[i] > 1e-9 * end)
            Piece(value, kinks[i], kinks[i + 1], found).solve();
    std::sort(found.begin(), found.end());
    const auto same = [](double a, double b)
    {
        return b - a <= 1e-9 * b;
    };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

} // namespace costmodel
