#include "ui/charts/chart_widget.h"

#include <QEvent>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "ui/charts/bridge_chart.h"
#include "ui/charts/map_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/charts/tornado_chart.h"

namespace costmodel::ui
{

ChartWidget::ChartWidget(QWidget* parent)
    : QWidget(parent)
{
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::setChart(std::unique_ptr<Chart> chart)
{
    m_chart = std::move(chart);
    refresh();
}

void ChartWidget::setSpec(ChartSpec spec)
{
    setChart(std::make_unique<SeriesChart>(std::move(spec)));
}

void ChartWidget::setSpec(BridgeSpec spec)
{
    setChart(std::make_unique<BridgeChart>(std::move(spec)));
}

void ChartWidget::setSpec(TornadoSpec spec)
{
    setChart(std::make_unique<TornadoChart>(std::move(spec)));
}

void ChartWidget::setSpec(MapSpec spec)
{
    setChart(std::make_unique<MapChart>(std::move(spec)));
}

void ChartWidget::refresh()
{
    update();
}

void ChartWidget::setFormats(const Formats& formats)
{
    m_formats = formats;
    refresh();
}

void ChartWidget::setStale(bool stale)
{
    m_stale = stale;
    update();
}

std::optional<std::pair<double, double>> ChartWidget::window() const
{
    return m_chart ? m_chart->window() : std::nullopt;
}

const ChartGeometry& ChartWidget::geometryOfChart()
{
    return m_geometry;
}

QImage ChartWidget::picture() const
{
    return {};
}

QString ChartWidget::tableText() const
{
    return {};
}

QSize ChartWidget::sizeHint() const
{
    return {fontMetrics().height() * 42, fontMetrics().height() * 22};
}

QSize ChartWidget::minimumSizeHint() const
{
    return {fontMetrics().height() * 18, fontMetrics().height() * 11};
}

void ChartWidget::setCrosshair(double)
{
}
void ChartWidget::copy()
{
}
void ChartWidget::copyPicture()
{
}
void ChartWidget::copyTable()
{
}
void ChartWidget::savePicture()
{
}
void ChartWidget::saveTable()
{
}
void ChartWidget::showTable()
{
}
void ChartWidget::undoZoom()
{
}
void ChartWidget::zoomWholeRange()
{
}

bool ChartWidget::event(QEvent* event)
{
    return QWidget::event(event);
}

void ChartWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_chart)
        m_geometry = m_chart->paint(painter, rect(), ChartTheme::of(palette(), font(), m_formats));
}

void ChartWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
}

void ChartWidget::mouseMoveEvent(QMouseEvent*)
{
}
void ChartWidget::mousePressEvent(QMouseEvent*)
{
}
void ChartWidget::mouseReleaseEvent(QMouseEvent*)
{
}
void ChartWidget::mouseDoubleClickEvent(QMouseEvent*)
{
}

void ChartWidget::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    QWidget::keyPressEvent(event);
}

void ChartWidget::leaveEvent(QEvent*)
{
}
void ChartWidget::contextMenuEvent(QContextMenuEvent*)
{
}

} // namespace costmodel::ui
