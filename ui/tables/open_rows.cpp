#include "ui/tables/open_rows.h"

#include <QScrollBar>

namespace costmodel::ui
{

namespace
{

QStringList pathOf(const QModelIndex& index)
{
    QStringList path;
    for (QModelIndex at = index.siblingAtColumn(0); at.isValid(); at = at.parent())
        path.prepend(at.data().toString());
    return path;
}

QModelIndex find(QAbstractItemModel& model, const QStringList& path)
{
    QModelIndex at;
    for (const QString& name : path)
    {
        if (model.canFetchMore(at))
            model.fetchMore(at);
        QModelIndex next;
        for (int row = 0; row < model.rowCount(at) && !next.isValid(); ++row)
            if (const QModelIndex child = model.index(row, 0, at); child.data() == name)
                next = child;
        if (!next.isValid())
            return {};
        at = next;
    }
    return at;
}

} // namespace

OpenRows::OpenRows(const QTreeView& view)
    : m_across(view.horizontalScrollBar()->value())
    , m_down(view.verticalScrollBar()->value())
{
    if (!view.model())
        return;
    for (QModelIndex row = view.model()->index(0, 0); row.isValid(); row = view.indexBelow(row))
        if (view.isExpanded(row))
            m_open.push_back(pathOf(row));
    if (view.currentIndex().isValid())
    {
        m_current = pathOf(view.currentIndex());
        m_column = view.currentIndex().column();
    }
}

void OpenRows::restore(QTreeView& view) const
{
    QAbstractItemModel& model = *view.model();
    for (const QStringList& path : m_open)
        if (const QModelIndex row = find(model, path); row.isValid())
            view.expand(row);
    if (m_current)
        if (const QModelIndex row = find(model, *m_current); row.isValid())
            view.setCurrentIndex(row.siblingAtColumn(std::min(m_column, model.columnCount() - 1)));
    view.verticalScrollBar()->setValue(m_down);
    view.horizontalScrollBar()->setValue(m_across);
}

} // namespace costmodel::ui
