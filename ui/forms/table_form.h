#pragma once

#include <vector>

#include <QVBoxLayout>

#include "ui/forms/field_row.h"

namespace costmodel::ui
{

class ChildForm;

/// The inputs of one table: a row for each of its fields, then the tables below it.
class TableForm : public QWidget
{
    Q_OBJECT

public:
    TableForm(const TableSchema& schema, int level, FormContext& context, QWidget* parent);

    /// Shows the state of the document; `visit` is its table there.
    void refresh(const TableVisit& visit);
    /// Opens what leads to the input and gives it the focus; false if it is not below this table.
    bool reveal(const std::string& path);
    /// Shows only inputs that match; all of them for an empty text. The number that match.
    int filter(const QString& words);

Q_SIGNALS:
    void explanationRequested(const QString& path);

private:
    FormContext& m_context;
    const TableSchema& m_schema;
    int m_level;
    QVBoxLayout* m_layout;
    std::vector<FieldRow*> m_rows;
    std::vector<ChildForm*> m_children;
};

} // namespace costmodel::ui
