#include "ui/pages/hybrid/hybrid_page.h"

#include <algorithm>
#include <chrono>

#include <QEvent>
#include <QVBoxLayout>

#include "model/scenario/path.h"
#include "ui/pages/hybrid/servers_chart.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr std::chrono::milliseconds frame{16};

} // namespace

HybridPage::HybridPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
{
    build();
    connectAll();
    retranslate();
}

QString HybridPage::title() const
{
    return tr("Hybrid");
}

QString HybridPage::question() const
{
    return tr("How many servers to own, and what to rent on top?");
}

void HybridPage::showResults(const ResultsPointer& results)
{
    const bool isPossible = !results->scenario.buys.empty() && !results->scenario.rents.empty();
    const bool hasOld = m_results && m_results->evaluation.hybrid;
    m_isWaiting = isPossible && !results->hasSplit && hasOld;
    if (m_isWaiting)
    {
        updateStale();
        return;
    }
    const bool isNew = results != m_results;
    m_results = results;
    if (!results->evaluation.hybrid || !results->evaluation.hybrid->best)
    {
        showAbsence();
        return;
    }
    if (isNew)
        m_uses.clear();
    const BestSplit& best = *hybrid().best;
    const bool isKnown = std::ranges::find(hybrid().byServers, m_buy, &SplitByServers::buy) !=
                         hybrid().byServers.end();
    if (m_followsBest || !isKnown)
    {
        m_followsBest = true;
        m_buy = best.buy;
        m_servers = best.servers;
    }
    if (m_buy.empty() && !hybrid().byServers.empty())
        m_buy = hybrid().byServers.front().buy;
    m_servers = std::min(m_servers, most());
    const int horizon = results->scenario.general.horizonMonths;
    if (m_month < 1)
    {
        const Buy* const buy = findNamed(results->scenario.buys, m_buy);
        m_month = 1 + (buy ? buy->leadTimeMonths : 0);
    }
    m_month = std::clamp(m_month, 1, horizon);
    m_stack->setCurrentWidget(m_scroll);
    for (ChartWidget* const chart : {m_fillingChart, m_serversChart})
        chart->setFormats(formats());
    showHeadline();
    showServers();
    showMonth();
    updateStale();
}

void HybridPage::showAbsence()
{
    m_filling.cancel();
    m_costs.cancel();
    m_usesWork.cancel();
    const Scenario& scenario = m_results->scenario;
    const bool hasAll = !scenario.buys.empty() && !scenario.rents.empty();
    m_remedy->setVisible(hasAll && m_results->hasSplit);
    if (!hasAll)
        m_absenceText->setText(scenario.buys.empty()
                                   ? tr("There is nothing to split: the scenario has no purchase. "
                                        "Add one under “Purchases” on the left.")
                                   : tr("There is nothing to split: the scenario has no plan for "
                                        "renting. Add one under “Rental plans” on the left."));
    else if (!m_results->hasSplit)
        m_absenceText->setText(tr("The best split is being searched, or the search was cancelled. "
                                  "It starts anew with the next change of an input."));
    else
        m_absenceText->setText(
            tr("No split of the demand is allowed. Own servers and rented ones together must serve "
               "all of it and keep the share of work that has to stay on own servers: allow more "
               "servers or other plans for the split, or lower that share."));
    m_stack->setCurrentWidget(m_absence);
}

void HybridPage::showHeadline()
{
    const BestSplit& best = *hybrid().best;
    const QString currency = toQString(m_results->scenario.general.currency);
    QStringList parts;
    if (best.servers > 0)
        parts << tr("%n server(s) of %1", nullptr, best.servers).arg(toQString(best.buy));
    if (best.committedInstances > 0)
        parts << tr("%n instance(s) of %1", nullptr, best.committedInstances)
                     .arg(toQString(best.committed));
    if (!best.flexible.empty())
        parts << (parts.isEmpty() ? tr("everything on %1").arg(toQString(best.flexible))
                                  : tr("the rest on %1").arg(toQString(best.flexible)));
    //: Between the parts of a list.
    const QString list = parts.join(tr(", "));
    m_headline->setText(tr("Best split: %1. It costs %2 (present value). %3")
                            .arg(list, formats().money(best.npvCost, currency),
                                 ServersChart::nearBest(hybrid(), formats())));
}

int HybridPage::most() const
{
    int servers = 0;
    for (const SplitByServers& row : hybrid().byServers)
        if (row.buy == m_buy)
            servers = std::max(servers, row.servers);
    return servers;
}

const Split* HybridPage::split() const
{
    for (const SplitByServers& row : hybrid().byServers)
        if (row.buy == m_buy && row.servers == m_servers && row.split)
            return &*row.split;
    return isBest() ? &*hybrid().best : nullptr;
}

bool HybridPage::isBest() const
{
    const BestSplit& best = *hybrid().best;
    return m_servers == best.servers && (m_servers == 0 || m_buy == best.buy);
}

void HybridPage::lookAt(const std::string& buy, int servers)
{
    if (!m_results || !m_results->evaluation.hybrid || !m_results->evaluation.hybrid->best)
        return;
    const bool isOther = buy != m_buy;
    m_buy = buy;
    m_servers = std::clamp(servers, 0, most());
    m_followsBest = isBest();
    if (isOther)
        m_uses.clear();
    showServers();
}

