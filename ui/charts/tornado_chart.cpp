#include "ui/charts/tornado_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/row_layout.h"

namespace costmodel::ui
{

namespace
{

std::optional<double> finite(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? value : std::nullopt;
}

} // namespace

TornadoChart::TornadoChart(TornadoSpec spec)
    : m_spec(std::move(spec))
{
}

void TornadoChart::setSpec(TornadoSpec spec)
{
    m_spec = std::move(spec);
}

QString TornadoChart::title() const
{
    return m_spec.title;
}

QString TornadoChart::subtitle() const
{
    return m_spec.subtitle;
}

double TornadoChart::magnitude() const
{
    double size = std::abs(m_spec.base);
    for (const TornadoBar& bar : m_spec.bars)
        for (const auto& end : {finite(bar.atLow), finite(bar.atHigh)})
            size = std::max(size, std::abs(end.value_or(0)));
    return size;
}

ChartGeometry TornadoChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.save();
    QRectF inner = paintFrame(painter, area, theme, m_spec.title, m_spec.subtitle, m_spec.note);
    ChartGeometry geometry;
    if (m_spec.bars.empty() || !std::isfinite(m_spec.base))
    {
        paintMessage(painter, inner, theme, m_spec.emptyMessage);
        painter.restore();
        return geometry;
    }
    const Formats& formats = theme.formats;
    const double line = lineHeight(painter, theme);
    paintLegend(painter, inner, theme,
                {{formats.text("Chart", COSTMODEL_TEXT("Chart", "input at its low end")),
                  LegendSymbol::face, SeriesRole::neutral, 2, true, 0, true},
                 {formats.text("Chart", COSTMODEL_TEXT("Chart", "input at its high end")),
                  LegendSymbol::face, SeriesRole::neutral, 2}});
    inner.setTop(inner.top() + line * 1.2);
    QRectF rowsArea = inner;
    rowsArea.setBottom(inner.bottom() - line * (m_spec.value.title.isEmpty() ? 1.7 : 2.8));

    QStringList names;
    double low = m_spec.base;
    double high = m_spec.base;
    for (const TornadoBar& bar : m_spec.bars)
    {
        names.append(bar.label);
        for (const auto& end : {finite(bar.atLow), finite(bar.atHigh)})
        {
            low = std::min(low, end.value_or(low));
            high = std::max(high, end.value_or(high));
        }
    }
    RowLayout rows = layOutRows(painter, rowsArea, theme, names, {}, {});
    makeRoom(painter, rows, low, high);
    ChartAxis axis = m_spec.value;
    const AxisScale scale = valueScale(
        axis, low, high,
        std::max(
            2, static_cast<int>(
                   rows.bars.width() /
                   (textWidth(painter, theme, valueText(axis, magnitude(), magnitude(), formats)) +
                    line))),
        formats);
    geometry.plot = rows.bars;
    geometry.xMinimum = scale.from;
    geometry.xMaximum = scale.to;

    for (const double tick : scale.ticks)
    {
        painter.setPen(QPen(tick == 0 ? theme.axis : theme.grid, line * (tick == 0 ? 0.1 : 0.06)));
        painter.drawLine(QPointF(geometry.toX(tick), rows.bars.top()),
                         QPointF(geometry.toX(tick), rows.bars.bottom()));
    }
    paintPositionAxis(painter, rows.bars, theme, scale);
    rows.paintNames(painter, inner.left());
    const double base = geometry.toX(m_spec.base);
    for (std::size_t i = 0; i < m_spec.bars.size(); ++i)
        paintBar(painter, geometry, rows, static_cast<int>(i), inner);
    painter.setPen(QPen(theme.text, line * 0.1));
    painter.drawLine(QPointF(base, rows.bars.top() - line * 0.15),
                     QPointF(base, rows.bars.bottom()));
    painter.setFont(theme.font);
    const double width = textWidth(painter, theme, m_spec.baseLabel) + 2;
    const double left =
        std::clamp(base - width / 2, inner.left(), std::max(inner.left(), inner.right() - width));
    painter.drawText(QRectF(left, rows.bars.top() - line * 1.35, width, line * 1.2),
                     Qt::AlignCenter | Qt::TextSingleLine, m_spec.baseLabel);
    painter.restore();
    return geometry;
}

