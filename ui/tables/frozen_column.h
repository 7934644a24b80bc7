#pragma once

#include <QTreeView>

namespace costmodel::ui
{

/// The first column of a table once more on top of it, so that it stays in sight while the others
/// are scrolled. Shares model and selection with the table.
class FrozenColumn : public QTreeView
{
    Q_OBJECT

public:
    explicit FrozenColumn(QTreeView& table);

    /// After the table got its model or its columns changed.
    void follow();

Q_SIGNALS:
    void menuRequested(const QPoint& global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void place();

    QTreeView& m_table;
};

} // namespace costmodel::ui
