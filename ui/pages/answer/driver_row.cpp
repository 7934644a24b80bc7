#include "ui/pages/answer/driver_row.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/pages/comparison/sentence.h"

namespace costmodel::ui
{

namespace
{

constexpr int sliderSteps = 1000;

} // namespace

DriverRow::DriverRow(QGridLayout& grid, int row, QWidget* parent)
    : QObject(parent)
    , m_label(new QLabel(parent))
    , m_unit(new QLabel(parent))
    , m_name(new QWidget(parent))
    , m_field(new DriverField(parent))
    , m_slider(new QSlider(Qt::Horizontal, parent))
    , m_curve(new DriverCurveView(parent))
    , m_flip(new QLabel(parent))
{
    auto* const name = new QVBoxLayout(m_name);
    name->setContentsMargins(0, 0, 0, 0);
    name->setSpacing(0);
    name->addWidget(m_label);
    name->addWidget(m_unit);
    for (QLabel* const label : {m_label, m_unit, m_flip})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    m_unit->setForegroundRole(QPalette::PlaceholderText);
    m_slider->setRange(0, sliderSteps);
    m_slider->setSingleStep(sliderSteps / 100);
    m_slider->setPageStep(sliderSteps / 10);
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_slider->installEventFilter(this);
    const int em = parent->fontMetrics().height();
    m_field->setFixedWidth(em * 6);
    m_slider->setMinimumWidth(em * 5);
    grid.addWidget(m_name, row, 0);
    grid.addWidget(m_field, row, 1);
    grid.addWidget(m_slider, row, 2);
    grid.addWidget(m_curve, row, 3);
    grid.addWidget(m_flip, row, 4);

    connect(m_slider, &QSlider::sliderPressed, this, &DriverRow::begin);
    connect(m_slider, &QSlider::sliderReleased, this, &DriverRow::end);
    connect(m_slider, &QSlider::valueChanged, this, &DriverRow::sliderMoved);
    connect(m_field, &DriverField::valueEdited, this,
            [this](double value)
            {
                begin();
                Q_EMIT moved(value);
            });
    connect(m_field, &DriverField::finished, this, &DriverRow::end);
    connect(m_field, &DriverField::problemChanged, this,
            [this](const QString& problem)
            {
                m_problem = problem;
                showFlips();
            });
}

void DriverRow::begin()
{
    if (m_isDragged)
        return;
    m_isDragged = true;
    Q_EMIT dragBegan();
}

void DriverRow::end()
{
    if (!m_isDragged)
        return;
    m_isDragged = false;
    Q_EMIT dragEnded();
}

void DriverRow::sliderMoved(int position)
{
    begin(); // by key there is no press
    const Driver& driver = m_input.driver;
    const double value = position == sliderSteps
                             ? driver.high
                             : driver.low + (driver.high - driver.low) * position / sliderSteps;
    Q_EMIT moved(roundedDriver(m_input, value));
}

bool DriverRow::eventFilter(QObject* watched, QEvent* event)
{
    // A wheel without focus scrolls the page.
    if (event->type() == QEvent::Wheel && !m_slider->hasFocus())
    {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FocusOut && !m_slider->isSliderDown())
        end();
    return QObject::eventFilter(watched, event);
}

int DriverRow::positionOf(double value) const
{
    const Driver& driver = m_input.driver;
    if (!(driver.high > driver.low))
        return 0;
    const double share = (value - driver.low) / (driver.high - driver.low);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * sliderSteps));
}

void DriverRow::setInput(const DriverInput& input)
{
    m_input = input;
    m_label->setText(breakable(input.label));
    m_unit->setText(input.unit);
    // "Hours a month" need not be said twice.
    m_unit->setVisible(!input.unit.isEmpty() &&
                       input.unit.compare(input.label, Qt::CaseInsensitive) != 0);
    const QString hint = input.cannotBeSet.isEmpty() ? input.hint : input.cannotBeSet;
    for (QWidget* const widget : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_field),
                                  static_cast<QWidget*>(m_slider)})
        widget->setToolTip(hint);
    const QString path = QString::fromStdString(input.driver.path);
    m_field->setObjectName(path);
    m_slider->setObjectName(QStringLiteral("slider ") + path);
    m_field->setInput(input);
    m_field->setAccessibleName(input.label);
    m_slider->setAccessibleName(tr("%1, slider", "an input").arg(input.label));
    m_slider->setAccessibleDescription(driverValue(input, input.driver.value));
    m_slider->setEnabled(input.cannotBeSet.isEmpty() && input.driver.high > input.driver.low);
    if (!m_slider->isSliderDown())
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(positionOf(input.driver.value));
    }
    m_curve->setRange(input.driver.low, input.driver.high);
    m_curve->setValue(input.driver.value);
    m_curve->setAccessibleName(
        tr("%1: cost of buying less that of renting, over its range").arg(input.label));
    showFlips();
}

void DriverRow::setCurve(std::vector<DriverPoint> points)
{
    m_curve->setCurve(std::move(points));
}

void DriverRow::setFlips(const std::optional<FlipRow>& flips)
{
    m_flips = flips;
    m_curve->setFlips(flips ? flips->flips : std::vector<Flip>());
    showFlips();
}

void DriverRow::setStale(bool isStale)
{
    m_curve->setStale(isStale);
    m_flip->setEnabled(!isStale);
}

void DriverRow::setVisible(bool isVisible)
{
    for (QWidget* const widget :
         {m_name, static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider),
          static_cast<QWidget*>(m_curve), static_cast<QWidget*>(m_flip)})
        widget->setVisible(isVisible);
}

void DriverRow::showFlips()
{
    if (!m_problem.isEmpty())
        m_flip->setText(QStringLiteral("⚠ ") + m_problem);
    else if (m_flips)
        m_flip->setText(flipsText(m_input, *m_flips));
    else
        m_flip->setText(tr("computing …"));
    m_curve->setToolTip(
        tr("Cost of buying less that of renting as this input alone moves. Below the dotted line "
           "buying is cheaper; the dot is the present value."));
    m_field->setAccessibleDescription(m_flip->text());
}

QString flipsText(const DriverInput& input, const FlipRow& flips)
{
    if (!flips.word)
        return DriverRow::tr("nothing to compare: one of buying and renting does not meet the "
                             "demand");
    if (!flips.nearest)
        return DriverRow::tr("no crossing between %1 and %2")
            .arg(driverNumber(input, flips.driver.low), driverValue(input, flips.driver.high));
    const QString value = driverNumber(input, flips.nearest->value, 4);
    const bool isAbove = flips.nearest->buyIsCheaperAbove;
    if (const qsizetype count = static_cast<qsizetype>(flips.flips.size()); count > 1)
        return (isAbove ? DriverRow::tr("flips at %1, buying is cheaper above; %2 flips in all")
                        : DriverRow::tr("flips at %1, buying is cheaper below; %2 flips in all"))
            .arg(value)
            .arg(count);
    return isAbove ? DriverRow::tr("flips at %1, buying is cheaper above").arg(value)
                   : DriverRow::tr("flips at %1, buying is cheaper below").arg(value);
}

} // namespace costmodel::ui
