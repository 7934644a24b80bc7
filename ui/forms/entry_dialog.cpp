#include "ui/forms/entry_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include "model/scenario/rename.h"
#include "ui/forms/list_edits.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

EntryDialog::EntryDialog(const Child& child, const std::string& parentPath, FormContext& context,
                         QWidget* parent)
    : QDialog(parent)
    , m_child(child)
    , m_context(context)
{
    setWindowTitle(tr("Add to %1").arg(translated("Table", child.table->label)));
    auto* const layout = new QVBoxLayout(this);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addLayout(form);

    // A new entry in a copy of the scenario tells units and defaults.
    Scenario probe = context.document.scenario();
    void* const parentTable = tableAt(probe, parentPath);
    const bool hasKey = child.cardinality == Cardinality::keyed;
    m_asksName = hasKey;
    const QString proposed = hasKey ? tr("New GPU type") : tr("New");
    m_name = freeName(child, parentTable, proposed.toStdString());
    child.append(parentTable);
    const std::string entryPath = entryPaths(child, parentPath, parentTable).back();
    if (hasKey)
    {
        auto* const line = new QLineEdit(toQString(m_name), this);
        line->setObjectName(QStringLiteral("new.name"));
        form->addRow(tr("Name"), line);
        connect(line, &QLineEdit::textChanged, this,
                [this](const QString& text)
                {
                    m_name = text.trimmed().toStdString();
                    check();
                });
    }
    walk(probe,
         [&](const TableVisit& visit)
         {
             if (visit.path != entryPath)
                 return;
             for (const Field& field : child.table->fields)
                 if (field.isRequired || child.cardinality == Cardinality::keyedNumbers)
                     addInput(field, visit, *form);
         });
    auto* const buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(fontMetrics().height() * 28);
    check();
}

void EntryDialog::addInput(const Field& field, const TableVisit& visit, QFormLayout& form)
{
    const Scenario& scenario = m_context.document.scenario();
    const std::size_t index = m_inputs.size();
    auto* const box = new QWidget(this);
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    FieldEditor* const editor = makeFieldEditor(field, box);
    auto* const problem = new QLabel(box);
    problem->setWordWrap(true);
    problem->hide();
    column->addWidget(editor);
    column->addWidget(problem);
    Value value;
    if (field.key == "name")
        value = m_name;
    else if (field.kind == Kind::choice && !field.choices.empty())
        value = std::string(field.choices.front().word);
    else if (const QStringList names = m_context.names(field);
             field.kind == Kind::reference && !names.isEmpty())
        value = names.front().toStdString();
    m_inputs.push_back({&field, value, {}, problem});
    editor->setState({value, {}, numberStyle(visit, scenario, field), m_context.names(field), {}});
    if (QWidget* const focus = editor->focusProxy())
    {
        focus->setObjectName(QStringLiteral("new.") + toQString(field.key));
        focus->setAccessibleName(translated("Field", field.label));
    }
    const QString unit = unitText(visit, scenario, field);
    const QString label = translated("Field", field.label);
    form.addRow(unit.isEmpty() ? label : label + QStringLiteral("\n") + unit, box);
    connect(editor, &FieldEditor::edited, this,
            [this, index](const Value& typed)
            {
                m_inputs[index].value = typed;
                m_inputs[index].problem.clear();
                check();
            });
    connect(editor, &FieldEditor::problemChanged, this,
            [this, index](const QString& text)
            {
                m_inputs[index].problem = text;
                check();
            });
}

void EntryDialog::check()
{
    bool isComplete = !m_asksName || !m_name.empty();
    for (const Input& input : m_inputs)
    {
        input.shownProblem->setText(QStringLiteral("⚠ ") + input.problem);
        input.shownProblem->setVisible(!input.problem.isEmpty());
        const auto* const text = std::get_if<std::string>(&input.value);
        isComplete = isComplete && input.problem.isEmpty() &&
                     !std::holds_alternative<std::monostate>(input.value) &&
                     !(text && text->empty());
    }
    if (m_ok)
        m_ok->setEnabled(isComplete);
}

void EntryDialog::fill(void* entry) const
{
    if (m_asksName)
        setEntryName(*m_child.table, entry, m_name);
    for (const Input& input : m_inputs)
        input.field->set(entry, input.value);
}

} // namespace costmodel::ui
