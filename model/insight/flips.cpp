#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <tbb/parallel_for.h>

#include "model/insight/comparison.h"
#include "model/insight/drivers.h"

namespace costmodel
{

namespace
{

constexpr int gridParts = 96;

/// All values at which a purchase and a rental that meet the demand cost the same, and the ends, in
/// order.
std::vector<double> meetings(const CostLines& lines, std::size_t plans, double low, double high)
{
    std::vector<double> values{low, high};
    for (std::size_t buy = plans; buy < lines.atLow().size(); ++buy)
        for (std::size_t rent = 0; rent < plans; ++rent)
        {
            if (!lines.atLow()[buy].meetsDemand || !lines.atLow()[rent].meetsDemand)
                continue;
            const double a = lines.atLow()[buy].npv - lines.atLow()[rent].npv;
            const double b = lines.atHigh()[buy].npv - lines.atHigh()[rent].npv;
            if ((a < 0) != (b < 0) && a != b)
                values.push_back(low + (high - low) * (a / (a - b)));
        }
    std::sort(values.begin(), values.end());
    return values;
}

std::vector<Flip> flipsOfPrice(CostLines& lines, std::size_t plans, double low, double high)
{
    const std::vector<double> values = meetings(lines, plans, low, high);
    std::vector<Flip> flips;
    int before = 0;
    for (std::size_t i = 0; i + 1 < values.size(); ++i)
    {
        if (values[i + 1] - values[i] <= 1e-12 * (high - low))
            continue;
        const int sign = preferenceOf(lines.at((values[i] + values[i + 1]) / 2), plans).sign;
        if (before != 0 && sign != 0 && sign != before)
            flips.push_back({values[i], sign < 0, false});
        if (sign != 0)
            before = sign;
    }
    return flips;
}

/// Looks for changes of the preferred kind on a grid and closes in on each.
class Search
{
public:
    Search(InputMover& mover, const std::stop_token& stop)
        : m_mover(mover)
        , m_stop(stop)
    {
    }

    std::vector<Flip> flips(double low, double high)
    {
        std::vector<Flip> flips;
        std::optional<Point> last;
        for (const double value : evenValues(low, high, gridParts + 1))
        {
            if (m_stop.stop_requested())
                return {};
            const std::optional<Point> next = at(value);
            if (!next)
            {
                last.reset();
                continue;
            }
            if (next->preference.sign == 0)
                continue;
            if (last && last->preference.sign != next->preference.sign)
                flips.push_back(closeIn(*last, *next));
            last = next;
        }
        return flips;
    }

private:
    struct Point
    {
        double value = 0;
        Preference preference;
    };

    std::optional<Point> at(double value)
    {
        if (!m_mover.move({&value, 1}))
            return std::nullopt;
        Point point{value, preferenceOf(m_mover.costs(), m_mover.plans())};
        for (const WayCost& cost : m_mover.costs())
            m_size = std::max(m_size, std::fabs(cost.npv));
        return point;
    }

    /// The difference, or the size of all costs where a kind drops out.
    double height(double value)
    {
        const std::optional<Point> point = at(value);
        if (!point)
            return 0;
        return point->preference.difference.value_or(point->preference.sign * m_size);
    }

    Flip closeIn(const Point& low, const Point& high)
    {
        const double atLow = low.preference.difference.value_or(low.preference.sign * m_size);
        const double atHigh = high.preference.difference.value_or(high.preference.sign * m_size);
        std::uintmax_t steps = 200;
        const auto [a, b] = boost::math::tools::toms748_solve(
            [this](double x) { return height(x); }, low.value, high.value, atLow, atHigh,
            boost::math::tools::eps_tolerance<double>(44), steps);
        const double leap = std::fabs(height(b) - height(a));
        return {(a + b) / 2, high.preference.sign<0, leap> 1e-6 * m_size};
    }

    InputMover& m_mover;
    const std::stop_token& m_stop;
    double m_size = 1e-300; ///< the largest cost seen
};

FlipRow rowOf(const Scenario& scenario, const Driver& driver, const std::stop_token& stop)
{
    FlipRow row;
    row.driver = driver;
    row.flips = flipPoints(scenario, driver.path, driver.low, driver.high, stop);
    for (const Flip& flip : row.flips)
        if (!row.nearest ||
            std::fabs(flip.value - driver.value) < std::fabs(row.nearest->value - driver.value))
            row.nearest = flip;
    if (row.nearest && driver.value != 0)
        row.distance = (row.nearest->value - driver.value) / std::fabs(driver.value);
    InputMover mover(scenario, {driver.path});
    if (!mover.move({&driver.value, 1}))
        return row;
    const Preference now = preferenceOf(mover.costs(), mover.plans());
    if (!now.difference)
        return row;
    if (now.sign > 0)
        row.word = FlipWord::alreadyPast;
    else
        row.word =
            row.distance && std::fabs(*row.distance) <= nearShare ? FlipWord::near : FlipWord::safe;
    return row;
}

} // namespace

std::vector<Flip> flipPoints(const Scenario& scenario, std::string_view path, double low,
                             double high, const std::stop_token& stop)
{
    if (!(low < high))
        return {};
    InputMover mover(scenario, {std::string(path)});
    if (isPrice(scenario, std::string(path)))
    {
        const bool isAllowed = mover.move({&low, 1});
        std::vector<WayCost> atLow = mover.costs();
        if (isAllowed && mover.move({&high, 1}))
        {
            CostLines lines(low, std::move(atLow), high, mover.costs());
            return flipsOfPrice(lines, mover.plans(), low, high);
        }
    }
    return Search(mover, stop).flips(low, high);
}

std::vector<FlipRow> flipList(const Scenario& scenario, std::span<const Driver> drivers,
                              const std::stop_token& stop)
{
    std::vector<FlipRow> rows(drivers.size());
    tbb::parallel_for(std::size_t{0}, drivers.size(),
                      [&](std::size_t i) { rows[i] = rowOf(scenario, drivers[i], stop); });
    if (stop.stop_requested())
        return {};
    const auto distanceOf = [](const FlipRow& row)
    {
        if (!row.nearest)
            return std::numeric_limits<double>::infinity();
        return row.distance ? std::fabs(*row.distance) : std::numeric_limits<double>::max();
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&distanceOf](const FlipRow& a, const FlipRow& b)
                     { return distanceOf(a) < distanceOf(b); });
    return rows;
}

} // namespace costmodel
