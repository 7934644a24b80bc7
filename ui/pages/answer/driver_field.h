#pragma once

#include <QLineEdit>

#include "ui/pages/comparison/driver_input.h"

namespace costmodel::ui
{

/// The value of a driver as a field that takes what people type. What is no value changes nothing
/// and says why; Escape and leaving the field bring the present value back.
class DriverField : public QLineEdit
{
    Q_OBJECT

public:
    explicit DriverField(QWidget* parent);

    /// Not while somebody is typing: what is typed stays.
    void setInput(const DriverInput& input);

Q_SIGNALS:
    void valueEdited(double value);
    /// The field was left or Enter was pressed after typing.
    void finished();
    /// Empty when there is none any more.
    void problemChanged(const QString& problem);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void finish();

    DriverInput m_input;
    bool m_isTyping = false;
};

} // namespace costmodel::ui
