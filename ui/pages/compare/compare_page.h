#pragma once

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include "ui/charts/chart_widget.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/page.h"
#include "ui/run/background.h"
#include "ui/tables/table_view.h"

namespace costmodel::ui
{

/// The open scenario beside up to three others from files, with what they differ in.
class ComparePage : public Page
{
    Q_OBJECT

public:
    static constexpr std::size_t mostScenarios = 4;

    explicit ComparePage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

    /// Reads and evaluates scenarios aside of the window and adds them as columns. What cannot be
    /// added is said on the page.
    void addFiles(const QStringList& files);
    /// Of the others; expects 0 for the first that was added.
    void removeScenario(std::size_t index);
    /// 0: the open scenario.
    void setReference(std::size_t index);
    std::size_t scenarios() const
    {
        return m_others.size() + 1;
    }
    const report::ScenarioComparison& comparison() const
    {
        return m_comparison;
    }

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Other
    {
        QString file;
        ResultsPointer results;
    };
    struct Reading
    {
        std::vector<Other> read;
        QStringList problems;
    };
    struct Part
    {
        QLabel* heading = nullptr;
        TableView* view = nullptr;
        CompareModel model;
    };

    void build();
    void addPart(Part& part, const QString& name, QBoxLayout& column);
    void retranslate();
    void take(Reading reading);
    void refresh();
    void compare();
    void showControls();
    void showCharts();
    /// "A: plan", "B: plan (other.toml)".
    QStringList legend() const;
    report::ComparisonView view() const;

    ResultsPointer m_results;
    std::vector<Other> m_others;
    QStringList m_pending;
    Background m_reading;
    std::size_t m_reference = 0;
    report::ScenarioComparison m_comparison;

    QScrollArea* m_scroll;
    QPushButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    QLabel* m_referenceLabel = nullptr;
    QComboBox* m_referenceBox = nullptr;
    QCheckBox* m_onlyDiffering = nullptr;
    QCheckBox* m_differences = nullptr;
    QCheckBox* m_shares = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_legend = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_staleNote = nullptr;
    QWidget* m_chartRow = nullptr;
    std::vector<ChartWidget*> m_charts;
    Part m_figures;
    Part m_inputs;
    Part m_cash;
    QLabel* m_sameInputs = nullptr;
};

} // namespace costmodel::ui
