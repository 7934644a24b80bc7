#include "ui/window/notices.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QStyle>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

void NoticesModel::setNotices(std::vector<Notice> notices)
{
    beginResetModel();
    m_notices = std::move(notices);
    endResetModel();
}

int NoticesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_notices.size());
}

QVariant NoticesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Notice& notice = m_notices[static_cast<std::size_t>(index.row())];
    switch (role)
    {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return (notice.isError ? QStringLiteral("⚠ ") : QStringLiteral("ⓘ ")) +
               rendered(notice.text);
    case Qt::AccessibleTextRole:
        return (notice.isError ? tr("Wrong: ") : tr("Note: ")) + rendered(notice.text);
    case pathRole:
        return toQString(notice.path);
    default:
        return {};
    }
}

NoticesView::NoticesView(NoticesModel& model, QWidget* parent)
    : QListView(parent)
{
    setModel(&model);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setResizeMode(QListView::Adjust);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAccessibleName(tr("Notices"));
    connect(this, &QListView::activated, this,
            [this](const QModelIndex& index)
            {
                const QString path = index.data(NoticesModel::pathRole).toString();
                if (!path.isEmpty())
                    Q_EMIT inputRequested(path);
            });
}

void NoticesView::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid())
        return;
    QMenu menu(this);
    const QString path = index.data(NoticesModel::pathRole).toString();
    QAction* const lead = menu.addAction(tr("&Go to the input"));
    lead->setEnabled(!path.isEmpty());
    QAction* const copy = menu.addAction(tr("&Copy"));
    const QAction* const chosen = menu.exec(event->globalPos());
    if (chosen == lead)
        Q_EMIT inputRequested(path);
    else if (chosen == copy)
        QGuiApplication::clipboard()->setText(index.data(Qt::DisplayRole).toString());
}

void NoticesView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        setAccessibleName(tr("Notices"));
        viewport()->update();
    }
    QListView::changeEvent(event);
}

} // namespace costmodel::ui
