#include "ui/forms/choice_editor.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

ChoiceEditor::ChoiceEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_box(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    setFocusProxy(m_box);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(6);
    if (field.kind == Kind::currency)
    {
        m_box->setEditable(true);
        m_box->setInsertPolicy(QComboBox::NoInsert);
        connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &ChoiceEditor::currencyTyped);
    }
    connect(m_box, &QComboBox::activated, this, &ChoiceEditor::chosen);
}

void ChoiceEditor::setState(const FieldState& state)
{
    m_state = state;
    const QSignalBlocker blocker(m_box);
    fill();
    int current = -1;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (m_values[i] == state.value)
            current = static_cast<int>(i);
    if (current < 0 && !std::holds_alternative<std::monostate>(state.value))
    {
        // Names something that is not there any more; shown, so that it can be put right.
        add(valueText(m_field, state.value, state.style), state.value);
        current = m_box->count() - 1;
    }
    m_box->setCurrentIndex(current);
}

void ChoiceEditor::fill()
{
    m_box->clear();
    m_values.clear();
    switch (m_field.kind)
    {
    case Kind::choice:
        for (const Choice& choice : m_field.choices)
            add(translated("Choice", choice.label), std::string(choice.word));
        break;
    case Kind::toggle:
        if (std::holds_alternative<std::monostate>(m_state.fallback) && !m_field.isRequired)
            add(tr("by its kind"), {});
        add(tr("yes"), true);
        add(tr("no"), false);
        break;
    case Kind::reference:
        if (!m_field.isRequired)
            add(tr("none"), std::string());
        for (const QString& name : m_state.names)
            add(name, name.toStdString());
        break;
    case Kind::currency:
        if (!m_field.isRequired && m_state.fallback == Value(std::string()))
            add(tr("that of the scenario"), std::string());
        for (const QString& name : m_state.names)
            add(name, name.toStdString());
        break;
    case Kind::number:
    case Kind::integer:
    case Kind::text:
    case Kind::date:
    case Kind::references:
    case Kind::file:
        break;
    }
}

void ChoiceEditor::add(const QString& text, const Value& value)
{
    m_box->addItem(text);
    m_values.push_back(value);
}

void ChoiceEditor::chosen(int index)
{
    Q_EMIT problemChanged({});
    Q_EMIT edited(m_values.at(static_cast<std::size_t>(index)));
}

void ChoiceEditor::currencyTyped()
{
    const int known = m_box->findText(m_box->currentText(), Qt::MatchFixedString);
    if (known >= 0)
    {
        if (m_values.at(static_cast<std::size_t>(known)) != m_state.value)
            chosen(known);
        return;
    }
    const QString code = m_box->currentText().trimmed().toUpper();
    bool isCode = code.size() == 3;
    for (const QChar c : code)
        isCode = isCode && c >= u'A' && c <= u'Z';
    if (!isCode)
    {
        Q_EMIT problemChanged(
            tr("“%1” is no currency. Write its three letters, as in CNY or USD.").arg(code));
        return;
    }
    Q_EMIT problemChanged({});
    Q_EMIT edited(code.toStdString());
}

} // namespace costmodel::ui
