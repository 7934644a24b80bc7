#pragma once

#include <vector>

#include <QWidget>

#include "model/insight/drivers.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Thumbnail of what an input does alone: cost of buying less that of renting over its range. Below
/// the line buying is cheaper. A dot shows the present value, ticks where the cheaper one changes.
class DriverCurveView : public QWidget
{
    Q_OBJECT

public:
    explicit DriverCurveView(QWidget* parent);

    void setRange(double low, double high);
    void setValue(double value);
    void setCurve(std::vector<DriverPoint> points);
    void setFlips(std::vector<Flip> flips);
    /// The curve belongs to other inputs than the present ones.
    void setStale(bool isStale);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<DriverPoint> m_points;
    std::vector<Flip> m_flips;
    double m_low = 0;
    double m_high = 1;
    double m_value = 0;
    bool m_isStale = false;
};

} // namespace costmodel::ui
