#include "ui/tables/table_delegate.h"

#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(size.height() + option.fontMetrics.height() / 3);
    return size;
}

void TableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideNone;
    if (index.siblingAtColumn(0).data(StrongRole).toBool())
        option->font.setBold(true);
}

} // namespace costmodel::ui
