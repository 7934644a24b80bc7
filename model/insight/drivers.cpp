#include "model/insight/drivers.h"

#include <algorithm>
#include <cmath>

#include "model/analysis/variants.h"
#include "model/insight/comparison.h"
#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

constexpr std::size_t mostDrivers = 8;

/// Ends of a slider before they are limited to what is allowed.
std::pair<double, double> sensibleRange(Unit unit, double value, double highestHours)
{
    const double size = std::fabs(value);
    switch (unit)
    {
    case Unit::share:
        return {0, 1};
    case Unit::perYear:
        return value < 0 ? std::pair(-0.5, 0.5) : std::pair(0.0, std::max(0.3, 2 * value));
    case Unit::factor:
        return {0, std::max(3.0, 2 * value)};
    case Unit::hours:
        return {0, std::max(highestHours, value)};
    case Unit::hoursPerDay:
        return {0, 24};
    default:
        break;
    }
    if (value == 0)
        return {0, 1};
    return value > 0 ? std::pair(0.0, 4 * size) : std::pair(-4 * size, 4 * size);
}

std::optional<Driver> hoursDriver(const Scenario& scenario)
{
    const Timeline timeline = makeTimeline(scenario.general);
    const double largest = DemandSeries(scenario, timeline, false).largestHoursFactor();
    if (!(largest > 0))
        return std::nullopt;
    Driver driver;
    driver.path = demandHours;
    driver.label = COSTMODEL_TEXT("Field", "Hours of the demand");
    driver.unit = Unit::factor;
    driver.value = 1;
    driver.allowed = {0, std::max(1.0, largest), true, false};
    driver.high = driver.allowed.max;
    driver.low = driver.high / 1000;
    return driver;
}

/// Paths of inputs of the cheapest rental and purchase, those that matter most first.
std::vector<std::string> usualPaths(const Scenario& scenario)
{
    std::vector<std::string> paths;
    Flows flows;
    std::vector<WayCost> costs;
    putWayCosts(makeTerms(scenario), flows, costs);
    const std::size_t plans = scenario.rents.size();
    const BestWays best = bestWays(costs, plans);
    paths.emplace_back(scenario.demand.steady && scenario.demand.steady->hoursPerMonth
                           ? "demand.steady.hours_per_month"
                           : demandHours);
    if (plans > 0)
        paths.push_back("rent[" + bracketed(scenario.rents[best.rent.value_or(0)].name) +
                        "].price");
    if (!scenario.buys.empty())
    {
        const Buy& buy = scenario.buys[best.buy.value_or(plans) - plans];
        const std::string table = "buy[" + bracketed(buy.name) + "].";
        paths.push_back(buy.capex.size() == 1
                            ? table + "capex[" + bracketed(buy.capex.front().name) + "].amount"
                            : "capex.scale");
        paths.emplace_back("scenario.discount_rate");
        if (buy.power)
            paths.push_back(buy.power->pricePerKwh ? table + "power.price_kwh"
                                                   : "electricity.scale");
        if (buy.resale)
            paths.push_back(table + (buy.resale->shareAtEnd ? "resale.share_at_end"
                                                            : "resale.value_decline_per_year"));
        if (buy.staff)
            paths.emplace_back("staff.scale");
    }
    else
        paths.emplace_back("scenario.discount_rate");
    paths.emplace_back("demand.scale");
    return paths;
}

/// For a price two evaluations are enough; none for another input, or where an end is not allowed.
std::optional<CostLines> linesOf(const Scenario& scenario, const std::string& path,
                                 std::span<const double> values, InputMover& mover)
{
    if (values.size() < 3 || !isPrice(scenario, path))
        return std::nullopt;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    if (!(*low < *high) || !mover.move({&*low, 1}))
        return std::nullopt;
    std::vector<WayCost> atLow = mover.costs();
    if (!mover.move({&*high, 1}))
        return std::nullopt;
    return CostLines(*low, std::move(atLow), *high, mover.costs());
}

void putBest(const std::vector<WayCost>& costs, std::size_t plans, DriverPoint& point)
{
    const BestWays best = bestWays(costs, plans);
    if (best.buy)
        point.buy = costs[*best.buy].npv;
    if (best.rent)
        point.rent = costs[*best.rent].npv;
}

} // namespace

std::vector<double> evenValues(double low, double high, int count)
{
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(i + 1 == count ? high : low + (high - low) * i / (count - 1));
    return values;
}

std::optional<Driver> driverOf(const Scenario& scenario, std::string_view path)
{
    if (path == demandHours)
        return hoursDriver(scenario);
    const Result<const double*> number = findNumber(scenario, path);
    if (!number)
        return std::nullopt;
    const Field& field = numberField(scenario, path);
    Driver driver;
    driver.path = path;
    driver.label = field.label;
    if (const std::size_t dot = path.rfind('.'); path != field.key && dot != path.npos)
        driver.of = path.substr(0, dot);
    driver.unit = field.unit;
    driver.value = **number;
    driver.allowed = field.range;
    const auto [low, high] =
        sensibleRange(field.unit, driver.value, makeTimeline(scenario.general).shortestHours);
    driver.low = std::min(driver.value, nearestAllowed(field.range, low));
    driver.high = std::max(driver.value, nearestAllowed(field.range, high));
    return driver;
}

std::vector<Driver> driverPaths(const Scenario& scenario)
{
    std::vector<std::string> paths;
    for (const Sensitivity& sensitivity : scenario.sensitivities)
        paths.push_back(sensitivity.path);
    for (std::string& path : usualPaths(scenario))
        paths.push_back(std::move(path));
    std::vector<Driver> drivers;
    for (const std::string& path : paths)
    {
        const bool isThere =
            std::any_of(drivers.begin(), drivers.end(),
                        [&path](const Driver& driver) { return driver.path == path; });
        if (isThere || drivers.size() == mostDrivers)
            continue;
        if (std::optional<Driver> driver = driverOf(scenario, path))
            drivers.push_back(std::move(*driver));
    }
    return drivers;
}

std::vector<DriverPoint> driverCurve(const Scenario& scenario, std::string_view path,
                                     std::span<const double> values, const std::stop_token& stop)
{
    std::vector<DriverPoint> points;
    InputMover mover(scenario, {std::string(path)});
    std::optional<CostLines> lines = linesOf(scenario, std::string(path), values, mover);
    for (const double value : values)
    {
        if (stop.stop_requested())
            break;
        DriverPoint& point = points.emplace_back();
        point.value = value;
        if (lines)
            putBest(lines->at(value), mover.plans(), point);
        else if (mover.move({&value, 1}))
            putBest(mover.costs(), mover.plans(), point);
    }
    return points;
}

} // namespace costmodel
