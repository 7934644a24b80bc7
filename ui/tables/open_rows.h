#pragma once

#include <optional>
#include <vector>

#include <QStringList>
#include <QTreeView>

namespace costmodel::ui
{

/// Which rows of a tree are open, which cell is the current one and how far it is scrolled: kept
/// over a reset of its model. Rows are known by the texts of their first column.
class OpenRows
{
public:
    explicit OpenRows(const QTreeView& view);

    /// Opens again what is still there.
    void restore(QTreeView& view) const;

private:
    std::vector<QStringList> m_open; ///< parents before their children
    std::optional<QStringList> m_current;
    int m_column = 0;
    int m_across = 0;
    int m_down = 0;
};

} // namespace costmodel::ui
