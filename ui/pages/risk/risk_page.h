#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>

#include "model/insight/risk.h"
#include "ui/charts/chart_widget.h"
#include "ui/forms/field_editor.h"
#include "ui/pages/page.h"
#include "ui/pages/risk/ranges_editor.h"
#include "ui/pages/risk/risk_charts.h"
#include "ui/run/background.h"

namespace costmodel::ui
{

/// How sure the answer is: which inputs move it, and what it may come to.
class RiskPage : public Page
{
    Q_OBJECT

public:
    explicit RiskPage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

    /// What is shown, none while there is nothing.
    const std::optional<RiskResult>& risk() const
    {
        return m_risk;
    }
    const SavingBounds& bounds() const
    {
        return m_bounds;
    }
    /// Moves the bounds between which the share of futures is told.
    void setBounds(const SavingBounds& bounds);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildHead(QVBoxLayout& layout);
    QWidget* buildOutcome();
    void connectAll();
    void fillChoices();
    void refreshInputs();
    void compute();
    void showRisk();
    void showBounds();
    void showTornado();
    void boundTyped(QLineEdit& line, double SavingBounds::*bound);
    TornadoTarget target() const;
    QString buyName() const;
    QString rentName() const;
    void showBusy(bool isBusy);
    void retranslate();
    FieldEditor* makeNumber(const char* key);

    ResultsPointer m_results;
    std::optional<RiskResult> m_risk;
    std::uint64_t m_riskRevision = 0; ///< of the document, of `m_risk`
    bool m_isStale = false;
    bool m_isCancelled = false;
    bool m_areBoundsMoved = false;
    SavingBounds m_bounds;
    Background m_background;

    QLabel* m_sentence = nullptr;
    QLabel* m_quantiles = nullptr;
    QLabel* m_buyLabel = nullptr;
    QLabel* m_rentLabel = nullptr;
    QLabel* m_drawsLabel = nullptr;
    QLabel* m_seedLabel = nullptr;
    QComboBox* m_buy = nullptr;
    QComboBox* m_rent = nullptr;
    FieldEditor* m_draws = nullptr;
    FieldEditor* m_seed = nullptr;
    QLabel* m_numberProblem = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QTabWidget* m_views = nullptr;
    QComboBox* m_target = nullptr;
    QLabel* m_targetLabel = nullptr;
    QCheckBox* m_all = nullptr;
    ChartWidget* m_tornado = nullptr;
    QStackedWidget* m_distributionStack = nullptr;
    ChartWidget* m_distribution = nullptr;
    QLabel* m_betweenLabel = nullptr;
    QLabel* m_andLabel = nullptr;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QLabel* m_share = nullptr;
    QLabel* m_nothing = nullptr;
    QPushButton* m_sayUncertain = nullptr;
    QPushButton* m_crude = nullptr;
    QWidget* m_boundsRow = nullptr;
    ChartWidget* m_fan = nullptr;
    RangesEditor* m_uncertain = nullptr;
    RangesEditor* m_sensitivity = nullptr;
};

} // namespace costmodel::ui
