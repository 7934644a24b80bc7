#include <algorithm>
#include <cmath>

#include <QKeyEvent>

#include "ui/charts/chart_widget.h"

namespace costmodel::ui
{

namespace
{

constexpr int pageSteps = 12; ///< a year of months
constexpr double zoomStep = 0.8;
constexpr double freeStep = 0.01; ///< of the range, for marks without a step

} // namespace

bool ChartWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
    {
        // These keys are the chart's while it has the focus, whatever the menus do with them.
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) ||
            (key->key() == Qt::Key_Backspace && !m_zooms.empty()) ||
            (key->key() == Qt::Key_Escape && (!m_pins.empty() || m_crosshair)))
            key->accept();
    }
    return QWidget::event(event);
}

void ChartWidget::moveCrosshairByKey(std::optional<double> x)
{
    if (!x)
        return;
    const auto [from, to] = std::pair(m_geometry.xMinimum, m_geometry.xMaximum);
    if (*x < from || *x > to)
        return;
    moveCrosshair(x, true);
    // Read out by screen readers.
    const ChartReadout readout = m_chart->readout(*x, m_formats);
    QStringList spoken{readout.heading};
    for (const ChartReadout::Row& row : readout.rows)
        spoken.append(row.name + u' ' + row.value);
    setAccessibleDescription(spoken.join(u'\n'));
}

bool ChartWidget::moveByKey(QKeyEvent* event)
{
    const double from = m_geometry.xMinimum;
    const double to = m_geometry.xMaximum;
    const auto inside = [&](std::optional<double> x, int direction)
    {
        return x && (*x < from || *x > to) ? m_chart->neighbour(*x, direction) : x;
    };
    const auto step = [&](int steps)
    {
        const double start = steps > 0 ? from : to;
        moveCrosshairByKey(m_crosshair ? m_chart->neighbour(*m_crosshair, steps)
                                       : inside(m_chart->snapped(start), steps > 0 ? 1 : -1));
    };
    switch (event->key())
    {
    case Qt::Key_Left:
        step(-1);
        return true;
    case Qt::Key_Right:
        step(1);
        return true;
    case Qt::Key_PageUp:
        step(-pageSteps);
        return true;
    case Qt::Key_PageDown:
        step(pageSteps);
        return true;
    case Qt::Key_Home:
        moveCrosshairByKey(inside(m_chart->snapped(from), 1));
        return true;
    case Qt::Key_End:
        moveCrosshairByKey(inside(m_chart->snapped(to), -1));
        return true;
    default:
        return false;
    }
}

bool ChartWidget::moveMarkByKey(int key)
{
    for (const ChartMark& mark : m_chart->marks())
    {
        if (!mark.draggable)
            continue;
        const bool upright = mark.kind == MarkKind::vertical;
        const int more = upright ? Qt::Key_Right : Qt::Key_Up;
        const int less = upright ? Qt::Key_Left : Qt::Key_Down;
        if (key != more && key != less)
            continue;
        const double range = upright ? m_geometry.xMaximum - m_geometry.xMinimum
                                     : m_geometry.yMaximum - m_geometry.yMinimum;
        const double step = mark.step > 0 ? mark.step : range * freeStep;
        const auto before = markValue(mark.id);
        m_chart->moveMark(mark.id, before.value_or(0) + (key == more ? step : -step));
        const auto after = markValue(mark.id);
        if (after && after != before)
        {
            m_cache = {};
            update();
            Q_EMIT markDragged(mark.id, *after);
            Q_EMIT markReleased(mark.id, *after);
        }
        return true;
    }
    return false;
}

bool ChartWidget::moveCrossByKey(int key)
{
    const auto cross = m_chart->cross();
    if (!cross)
        return false;
    const double x = (m_geometry.xMaximum - m_geometry.xMinimum) * freeStep;
    const double y = (m_geometry.yMaximum - m_geometry.yMinimum) * freeStep;
    QPointF by;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        by.setX(key == Qt::Key_Right ? x : -x);
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        by.setY(key == Qt::Key_Up ? y : -y);
    else
        return false;
    m_chart->moveCross(*cross + by);
    m_cache = {};
    update();
    Q_EMIT pointDragged(*m_chart->cross());
    Q_EMIT pointReleased(*m_chart->cross());
    setAccessibleDescription(m_chart->description(m_formats));
    return true;
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    if (!m_chart)
    {
        QWidget::keyPressEvent(event);
        return;
    }
    ensurePainted();
    const int key = event->key();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const double middle = (m_geometry.xMinimum + m_geometry.xMaximum) / 2;
    bool done = true;
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->modifiers().testFlag(Qt::ControlModifier))
        done = moveMarkByKey(key);
    else if (moveCrossByKey(key) || (m_chart->xRange() && moveByKey(event)))
        done = true;
    else if (key == Qt::Key_Space && m_crosshair)
        pin(*m_crosshair, shift);
    else if (key == Qt::Key_Backspace && !m_zooms.empty())
        undoZoom();
    else if ((key == Qt::Key_Plus || key == Qt::Key_Equal) && m_chart->xRange())
        zoomBy(zoomStep, m_crosshair.value_or(middle), false);
    else if (key == Qt::Key_Minus && m_chart->xRange())
        zoomBy(1 / zoomStep, m_crosshair.value_or(middle), false);
    else if (key == Qt::Key_Escape && !m_pins.empty())
    {
        m_pins.clear();
        update();
    }
    else if (key == Qt::Key_Escape && m_crosshair)
        moveCrosshair(std::nullopt, true);
    else
        done = false;
    if (!done)
        QWidget::keyPressEvent(event);
}

} // namespace costmodel::ui
