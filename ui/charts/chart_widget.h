#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QWidget>

#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// Shows a chart and lets one read it: the only class of the window through which charts are seen.
///
/// Mouse: move reads, click pins, Shift+click pins a second x, drag zooms, double-click and
/// Ctrl+wheel zoom too, the right button takes the last zoom back (and is the context menu where
/// there is none), a plain wheel is left to the page. Keys: Left, Right, Home, End, Space (pin),
/// Esc, Backspace, Ctrl+C, the menu key.
class ChartWidget : public QWidget
{
    Q_OBJECT

public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    /// Replaces the chart; zoom and pins are forgotten. Null shows nothing.
    void setChart(std::unique_ptr<Chart> chart);
    Chart* chart() const
    {
        return m_chart.get();
    }
    /// Shows these data. A chart of the same kind is kept with its zoom, pins and hidden series.
    void setSpec(ChartSpec spec);
    void setSpec(BridgeSpec spec);
    void setSpec(TornadoSpec spec);
    void setSpec(MapSpec spec);
    /// After the chart has been changed from outside.
    void refresh();

    void setFormats(const Formats& formats);
    const Formats& formats() const
    {
        return m_formats;
    }
    /// Greys the chart and says that it is being computed again.
    void setStale(bool stale);
    bool isStale() const
    {
        return m_stale;
    }

    /// The x under the crosshair, whether moved by mouse, key or setCrosshair.
    std::optional<double> crosshair() const
    {
        return m_crosshair;
    }
    std::vector<double> pins() const
    {
        return m_pins;
    }
    /// The part of x that is shown; none: all of it.
    std::optional<std::pair<double, double>> window() const;
    const ChartGeometry& geometryOfChart(); ///< paints if need be

    /// On white with title, twice as large as shown.
    QImage picture() const;
    /// Tab-separated with title, headings and units.
    QString tableText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Asks for a file name; replaced in tests. Arguments: parent, suggested name, filter.
    std::function<QString(QWidget*, const QString&, const QString&)> chooseFile;

public Q_SLOTS:
    /// Moves the crosshair without emitting crosshairMoved, so that charts of a page move in step.
    /// NaN takes it away.
    void setCrosshair(double x);
    void copy(); ///< picture and table to the clipboard
    void copyPicture();
    void copyTable();
    void savePicture(); ///< PNG or SVG
    void saveTable();   ///< CSV
    void showTable();   ///< in a dialog
    void undoZoom();
    void zoomWholeRange();

Q_SIGNALS:
    void crosshairMoved(double x); ///< NaN: it left the chart
    void pinned(double x);
    void spotClicked(const QString& id); ///< a bar of a bridge or tornado
    void markDragged(const QString& id, double value);
    void markReleased(const QString& id, double value); ///< the end of a drag: one undo step
    void pointDragged(const QPointF& value);            ///< the cross of a map
    void pointReleased(const QPointF& value);
    void saveFailed(const QString& message);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    std::unique_ptr<Chart> m_chart;
    Formats m_formats;
    bool m_stale = false;
    std::optional<double> m_crosshair;
    std::vector<double> m_pins;
    ChartGeometry m_geometry;
    QPixmap m_cache;
};

} // namespace costmodel::ui
