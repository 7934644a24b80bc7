#include "ui/window/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace costmodel::ui
{

namespace
{

bool takesWheel(const QWidget* widget)
{
    const bool isSlider =
        qobject_cast<const QAbstractSlider*>(widget) && !qobject_cast<const QScrollBar*>(widget);
    return isSlider || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget);
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel)
        if (const auto* widget = qobject_cast<const QWidget*>(watched);
            widget && takesWheel(widget) && !widget->hasFocus())
        {
            event->ignore();
            return true;
        }
    return QObject::eventFilter(watched, event);
}

} // namespace costmodel::ui