void TornadoChart::makeRoom(const QPainter& painter, RowLayout& rows, double low, double high) const
{
    // The share of the width that bars may take so that the text at each end still fits: a text of
    // width w at part p of the bars needs p * (width - left - right) + right >= w.
    const double width = rows.bars.width();
    const double span = high > low ? high - low : 1;
    const double gap = rows.line * 0.8;
    double left = 0;
    double right = 0;
    for (int round = 0; round < 4; ++round)
    {
        const double used = std::max(width - left - right, width * 0.3);
        for (const TornadoBar& bar : m_spec.bars)
        {
            const double a = finite(bar.atLow).value_or(m_spec.base);
            const double b = finite(bar.atHigh).value_or(m_spec.base);
            const bool lowIsLeft = a <= b;
            const auto text = [&](const QString& input, bool known)
            {
                return textWidth(painter, rows.theme, input) +
                       (known ? 0
                              : textWidth(painter, rows.theme,
                                          rows.theme.formats.none(NoValue::notAvailable)) +
                                    rows.line);
            };
            double atLeft = text(lowIsLeft ? bar.lowInput : bar.highInput,
                                 (lowIsLeft ? bar.atLow : bar.atHigh).has_value());
            double atRight = text(lowIsLeft ? bar.highInput : bar.lowInput,
                                  (lowIsLeft ? bar.atHigh : bar.atLow).has_value());
            if ((a - m_spec.base) * (b - m_spec.base) > 0)
                (a > m_spec.base ? atRight : atLeft) = atLeft + atRight + rows.line;
            left = std::max(left, atLeft + gap - (std::min(a, b) - low) / span * used);
            right = std::max(right, atRight + gap - (high - std::max(a, b)) / span * used);
        }
        left = std::min(left, width * 0.35);
        right = std::min(right, width * 0.35);
    }
    rows.bars.adjust(left, 0, -right, 0);
}

