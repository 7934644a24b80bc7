#pragma once

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTextBrowser>

#include "ui/charts/chart_widget.h"
#include "ui/import/file_questions.h"
#include "ui/run/background.h"
#include "ui/services.h"

namespace costmodel::ui
{

/// Reads records of a cluster aside, asks what they leave open, and shows what was used of them and
/// what was rejected before anything is taken over.
class DemandDialog : public QDialog
{
    Q_OBJECT

public:
    DemandDialog(const Services& services, const QString& file, const Formats& formats,
                 QWidget* parent);

    const ImportedDemand& demand() const
    {
        return m_demand;
    }
    bool isReading() const
    {
        return m_background.isBusy();
    }

private:
    void read();
    void showDemand(ImportedDemand demand);
    ChartSpec preview() const;

    const Services& m_services;
    std::filesystem::path m_file;
    Formats m_formats;
    FileOptions m_options;
    ImportedDemand m_demand;
    Background m_background;
    QLabel* m_state;
    QProgressBar* m_progress;
    FileQuestions* m_questions;
    QPushButton* m_again;
    QTextBrowser* m_account;
    ChartWidget* m_chart;
    QPushButton* m_use;
};

} // namespace costmodel::ui
