#include "ui/tables/table_view.h"

#include <algorithm>
#include <set>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QSaveFile>
#include <QScrollBar>

#include "ui/tables/frozen_column.h"
#include "ui/tables/table_delegate.h"
#include "ui/tables/table_picture.h"
#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

TableView::TableView(Session& session, const QString& name, QWidget* parent)
    : QTreeView(parent)
    , m_session(session)
    , m_sorter(new TableSorter(this))
{
    setObjectName(name);
    setItemDelegate(new TableDelegate(this));
    setRootIsDecorated(false);
    setAlternatingRowColors(true);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setTextElideMode(Qt::ElideNone);
    setWordWrap(true);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    QHeaderView& head = *header();
    head.setStretchLastSection(false);
    head.setSectionsMovable(true);
    head.setFirstSectionMovable(true);
    head.setSortIndicatorClearable(true);
    head.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&head, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at)
            {
                QMenu menu;
                m_columns->fillMenu(menu);
                menu.exec(header()->mapToGlobal(at));
            });
    m_columns = new TableColumns(*this, session.store(), name);
    connect(m_columns, &TableColumns::changed, this,
            [this]
            {
                if (m_frozen)
                    m_frozen->follow();
                fitHeight();
            });
    connect(this, &QTreeView::expanded, m_columns, &TableColumns::fitSoon);
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex& at)
            {
                if (const QString target = at.data(ExplanationRole).toString(); !target.isEmpty())
                    Q_EMIT explanationRequested(target);
                else if (const QString path = at.data(InputRole).toString(); !path.isEmpty())
                    Q_EMIT inputRequested(path);
            });
}

void TableView::setSource(QAbstractItemModel* model)
{
    m_sorter->setSourceModel(model);
    setModel(m_sorter);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    const auto restore = [this]
    {
        m_columns->restore();
    };
    connect(m_sorter, &QAbstractItemModel::modelReset, this, restore);
    connect(m_sorter, &QAbstractItemModel::columnsInserted, this, restore);
    connect(m_sorter, &QAbstractItemModel::rowsInserted, m_columns, &TableColumns::fitSoon);
    connect(m_sorter, &QAbstractItemModel::dataChanged, m_columns, &TableColumns::fitSoon);
    connect(m_sorter, &QAbstractItemModel::headerDataChanged, m_columns, &TableColumns::fitSoon);
    restore();
}

void TableView::setCaption(const QString& caption)
{
    m_caption = caption;
    setAccessibleName(caption);
}

void TableView::freezeFirstColumn()
{
    header()->setFirstSectionMovable(false);
    header()->setSectionsMovable(false);
    m_frozen = new FrozenColumn(*this);
    connect(m_frozen, &FrozenColumn::menuRequested, this,
            [this](const QPoint& global)
            { openMenu(global, m_frozen->indexAt(m_frozen->viewport()->mapFromGlobal(global))); });
    if (model())
        m_frozen->follow();
}

void TableView::setHeightByRows(int mostRows)
{
    m_mostRows = mostRows;
    fitHeight();
}

void TableView::fitHeight()
{
    if (m_mostRows == 0 || !model())
        return;
    int height = 2 * frameWidth() + header()->sizeHint().height();
    int rows = 0;
    for (QModelIndex row = model()->index(0, 0); row.isValid() && rows < m_mostRows;
         row = indexBelow(row), ++rows)
        height += rowHeight(row);
    if (header()->length() > viewport()->width())
        height += horizontalScrollBar()->sizeHint().height();
    setFixedHeight(height);
}

QSize TableView::sizeHint() const
{
    const int em = fontMetrics().height();
    return {std::min(header()->length() + 2 * frameWidth() + em, 60 * em), 14 * em};
}

void TableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QTreeView::scrollTo(index, hint);
    if (!m_frozen || index.column() <= 0)
        return;
    const int hiddenBy = columnWidth(0) - columnViewportPosition(index.column());
    if (hiddenBy > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hiddenBy);
}

