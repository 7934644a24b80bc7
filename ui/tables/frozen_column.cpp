#include "ui/tables/frozen_column.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QWheelEvent>

namespace costmodel::ui
{

FrozenColumn::FrozenColumn(QTreeView& table)
    : QTreeView(&table)
    , m_table(table)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(table.verticalScrollMode());
    setSelectionMode(table.selectionMode());
    setSelectionBehavior(table.selectionBehavior());
    setUniformRowHeights(table.uniformRowHeights());
    setAlternatingRowColors(table.alternatingRowColors());
    setEditTriggers(NoEditTriggers);
    setItemDelegate(table.itemDelegate());
    setContextMenuPolicy(Qt::CustomContextMenu);
    setTextElideMode(Qt::ElideNone);
    setObjectName(QStringLiteral("frozen column"));
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setStretchLastSection(false);
    header()->setDefaultAlignment(table.header()->defaultAlignment());

    connect(this, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { Q_EMIT menuRequested(viewport()->mapToGlobal(at)); });
    connect(this, &QTreeView::expanded, &m_table, &QTreeView::expand);
    connect(this, &QTreeView::collapsed, &m_table, &QTreeView::collapse);
    connect(&m_table, &QTreeView::expanded, this, &QTreeView::expand);
    connect(&m_table, &QTreeView::collapsed, this, &QTreeView::collapse);
    connect(m_table.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(),
            &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_table.verticalScrollBar(),
            &QScrollBar::setValue);
    connect(this, &QTreeView::activated, &m_table, &QTreeView::activated);
    connect(m_table.header(), &QHeaderView::sectionResized, this, [this] { place(); });
    connect(m_table.header(), &QHeaderView::geometriesChanged, this, [this] { place(); });
    m_table.viewport()->installEventFilter(this);
}

void FrozenColumn::follow()
{
    if (model() != m_table.model())
    {
        setModel(m_table.model());
        setSelectionModel(m_table.selectionModel());
    }
    for (int column = 0; column < header()->count(); ++column)
        setColumnHidden(column, column != 0);
    place();
}

void FrozenColumn::place()
{
    if (!model() || header()->count() == 0)
        return;
    const int width = m_table.columnWidth(0);
    if (header()->sectionSize(0) != width)
        header()->resizeSection(0, width);
    header()->setFixedHeight(m_table.header()->height());
    const QRect inner = m_table.viewport()->geometry();
    setGeometry(inner.left(), m_table.header()->geometry().top(), width,
                m_table.header()->height() + inner.height());
    raise();
    verticalScrollBar()->setValue(m_table.verticalScrollBar()->value());
}

bool FrozenColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table.viewport() && event->type() == QEvent::Resize)
        place();
    return QTreeView::eventFilter(watched, event);
}

void FrozenColumn::wheelEvent(QWheelEvent* event)
{
    QApplication::sendEvent(m_table.viewport(), event);
}

} // namespace costmodel::ui
