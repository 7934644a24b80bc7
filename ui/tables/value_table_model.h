#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QColor>
#include <QString>

#include "ui/tables/table_roles.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

struct TableColumn
{
    QString id = {}; ///< never translated
    QString heading = {};
    QString unit = {};
    bool isNumber = false; ///< set to the right
    QString toolTip = {};
    bool isHidden = false; ///< until somebody asks for it

    bool operator==(const TableColumn&) const = default;
};

struct TableCell
{
    QString text = {};
    std::optional<double> number = {}; ///< unrounded, in the unit of the heading
    QString explanation = {};          ///< target; empty: that of the row
    QString input = {};                ///< path; empty: that of the row
    QString toolTip = {};
    std::optional<QColor> colour = {}; ///< never the only thing that tells a difference

    bool operator==(const TableCell&) const = default;
};

struct TableRow
{
    std::vector<TableCell> cells;
    bool isTotal = false;
    bool isStrong = false; ///< bold like a total, but sorted like the others
    QString explanation = {};
    QString input = {};

    bool operator==(const TableRow&) const = default;
};

/// A number as a cell, written in the scale of its column.
TableCell amountCell(const Formats& formats, double amount, const MoneyScale& scale);

/// A flat table of values: given as a whole, never edited.
class ValueTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that are shorter than the columns are filled up with empty cells. Selection and place
    /// of the views stay as they are as long as there are as many rows and the same columns.
    void setContents(std::vector<TableColumn> columns, std::vector<TableRow> rows);

    const std::vector<TableColumn>& columns() const
    {
        return m_columns;
    }
    const std::vector<TableRow>& rows() const
    {
        return m_rows;
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TableColumn> m_columns;
    std::vector<TableRow> m_rows;
};

} // namespace costmodel::ui
