#pragma once

#include <QObject>

namespace costmodel::ui
{

/// Keeps the wheel from changing values while somebody scrolls: fields, lists and sliders take it
/// only with the focus; else what is around them scrolls. Installed on the application.
class WheelGuard : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace costmodel::ui
