#pragma once

#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

#include "ui/charts/chart_widget.h"
#include "ui/pages/hybrid/owned_controls.h"
#include "ui/pages/hybrid/split_tables.h"
#include "ui/pages/page.h"
#include "ui/run/background.h"
#include "ui/tables/table_view.h"

namespace costmodel::ui
{

/// How the demand is best divided between own servers and the ways of renting, how much that
/// depends on the number of servers, and what each part costs.
class HybridPage : public Page
{
    Q_OBJECT

public:
    explicit HybridPage(const PageContext& context, QWidget* parent = nullptr);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

    /// The number of servers that is looked at, and of which purchase.
    int servers() const
    {
        return m_servers;
    }
    const std::string& purchase() const
    {
        return m_buy;
    }
    void lookAt(const std::string& buy, int servers);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Filled
    {
        LoadFilling filling;
        double serverGpus = 0;
    };
    struct Costs
    {
        std::optional<BestSplit> split;
        std::vector<TierCost> tiers;
    };

    void build();
    void connectAll();
    void retranslate();
    void showAbsence();
    void showHeadline();
    void showServers();
    void showMonth();
    void fill(const Split& split);
    void showFilling(const Filled& filled);
    void startCosts();
    void startUses();
    void showTable();
    void updateStale();
    void useServers();
    const Split* split() const;
    const HybridResult& hybrid() const
    {
        return *m_results->evaluation.hybrid;
    }
    int most() const;
    bool isBest() const;

    QStackedWidget* m_stack = nullptr;
    QWidget* m_absence = nullptr;
    QLabel* m_absenceText = nullptr;
    QPushButton* m_remedy = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_headline = nullptr;
    OwnedControls* m_controls = nullptr;
    QSplitter* m_charts = nullptr;
    ChartWidget* m_fillingChart = nullptr;
    ChartWidget* m_serversChart = nullptr;
    QLabel* m_tiersHeading = nullptr;
    TableView* m_tiersView = nullptr;
    ValueTableModel m_tiers;
    QLabel* m_tableHeading = nullptr;
    TableView* m_tableView = nullptr;
    ValueTableModel m_table;

    ResultsPointer m_results; ///< with a split, or the newest ones
    std::string m_buy;
    int m_servers = 0;
    bool m_followsBest = true;
    int m_month = 0;
    std::vector<MonthUse> m_uses;
    bool m_isStale = false;
    bool m_isWaiting = false; ///< newer results are there, but without a split so far
    bool m_isQuick = true;    ///< filling a month takes less than a frame
    Background m_filling;
    Background m_costs;
    Background m_usesWork;
};

} // namespace costmodel::ui
