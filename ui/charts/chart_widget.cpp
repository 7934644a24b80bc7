#include "ui/charts/chart_widget.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

#include "ui/charts/bridge_chart.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_overlay.h"
#include "ui/charts/map_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/charts/tornado_chart.h"

/// What is shown. Mouse and keys are in chart_widget_input.cpp, clipboard and files in
/// chart_widget_output.cpp.
namespace costmodel::ui
{

namespace
{

constexpr std::size_t mostZooms = 50;

/// A chart of the same kind keeps what the reader has set.
template <typename Kind, typename Spec>
void showSpec(ChartWidget& widget, Spec spec)
{
    if (auto* present = dynamic_cast<Kind*>(widget.chart()))
    {
        present->setSpec(std::move(spec));
        widget.refresh();
    }
    else
        widget.setChart(std::make_unique<Kind>(std::move(spec)));
}

} // namespace

ChartWidget::ChartWidget(QWidget* parent)
    : QWidget(parent)
    , chooseFile([](QWidget* owner, const QString& name, const QString& filter)
                 { return QFileDialog::getSaveFileName(owner, {}, name, filter); })
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::setChart(std::unique_ptr<Chart> chart)
{
    m_chart = std::move(chart);
    m_pins.clear();
    m_zooms.clear();
    m_crosshair.reset();
    m_drag = Drag::none;
    refresh();
}

void ChartWidget::setSpec(ChartSpec spec)
{
    showSpec<SeriesChart>(*this, std::move(spec));
}

void ChartWidget::setSpec(BridgeSpec spec)
{
    showSpec<BridgeChart>(*this, std::move(spec));
}

void ChartWidget::setSpec(TornadoSpec spec)
{
    showSpec<TornadoChart>(*this, std::move(spec));
}

void ChartWidget::setSpec(MapSpec spec)
{
    showSpec<MapChart>(*this, std::move(spec));
}

void ChartWidget::refresh()
{
    m_cache = {};
    adopt();
    setAccessibleName(m_chart ? m_chart->title() : QString());
    setAccessibleDescription(m_chart ? m_chart->description(m_formats) : QString());
    update();
}

void ChartWidget::adopt()
{
    const auto range = m_chart ? m_chart->xRange() : std::nullopt;
    const auto outside = [&](double x)
    {
        return !range || x < range->first || x > range->second || !m_chart->snapped(x);
    };
    if (m_crosshair && outside(*m_crosshair))
        m_crosshair.reset();
    else if (m_crosshair)
        m_crosshair = m_chart->snapped(*m_crosshair);
    std::erase_if(m_pins, outside);
    for (double& x : m_pins)
        x = m_chart->snapped(x).value_or(x);
    if (!m_chart || !m_chart->window())
        m_zooms.clear();
}

void ChartWidget::setFormats(const Formats& formats)
{
    m_formats = formats;
    refresh();
}

void ChartWidget::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    update();
}

std::optional<std::pair<double, double>> ChartWidget::window() const
{
    return m_chart ? m_chart->window() : std::nullopt;
}

ChartTheme ChartWidget::theme() const
{
    ChartTheme theme = ChartTheme::of(palette(), font(), m_formats);
    theme.interactive = true;
    return theme;
}

const ChartGeometry& ChartWidget::geometryOfChart()
{
    ensurePainted();
    return m_geometry;
}

void ChartWidget::ensurePainted()
{
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (!m_cache.isNull() && m_cache.size() == pixels && m_cache.devicePixelRatio() == ratio)
        return;
    if (pixels.isEmpty())
        return;
    m_cache = QPixmap(pixels);
    m_cache.setDevicePixelRatio(ratio);
    QPainter painter(&m_cache);
    const QRectF area(QPointF(0, 0), QSizeF(size()));
    if (m_chart)
        m_geometry = m_chart->paint(painter, area, theme());
    else
    {
        m_geometry = {};
        painter.fillRect(area, palette().color(QPalette::Base));
    }
}

