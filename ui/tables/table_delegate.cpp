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
    // Words behind a column of numbers do not touch these.
    if (index.column() > 0 && !(option->displayAlignment & Qt::AlignRight) &&
        !option->text.isEmpty())
        option->text.prepend(QChar(0x2002));
    if (index.siblingAtColumn(0).data(StrongRole).toBool())
        option->font.setBold(true);
}

} // namespace costmodel::ui
