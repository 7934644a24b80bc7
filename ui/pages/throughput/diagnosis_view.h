#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTextBrowser>

#include "model/analysis/repair_saving.h"
#include "ui/charts/chart_widget.h"
#include "ui/import/file_questions.h"
#include "ui/pages/page.h"
#include "ui/run/background.h"

namespace costmodel::ui
{

/// What a log says of the work of the GPUs: utilisation over time, verdict and reasons, what a
/// repair of the input pipeline would save in money, and what of it goes into the scenario.
class DiagnosisView : public QWidget
{
    Q_OBJECT

public:
    explicit DiagnosisView(const PageContext& context, QWidget* parent = nullptr);

    void read(const QString& file);
    /// Writes everything again: other language, units or results.
    void refresh();
    void setResults(const ResultsPointer& results);
    const std::optional<DiagnosedLog>& log() const
    {
        return m_log;
    }

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose();
    void start();
    void showLog();
    QString verdictHtml() const;
    void computeSaving();
    void usePipeline();
    void useSpeed();
    void retranslate();

    PageContext m_context;
    ResultsPointer m_results;
    QString m_file;
    FileOptions m_options;
    std::optional<DiagnosedLog> m_log;
    std::optional<RepairSaving> m_saving;
    Background m_reading;
    Background m_evaluating;
    QPushButton* m_open;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    FileQuestions* m_questions;
    QPushButton* m_again;
    QTextBrowser* m_text;
    ChartWidget* m_chart;
    QPushButton* m_usePipeline;
    QPushButton* m_useSpeed;
};

} // namespace costmodel::ui
