#include "ui/charts/map_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/axis_scale.h"

/// The data of the winner map; it is painted in map_chart_paint.cpp.
namespace costmodel::ui
{

namespace
{

/// Half the distance of neighbouring centres.
double halfCell(const std::vector<double>& centres)
{
    return centres.size() < 2
               ? 0.5
               : (centres.back() - centres.front()) / static_cast<double>(centres.size() - 1) / 2;
}

std::optional<std::size_t> indexAt(const std::vector<double>& centres, double value)
{
    const double half = halfCell(centres);
    const double index = std::floor((value - centres.front() + half) / (2 * half));
    if (!(index >= 0) || index > static_cast<double>(centres.size()))
        return std::nullopt;
    return std::min(static_cast<std::size_t>(index), centres.size() - 1);
}

} // namespace

MapChart::MapChart(MapSpec spec)
    : m_spec(std::move(spec))
{
}

void MapChart::setSpec(MapSpec spec)
{
    m_spec = std::move(spec);
}

QString MapChart::title() const
{
    return m_spec.title;
}

QString MapChart::subtitle() const
{
    return m_spec.subtitle;
}

bool MapChart::isComplete() const
{
    return !m_spec.xs.empty() && !m_spec.ys.empty() &&
           m_spec.cells.size() == m_spec.xs.size() * m_spec.ys.size() &&
           std::ranges::any_of(m_spec.cells, [](const MapCell& cell) { return cell.option >= 0; });
}

std::pair<QPointF, QPointF> MapChart::ends() const
{
    const QPointF half(halfCell(m_spec.xs), halfCell(m_spec.ys));
    return {QPointF(m_spec.xs.front(), m_spec.ys.front()) - half,
            QPointF(m_spec.xs.back(), m_spec.ys.back()) + half};
}

const MapCell* MapChart::cellAt(const QPointF& point) const
{
    if (!isComplete())
        return nullptr;
    const auto [low, high] = ends();
    const double tolerance = 1e-9;
    const auto outside = [tolerance](double value, double from, double to)
    {
        return !(value >= from - tolerance * (to - from) && value <= to + tolerance * (to - from));
    };
    if (outside(point.x(), low.x(), high.x()) || outside(point.y(), low.y(), high.y()))
        return nullptr;
    const auto ix = indexAt(m_spec.xs, point.x());
    const auto iy = indexAt(m_spec.ys, point.y());
    return ix && iy ? &m_spec.cells[*iy * m_spec.xs.size() + *ix] : nullptr;
}

QString MapChart::toolTip(const QPointF& point, const Formats& formats) const
{
    const MapCell* cell = cellAt(point);
    const auto index = static_cast<std::size_t>(cell ? std::max(cell->option, 0) : 0);
    if (!cell || cell->option < 0 || index >= m_spec.options.size())
        return {};
    return formats.text("Chart", COSTMODEL_TEXT("Chart", "%1, %2: %3 is cheapest, by %4"))
        .arg(positionText(m_spec.x, point.x(), formats), positionText(m_spec.y, point.y(), formats),
             m_spec.options[index].name, formats.money(cell->saving, m_spec.savingCurrency));
}

std::optional<QPointF> MapChart::cross() const
{
    return m_spec.cross;
}

void MapChart::moveCross(const QPointF& value)
{
    if (!isComplete() || !std::isfinite(value.x()) || !std::isfinite(value.y()))
        return;
    const auto [low, high] = ends();
    m_spec.cross =
        QPointF(std::clamp(value.x(), low.x(), high.x()), std::clamp(value.y(), low.y(), high.y()));
}

ChartTable MapChart::table(const Formats& formats) const
{
    const Formats plain = formats.inUnit(MoneyUnit::plain);
    ChartTable table{.title = m_spec.title,
                     .subtitle = m_spec.subtitle,
                     .headings = {formats.withUnit(m_spec.x.title, unitOf(m_spec.x, 0, plain)),
                                  formats.withUnit(m_spec.y.title, unitOf(m_spec.y, 0, plain)),
                                  formats.text("Chart", COSTMODEL_TEXT("Chart", "Cheapest")),
                                  formats.withUnit(m_spec.savingTitle,
                                                   plain.moneyUnitLabel(m_spec.savingCurrency, 0))},
                     .rows = {}};
    if (!isComplete())
        return table;
    const auto shown = [](const ChartAxis& axis, double value)
    {
        return axis.share ? value * 100 : value;
    };
    for (std::size_t iy = 0; iy < m_spec.ys.size(); ++iy)
        for (std::size_t ix = 0; ix < m_spec.xs.size(); ++ix)
        {
            const MapCell& cell = m_spec.cells[iy * m_spec.xs.size() + ix];
            const auto option = static_cast<std::size_t>(std::max(cell.option, 0));
            std::vector<ChartTable::Cell> row{shown(m_spec.x, m_spec.xs[ix]),
                                              shown(m_spec.y, m_spec.ys[iy])};
            const bool known = cell.option >= 0 && option < m_spec.options.size();
            row.push_back(known ? ChartTable::Cell(m_spec.options[option].name)
                                : ChartTable::Cell(formats.none(NoValue::notAvailable)));
            row.push_back(known ? ChartTable::Cell(cell.saving) : ChartTable::Cell());
            table.rows.push_back(std::move(row));
        }
    return table;
}

QString MapChart::description(const Formats& formats) const
{
    QStringList sentences{m_spec.title, m_spec.subtitle};
    if (!isComplete())
        sentences.append(m_spec.emptyMessage);
    else if (m_spec.cross)
        sentences.append(toolTip(*m_spec.cross, formats));
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

} // namespace costmodel::ui
