#include "ui/forms/child_form.h"

#include <QEvent>

#include "model/scenario/shown_unit.h"
#include "ui/forms/entry_dialog.h"
#include "ui/forms/list_edits.h"
#include "ui/forms/table_form.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// What a folded entry says of itself: its first numbers with their units.
QString summaryOf(const TableVisit& visit, const Scenario& scenario)
{
    constexpr int most = 2;
    QStringList parts;
    for (const Field& field : visit.schema->fields)
    {
        if (!field.isRequired || parts.size() == most)
            continue;
        const Value value = field.get(visit.table);
        const bool isNumber =
            std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
        if (!isNumber)
            continue;
        const ShownUnit unit = shownUnit(visit, field, scenario);
        QString unitText = translated("Unit", unit.text);
        unitText.replace(QStringLiteral("%1"), toQString(unit.currency));
        const QString number = valueText(field, value, numberStyle(visit, scenario, field));
        parts << (unitText.isEmpty() ? number : number + u' ' + unitText);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

ChildForm::ChildForm(const Child& child, int level, FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_child(child)
    , m_level(level)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_entryLayout = m_layout;
    if (isList())
    {
        m_group = new Section(level, this);
        m_layout->addWidget(m_group);
        auto* const content = new QWidget(m_group);
        m_entryLayout = new QVBoxLayout(content);
        m_entryLayout->setContentsMargins(0, 0, 0, 0);
        m_entryLayout->setSpacing(2);
        content->hide();
        m_group->setContent([content](QWidget*) { return content; });
    }
    if (m_child.cardinality != Cardinality::single)
    {
        m_addButton = new QPushButton(this);
        m_addButton->setFlat(true);
        m_addButton->setAutoDefault(false);
        connect(m_addButton, &QPushButton::clicked, this, &ChildForm::add);
        m_entryLayout->addWidget(m_addButton, 0, Qt::AlignLeft);
    }
    retranslate();
}

bool ChildForm::isList() const
{
    return m_child.cardinality != Cardinality::single &&
           m_child.cardinality != Cardinality::optional;
}

void ChildForm::refresh(const TableVisit& parent)
{
    m_parentPath = parent.path;
    const std::vector<std::string> paths = entryPaths(m_child, parent.path, parent.table);
    if (paths.size() != m_entries.size())
        resize(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i)
        refreshEntry(m_entries[i], visitOf(parent, i, paths[i]), i);
    if (m_group)
        m_group->setSummary(QString::number(paths.size()));
    if (m_addButton && !isList())
        m_addButton->setVisible(paths.empty());
    if (m_addButton)
        m_addButton->setObjectName(QStringLiteral("add ") + toQString(m_parentPath) +
                                   (m_parentPath.empty() ? QString() : QStringLiteral(".")) +
                                   toQString(m_child.key));
}

TableVisit ChildForm::visitOf(const TableVisit& parent, std::size_t index,
                              const std::string& path) const
{
    return {m_child.table, m_child.at(const_cast<void*>(parent.table), index), path, &m_child,
            &parent};
}

void ChildForm::resize(std::size_t count)
{
    while (m_entries.size() > count)
    {
        delete m_entries.back().section;
        m_entries.pop_back();
    }
    while (m_entries.size() < count)
        addSection(m_entries.size());
}

void ChildForm::addSection(std::size_t index)
{
    Entry entry;
    entry.section = new Section(isList() ? m_level + 1 : m_level, this);
    entry.section->setContent(
        [this, index](QWidget* parent) -> QWidget*
        {
            auto* const form = new TableForm(*m_child.table, m_level + 1, m_context, parent);
            connect(form, &TableForm::explanationRequested, this, &ChildForm::explanationRequested);
            m_entries[index].form = form;
            const Scenario& scenario = m_context.document.scenario();
            walk(scenario,
                 [&](const TableVisit& visit)
                 {
                     if (visit.path == m_entries[index].path)
                         form->refresh(visit);
                 });
            return form;
        });
    if (m_child.cardinality != Cardinality::single)
        connect(entry.section->menu(), &QMenu::aboutToShow, this,
                [this, index] { fillMenu(index); });
    m_entryLayout->insertWidget(static_cast<int>(index), entry.section);
    m_entries.push_back(entry);
}

void ChildForm::fillMenu(std::size_t index)
{
    QMenu* const menu = m_entries[index].section->menu();
    menu->clear();
    ScenarioDocument& document = m_context.document;
    if (isList())
    {
        menu->addAction(tr("Make a &copy"), this,
                        [this, &document, index]
                        { duplicateEntry(document, m_parentPath, m_child, index); });
        QAction* const up =
            menu->addAction(tr("Move &up"), this,
                            [this, &document, index]
                            { moveEntry(document, m_parentPath, m_child, index, index - 1); });
        up->setEnabled(index > 0);
        QAction* const down =
            menu->addAction(tr("Move &down"), this,
                            [this, &document, index]
                            { moveEntry(document, m_parentPath, m_child, index, index + 1); });
        down->setEnabled(index + 1 < m_entries.size());
        menu->addSeparator();
    }
    menu->addAction(tr("&Remove"), this,
                    [this, &document, index]
                    { removeEntry(document, m_parentPath, m_child, index); });
}

void ChildForm::refreshEntry(Entry& entry, const TableVisit& visit, std::size_t index)
{
    entry.path = visit.path;
    entry.section->setObjectName(toQString(visit.path));
    const std::string name = isList() ? entryName(*visit.schema, visit.table) : std::string();
    QString title = toQString(name);
    if (name.empty())
        title = isList() ? tr("No. %1").arg(index + 1) : translated("Table", visit.schema->label);
    entry.section->setTitle(title);
    if (isList())
        entry.section->setSummary(summaryOf(visit, m_context.document.scenario()));
    bool hasProblem = false;
    for (const auto& [path, problem] : m_context.problems)
        hasProblem = hasProblem || path == visit.path || path.starts_with(visit.path + ".");
    entry.section->setMark(hasProblem ? QStringLiteral("⚠") : QString(),
                           hasProblem ? tr("Something in here is wrong.") : QString());
    if (entry.form)
        entry.form->refresh(visit);
}

void ChildForm::add()
{
    EntryDialog dialog(m_child, m_parentPath, m_context, window());
    if (dialog.isNeeded() && dialog.exec() != QDialog::Accepted)
        return;
    addEntry(m_context.document, m_parentPath, m_child,
             tr("Add to %1").arg(translated("Table", m_child.table->label)),
             [&dialog](void* entry) { dialog.fill(entry); });
    if (m_group)
        m_group->setOpen(true);
    if (!m_entries.empty())
        m_entries.back().section->setOpen(true);
}

bool ChildForm::reveal(const std::string& path)
{
    for (Entry& entry : m_entries)
    {
        const bool isBelow =
            path == entry.path || path.starts_with(entry.path + ".") ||
            (m_child.cardinality == Cardinality::keyedNumbers && path == entry.path);
        if (!isBelow)
            continue;
        if (m_group)
            m_group->setOpen(true);
        entry.section->setOpen(true);
        if (!entry.form->reveal(path))
            entry.section->setFocus();
        return true;
    }
    return false;
}

int ChildForm::filter(const QString& words)
{
    int found = 0;
    for (Entry& entry : m_entries)
    {
        if (!words.isEmpty() && !entry.form)
            entry.section->setOpen(true);
        const int inEntry = entry.form ? entry.form->filter(words) : 0;
        entry.section->setVisible(words.isEmpty() || inEntry > 0);
        if (!words.isEmpty())
            entry.section->setOpen(inEntry > 0);
        found += inEntry;
    }
    if (m_group && !words.isEmpty())
        m_group->setOpen(found > 0);
    if (m_addButton)
        m_addButton->setVisible(words.isEmpty() && (isList() || m_entries.empty()));
    setVisible(words.isEmpty() || found > 0);
    return found;
}

void ChildForm::setOpen(bool isOpen)
{
    if (m_group)
        m_group->setOpen(isOpen);
    else if (!m_entries.empty())
        m_entries.front().section->setOpen(isOpen);
}

void ChildForm::retranslate()
{
    const QString label = translated("Table", m_child.table->label);
    if (m_group)
        m_group->setTitle(label);
    if (m_addButton)
        m_addButton->setText(isList() ? tr("+ Add …") : tr("+ %1 …").arg(label));
}

void ChildForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