TableExtract TableView::everything() const
{
    TableExtract all{.caption = m_caption, .model = m_sorter, .rows = {}, .columns = {}};
    for (int visual = 0; visual < header()->count(); ++visual)
        if (const int column = header()->logicalIndex(visual); !header()->isSectionHidden(column))
            all.columns.push_back(column);
    for (QModelIndex row = m_sorter->index(0, 0); row.isValid(); row = indexBelow(row))
        all.rows.push_back(row);
    return all;
}

TableExtract TableView::selected() const
{
    const TableExtract all = everything();
    std::set<QModelIndex> rows;
    std::set<int> columns;
    if (selectionModel())
        for (const QModelIndex& index : selectionModel()->selectedIndexes())
        {
            rows.insert(index.siblingAtColumn(0));
            columns.insert(index.column());
        }
    if (rows.empty())
        return all;
    TableExtract part{.caption = m_caption, .model = m_sorter, .rows = {}, .columns = {}};
    std::ranges::copy_if(all.rows, std::back_inserter(part.rows),
                         [&](const QModelIndex& row) { return rows.contains(row); });
    std::ranges::copy_if(all.columns, std::back_inserter(part.columns),
                         [&](int column) { return columns.contains(column); });
    return part;
}

void TableView::copy()
{
    QApplication::clipboard()->setText(tabSeparated(selected(), formats()));
}

void TableView::copyAll()
{
    QApplication::clipboard()->setText(tabSeparated(everything(), formats()));
}

void TableView::copyPicture()
{
    const QImage picture = tablePicture(selected(), font());
    if (picture.isNull())
        m_session.prompts().tell(this, tr("The table is too large for a picture"),
                                 tr("Select the rows and columns that matter and copy these."));
    else
        QApplication::clipboard()->setImage(picture);
}

void TableView::saveFile()
{
    QString file = m_session.prompts().saveFile(this, tr("Save the table"),
                                                objectName() + QStringLiteral(".csv"),
                                                tr("Comma-separated values (*.csv)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".csv");
    // Spreadsheets take UTF-8 for what it is only with this mark.
    const QByteArray text = "\xEF\xBB\xBF" + commaSeparated(everything(), formats());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size() || !out.commit())
        m_session.prompts().tell(this, tr("The table was not saved"),
                                 tr("%1 could not be written: %2").arg(file, out.errorString()));
}

void TableView::openMenu(const QPoint& global, const QModelIndex& at)
{
    QMenu menu;
    const QString target = at.data(ExplanationRole).toString();
    const QString path = at.data(InputRole).toString();
    if (!target.isEmpty())
    {
        QAction* const action = menu.addAction(tr("How did this number &arise?"));
        action->setShortcut(Qt::Key_F8);
        connect(action, &QAction::triggered, this,
                [this, target] { Q_EMIT explanationRequested(target); });
    }
    if (!path.isEmpty())
        connect(menu.addAction(tr("&Go to the input")), &QAction::triggered, this,
                [this, path] { Q_EMIT inputRequested(path); });
    Q_EMIT menuOpening(menu, sourceIndex(at));
    if (!menu.isEmpty())
        menu.addSeparator();
    QAction* const copying = menu.addAction(tr("&Copy"));
    copying->setShortcut(QKeySequence::Copy);
    connect(copying, &QAction::triggered, this, &TableView::copy);
    connect(menu.addAction(tr("Copy the &whole table")), &QAction::triggered, this,
            &TableView::copyAll);
    connect(menu.addAction(tr("Copy as &picture")), &QAction::triggered, this,
            &TableView::copyPicture);
    connect(menu.addAction(tr("&Save as CSV…")), &QAction::triggered, this, &TableView::saveFile);
    menu.addSeparator();
    m_columns->fillMenu(*menu.addMenu(tr("C&olumns")));
    menu.exec(global);
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
    {
        copy();
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex at =
        isByKey ? currentIndex() : indexAt(viewport()->mapFromGlobal(event->globalPos()));
    const QPoint place = isByKey && at.isValid()
                             ? viewport()->mapToGlobal(visualRect(at).bottomLeft())
                             : event->globalPos();
    openMenu(place, at);
}

void TableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    setProperty("explanationTarget", current.data(ExplanationRole).toString());
}

void TableView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        if (m_columns)
            m_columns->fit();
}

} // namespace costmodel::ui
