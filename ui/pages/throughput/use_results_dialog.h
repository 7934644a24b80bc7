#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include "model/scenario/scenario.h"
#include "ui/services_measure.h"

namespace costmodel::ui
{

/// Asks which measured result stands for which GPU type of the scenario, and says what that would
/// break before anything is changed.
class UseResultsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `results` and `scenario` must outlive it; `scenarioFile` may be empty.
    UseResultsDialog(const std::vector<MeasuredResult>& results, const std::string& metric,
                     const Scenario& scenario, const std::filesystem::path& scenarioFile,
                     QWidget* parent);

    /// The scenario with what was chosen.
    Scenario changed() const;

private:
    void check();
    const MeasuredResult* chosen(std::size_t gpu) const;

    const std::vector<MeasuredResult>& m_results;
    std::string m_metric;
    const Scenario& m_scenario;
    std::filesystem::path m_scenarioFile;
    std::vector<QComboBox*> m_boxes; ///< one a GPU type
    QCheckBox* m_efficiency;
    QLabel* m_problem;
    QPushButton* m_use;
};

/// Whether the figure of that test may stand for money.
const MeasuredFigure* usableFigure(const MeasuredResult& result, const std::string& metric);

} // namespace costmodel::ui
