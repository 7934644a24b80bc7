#include "ui/tables/table_columns.h"

#include <algorithm>

#include <QScopedValueRollback>
#include <QStyle>

#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

namespace
{

constexpr int mostRowsMeasured = 2000;
constexpr int widestText = 48; ///< average characters, beyond which text wraps
constexpr int settleMs = 200;

/// Every digit as wide as the widest.
QString measured(QString text)
{
    for (QChar& c : text)
        if (c.isDigit())
            c = u'0';
    return text;
}

} // namespace

TableColumns::TableColumns(QTreeView& view, QSettings& store, const QString& name)
    : QObject(&view)
    , m_view(view)
    , m_store(store)
    , m_name(name)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &TableColumns::fit);
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(settleMs);
    connect(&m_fitting, &QTimer::timeout, this,
            [this]
            {
                fit();
                remember();
            });
    QHeaderView& header = *view.header();
    connect(&header, &QHeaderView::sectionResized, this,
            [this](int column, int, int width)
            {
                if (m_isApplying || width == 0)
                    return;
                m_widths[id(column)] = double(width) / m_view.fontMetrics().height();
                m_fitting.start();
            });
    connect(&header, &QHeaderView::sectionMoved, this,
            [this]
            {
                if (!m_isApplying)
                    remember();
            });
}

QString TableColumns::key(const QString& what) const
{
    return QStringLiteral("tables/%1/%2").arg(m_name, what);
}

QString TableColumns::id(int column) const
{
    return m_view.model()->headerData(column, Qt::Horizontal, ColumnIdRole).toString();
}

void TableColumns::restore()
{
    if (!m_view.model())
        return;
    {
        const QScopedValueRollback applying(m_isApplying, true);
        const QStringList order = m_store.value(key(QStringLiteral("order"))).toStringList();
        const QStringList hidden = m_store.value(key(QStringLiteral("hidden"))).toStringList();
        const QStringList shown = m_store.value(key(QStringLiteral("shown"))).toStringList();
        m_widths.clear();
        const QVariantMap widths = m_store.value(key(QStringLiteral("widths"))).toMap();
        for (auto it = widths.begin(); it != widths.end(); ++it)
            m_widths[it.key()] = it.value().toDouble();
        QHeaderView& header = *m_view.header();
        const int count = m_view.model()->columnCount();
        std::map<QString, int> columns;
        for (int column = 0; column < count; ++column)
        {
            const QString name = id(column);
            columns[name] = column;
            const bool isHidden =
                m_view.model()->headerData(column, Qt::Horizontal, HiddenRole).toBool();
            header.setSectionHidden(column,
                                    isHidden ? !shown.contains(name) : hidden.contains(name));
        }
        int place = 0;
        for (const QString& name : order)
            if (const auto found = columns.find(name); found != columns.end())
                header.moveSection(header.visualIndex(found->second), place++);
        if (count > 0 && header.hiddenSectionCount() == count)
            header.setSectionHidden(0, false);
    }
    fit();
}

void TableColumns::remember()
{
    const QHeaderView& header = *m_view.header();
    QStringList order;
    QStringList hidden;
    QStringList shown;
    bool isMoved = false;
    for (int visual = 0; visual < header.count(); ++visual)
    {
        const int column = header.logicalIndex(visual);
        const QString name = id(column);
        isMoved = isMoved || column != visual;
        order << name;
        const bool isHiddenAtFirst =
            m_view.model()->headerData(column, Qt::Horizontal, HiddenRole).toBool();
        if (header.isSectionHidden(column) && !isHiddenAtFirst)
            hidden << name;
        if (!header.isSectionHidden(column) && isHiddenAtFirst)
            shown << name;
    }
    QVariantMap widths;
    for (const auto& [name, width] : m_widths)
        widths.insert(name, width);
    m_store.setValue(key(QStringLiteral("order")), isMoved ? order : QStringList());
    m_store.setValue(key(QStringLiteral("hidden")), hidden);
    m_store.setValue(key(QStringLiteral("shown")), shown);
    m_store.setValue(key(QStringLiteral("widths")), widths);
}

