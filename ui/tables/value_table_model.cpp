#include "ui/tables/value_table_model.h"

#include <algorithm>

#include <QFont>

namespace costmodel::ui
{

TableCell amountCell(const Formats& formats, double amount, const MoneyScale& scale)
{
    return {.text = formats.amount(amount, scale), .number = scale.shown(amount)};
}

void ValueTableModel::setContents(std::vector<TableColumn> columns, std::vector<TableRow> rows)
{
    for (TableRow& row : rows)
        row.cells.resize(columns.size());
    const bool isSameShape =
        rows.size() == m_rows.size() &&
        std::ranges::equal(columns, m_columns, {}, &TableColumn::id, &TableColumn::id);
    if (!isSameShape)
    {
        beginResetModel();
        m_columns = std::move(columns);
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    const bool isSameHeader = columns == m_columns;
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    if (!isSameHeader)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty() && !m_columns.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ValueTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ValueTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ValueTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const TableColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const TableCell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role)
    {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return cell.toolTip.isEmpty() ? QVariant() : cell.toolTip;
    case Qt::ForegroundRole:
        return cell.colour ? QVariant(*cell.colour) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (column.isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case NumberRole:
        return cell.number ? QVariant(*cell.number) : QVariant();
    case TotalRole:
        return row.isTotal;
    case StrongRole:
        return row.isTotal || row.isStrong;
    case ExplanationRole:
        return cell.explanation.isEmpty() ? row.explanation : cell.explanation;
    case InputRole:
        return cell.input.isEmpty() ? row.input : cell.input;
    default:
        return {};
    }
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role)
    {
    case Qt::DisplayRole:
        return column.unit.isEmpty() ? column.heading : column.heading + u'\n' + column.unit;
    case Qt::ToolTipRole:
        return column.toolTip.isEmpty() ? QVariant() : column.toolTip;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (column.isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case HeadingRole:
        return column.heading;
    case UnitRole:
        return column.unit;
    case ColumnIdRole:
        return column.id;
    case HiddenRole:
        return column.isHidden;
    default:
        return {};
    }
}

} // namespace costmodel::ui
