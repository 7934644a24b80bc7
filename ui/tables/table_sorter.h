#pragma once

#include <QSortFilterProxyModel>

namespace costmodel::ui
{

/// Sorts by the unrounded numbers; words stand behind numbers and totals behind everything,
/// whichever way one sorts.
class TableSorter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace costmodel::ui
