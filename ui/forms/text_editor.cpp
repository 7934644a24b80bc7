#include "ui/forms/text_editor.h"

#include <cmath>

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

TextEditor::TextEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_line(new QLineEdit(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    if (isFile())
    {
        m_browse = new QToolButton(this);
        m_browse->setText(QStringLiteral("…"));
        m_browse->setObjectName(QStringLiteral("browse"));
        m_browse->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(m_browse);
        connect(m_browse, &QToolButton::clicked, this, &FieldEditor::browseRequested);
        QEvent translated(QEvent::LanguageChange);
        changeEvent(&translated);
    }
    if (field.kind == Kind::number || field.kind == Kind::integer)
        m_line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &TextEditor::textEdited);
    connect(m_line, &QLineEdit::editingFinished, this, &TextEditor::finish);
}

void TextEditor::setState(const FieldState& state)
{
    m_state = state;
    m_line->setPlaceholderText(state.shownFallback);
    if (m_isTyping)
        return;
    const bool isDefault = state.value == state.fallback && !m_field.isRequired;
    const QString text = isDefault ? QString() : valueText(m_field, state.value, state.style);
    if (m_line->text() != text)
        m_line->setText(text);
}

void TextEditor::textEdited()
{
    m_isTyping = true;
    const Parsed parsed = parse(m_line->text());
    Q_EMIT problemChanged(parsed.problem);
    // A file is read when its name is whole.
    if (parsed.problem.isEmpty() && !isFile())
        Q_EMIT edited(parsed.value);
}

void TextEditor::finish()
{
    if (!m_isTyping)
        return;
    const Parsed parsed = parse(m_line->text());
    if (!parsed.problem.isEmpty())
        return;
    m_isTyping = false;
    if (isFile())
        Q_EMIT edited(parsed.value);
    setState(m_state);
}

void TextEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_browse)
    {
        m_browse->setToolTip(tr("Choose a file"));
        m_browse->setAccessibleName(tr("Choose a file"));
    }
    FieldEditor::changeEvent(event);
}

bool TextEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress)
    {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape && m_isTyping)
        {
            m_isTyping = false;
            Q_EMIT problemChanged({});
            setState(m_state);
            return true;
        }
        // As in bookkeeping: on to the next field.
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        {
            finish();
            focusNextChild();
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

TextEditor::Parsed TextEditor::parse(const QString& text) const
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
    {
        if (!m_field.isRequired)
            return {m_state.fallback, {}};
        const bool isText = m_field.kind == Kind::text || m_field.kind == Kind::file;
        return {{}, isText ? tr("A text is missing here.") : tr("A value is missing here.")};
    }
    switch (m_field.kind)
    {
    case Kind::number:
    case Kind::integer:
        return parsedNumber(trimmed);
    case Kind::date:
        if (const auto date = parseDate(trimmed.normalized(QString::NormalizationForm_KC)
                                            .replace(u'/', u'-')
                                            .toStdString()))
            return {*date, {}};
        return {{}, tr("“%1” is no date. Write year-month-day, as in 2026-03-01.").arg(trimmed)};
    case Kind::toggle:
    case Kind::text:
    case Kind::choice:
    case Kind::reference:
    case Kind::references:
    case Kind::currency:
    case Kind::file:
        break;
    }
    return {trimmed.toStdString(), {}};
}

TextEditor::Parsed TextEditor::parsedNumber(const QString& text) const
{
    const QString word = toQString(m_field.word);
    if (!word.isEmpty() && (text == word || text == wordText(m_field.word)))
        return {m_field.word.empty() ? Value() : Value(std::string(m_field.word)), {}};
    const ParsedNumber number = parseNumber(text, m_state.style);
    if (!number.value)
        return {{}, number.problem};
    const Range& range = m_field.range;
    if (!range.contains(*number.value))
    {
        const QString low = numberText(range.min, m_state.style);
        const QString high = numberText(range.max, m_state.style);
        const bool isBelow = *number.value < range.min ||
                             (range.minIsOpen && *number.value < range.min + leastPositive);
        if (isBelow)
            return {{},
                    range.minIsOpen
                        ? tr("%1 is too little; more than %2 is expected.").arg(text, low)
                        : tr("%1 is too little; at least %2 is expected.").arg(text, low)};
        return {{},
                range.maxIsOpen ? tr("%1 is too much; less than %2 is expected.").arg(text, high)
                                : tr("%1 is too much; at most %2 is expected.").arg(text, high)};
    }
    if (m_field.kind == Kind::integer)
        return {static_cast<std::int64_t>(*number.value), {}};
    return {*number.value, {}};
}

} // namespace costmodel::ui
