#pragma once

#include <memory>

#include <QComboBox>
#include <QLabel>
#include <QSplitter>

#include "model/insight/bridge.h"
#include "ui/charts/chart_widget.h"
#include "ui/pages/costs/cost_data.h"
#include "ui/tables/table_view.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// From the cost of one option to that of another, bar by bar; a bar opens the months behind it.
class BridgePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BridgePanel(Session& session, QWidget* parent = nullptr);

    void setData(std::shared_ptr<const CostData> costs);
    void setStale(bool isStale);
    /// Shows the months behind a group of costs; none hides them.
    void openMonths(std::optional<BridgeGroup> group);
    const Bridge& bridge() const
    {
        return m_bridge;
    }

Q_SIGNALS:
    void explanationRequested(const QString& target);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillOptions();
    void refresh();
    void showMonths();
    BridgeSpec spec(const Formats& formats) const;
    bool isPresent() const;

    Session& m_session;
    QLabel* m_fromLabel;
    QComboBox* m_from;
    QLabel* m_toLabel;
    QComboBox* m_to;
    QLabel* m_valueLabel;
    QComboBox* m_value; ///< cash, present value
    QLabel* m_behindLabel;
    QComboBox* m_behind; ///< whose months are shown
    QSplitter* m_splitter;
    ChartWidget* m_chart;
    TableView* m_view;
    ValueTableModel m_months;
    std::shared_ptr<const CostData> m_data; ///< shared with the page, which shows the same data
    Bridge m_bridge;
    std::optional<BridgeGroup> m_group;
};

} // namespace costmodel::ui
