#include "ui/charts/bridge_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/chart_frame.h"
#include "ui/charts/row_layout.h"
#include "ui/text/rounded_parts.h"

namespace costmodel::ui
{

namespace
{

/// From where to where each step goes.
std::vector<std::pair<double, double>> levels(const std::vector<BridgeStep>& steps)
{
    std::vector<std::pair<double, double>> result;
    double level = 0;
    for (const BridgeStep& step : steps)
    {
        const bool isChange = step.kind == BridgeKind::change;
        const double from = isChange ? level : 0;
        level = isChange ? level + step.amount : step.amount;
        result.emplace_back(from, level);
    }
    return result;
}

double largest(const std::vector<BridgeStep>& steps)
{
    double result = 0;
    for (const auto& [from, to] : levels(steps))
        result = std::max({result, std::abs(from), std::abs(to)});
    return result;
}

/// What is printed, in the unit of `scale`: changes between two totals add up to their difference.
std::vector<double> printed(const std::vector<BridgeStep>& steps, const MoneyScale& scale)
{
    std::vector<double> result;
    std::vector<double> changes;
    const double unit = std::pow(10.0, -scale.digits);
    double last = 0;
    const auto closeChanges = [&](double next)
    {
        const std::vector<double> parts = roundedParts(changes, next - last, scale.digits);
        result.insert(result.end(), parts.begin(), parts.end());
        changes.clear();
    };
    for (const BridgeStep& step : steps)
    {
        const double shown = scale.shown(step.amount);
        if (step.kind == BridgeKind::change)
        {
            changes.push_back(shown);
            continue;
        }
        const double rounded = std::round(shown / unit) * unit;
        closeChanges(rounded);
        result.push_back(rounded);
        last = rounded;
    }
    for (const double change : changes)
        result.push_back(std::round(change / unit) * unit);
    return result;
}

} // namespace

BridgeChart::BridgeChart(BridgeSpec spec)
    : m_spec(std::move(spec))
{
}

void BridgeChart::setSpec(BridgeSpec spec)
{
    m_spec = std::move(spec);
}

QString BridgeChart::title() const
{
    return m_spec.title;
}

QString BridgeChart::subtitle() const
{
    return m_spec.subtitle;
}

QStringList BridgeChart::values(const Formats& formats) const
{
    const MoneyScale scale = formats.moneyScale(m_spec.currency, largest(m_spec.steps));
    const std::vector<double> shown = printed(m_spec.steps, scale);
    QStringList result;
    for (std::size_t i = 0; i < shown.size(); ++i)
        result.append(m_spec.steps[i].kind == BridgeKind::change
                          ? formats.difference(shown[i], scale.digits)
                          : formats.number(shown[i], scale.digits));
    return result;
}

ChartGeometry BridgeChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.save();
    QRectF inner = paintFrame(painter, area, theme, m_spec.title, m_spec.subtitle, m_spec.note);
    ChartGeometry geometry;
    if (m_spec.steps.empty())
    {
        paintMessage(painter, inner, theme, m_spec.emptyMessage);
        painter.restore();
        return geometry;
    }
    const double line = lineHeight(painter, theme);
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), line * 1.2),
                     Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine,
                     theme.formats.withUnit(
                         m_spec.valueTitle,
                         theme.formats.moneyUnitLabel(m_spec.currency, largest(m_spec.steps))));
    inner.setTop(inner.top() + line * 1.5);

    QStringList names;
    for (const BridgeStep& step : m_spec.steps)
        names.append(step.label);
    const QStringList texts = values(theme.formats);
    const RowLayout rows = layOutRows(painter, inner, theme, names, {}, texts);
    const auto ends = levels(m_spec.steps);
    double low = 0;
    double high = 0;
    for (const auto& [from, to] : ends)
    {
        low = std::min({low, from, to});
        high = std::max({high, from, to});
    }
    geometry.plot = rows.bars;
    geometry.xMinimum = low;
    geometry.xMaximum = high > low ? high : low + 1;

    rows.paintNames(painter, inner.left());
    const double zero = geometry.toX(0);
    painter.setPen(QPen(theme.axis, line * 0.07));
    painter.drawLine(QPointF(zero, rows.bars.top()), QPointF(zero, rows.bars.bottom()));
    for (std::size_t i = 0; i < ends.size(); ++i)
    {
        const BridgeStep& step = m_spec.steps[i];
        const QRectF band = rows.band(static_cast<int>(i));
        const double from = geometry.toX(ends[i].first);
        const double to = geometry.toX(ends[i].second);
        const QRectF bar(std::min(from, to), band.top(), std::max(std::abs(to - from), line * 0.06),
                         band.height());
        if (step.kind == BridgeKind::change)
        {
            const QColor colour = theme.formats.differenceColour(step.amount, true, theme.dark);
            painter.fillRect(bar, tint(colour, theme.ground, 0.45));
            painter.setPen(QPen(colour, line * 0.08));
            painter.drawRect(bar);
        }
        else
            painter.fillRect(
                bar, theme.colour(step.kind == BridgeKind::total ? step.role : SeriesRole::neutral,
                                  step.kind == BridgeKind::total ? 0 : 1));
        if (i + 1 < ends.size())
        {
            painter.setPen(QPen(theme.axis, line * 0.05));
            painter.drawLine(QPointF(to, band.bottom()),
                             QPointF(to, rows.band(static_cast<int>(i) + 1).top()));
        }
        QFont font = rows.theme.font;
        font.setBold(step.kind != BridgeKind::change);
        painter.setFont(font);
        painter.setPen(step.kind == BridgeKind::change && step.amount != 0
                           ? theme.formats.differenceColour(step.amount, true, theme.dark)
                           : theme.text);
        painter.drawText(
            QRectF(bar.right() + line * 0.35, band.center().y() - line, inner.width(), line * 2),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            texts.value(static_cast<qsizetype>(i)));
        geometry.spots.push_back(
            {QRectF(inner.left(), band.center().y() - rows.row / 2, inner.width(), rows.row),
             step.id,
             theme.formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2"))
                 .arg(step.label, step.kind == BridgeKind::change
                                      ? theme.formats.moneyDifference(step.amount, m_spec.currency)
                                      : theme.formats.money(step.amount, m_spec.currency))});
    }
    painter.restore();
    return geometry;
}

ChartTable BridgeChart::table(const Formats& formats) const
{
    const QString unit = formats.inUnit(MoneyUnit::plain).moneyUnitLabel(m_spec.currency, 0);
    ChartTable table{
        .title = m_spec.title,
        .subtitle = m_spec.subtitle,
        .headings = {formats.text("Chart", COSTMODEL_TEXT("Chart", "Step")),
                     formats.withUnit(m_spec.valueTitle, unit),
                     formats.withUnit(formats.text("Chart", COSTMODEL_TEXT("Chart", "Level after")),
                                      unit)},
        .rows = {}};
    const auto ends = levels(m_spec.steps);
    for (std::size_t i = 0; i < ends.size(); ++i)
        table.rows.push_back({m_spec.steps[i].label, m_spec.steps[i].amount, ends[i].second});
    return table;
}

QString BridgeChart::description(const Formats& formats) const
{
    QStringList sentences{m_spec.title};
    if (m_spec.steps.empty())
        sentences.append(m_spec.emptyMessage);
    for (const BridgeStep& step : m_spec.steps)
        sentences.append(
            formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2"))
                .arg(step.label, step.kind == BridgeKind::change
                                     ? formats.moneyDifference(step.amount, m_spec.currency)
                                     : formats.money(step.amount, m_spec.currency)));
    return sentences.join(u'\n');
}

} // namespace costmodel::ui