void ChartWidget::paintEvent(QPaintEvent*)
{
    ensurePainted();
    QPainter painter(this);
    if (m_stale)
    {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setOpacity(0.35);
    }
    painter.drawPixmap(0, 0, m_cache);
    painter.setOpacity(1);
    paintOverlay(painter);
    if (m_stale)
        paintStaleWord(painter, rect(), theme(), tr("Being computed again …"));
    if (hasFocus())
    {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ChartWidget::paintOverlay(QPainter& painter)
{
    if (!m_chart || m_stale || m_geometry.plot.isEmpty())
        return;
    const ChartTheme colours = theme();
    if (m_drag == Drag::zoom)
        paintSpan(painter, m_geometry, colours, m_pressedAt.x(), m_draggedTo.x());
    const double slack = (m_geometry.xMaximum - m_geometry.xMinimum) * 1e-9;
    std::vector<ChartReadout> boxes;
    const auto read = [&](double x, bool isPin)
    {
        if (x < m_geometry.xMinimum - slack || x > m_geometry.xMaximum + slack)
            return;
        const ChartReadout readout = m_chart->readout(x, m_formats);
        paintCrosshair(painter, m_geometry, colours, readout, isPin);
        if (!isPin || m_pins.size() == 1)
            boxes.push_back(readout);
    };
    if (m_pins.size() == 2)
    {
        paintSpan(painter, m_geometry, colours, m_geometry.toX(m_pins[0]),
                  m_geometry.toX(m_pins[1]));
        boxes.push_back(m_chart->span(m_pins[0], m_pins[1], m_formats));
    }
    for (const double x : m_pins)
        read(x, true);
    if (m_crosshair && m_drag != Drag::zoom &&
        std::ranges::find(m_pins, *m_crosshair) == m_pins.end())
        read(*m_crosshair, false);
    std::vector<QRectF> taken;
    for (const ChartReadout& box : boxes)
        paintReadout(painter, rect(), m_geometry.plot.top(), m_geometry.toX(box.x), colours, box,
                     taken);
}

void ChartWidget::changeEvent(QEvent* event)
{
    switch (event->type())
    {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LanguageChange:
    case QEvent::EnabledChange:
        refresh();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ChartWidget::moveCrosshair(std::optional<double> x, bool tell)
{
    if (x == m_crosshair)
        return;
    m_crosshair = x;
    update();
    if (tell)
        Q_EMIT crosshairMoved(x.value_or(std::numeric_limits<double>::quiet_NaN()));
}

void ChartWidget::setCrosshair(double x)
{
    const auto range = m_chart ? m_chart->xRange() : std::nullopt;
    const bool inside = range && x >= range->first && x <= range->second;
    moveCrosshair(inside ? m_chart->snapped(x) : std::nullopt, false);
}

void ChartWidget::pin(double x, bool second)
{
    const auto present = std::ranges::find(m_pins, x);
    if (present != m_pins.end())
        m_pins.erase(present);
    else if (second && !m_pins.empty())
        m_pins = {m_pins.front(), x};
    else
        m_pins = {x};
    update();
    Q_EMIT pinned(x);
}

void ChartWidget::setZoom(Window window, bool byWheel)
{
    const auto range = m_chart ? m_chart->xRange() : std::nullopt;
    if (!range || window == m_chart->window())
        return;
    if (!(byWheel && m_zoomedByWheel))
        m_zooms.push_back(m_chart->window());
    if (m_zooms.size() > mostZooms)
        m_zooms.erase(m_zooms.begin() + 1);
    m_zoomedByWheel = byWheel;
    m_chart->setWindow(window);
    m_cache = {};
    update();
}

void ChartWidget::undoZoom()
{
    if (m_zooms.empty() || !m_chart)
        return;
    m_chart->setWindow(m_zooms.back());
    m_zooms.pop_back();
    m_zoomedByWheel = false;
    m_cache = {};
    update();
}

void ChartWidget::zoomWholeRange()
{
    setZoom(std::nullopt);
}

QSize ChartWidget::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 42, line * 22};
}

QSize ChartWidget::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 18, line * 11};
}

} // namespace costmodel::ui
