#include "ui/charts/series_points.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace costmodel::ui
{

namespace
{

bool byX(const QPointF& point, double x)
{
    return point.x() < x;
}

} // namespace

std::vector<StackedSeries> stacked(const std::vector<ChartSeries>& series, const IsHidden& hidden)
{
    std::vector<StackedSeries> result(series.size());
    std::map<double, double> areas;
    std::map<double, double> above;
    std::map<double, double> below;
    for (std::size_t i = 0; i < series.size(); ++i)
    {
        const ChartSeries& one = series[i];
        StackedSeries& drawn = result[i];
        if (hidden(i))
            continue;
        switch (one.kind)
        {
        case SeriesKind::line:
        case SeriesKind::step:
        case SeriesKind::scatter:
            drawn.top = one.points;
            break;
        case SeriesKind::band:
            drawn.top = one.points;
            drawn.base = one.lower;
            break;
        case SeriesKind::area:
        case SeriesKind::bars:
            for (const QPointF& point : one.points)
                if (std::isfinite(point.y()))
                {
                    drawn.top.push_back(point);
                    drawn.base.emplace_back(point.x(), 0);
                }
            break;
        case SeriesKind::stackedArea:
        case SeriesKind::stackedBars:
            for (const QPointF& point : one.points)
            {
                if (!std::isfinite(point.y()))
                    continue;
                double& level = one.kind == SeriesKind::stackedArea
                                    ? areas[point.x()]
                                    : (point.y() < 0 ? below : above)[point.x()];
                drawn.base.emplace_back(point.x(), level);
                level += point.y();
                drawn.top.emplace_back(point.x(), level);
            }
            break;
        }
    }
    return result;
}

std::optional<std::pair<double, double>> valueRange(const std::vector<ChartSeries>& series,
                                                    const std::vector<StackedSeries>& drawn,
                                                    const std::pair<double, double>& window,
                                                    bool secondAxis)
{
    std::optional<std::pair<double, double>> range;
    const auto take = [&](double y)
    {
        if (!std::isfinite(y))
            return;
        if (!range)
            range = {y, y};
        range->first = std::min(range->first, y);
        range->second = std::max(range->second, y);
    };
    const auto takeAll = [&](const std::vector<QPointF>& points, bool connected)
    {
        for (std::size_t i = 0; i < points.size(); ++i)
        {
            const bool nextTo =
                connected &&
                ((i + 1 < points.size() && points[i].x() < window.first &&
                  points[i + 1].x() > window.first) ||
                 (i > 0 && points[i].x() > window.second && points[i - 1].x() < window.second));
            if (nextTo || (points[i].x() >= window.first && points[i].x() <= window.second))
                take(points[i].y());
        }
    };
    for (std::size_t i = 0; i < series.size(); ++i)
    {
        const ChartSeries& one = series[i];
        if (one.secondAxis != secondAxis)
            continue;
        const bool connected = one.kind != SeriesKind::scatter && one.kind != SeriesKind::bars &&
                               one.kind != SeriesKind::stackedBars;
        takeAll(drawn[i].top, connected);
        takeAll(drawn[i].base, connected);
        for (std::size_t k = 0; k < std::min(one.errors.size(), drawn[i].top.size()); ++k)
            if (drawn[i].top[k].x() >= window.first && drawn[i].top[k].x() <= window.second)
            {
                take(drawn[i].top[k].y() - one.errors[k]);
                take(drawn[i].top[k].y() + one.errors[k]);
            }
    }
    return range;
}

std::optional<double> valueAt(const ChartSeries& series, double x)
{
    const std::vector<QPointF>& points = series.points;
    const auto finite = [](double y) -> std::optional<double>
    {
        return std::isfinite(y) ? std::optional(y) : std::nullopt;
    };
    if (series.kind == SeriesKind::scatter)
    {
        const auto at = std::ranges::find(points, x, &QPointF::x);
        return at == points.end() ? std::nullopt : finite(at->y());
    }
    const auto after = std::lower_bound(points.begin(), points.end(), x, byX);
    if (after != points.end() && after->x() == x)
        return finite(after->y());
    if (after == points.end() || after == points.begin() || series.kind == SeriesKind::bars ||
        series.kind == SeriesKind::stackedBars)
        return std::nullopt;
    const QPointF& before = *std::prev(after);
    if (series.kind == SeriesKind::step)
        return finite(before.y());
    const double part = (x - before.x()) / (after->x() - before.x());
    return finite(before.y() + part * (after->y() - before.y()));
}

std::vector<QPointF> thinned(const std::vector<QPointF>& points, double from, double to,
                             int columns, std::size_t enough)
{
    auto first = std::lower_bound(points.begin(), points.end(), from, byX);
    auto last = std::lower_bound(first, points.end(), to, byX);
    if (first != points.begin())
        --first;
    for (int more = 0; more < 2 && last != points.end(); ++more)
        ++last;
    if (static_cast<std::size_t>(last - first) <= enough || columns < 1 || !(to > from))
        return {first, last};
    std::vector<QPointF> result;
    const auto columnOf = [&](const QPointF& point)
    {
        return std::floor((point.x() - from) / (to - from) * columns);
    };
    for (auto begin = first; begin != last;)
    {
        const double column = columnOf(*begin);
        auto smallest = begin;
        auto greatest = begin;
        auto end = begin;
        for (; end != last && columnOf(*end) == column; ++end)
        {
            // A gap is kept as a gap.
            if (!std::isfinite(end->y()) || !std::isfinite(begin->y()))
                break;
            if (end->y() < smallest->y())
                smallest = end;
            if (end->y() > greatest->y())
                greatest = end;
        }
        if (end == begin)
            ++end;
        std::set<std::ptrdiff_t> kept{begin - first, smallest - first, greatest - first,
                                      end - 1 - first};
        for (const std::ptrdiff_t index : kept)
            result.push_back(first[index]);
        begin = end;
    }
    return result;
}

double barHalfWidth(const std::vector<ChartSeries>& series)
{
    std::set<double> xs;
    for (const ChartSeries& one : series)
        if (one.kind == SeriesKind::bars || one.kind == SeriesKind::stackedBars)
            for (const QPointF& point : one.points)
                xs.insert(point.x());
    double smallest = 1;
    bool first = true;
    for (auto at = xs.begin(); at != xs.end() && std::next(at) != xs.end(); ++at)
    {
        const double gap = *std::next(at) - *at;
        smallest = first ? gap : std::min(smallest, gap);
        first = false;
    }
    return smallest * 0.4;
}

} // namespace costmodel::ui