void TornadoChart::paintBar(QPainter& painter, ChartGeometry& geometry, const RowLayout& rows,
                            int index, const QRectF& inner) const
{
    const TornadoBar& bar = m_spec.bars[static_cast<std::size_t>(index)];
    const ChartTheme& theme = rows.theme;
    const Formats& formats = theme.formats;
    const double line = rows.line;
    const QRectF band = rows.band(index);
    const double base = geometry.toX(m_spec.base);
    const QColor colour = theme.colour(SeriesRole::neutral, 2);
    const auto lowEnd = finite(bar.atLow);
    const auto highEnd = finite(bar.atHigh);
    const bool sameSide =
        lowEnd && highEnd && (*lowEnd - m_spec.base) * (*highEnd - m_spec.base) > 0;
    const bool lowIsLonger =
        sameSide && std::abs(*lowEnd - m_spec.base) > std::abs(*highEnd - m_spec.base);
    const auto face = [&](double end, bool isLow)
    {
        const double x = geometry.toX(end);
        QRectF rect(std::min(base, x), band.top(), std::abs(x - base), band.height());
        if (sameSide && isLow != lowIsLonger)
            rect.adjust(0, band.height() * 0.25, 0, -band.height() * 0.25);
        if (isLow)
        {
            painter.fillRect(rect, tint(colour, theme.ground, 0.3));
            QPainterPath path;
            path.addRect(rect);
            paintHatch(painter, path, colour, line * 0.35, 0);
            painter.setPen(QPen(colour, line * 0.06));
            painter.drawRect(rect);
        }
        else
            painter.fillRect(rect, colour);
    };
    // The longer of two on one side lies below.
    if (lowEnd && (!sameSide || lowIsLonger))
        face(*lowEnd, true);
    if (highEnd)
        face(*highEnd, false);
    if (lowEnd && sameSide && !lowIsLonger)
        face(*lowEnd, true);

    const auto text = [&](double end, const QString& what, bool toRight)
    {
        const double x = geometry.toX(end);
        painter.setFont(theme.font);
        painter.setPen(theme.text);
        const double gap = line * 0.35;
        const QRectF place = toRight
                                 ? QRectF(x + gap, band.center().y() - line, 1e4, line * 2)
                                 : QRectF(x - gap - 1e4, band.center().y() - line, 1e4, line * 2);
        painter.drawText(
            place,
            static_cast<int>((toRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter) |
                Qt::TextSingleLine,
            what);
    };
    const auto unknown = [&](const QString& input)
    {
        return formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2"))
            .arg(input, formats.none(NoValue::notAvailable));
    };
    if (sameSide)
    {
        const double far = lowIsLonger ? *lowEnd : *highEnd;
        text(far,
             formats.text("Chart", COSTMODEL_TEXT("Chart", "%1 … %2"))
                 .arg(bar.lowInput, bar.highInput),
             far > m_spec.base);
    }
    else
    {
        const double atLow = lowEnd.value_or(m_spec.base);
        const double atHigh = highEnd.value_or(m_spec.base);
        const bool lowIsRight = atLow > m_spec.base || atHigh < m_spec.base;
        text(atLow, lowEnd ? bar.lowInput : unknown(bar.lowInput), lowIsRight);
        text(atHigh, highEnd ? bar.highInput : unknown(bar.highInput), !lowIsRight);
    }
    const auto answer = [&](const std::optional<double>& end)
    {
        return end ? valueText(m_spec.value, *end, magnitude(), formats)
                   : formats.none(NoValue::notAvailable);
    };
    geometry.spots.push_back(
        {QRectF(inner.left(), band.center().y() - rows.row / 2, inner.width(), rows.row), bar.id,
         formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2 gives %3, %4 gives %5"))
             .arg(bar.label, bar.lowInput, answer(lowEnd), bar.highInput, answer(highEnd))});
}

ChartTable TornadoChart::table(const Formats& formats) const
{
    const auto text = [&](const char* pattern)
    {
        return formats.text("Chart", pattern);
    };
    const QString unit = unitOf(m_spec.value, 0, formats.inUnit(MoneyUnit::plain));
    const auto value = [&](const std::optional<double>& end) -> ChartTable::Cell
    {
        if (!finite(end))
            return formats.none(NoValue::notAvailable);
        return m_spec.value.share ? *end * 100 : *end;
    };
    ChartTable table{
        .title = m_spec.title,
        .subtitle = m_spec.subtitle,
        .headings =
            {text(COSTMODEL_TEXT("Chart", "Input")), text(COSTMODEL_TEXT("Chart", "Low end")),
             text(COSTMODEL_TEXT("Chart", "High end")),
             formats.withUnit(
                 text(COSTMODEL_TEXT("Chart", "%1 at the low end")).arg(m_spec.value.title), unit),
             formats.withUnit(
                 text(COSTMODEL_TEXT("Chart", "%1 at the high end")).arg(m_spec.value.title), unit),
             formats.withUnit(
                 text(COSTMODEL_TEXT("Chart", "%1 in the base case")).arg(m_spec.value.title),
                 unit)},
        .rows = {}};
    for (const TornadoBar& bar : m_spec.bars)
        table.rows.push_back({bar.label, bar.lowInput, bar.highInput, value(bar.atLow),
                              value(bar.atHigh), value(m_spec.base)});
    return table;
}

QString TornadoChart::description(const Formats& formats) const
{
    QStringList sentences{m_spec.title, m_spec.baseLabel};
    if (m_spec.bars.empty())
        sentences.append(m_spec.emptyMessage);
    const auto answer = [&](const std::optional<double>& end)
    {
        return finite(end) ? valueText(m_spec.value, *end, magnitude(), formats)
                           : formats.none(NoValue::notAvailable);
    };
    for (const TornadoBar& bar : m_spec.bars)
        sentences.append(
            formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2 gives %3, %4 gives %5"))
                .arg(bar.label, bar.lowInput, answer(bar.atLow), bar.highInput,
                     answer(bar.atHigh)));
    return sentences.join(u'\n');
}

} // namespace costmodel::ui
