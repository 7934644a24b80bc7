#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>

#include "ui/charts/chart_widget.h"
#include "ui/import/demand_dialog.h"
#include "ui/pages/page.h"

namespace costmodel::ui
{

/// What is needed: how many GPUs for how long, when, and how it grows; in which form it is given;
/// and where records of a cluster are read as demand.
class DemandPage : public Page
{
    Q_OBJECT

public:
    explicit DemandPage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;
    bool takesFile(FileKind kind) const override
    {
        return kind == FileKind::demand;
    }
    /// Opens the dialog that reads it and asks.
    void takeFile(const QString& file) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildLoad();
    void showCharts();
    void showForm();
    void chooseForm(int index);
    void chooseFile();
    void use(const ImportedDemand& demand, const QString& source);
    void retranslate();

    ResultsPointer m_results;
    QLabel* m_sentence;
    QLabel* m_formLabel;
    QComboBox* m_form;
    QPushButton* m_import;
    QLabel* m_message;
    QTabWidget* m_views;
    QLabel* m_monthLabel = nullptr;
    QSlider* m_month = nullptr;
    ChartWidget* m_load = nullptr;
    ChartWidget* m_growth = nullptr;
    ChartWidget* m_time = nullptr;
};

} // namespace costmodel::ui
