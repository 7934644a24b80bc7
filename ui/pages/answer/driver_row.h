#pragma once

#include <optional>

#include <QGridLayout>
#include <QLabel>
#include <QSlider>

#include "ui/pages/answer/driver_curve_view.h"
#include "ui/pages/answer/driver_field.h"

namespace costmodel::ui
{

/// One input that matters, as a row of a grid: what it is, its value, a slider, what it does, and
/// where it turns the answer.
class DriverRow : public QObject
{
    Q_OBJECT

public:
    DriverRow(QGridLayout& grid, int row, QWidget* parent);

    void setInput(const DriverInput& input);
    const DriverInput& input() const
    {
        return m_input;
    }
    void setCurve(std::vector<DriverPoint> points);
    /// None while they are computed.
    void setFlips(const std::optional<FlipRow>& flips);
    void setStale(bool isStale);
    void setVisible(bool isVisible);
    bool isDragged() const
    {
        return m_isDragged;
    }
    QSlider& slider()
    {
        return *m_slider;
    }
    DriverField& field()
    {
        return *m_field;
    }
    QString flipText() const
    {
        return m_flip->text();
    }

Q_SIGNALS:
    void dragBegan();
    /// The reader moves the value; steps until `dragEnded` belong together.
    void moved(double value);
    void dragEnded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void sliderMoved(int position);
    void begin();
    void end();
    void showFlips();
    int positionOf(double value) const;

    DriverInput m_input;
    std::optional<FlipRow> m_flips;
    QString m_problem;
    bool m_isDragged = false;
    QLabel* m_label;
    QLabel* m_unit;
    QWidget* m_name;
    DriverField* m_field;
    QSlider* m_slider;
    DriverCurveView* m_curve;
    QLabel* m_flip;
};

/// "flips at 41 % of the month" and the like.
QString flipsText(const DriverInput& input, const FlipRow& flips);

} // namespace costmodel::ui
