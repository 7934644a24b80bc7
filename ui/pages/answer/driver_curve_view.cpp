#include "ui/pages/answer/driver_curve_view.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "ui/charts/chart_theme.h"

namespace costmodel::ui
{

namespace
{

/// Where a curve lies, in the coordinates of the painter.
struct Frame
{
    QRectF area;
    double low;
    double high;
    double most; ///< largest absolute difference

    double x(double value) const
    {
        return area.left() + (high > low ? (value - low) / (high - low) : 0.5) * area.width();
    }
    double y(double difference) const
    {
        return area.center().y() - difference / most * area.height() / 2;
    }
};

/// Linear between the points; none outside of them and beside gaps.
std::optional<double> differenceAt(const std::vector<DriverPoint>& points, double value)
{
    for (std::size_t i = 1; i < points.size(); ++i)
    {
        const DriverPoint& from = points[i - 1];
        const DriverPoint& to = points[i];
        if (value < from.value || value > to.value || !(to.value > from.value))
            continue;
        if (!from.difference() || !to.difference())
            return std::nullopt;
        return std::lerp(*from.difference(), *to.difference(),
                         (value - from.value) / (to.value - from.value));
    }
    return std::nullopt;
}

/// The pieces of the curve between gaps.
QPainterPath pathOf(const std::vector<DriverPoint>& points, const Frame& frame)
{
    QPainterPath path;
    bool isOpen = false;
    for (const DriverPoint& point : points)
    {
        const std::optional<double> difference = point.difference();
        if (!difference)
        {
            isOpen = false;
            continue;
        }
        const QPointF at(frame.x(point.value), frame.y(*difference));
        isOpen ? path.lineTo(at) : path.moveTo(at);
        isOpen = true;
    }
    return path;
}

} // namespace

DriverCurveView::DriverCurveView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize DriverCurveView::sizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 7, em * 2};
}

QSize DriverCurveView::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 5, em * 2};
}

void DriverCurveView::setRange(double low, double high)
{
    m_low = low;
    m_high = high;
    update();
}

void DriverCurveView::setValue(double value)
{
    m_value = value;
    update();
}

void DriverCurveView::setCurve(std::vector<DriverPoint> points)
{
    m_points = std::move(points);
    update();
}

void DriverCurveView::setFlips(std::vector<Flip> flips)
{
    m_flips = std::move(flips);
    update();
}

void DriverCurveView::setStale(bool isStale)
{
    m_isStale = isStale;
    update();
}

void DriverCurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartTheme theme = ChartTheme::of(palette(), font(), Formats());
    const double em = fontMetrics().height();
    Frame frame{QRectF(rect()).adjusted(em * 0.3, em * 0.25, -em * 0.3, -em * 0.25), m_low, m_high,
                0};
    for (const DriverPoint& point : m_points)
        if (point.difference())
            frame.most = std::max(frame.most, std::fabs(*point.difference()));
    if (m_isStale)
        painter.setOpacity(0.35);
    painter.setPen(QPen(theme.axis, 1, Qt::DotLine));
    painter.drawLine(QPointF(frame.area.left(), frame.area.center().y()),
                     QPointF(frame.area.right(), frame.area.center().y()));
    if (!(frame.most > 0))
        return;

    const QPainterPath path = pathOf(m_points, frame);
    const auto drawPart = [&](const QRectF& part, SeriesRole role)
    {
        painter.save();
        painter.setClipRect(part);
        painter.setPen(QPen(theme.colour(role), em * 0.13, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(path);
        painter.restore();
    };
    const double middle = frame.area.center().y();
    drawPart(QRectF(0, 0, width(), middle), SeriesRole::rent);
    drawPart(QRectF(0, middle, width(), height() - middle), SeriesRole::own);
    painter.setPen(QPen(theme.text, em * 0.08));
    for (const Flip& flip : m_flips)
        painter.drawLine(QPointF(frame.x(flip.value), middle - em * 0.35),
                         QPointF(frame.x(flip.value), middle + em * 0.35));
    painter.setOpacity(1);
    if (const std::optional<double> difference = differenceAt(m_points, m_value))
    {
        painter.setPen(QPen(theme.ground, em * 0.1));
        painter.setBrush(theme.colour(*difference < 0 ? SeriesRole::own : SeriesRole::rent));
        painter.drawEllipse(QPointF(frame.x(m_value), frame.y(*difference)), em * 0.3, em * 0.3);
    }
}

} // namespace costmodel::ui
