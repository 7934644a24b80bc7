#pragma once

#include <array>

#include <QBoxLayout>

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>

#include "ui/charts/chart_widget.h"
#include "ui/pages/break_even/break_even_charts.h"
#include "ui/pages/break_even/map_panel.h"
#include "ui/pages/page.h"
#include "ui/run/background.h"

namespace costmodel::ui
{

/// From when on, from which utilisation and at which price buying and renting cost the same.
class BreakEvenPage : public Page
{
    Q_OBJECT

public:
    explicit BreakEvenPage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

    MapPanel& map()
    {
        return *m_map;
    }
    bool isBusy() const
    {
        return m_work.isBusy() || m_map->isBusy();
    }

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeChoice(QWidget* parent);
    ChartWidget* addChart(QBoxLayout& column, const QString& name);
    void fillChoice();
    PairChoice choice() const;
    CostView view() const;
    void showTime();
    void showFacts();
    void computeUnitCosts();
    void showUnitCosts();
    void retranslate();
    void setSizes();

    ResultsPointer m_results;
    Answer m_answer;
    std::optional<PairChoice> m_focus;
    QScrollArea* m_scroll;
    QLabel* m_buyLabel = nullptr;
    QLabel* m_rentLabel = nullptr;
    QComboBox* m_buy = nullptr;
    QComboBox* m_rent = nullptr;
    std::array<QRadioButton*, 3> m_views{};
    QLabel* m_facts;
    QLabel* m_staleNote;
    ChartWidget* m_time = nullptr;
    ChartWidget* m_lead = nullptr;
    ChartWidget* m_utilization = nullptr;
    ChartWidget* m_price = nullptr;
    MapPanel* m_map = nullptr;
    std::optional<UnitCosts> m_unitCosts;
    std::optional<std::uint64_t> m_unitRevision;
    std::optional<PairChoice> m_unitFocus;
    Background m_work;
};

} // namespace costmodel::ui
