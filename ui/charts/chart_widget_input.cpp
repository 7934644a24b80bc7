#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/charts/chart_widget.h"

namespace costmodel::ui
{

namespace
{

constexpr double wheelStep = 120; ///< of QWheelEvent::angleDelta
constexpr double zoomStep = 0.8;
constexpr double leastPart = 1e-3; ///< of the whole range that can be shown

} // namespace

std::optional<ChartMark> ChartWidget::markAt(const QPointF& position)
{
    if (!m_chart || !m_geometry.plot.adjusted(-2, -2, 2, 2).contains(position))
        return std::nullopt;
    const double reach = fontMetrics().height() * 0.45;
    for (const ChartMark& mark : m_chart->marks())
    {
        if (!mark.draggable)
            continue;
        const double away = mark.kind == MarkKind::horizontal
                                ? position.y() - m_geometry.toY(mark.y)
                                : position.x() - m_geometry.toX(mark.x);
        if ((mark.kind == MarkKind::horizontal || mark.kind == MarkKind::vertical) &&
            std::abs(away) <= reach)
            return mark;
    }
    return std::nullopt;
}

std::optional<double> ChartWidget::markValue(const QString& id) const
{
    for (const ChartMark& mark : m_chart->marks())
        if (mark.id == id)
            return mark.kind == MarkKind::horizontal ? mark.y : mark.x;
    return std::nullopt;
}

void ChartWidget::dragTo(const QPointF& position)
{
    const QPointF value(m_geometry.fromX(position.x()), m_geometry.fromY(position.y()));
    if (m_drag == Drag::cross)
    {
        const auto before = m_chart->cross();
        m_chart->moveCross(value);
        if (m_chart->cross() == before)
            return;
        m_cache = {};
        update();
        Q_EMIT pointDragged(*m_chart->cross());
        return;
    }
    for (const ChartMark& mark : m_chart->marks())
        if (mark.id == m_draggedMark)
        {
            const auto before = markValue(mark.id);
            // Never out of sight.
            const double wanted =
                mark.kind == MarkKind::horizontal
                    ? std::clamp(value.y(), m_geometry.yMinimum, m_geometry.yMaximum)
                    : std::clamp(value.x(), m_geometry.xMinimum, m_geometry.xMaximum);
            m_chart->moveMark(mark.id, wanted);
            const auto after = markValue(mark.id);
            if (!after || after == before)
                return;
            m_cache = {};
            update();
            Q_EMIT markDragged(m_draggedMark, *after);
            return;
        }
}

void ChartWidget::hover(const QPointF& position, const QPoint& global)
{
    const auto inLegend = std::ranges::any_of(m_geometry.legend, [&](const auto& entry)
                                              { return entry.area.contains(position); });
    const auto spot = std::ranges::find_if(m_geometry.spots, [&](const auto& one)
                                           { return one.area.contains(position); });
    const auto mark = markAt(position);
    if (mark)
        setCursor(mark->kind == MarkKind::horizontal ? Qt::SizeVerCursor : Qt::SizeHorCursor);
    else if (inLegend || (spot != m_geometry.spots.end() && !spot->id.isEmpty()))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    const bool inPlot = m_geometry.plot.adjusted(-1, -1, 1, 1).contains(position);
    if (spot != m_geometry.spots.end())
        QToolTip::showText(global, spot->toolTip, this, spot->area.toRect());
    else if (inPlot && !m_chart->xRange())
        QToolTip::showText(
            global,
            m_chart->toolTip({m_geometry.fromX(position.x()), m_geometry.fromY(position.y())},
                             m_formats),
            this);
    moveCrosshair(inPlot ? m_chart->snapped(m_geometry.fromX(position.x())) : std::nullopt, true);
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_chart)
        return;
    ensurePainted();
    const QPointF position = event->position();
    switch (m_drag)
    {
    case Drag::none:
        hover(position, event->globalPosition().toPoint());
        break;
    case Drag::pending:
        if (std::abs(position.x() - m_pressedAt.x()) < QApplication::startDragDistance() ||
            !m_chart->xRange() || !m_geometry.plot.contains(m_pressedAt))
            break;
        m_drag = Drag::zoom;
        [[fallthrough]];
    case Drag::zoom:
        m_draggedTo = position;
        update();
        break;
    case Drag::mark:
    case Drag::cross:
        dragTo(position);
        break;
    }
}