void HybridPage::showServers()
{
    const Scenario& scenario = m_results->scenario;
    std::vector<std::string> purchases;
    for (const SplitByServers& row : hybrid().byServers)
        if (std::ranges::find(purchases, row.buy) == purchases.end())
            purchases.push_back(row.buy);
    m_controls->setPurchases(purchases, m_buy);
    m_controls->setServers(m_servers, most());
    const QString currency = toQString(scenario.general.currency);
    const Split* const looked = split();
    const BestSplit& best = *hybrid().best;
    QString verdict;
    if (!looked)
        verdict = tr("No split with %n own server(s) is allowed.", nullptr, m_servers);
    else if (isBest())
        verdict = tr("With %n own server(s) it costs %1, the least of all.", nullptr, m_servers)
                      .arg(formats().money(looked->npvCost, currency));
    else
        verdict = tr("With %n own server(s) it costs %1: %2 above the best.", nullptr, m_servers)
                      .arg(formats().money(looked->npvCost, currency),
                           formats().moneyDifference(looked->npvCost - best.npvCost, currency));
    m_controls->setVerdict(verdict, looked && m_servers > 0, isBest());
    m_serversChart->setSpec(ServersChart::spec(scenario, hybrid(), m_buy, m_servers, formats()));
    if (looked)
        fill(*looked);
    startCosts();
    if (m_uses.empty())
        startUses();
    showTable();
}

void HybridPage::showMonth()
{
    const Scenario& scenario = m_results->scenario;
    m_controls->setMonth(m_month, scenario.general.horizonMonths,
                         formats().monthLabel(scenario.general.start, m_month - 1));
}

void HybridPage::fill(const Split& split)
{
    const auto work = [results = m_results, split, buy = m_buy, month = m_month]
    {
        return Filled{loadFilling(results->scenario, split, month),
                      buy.empty() ? 0 : serverGpus(results->scenario, buy)};
    };
    m_filling.cancel();
    if (m_isQuick)
    {
        const auto begin = std::chrono::steady_clock::now();
        showFilling(work());
        m_isQuick = std::chrono::steady_clock::now() - begin < frame;
        return;
    }
    m_filling.start([work](const std::stop_token&, const Background::Progress&) { return work(); },
                    [this](const Filled& filled) { showFilling(filled); });
}

void HybridPage::showFilling(const Filled& filled)
{
    m_fillingChart->setSpec(FillingChart::spec(m_results->scenario, filled.filling,
                                               {m_buy, m_servers, most(), filled.serverGpus},
                                               formats()));
}

void HybridPage::startCosts()
{
    m_tiersHeading->setText(
        tr("What each part costs with %n own server(s), all months", nullptr, m_servers));
    const Split* const looked = split();
    if (!looked)
    {
        m_costs.cancel();
        m_tiers.setContents({}, {});
        m_tiersView->setVisible(false);
        m_tiersHeading->setText(
            tr("No split with %n own server(s) is allowed.", nullptr, m_servers));
        return;
    }
    m_costs.start(
        [results = m_results, isBest = isBest(), buy = m_buy,
         servers = m_servers](const std::stop_token&, const Background::Progress&)
        {
            Costs costs;
            costs.split = isBest ? results->evaluation.hybrid->best
                                 : splitWithServers(results->scenario, buy, servers);
            if (costs.split)
                costs.tiers = tierCosts(results->scenario, *costs.split);
            return costs;
        },
        [this](const Costs& costs)
        {
            if (!costs.split)
                return;
            TableContents table = SplitTables::tiers(m_results->scenario, costs.tiers, *costs.split,
                                                     isBest(), formats());
            m_tiers.setContents(std::move(table.columns), std::move(table.rows));
            m_tiersView->setVisible(true);
        });
}

void HybridPage::startUses()
{
    m_usesWork.start(
        [results = m_results, buy = m_buy, month = m_month](const std::stop_token& stop,
                                                            const Background::Progress&)
        {
            std::vector<MonthUse> uses;
            for (const SplitByServers& row : results->evaluation.hybrid->byServers)
            {
                if (row.buy != buy)
                    continue;
                if (stop.stop_requested())
                    break;
                MonthUse use;
                if (row.split)
                {
                    const LoadFilling filling = loadFilling(results->scenario, *row.split, month);
                    double own = 0;
                    for (const FillingLayer& layer : filling.layers)
                        (layer.tier == Tier::own        ? own
                         : layer.tier == Tier::unserved ? use.unserved
                                                        : use.rented) += layer.gpuHours;
                    if (filling.ownGpus > 0)
                        use.ownBusy = own / (filling.ownGpus * filling.monthHours);
                }
                uses.push_back(use);
            }
            return uses;
        },
        [this](std::vector<MonthUse> uses)
        {
            m_uses = std::move(uses);
            showTable();
        });
}

void HybridPage::showTable()
{
    TableContents table =
        SplitTables::byServers(m_results->scenario, hybrid(), m_buy, m_uses, m_month, formats());
    m_table.setContents(std::move(table.columns), std::move(table.rows));
    const QString scenario = document().displayName();
    m_tableHeading->setText(tr("The best split with each number of own servers"));
    m_tableView->setCaption(tr("%1 – %2").arg(m_tableHeading->text(), scenario));
    m_tiersView->setCaption(tr("%1 – %2").arg(m_tiersHeading->text(), scenario));
}

void HybridPage::setStale(bool isStale)
{
    m_isStale = isStale;
    updateStale();
}

void HybridPage::updateStale()
{
    const bool isStale = m_isStale || m_isWaiting;
    m_fillingChart->setStale(isStale);
    m_serversChart->setStale(isStale);
    for (QWidget* const widget :
         {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_tiersView),
          static_cast<QWidget*>(m_tableView)})
        widget->setEnabled(!isStale);
}

void HybridPage::useServers()
{
    if (m_servers < 1 || m_buy.empty())
        return;
    document().setValue("buy[" + bracketed(m_buy) + "].servers",
                        Value(static_cast<std::int64_t>(m_servers)));
}

void HybridPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace costmodel::ui
