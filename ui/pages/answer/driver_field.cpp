#include "ui/pages/answer/driver_field.h"

#include <QKeyEvent>

namespace costmodel::ui
{

DriverField::DriverField(QWidget* parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QLineEdit::textEdited, this, &DriverField::read);
    connect(this, &QLineEdit::editingFinished, this, &DriverField::finish);
}

void DriverField::setInput(const DriverInput& input)
{
    m_input = input;
    setReadOnly(!input.cannotBeSet.isEmpty());
    if (m_isTyping)
        return;
    const QString text = driverNumber(input, input.driver.value);
    if (text != this->text())
        setText(text);
}

void DriverField::read()
{
    m_isTyping = true;
    const ParsedNumber parsed = parseDriver(m_input, text());
    Q_EMIT problemChanged(parsed.problem);
    if (parsed.value)
        Q_EMIT valueEdited(*parsed.value);
}

void DriverField::finish()
{
    if (!m_isTyping)
        return;
    m_isTyping = false;
    Q_EMIT problemChanged({});
    setInput(m_input);
    Q_EMIT finished();
}

void DriverField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isTyping)
    {
        finish();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace costmodel::ui
