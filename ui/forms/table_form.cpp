#include "ui/forms/table_form.h"

#include "ui/forms/child_form.h"

namespace costmodel::ui
{

namespace
{

/// Keys that the program keeps itself.
bool isShown(const Field& field)
{
    return field.key != "schema" && field.key != "base";
}

} // namespace

TableForm::TableForm(const TableSchema& schema, int level, FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_schema(schema)
    , m_level(level)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    for (const Field& field : schema.fields)
    {
        if (!isShown(field))
            continue;
        auto* const row = new FieldRow(field, context, this);
        m_rows.push_back(row);
        m_layout->addWidget(row);
        connect(row, &FieldRow::explanationRequested, this, &TableForm::explanationRequested);
    }
    for (const Child& child : schema.children)
    {
        auto* const form = new ChildForm(child, level, context, this);
        m_children.push_back(form);
        m_layout->addWidget(form);
        connect(form, &ChildForm::explanationRequested, this, &TableForm::explanationRequested);
    }
}

void TableForm::refresh(const TableVisit& visit)
{
    for (FieldRow* const row : m_rows)
        row->refresh(visit);
    for (ChildForm* const child : m_children)
        child->refresh(visit);
}

bool TableForm::reveal(const std::string& path)
{
    for (FieldRow* const row : m_rows)
        if (row->path() == path)
        {
            row->reveal();
            return true;
        }
    for (ChildForm* const child : m_children)
        if (child->reveal(path))
            return true;
    return false;
}

int TableForm::filter(const QString& words)
{
    int found = 0;
    for (FieldRow* const row : m_rows)
        found += row->filter(words) ? 1 : 0;
    for (ChildForm* const child : m_children)
        found += child->filter(words);
    return found;
}

} // namespace costmodel::ui
