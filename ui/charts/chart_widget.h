#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QImage>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QWidget>

#include "ui/charts/chart.h"

class QIODevice;

namespace costmodel::ui
{

/// Shows a chart and lets one read it: the only class of the window through which charts are seen.
///
/// Mouse: move reads, click pins, Shift+click pins a second x, drag zooms, double-click and
/// Ctrl+wheel zoom too, the right button takes the last zoom back (and is the context menu where
/// there is none), a plain wheel is left to the page. Draggable marks and the cross of a map are
/// dragged; a press on a map takes the cross along. Keys: Left, Right, PageUp, PageDown (12 steps),
/// Home, End, Space (pin), Shift+Space (second pin), Esc, +, -, Backspace, Ctrl+C, the menu key;
/// arrows move the cross of a map, Ctrl+arrows the draggable mark.
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
    using Window = std::optional<std::pair<double, double>>;
    enum class Drag
    {
        none,
        pending, ///< pressed, not moved yet
        zoom,
        mark,
        cross,
    };

    ChartTheme theme() const;
    void ensurePainted();
    void adopt(); ///< brings crosshair, pins and zoom within the present data
    void moveCrosshair(std::optional<double> x, bool tell);
    void moveCrosshairByKey(std::optional<double> x);
    void pin(double x, bool second);
    void setZoom(Window window, bool byWheel = false);
    void zoomBy(double factor, double centre, bool byWheel);
    bool moveByKey(QKeyEvent* event);
    bool moveMarkByKey(int key);
    bool moveCrossByKey(int key);
    std::optional<ChartMark> markAt(const QPointF& position);
    std::optional<double> markValue(const QString& id) const;
    void dragTo(const QPointF& position);
    void hover(const QPointF& position, const QPoint& global);
    void paintOverlay(QPainter& painter);
    void write(const QString& name, const std::function<bool(QIODevice&)>& content);

    std::unique_ptr<Chart> m_chart;
    Formats m_formats;
    bool m_stale = false;
    std::optional<double> m_crosshair;
    std::vector<double> m_pins;
    std::vector<double> m_pinsBefore; ///< of the last press, for a double-click to restore
    std::vector<Window> m_zooms;      ///< earlier ones, the last to be restored first
    bool m_zoomedByWheel = false;
    bool m_swallowMenu = false;
    Drag m_drag = Drag::none;
    QString m_draggedMark;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    ChartGeometry m_geometry;
    QPixmap m_cache;
};

} // namespace costmodel::ui
