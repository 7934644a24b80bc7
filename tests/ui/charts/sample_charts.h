#pragma once

#include <cmath>

#include "ui/charts/chart_spec.h"

namespace costmodel::test
{

/// Owning costs 900 at the start and 10 a month, renting 40 a month: equal after 30 months.
inline ui::ChartSpec ownAndRent()
{
    using namespace Qt::StringLiterals;
    ui::ChartSpec spec;
    spec.title = u"Owning is cheaper from month 30"_s;
    spec.subtitle = u"Base case"_s;
    spec.x.kind = ui::AxisKind::months;
    spec.x.start = Date{2027, 1, 1};
    spec.y.title = u"Cumulative cost"_s;
    spec.y.currency = u"CNY"_s;
    spec.y.fromZero = true;
    ui::ChartSeries own;
    own.name = u"Own"_s;
    own.role = ui::SeriesRole::own;
    own.kind = ui::SeriesKind::step;
    ui::ChartSeries rent;
    rent.name = u"Rent"_s;
    rent.role = ui::SeriesRole::rent;
    for (int month = 0; month <= 60; ++month)
    {
        own.points.emplace_back(month, 900 + 10 * month);
        rent.points.emplace_back(month, 40 * month);
    }
    spec.series = {own, rent};
    return spec;
}

inline ui::ChartSpec yearlyCosts()
{
    using namespace Qt::StringLiterals;
    ui::ChartSpec spec;
    spec.title = u"Power costs as much as staff"_s;
    spec.x.kind = ui::AxisKind::categories;
    spec.x.title = u"Year"_s;
    spec.x.categories = {u"2027"_s, u"2028"_s};
    spec.y.title = u"Cost"_s;
    spec.y.currency = u"CNY"_s;
    for (int k = 0; k < 3; ++k)
    {
        ui::ChartSeries one;
        one.name = QStringList{u"Power"_s, u"Staff"_s, u"Space"_s}[k];
        one.shade = k;
        one.kind = ui::SeriesKind::stackedBars;
        one.hatched = k == 2;
        one.points = {{0, 100.0 * (k + 1)}, {1, 200.0 * (k + 1)}};
        spec.series.push_back(one);
    }
    return spec;
}

/// 1,000.004 - 700.003 + 200.003 = 500.004: each rounded on its own, the printed parts would sum to
/// 500.00 as well; the tests use it with other digits.
inline ui::BridgeSpec rentToOwn()
{
    using namespace Qt::StringLiterals;
    ui::BridgeSpec spec;
    spec.title = u"Owning costs half"_s;
    spec.currency = u"CNY"_s;
    spec.valueTitle = u"Cost"_s;
    spec.steps = {{u"Rent"_s, u"rent"_s, ui::BridgeKind::total, 100, ui::SeriesRole::rent},
                  {u"Rent bill"_s, u"bill"_s, ui::BridgeKind::change, -100.0 / 3},
                  {u"Purchase"_s, u"purchase"_s, ui::BridgeKind::change, -100.0 / 3},
                  {u"Power"_s, u"power"_s, ui::BridgeKind::change, 50.0 / 3},
                  {u"Own"_s, u"own"_s, ui::BridgeKind::total, 50, ui::SeriesRole::own}};
    return spec;
}

inline ui::TornadoSpec tornado()
{
    using namespace Qt::StringLiterals;
    ui::TornadoSpec spec;
    spec.title = u"The rental price decides"_s;
    spec.value.title = u"Saving"_s;
    spec.value.currency = u"CNY"_s;
    spec.base = 100;
    spec.baseLabel = u"Base: CNY 100"_s;
    spec.bars = {{u"Rental price"_s, u"price"_s, u"8"_s, u"18"_s, -50.0, 300.0},
                 {u"Utilisation"_s, u"busy"_s, u"45%"_s, u"80%"_s, 40.0, 190.0},
                 {u"Staff"_s, u"staff"_s, u"1"_s, u"3"_s, 120.0, std::nullopt}};
    return spec;
}

/// Option 0 left of 2.5, option 1 right of it, the saving is the distance from there.
inline ui::MapSpec winnerMap()
{
    using namespace Qt::StringLiterals;
    ui::MapSpec spec;
    spec.title = u"Owning wins at high utilisation"_s;
    spec.x.title = u"Utilisation"_s;
    spec.y.title = u"Price"_s;
    spec.options = {{u"Rent"_s, ui::SeriesRole::rent, 0}, {u"Own"_s, ui::SeriesRole::own, 0}};
    spec.savingCurrency = u"CNY"_s;
    spec.savingTitle = u"Saving"_s;
    spec.xs = {0, 1, 2, 3, 4, 5};
    spec.ys = {0, 1, 2};
    for (std::size_t i = 0; i < spec.xs.size() * spec.ys.size(); ++i)
    {
        const double x = spec.xs[i % spec.xs.size()];
        spec.cells.push_back({x < 2.5 ? 0 : 1, std::abs(x - 2.5)});
    }
    spec.cross = QPointF(1, 1);
    return spec;
}

} // namespace costmodel::test
