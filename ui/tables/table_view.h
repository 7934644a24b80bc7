#pragma once

#include <QMenu>
#include <QTreeView>

#include "ui/tables/table_columns.h"
#include "ui/tables/table_sorter.h"
#include "ui/tables/table_text.h"
#include "ui/window/session.h"

namespace costmodel::ui
{

class FrozenColumn;

/// Shows a table or tree of values whose model speaks the roles of table_roles.h. A click on a
/// heading sorts (up, down, as it was); selection and whole table can be copied with headings and
/// units, as text and as picture, and saved; columns are remembered under the name.
///
/// Keys: arrows, Ctrl+C copies the selection (the whole table if nothing is selected), the menu key
/// or Shift+F10 opens what else can be done. The property "explanationTarget" holds what F8 asks.
class TableView : public QTreeView
{
    Q_OBJECT

public:
    /// `name` is never translated; tables of the same name share their columns.
    TableView(Session& session, const QString& name, QWidget* parent = nullptr);

    /// Kept by its owner, who must outlive the view or be its parent.
    void setSource(QAbstractItemModel* model);
    QAbstractItemModel* source() const
    {
        return m_sorter->sourceModel();
    }
    QModelIndex sourceIndex(const QModelIndex& shown) const
    {
        return m_sorter->mapToSource(shown);
    }
    /// What the table shows and of which scenario: first line of what is copied, and what a screen
    /// reader says.
    void setCaption(const QString& caption);
    /// The first column stays in sight. For trees with many columns.
    void freezeFirstColumn();
    /// As high as its rows, up to so many; more are scrolled.
    void setHeightByRows(int mostRows);
    TableColumns& columns()
    {
        return *m_columns;
    }

    /// All rows that are open and all columns that are shown.
    TableExtract everything() const;
    /// Rows and columns of the selection; everything if nothing is selected.
    TableExtract selected() const;

    QSize sizeHint() const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

public Q_SLOTS:
    void copy();
    void copyAll();
    void copyPicture();
    void saveFile();

Q_SIGNALS:
    void explanationRequested(const QString& target);
    void inputRequested(const QString& path);
    /// To add entries of one's own; `index` is one of the source and may be invalid.
    void menuOpening(QMenu& menu, const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

private:
    void openMenu(const QPoint& global, const QModelIndex& at);
    void fitHeight();
    Formats formats() const
    {
        return m_session.formats();
    }

    Session& m_session;
    TableSorter* m_sorter;
    TableColumns* m_columns = nullptr;
    FrozenColumn* m_frozen = nullptr;
    QString m_caption;
    int m_mostRows = 0;
};

} // namespace costmodel::ui
