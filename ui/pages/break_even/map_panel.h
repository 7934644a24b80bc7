#pragma once

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>

#include "model/insight/winner_map.h"
#include "ui/charts/chart_widget.h"
#include "ui/pages/comparison/driver_input.h"
#include "ui/run/background.h"
#include "ui/run/results.h"

namespace costmodel::ui
{

/// Which way is cheapest over two inputs that the reader picks, with the present point to be
/// dragged: the document follows, a drag is one step. The map is computed in the background; moving
/// its own point does not make it stale.
class MapPanel : public QWidget
{
    Q_OBJECT

public:
    MapPanel(ScenarioDocument& document, QWidget* parent);

    /// Called with every result; the same ones again write the texts anew.
    void showResults(const ResultsPointer& results, const Formats& formats);
    void retranslate();
    void setStale(bool isStale);

    bool isBusy() const
    {
        return m_work.isBusy();
    }
    ChartWidget& chart()
    {
        return *m_chart;
    }
    const std::optional<WinnerMap>& map() const
    {
        return m_map;
    }
    QString xPath() const
    {
        return m_x->currentData().toString();
    }
    QString yPath() const
    {
        return m_y->currentData().toString();
    }
    void setAxes(const QString& x, const QString& y);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillAxes();
    void axisChosen(QComboBox* chosen, QComboBox* other);
    void compute();
    void computed(std::optional<WinnerMap> map);
    void showMap();
    void dragTo(const QPointF& point);
    void endDrag();
    MapSpec specOf(const WinnerMap& map) const;

    ScenarioDocument& m_document;
    ResultsPointer m_results;
    Formats m_formats;
    QLabel* m_xLabel;
    QLabel* m_yLabel;
    QComboBox* m_x;
    QComboBox* m_y;
    QProgressBar* m_progress;
    ChartWidget* m_chart;
    std::optional<WinnerMap> m_map;
    std::optional<DriverInput> m_xInput; ///< of the map that is shown
    std::optional<DriverInput> m_yInput;
    std::optional<std::uint64_t> m_revision; ///< of the document for which the map is true
    std::optional<Scenario> m_base;          ///< at the beginning of a drag
    DriverInput m_xBase;
    DriverInput m_yBase;
    Background m_work;
};

} // namespace costmodel::ui
