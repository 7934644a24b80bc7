#pragma once

#include <vector>

#include <QLabel>
#include <QProgressBar>
#include <QTimer>

#include "ui/pages/answer/driver_row.h"
#include "ui/run/background.h"
#include "ui/run/results.h"

namespace costmodel::ui
{

/// The inputs that matter, each with a slider that moves the document. Curves and flips follow in
/// the background when the reader lets go.
class DriversPanel : public QWidget
{
    Q_OBJECT

public:
    DriversPanel(ScenarioDocument& document, QWidget* parent);

    /// Called with every result; the same ones again write the texts anew.
    void showResults(const ResultsPointer& results);
    void retranslate();

    const std::vector<DriverRow*>& rows() const
    {
        return m_rows;
    }
    int rowCount() const
    {
        return m_count;
    }
    /// Of the scenario of the results; none while they are computed.
    const std::vector<FlipRow>& flips() const
    {
        return m_flips;
    }
    bool isBusy() const
    {
        return m_quiet.isActive() || m_curveWork.isBusy() || m_flipWork.isBusy();
    }

Q_SIGNALS:
    /// The flips are others, or became out of date.
    void flipsChanged();

private:
    DriverRow* addRow();
    void setDrivers(const Scenario& scenario);
    DriverInput inputOf(const Scenario& scenario, Driver driver, const DriverInput* before) const;
    void drag(DriverRow* row, double value);
    void beginDrag(DriverRow* row);
    void endDrag();
    void startInsights();
    void showInsights();
    std::vector<Driver> drivers() const;

    ScenarioDocument& m_document;
    ResultsPointer m_results;
    QGridLayout* m_grid;
    std::vector<DriverRow*> m_rows;
    int m_count = 0; ///< rows that are shown
    DriverRow* m_dragged = nullptr;
    Scenario m_base; ///< at the beginning of the drag
    DriverInput m_baseInput;
    std::optional<std::uint64_t> m_insightRevision; ///< of what is computed or under way
    std::vector<std::vector<DriverPoint>> m_curves;
    std::vector<FlipRow> m_flips;
    QTimer m_quiet; ///< since the last change
    Background m_curveWork;
    Background m_flipWork;
};

} // namespace costmodel::ui
