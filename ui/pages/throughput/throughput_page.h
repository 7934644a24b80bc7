#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

#include "ui/charts/chart_widget.h"
#include "ui/pages/page.h"
#include "ui/pages/throughput/bench_runner.h"
#include "ui/pages/throughput/diagnosis_view.h"
#include "ui/tables/table_view.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// How fast the GPUs really are and what a unit of work costs; measured results, and the diagnosis
/// of logs.
class ThroughputPage : public Page
{
    Q_OBJECT

public:
    explicit ThroughputPage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;
    bool takesFile(FileKind kind) const override
    {
        return kind == FileKind::benchmark || kind == FileKind::diagnosis;
    }
    void takeFile(const QString& file) override;

    const std::vector<MeasuredResult>& measured() const
    {
        return m_measured;
    }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildSpeeds();
    void choose();
    void readResults(const std::vector<std::filesystem::path>& files);
    void showSpeeds();
    void fillViews();
    void useResults();
    void runBenchmark();
    void tell(const QString& text);
    void retranslate();

    ResultsPointer m_results;
    std::vector<MeasuredResult> m_measured;
    std::vector<std::filesystem::path> m_waiting;
    ValueTableModel m_model;
    Background m_reading;
    BenchRunner m_runner;
    QString m_benchFile;
    QTabWidget* m_views;
    QLabel* m_showLabel = nullptr;
    QComboBox* m_show = nullptr; ///< what the bars are of
    QPushButton* m_import = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_message = nullptr;
    ChartWidget* m_chart = nullptr;
    TableView* m_table = nullptr;
    DiagnosisView* m_diagnosis = nullptr;
};

} // namespace costmodel::ui
