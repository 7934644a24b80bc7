#pragma once

#include <QString>

#include "model/scenario/scenario.h"

class QWidget;

namespace costmodel::ui
{

/// What F8 asks about on the widget with the focus: its property "explanationTarget", else the
/// input that its object name is the path of, else the same of what it lies in. May be empty.
QString focusedTarget(const QWidget* focus, const Scenario& scenario);

} // namespace costmodel::ui
