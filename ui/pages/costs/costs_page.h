#pragma once

#include <memory>

#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

#include "ui/charts/chart_widget.h"
#include "ui/pages/costs/bridge_panel.h"
#include "ui/pages/costs/cost_tree_model.h"
#include "ui/pages/page.h"
#include "ui/tables/table_view.h"

namespace costmodel::ui
{

/// What is paid for what and when: as columns, as a bridge between two options, and as a table that
/// opens down to single payments.
class CostsPage : public Page
{
    Q_OBJECT

public:
    explicit CostsPage(const PageContext& context, QWidget* parent = nullptr);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void showChart();
    CostChoice choice() const;

    QLabel* m_periodLabel = nullptr;
    QComboBox* m_period = nullptr;
    QLabel* m_viewLabel = nullptr;
    QComboBox* m_viewChoice = nullptr; ///< cash, books
    QLabel* m_vatLabel = nullptr;
    QComboBox* m_vat = nullptr;
    QSplitter* m_splitter = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_optionLabel = nullptr;
    QComboBox* m_option = nullptr;
    ChartWidget* m_chart = nullptr;
    BridgePanel* m_bridge = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_unit = nullptr;
    CostTreeModel m_model;
    TableView* m_table = nullptr;
    QLabel* m_note = nullptr;

    ResultsPointer m_results;
    std::shared_ptr<const CostData> m_data; ///< shared with the model and the bridge, see there
    bool m_isVatChosen = false;             ///< by the reader; at first it is that of the engine
};

} // namespace costmodel::ui
