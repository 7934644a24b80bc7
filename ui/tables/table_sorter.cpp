#include "ui/tables/table_sorter.h"

#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

bool TableSorter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool isDescending = sortOrder() == Qt::DescendingOrder;
    const auto isTotal = [](const QModelIndex& index)
    {
        return index.siblingAtColumn(0).data(TotalRole).toBool();
    };
    if (isTotal(left) != isTotal(right))
        return isTotal(right) != isDescending;
    const QVariant a = left.data(NumberRole);
    const QVariant b = right.data(NumberRole);
    if (a.isValid() != b.isValid())
        return a.isValid() != isDescending;
    if (a.isValid())
        return a.toDouble() < b.toDouble();
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace costmodel::ui
