#include <cmath>

#include <QVBoxLayout>

#include "ui/pages/hybrid/hybrid_page.h"
#include "ui/pages/hybrid/servers_chart.h"

/// The widgets of the page and what happens when they are used.
namespace costmodel::ui
{

void HybridPage::build()
{
    m_stack = new QStackedWidget(this);
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);

    m_absence = new QWidget(m_stack);
    auto* const absence = new QVBoxLayout(m_absence);
    m_absenceText = new QLabel(m_absence);
    m_absenceText->setObjectName(QStringLiteral("hybrid absence"));
    m_absenceText->setWordWrap(true);
    m_remedy = new QPushButton(m_absence);
    m_remedy->setObjectName(QStringLiteral("hybrid remedy"));
    absence->addWidget(m_absenceText);
    absence->addWidget(m_remedy, 0, Qt::AlignLeft);
    absence->addStretch(1);
    m_remedy->hide();

    m_scroll = new QScrollArea(m_stack);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    m_headline = new QLabel(content);
    m_headline->setObjectName(QStringLiteral("hybrid headline"));
    m_headline->setWordWrap(true);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_controls = new OwnedControls(content);
    m_charts = new QSplitter(Qt::Horizontal, content);
    m_charts->setChildrenCollapsible(false);
    m_fillingChart = new ChartWidget(m_charts);
    m_fillingChart->setObjectName(QStringLiteral("hybrid filling"));
    m_serversChart = new ChartWidget(m_charts);
    m_serversChart->setObjectName(QStringLiteral("hybrid cost"));
    m_charts->addWidget(m_fillingChart);
    m_charts->addWidget(m_serversChart);
    m_charts->setStretchFactor(0, 3);
    m_charts->setStretchFactor(1, 2);
    m_charts->setMinimumHeight(fontMetrics().height() * 19);
    m_tiersHeading = new QLabel(content);
    m_tiersView = new TableView(session(), QStringLiteral("hybrid-tiers"), content);
    m_tiersView->setSource(&m_tiers);
    m_tiersView->setHeightByRows(8);
    m_tableHeading = new QLabel(content);
    m_tableView = new TableView(session(), QStringLiteral("hybrid-servers"), content);
    m_tableView->setSource(&m_table);
    m_tableView->setHeightByRows(14);
    for (QLabel* const heading : {m_tiersHeading, m_tableHeading})
    {
        QFont bold = heading->font();
        bold.setBold(true);
        heading->setFont(bold);
        heading->setWordWrap(true);
    }
    for (QWidget* const widget :
         {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_controls),
          static_cast<QWidget*>(m_charts), static_cast<QWidget*>(m_tiersHeading),
          static_cast<QWidget*>(m_tiersView), static_cast<QWidget*>(m_tableHeading),
          static_cast<QWidget*>(m_tableView)})
        column->addWidget(widget);
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_stack->addWidget(m_absence);
    m_stack->addWidget(m_scroll);
}

void HybridPage::connectAll()
{
    connect(m_controls, &OwnedControls::purchaseChosen, this,
            [this](const QString& name) { lookAt(name.toStdString(), m_servers); });
    connect(m_controls, &OwnedControls::serversChosen, this,
            [this](int servers) { lookAt(m_buy, servers); });
    connect(m_controls, &OwnedControls::monthChosen, this,
            [this](int month)
            {
                m_month = month;
                m_uses.clear();
                showMonth();
                showServers();
            });
    connect(m_controls, &OwnedControls::useRequested, this, &HybridPage::useServers);
    connect(m_controls, &OwnedControls::bestRequested, this,
            [this]
            {
                const BestSplit& best = *hybrid().best;
                lookAt(best.buy.empty() ? m_buy : best.buy, best.servers);
            });
    connect(m_fillingChart, &ChartWidget::markDragged, this,
            [this](const QString&, double level)
            {
                const double one = serverGpus(m_results->scenario, m_buy);
                if (one > 0)
                    lookAt(m_buy, static_cast<int>(std::lround(level / one)));
            });
    connect(m_serversChart, &ChartWidget::markDragged, this,
            [this](const QString&, double servers)
            { lookAt(m_buy, static_cast<int>(std::lround(servers))); });
    connect(m_remedy, &QPushButton::clicked, this,
            [this]
            {
                Q_EMIT inputRequested(m_results->scenario.hybrid
                                          ? QStringLiteral("hybrid.max_servers")
                                          : QStringLiteral("demand.local_share"));
            });
    connect(m_tableView, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& at)
            {
                const QVariant servers = at.siblingAtColumn(0).data(NumberRole);
                if (servers.isValid())
                    lookAt(m_buy, static_cast<int>(servers.toDouble()));
            });
    for (TableView* const view : {m_tiersView, m_tableView})
    {
        connect(view, &TableView::explanationRequested, this, &Page::explanationRequested);
        connect(view, &TableView::inputRequested, this, &Page::inputRequested);
    }
    connect(m_tableView, &TableView::menuOpening, this,
            [this](QMenu& menu, const QModelIndex& at)
            {
                if (!at.isValid())
                    return;
                const int servers =
                    static_cast<int>(at.siblingAtColumn(0).data(NumberRole).toDouble());
                connect(menu.addAction(tr("&Look at this number of servers")), &QAction::triggered,
                        this, [this, servers] { lookAt(m_buy, servers); });
            });
}

void HybridPage::retranslate()
{
    m_controls->retranslate();
    m_remedy->setText(tr("Show the &limits of the split"));
    setAccessibleName(title());
}

} // namespace costmodel::ui