void ChartWidget::mousePressEvent(QMouseEvent* event)
{
    if (!m_chart)
        return;
    ensurePainted();
    const QPointF position = event->position();
    m_swallowMenu = false;
    if (event->button() == Qt::RightButton && !m_zooms.empty())
    {
        m_swallowMenu = true;
        undoZoom();
        return;
    }
    if (event->button() != Qt::LeftButton)
    {
        QWidget::mousePressEvent(event);
        return;
    }
    for (const ChartGeometry::Legend& entry : m_geometry.legend)
        if (entry.area.contains(position))
        {
            m_chart->setHidden(entry.series, !m_chart->isHidden(entry.series));
            refresh();
            return;
        }
    m_pressedAt = position;
    m_pinsBefore = m_pins;
    m_drag = Drag::pending;
    if (const auto mark = markAt(position))
    {
        m_draggedMark = mark->id;
        m_drag = Drag::mark;
    }
    else if (m_chart->cross() && m_geometry.plot.contains(position))
    {
        m_drag = Drag::cross;
        dragTo(position);
    }
}

void ChartWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_chart || event->button() != Qt::LeftButton)
        return;
    const Drag drag = std::exchange(m_drag, Drag::none);
    const QPointF position = event->position();
    switch (drag)
    {
    case Drag::none:
        break;
    case Drag::pending:
    {
        for (const ChartGeometry::Spot& spot : m_geometry.spots)
            if (spot.area.contains(position) && !spot.id.isEmpty())
            {
                Q_EMIT spotClicked(spot.id);
                return;
            }
        const auto x = m_geometry.plot.contains(position)
                           ? m_chart->snapped(m_geometry.fromX(position.x()))
                           : std::nullopt;
        if (x)
            pin(*x, event->modifiers().testFlag(Qt::ShiftModifier));
        break;
    }
    case Drag::zoom:
    {
        const auto clamped = [this](double pixel)
        {
            return std::clamp(pixel, m_geometry.plot.left(), m_geometry.plot.right());
        };
        const double from = m_geometry.fromX(clamped(std::min(m_pressedAt.x(), position.x())));
        const double to = m_geometry.fromX(clamped(std::max(m_pressedAt.x(), position.x())));
        const auto range = m_chart->xRange();
        if (range && to - from > (range->second - range->first) * leastPart)
            setZoom(std::pair(from, to));
        update();
        break;
    }
    case Drag::mark:
        if (const auto value = markValue(m_draggedMark))
            Q_EMIT markReleased(m_draggedMark, *value);
        break;
    case Drag::cross:
        if (const auto value = m_chart->cross())
            Q_EMIT pointReleased(*value);
        break;
    }
}

void ChartWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!m_chart || event->button() != Qt::LeftButton)
        return;
    if (!m_chart->xRange())
    {
        mousePressEvent(event);
        return;
    }
    m_pins = m_pinsBefore;
    m_drag = Drag::none;
    zoomWholeRange();
    update();
}

void ChartWidget::zoomBy(double factor, double centre, bool byWheel)
{
    const auto range = m_chart ? m_chart->xRange() : std::nullopt;
    if (!range)
        return;
    const auto [from, to] = m_chart->window().value_or(*range);
    const double whole = range->second - range->first;
    const double span = std::max((to - from) * factor, whole * leastPart);
    if (span >= whole * (1 - 1e-9))
    {
        setZoom(std::nullopt, byWheel);
        return;
    }
    const double part = (centre - from) / (to - from);
    const double start = std::clamp(centre - part * span, range->first, range->second - span);
    setZoom(std::pair(start, start + span), byWheel);
}

void ChartWidget::wheelEvent(QWheelEvent* event)
{
    if (!m_chart || !m_chart->xRange() || !event->modifiers().testFlag(Qt::ControlModifier))
    {
        event->ignore();
        return;
    }
    ensurePainted();
    const double steps = event->angleDelta().y() / wheelStep;
    const double pixel =
        std::clamp(event->position().x(), m_geometry.plot.left(), m_geometry.plot.right());
    zoomBy(std::pow(zoomStep, steps), m_geometry.fromX(pixel), true);
    event->accept();
}

void ChartWidget::leaveEvent(QEvent* event)
{
    moveCrosshair(std::nullopt, true);
    QWidget::leaveEvent(event);
}

} // namespace costmodel::ui
