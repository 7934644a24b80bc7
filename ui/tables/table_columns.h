#pragma once

#include <map>

#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QTimer>
#include <QTreeView>

namespace costmodel::ui
{

/// Which columns of a table are shown, in which order and how wide, remembered by the name of the
/// table. A column is never narrower than what stands in it; long texts wrap.
class TableColumns : public QObject
{
    Q_OBJECT

public:
    TableColumns(QTreeView& view, QSettings& store, const QString& name);

    /// After the model was given or reset: what is remembered, then widths that fit.
    void restore();
    /// As wide as headings and the rows that are open need.
    void fit();
    /// The same when the events at hand are done: many changes in a row cost once.
    void fitSoon();
    /// Entries to show and hide columns.
    void fillMenu(QMenu& menu);
    void setVisible(int column, bool isVisible);

Q_SIGNALS:
    void changed();

private:
    QString id(int column) const;
    int neededWidth(int column) const;
    int headingWidth(int column) const;
    void remember();
    void forget();
    QString key(const QString& what) const;

    QTreeView& m_view;
    QSettings& m_store;
    QString m_name;
    QTimer m_soon;
    QTimer m_fitting;                   ///< after somebody has drawn a column narrower or wider
    std::map<QString, double> m_widths; ///< by id, in heights of the font; those that were chosen
    bool m_isApplying = false;
};

} // namespace costmodel::ui