void TableColumns::forget()
{
    m_store.remove(QStringLiteral("tables/%1").arg(m_name));
    {
        const QScopedValueRollback applying(m_isApplying, true);
        QHeaderView& header = *m_view.header();
        for (int column = 0; column < header.count(); ++column)
            header.moveSection(header.visualIndex(column), column);
    }
    restore();
    Q_EMIT changed();
}

int TableColumns::headingWidth(int column) const
{
    const QHeaderView& header = *m_view.header();
    const QString text = m_view.model()->headerData(column, Qt::Horizontal).toString();
    const QStyle& style = *m_view.style();
    return header.fontMetrics().size(0, text).width() +
           2 * style.pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header) +
           (m_view.isSortingEnabled()
                ? style.pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, &header) +
                      style.pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header)
                : 0) +
           header.fontMetrics().averageCharWidth();
}

int TableColumns::neededWidth(int column) const
{
    QFont bold = m_view.font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int widest = widestText * m_view.fontMetrics().averageCharWidth();
    QString longest;
    int width = 0;
    QModelIndex row = m_view.model()->index(0, 0);
    for (int i = 0; row.isValid() && i < mostRowsMeasured; ++i, row = m_view.indexBelow(row))
    {
        const QModelIndex cell = row.siblingAtColumn(column);
        const QString text = cell.data().toString();
        if (cell.data(NumberRole).isValid())
        {
            if (text.size() > longest.size())
                longest = text;
            continue;
        }
        int indent = 0;
        if (column == 0 && m_view.rootIsDecorated())
            for (QModelIndex at = row; at.isValid(); at = at.parent())
                indent += m_view.indentation();
        for (const QString& line : text.split(u'\n'))
            width = std::max(width, std::min(metrics.horizontalAdvance(line), widest) + indent);
    }
    width = std::max(width, metrics.horizontalAdvance(measured(longest)));
    const int margin =
        2 * (m_view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_view) + 1) +
        2 * metrics.averageCharWidth();
    return std::max(width + margin, headingWidth(column));
}

void TableColumns::fit()
{
    if (!m_view.model())
        return;
    const QScopedValueRollback applying(m_isApplying, true);
    QHeaderView& header = *m_view.header();
    for (int column = 0; column < header.count(); ++column)
    {
        if (header.isSectionHidden(column))
            continue;
        int width = neededWidth(column);
        if (const auto chosen = m_widths.find(id(column)); chosen != m_widths.end())
            width =
                std::max(width, static_cast<int>(chosen->second * m_view.fontMetrics().height()));
        if (header.sectionSize(column) != width)
            header.resizeSection(column, width);
    }
    Q_EMIT changed();
}

void TableColumns::fitSoon()
{
    m_soon.start();
}

void TableColumns::setVisible(int column, bool isVisible)
{
    QHeaderView& header = *m_view.header();
    if (!isVisible && header.hiddenSectionCount() + 1 >= header.count())
        return;
    {
        const QScopedValueRollback applying(m_isApplying, true);
        header.setSectionHidden(column, !isVisible);
    }
    remember();
    fit();
}

void TableColumns::fillMenu(QMenu& menu)
{
    const QHeaderView& header = *m_view.header();
    constexpr int mostEntries = 30;
    for (int column = 0; column < std::min(header.count(), mostEntries); ++column)
    {
        QString text = m_view.model()->headerData(column, Qt::Horizontal, HeadingRole).toString();
        if (text.isEmpty())
            text = m_view.model()->headerData(column, Qt::Horizontal).toString();
        if (text.isEmpty())
            continue;
        text.replace(u'&', QStringLiteral("&&")).replace(u'\n', u' ');
        QAction* const action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(!header.isSectionHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool isOn) { setVisible(column, isOn); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("As at first")), &QAction::triggered, this, &TableColumns::forget);
}

} // namespace costmodel::ui
