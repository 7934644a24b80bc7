#include "ui/forms/field_row.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMenu>

#include "model/scenario/rename.h"
#include "ui/document/named_files.h"
#include "ui/text/labels.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// Whether a field is the name by which its table is one of a list.
bool namesEntry(const TableVisit& visit, const Field& field)
{
    if (!visit.child)
        return false;
    switch (visit.child->cardinality)
    {
    case Cardinality::namedList:
        return field.key == "name";
    case Cardinality::keyedNumbers:
        return field.kind == Kind::text;
    case Cardinality::single:
    case Cardinality::optional:
    case Cardinality::list:
    case Cardinality::keyed:
        break;
    }
    return false;
}

} // namespace

FieldRow::FieldRow(const Field& field, FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_context(context)
    , m_label(new QLabel(this))
    , m_unit(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_editor(makeFieldEditor(field, this))
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 1, 0, 1);
    layout->setVerticalSpacing(0);
    layout->setColumnStretch(0, 11);
    layout->setColumnStretch(1, 9);
    auto* const text = new QVBoxLayout;
    text->setSpacing(0);
    text->addStretch(1);
    text->addWidget(m_label);
    text->addWidget(m_unit);
    text->addStretch(1);
    layout->addLayout(text, 0, 0);
    layout->addWidget(m_editor, 0, 1, Qt::AlignVCenter);
    layout->addWidget(m_problem, 1, 0, 1, 2);
    m_label->setWordWrap(true);
    m_label->setBuddy(m_editor);
    m_unit->setWordWrap(true);
    QFont small = m_unit->font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    m_unit->setFont(small);
    m_unit->setForegroundRole(QPalette::PlaceholderText);
    m_unit->hide();
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    connect(m_editor, &FieldEditor::edited, this, &FieldRow::apply);
    connect(m_editor, &FieldEditor::browseRequested, this, &FieldRow::browse);
    connect(m_editor, &FieldEditor::problemChanged, this,
            [this](const QString& problem)
            {
                m_typingProblem = problem;
                showProblem();
            });
    retranslate();
}

void FieldRow::refresh(const TableVisit& visit)
{
    const Scenario& scenario = m_context.document.scenario();
    const std::string path = keyPath(visit, m_field);
    m_style = numberStyle(visit, scenario, m_field);
    const QString unit = unitText(visit, scenario, m_field);
    if (unit != m_unitText)
    {
        m_unitText = unit;
        m_unit->setText(unit);
        m_unit->setVisible(!unit.isEmpty());
    }
    m_namedEntry = namesEntry(visit, m_field) ? visit.path : std::string();
    m_value = m_field.get(visit.table);
    const Value fallback = m_field.isRequired ? Value() : m_field.fallback();
    FieldState state{m_value, fallback, m_style, m_context.names(m_field), {}};
    if (!m_field.isRequired)
        state.shownFallback = valueText(m_field, fallback, m_style);
    m_editor->setState(state);
    if (path != m_path)
    {
        m_path = path;
        if (QWidget* const focus = m_editor->focusProxy())
            focus->setObjectName(toQString(path));
        m_label->setToolTip(hint());
        m_editor->setToolTip(hint());
    }
    m_applies = !m_field.applies || m_field.applies(visit.table) || m_value != fallback;
    setVisible(m_applies && m_isMatch);
    const auto problem = m_context.problems.find(path);
    m_documentProblem = problem == m_context.problems.end() ? QString() : problem->second;
    showProblem();
}

bool FieldRow::filter(const QString& words)
{
    m_isMatch = words.isEmpty() || matches(words);
    setVisible(m_applies && m_isMatch);
    return m_applies && m_isMatch;
}

bool FieldRow::matches(const QString& words) const
{
    const QString text =
        m_label->text() + u' ' + toQString(m_field.key) + u' ' + translated("Help", m_field.help);
    const QStringList parts = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [&text](const QString& part)
                       { return text.contains(part, Qt::CaseInsensitive); });
}

void FieldRow::reveal()
{
    m_editor->setFocus(Qt::ShortcutFocusReason);
}

void FieldRow::apply(const Value& value)
{
    if (m_namedEntry.empty())
    {
        m_context.document.setValue(m_path, value, true);
        return;
    }
    const std::string name = std::get<std::string>(value);
    std::optional<Message> reason;
    m_context.document.edit(
        tr("Rename to %1").arg(toQString(name)),
        [&](Scenario& scenario) { reason = renameEntry(scenario, m_namedEntry, name); },
        QStringLiteral("rename"));
    m_typingProblem = reason ? rendered(*reason) : QString();
    showProblem();
}

void FieldRow::browse()
{
    if (!m_context.chooseFile)
        return;
    const QString filters = m_field.key == "benchmark"
                                ? tr("Results of costmodel-bench (*.cmbench.json *.json)")
                            : m_field.key == "trace" ? tr("Demand traces (*.csv)")
                                                     : tr("Scenarios (*.toml)");
    const QString file = m_context.chooseFile(this, translated("Field", m_field.label),
                                              filters + QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        apply(namedFrom(m_context.document.file(), toPath(file)));
}

void FieldRow::showProblem()
{
    const QString problem = m_typingProblem.isEmpty() ? m_documentProblem : m_typingProblem;
    if (!problem.isEmpty())
        m_problem->setText(QStringLiteral("⚠ ") + problem);
    m_problem->setVisible(!problem.isEmpty());
    m_editor->setAccessibleDescription(problem.isEmpty() ? hint() : problem);
}

void FieldRow::retranslate()
{
    m_label->setText(translated("Field", m_field.label));
    m_editor->setAccessibleName(m_label->text());
    if (QWidget* const focus = m_editor->focusProxy())
        focus->setAccessibleName(m_label->text());
    m_label->setToolTip(hint());
    m_editor->setToolTip(hint());
}

QString FieldRow::hint() const
{
    QStringList lines;
    if (*m_field.help != '\0')
        lines << translated("Help", m_field.help).toHtmlEscaped();
    const bool isNumber = m_field.kind == Kind::number || m_field.kind == Kind::integer;
    constexpr double wide = 1e12;
    if (isNumber && m_field.range.max < wide)
        lines << tr("From %1 to %2.")
                     .arg(numberText(m_field.range.min, m_style),
                          numberText(m_field.range.max, m_style));
    else if (isNumber && m_field.range.min > -wide)
        lines << (m_field.range.minIsOpen ? tr("More than %1.") : tr("At least %1."))
                     .arg(numberText(m_field.range.min, m_style));
    if (!m_field.isRequired)
        if (const QString shown = valueText(m_field, m_field.fallback(), m_style); !shown.isEmpty())
            lines << tr("If nothing is set: %1.").arg(shown.toHtmlEscaped());
    if (!m_path.empty())
        lines << QStringLiteral("<code>%1</code>").arg(toQString(m_path).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}

void FieldRow::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* const reset = menu.addAction(tr("Set &back to the default"));
    reset->setEnabled(!m_field.isRequired && m_value != m_field.fallback());
    QAction* const explain = menu.addAction(tr("How did this number &arise?"));
    QAction* const copy = menu.addAction(tr("&Copy the name for the command line"));
    QAction* const chosen = menu.exec(event->globalPos());
    if (chosen == reset)
        m_context.document.setValue(m_path, m_field.fallback());
    else if (chosen == explain)
        Q_EMIT explanationRequested(toQString(m_path));
    else if (chosen == copy)
        QGuiApplication::clipboard()->setText(toQString(m_path));
}

void FieldRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
