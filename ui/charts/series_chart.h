#pragma once

#include <array>
#include <map>
#include <memory>

#include "ui/charts/chart.h"
#include "ui/charts/series_points.h"

namespace costmodel::ui
{

class SeriesItems;

/// Series over x. The series are items of Qt Charts in a scene of their own that is rendered as
/// vectors; axes, legend and marks are painted here. Above 5,000 points a line is thinned to the
/// smallest and largest value of each column of pixels.
class SeriesChart final : public Chart
{
public:
    explicit SeriesChart(ChartSpec spec);
    ~SeriesChart() override;

    const ChartSpec& spec() const
    {
        return m_spec;
    }
    /// Other data; keeps zoom and hidden series where the series keep their names.
    void setSpec(ChartSpec spec);

    QString title() const override;
    QString subtitle() const override;
    ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme& theme) override;
    ChartTable table(const Formats& formats) const override;
    QString description(const Formats& formats) const override;

    std::optional<std::pair<double, double>> xRange() const override;
    std::optional<double> snapped(double x) const override;
    std::optional<double> neighbour(double x, int steps) const override;
    ChartReadout readout(double x, const Formats& formats) const override;
    ChartReadout span(double from, double to, const Formats& formats) const override;
    void setWindow(std::optional<std::pair<double, double>> window) override;
    std::optional<std::pair<double, double>> window() const override;
    void setHidden(int series, bool hidden) override;
    bool isHidden(int series) const override;
    std::vector<ChartMark> marks() const override;
    void moveMark(const QString& id, double value) override;

private:
    struct Layout;
    bool hidden(std::size_t series) const;
    void restack();
    bool isEmpty() const;
    double magnitude(bool secondAxis) const;
    const ChartAxis& valueAxis(const ChartSeries& series) const;
    std::optional<double> topAt(std::size_t series, double x) const;
    void addTotal(ChartReadout& readout, double x, const Formats& formats) const;
    void addDifference(ChartReadout& readout, double x, const Formats& formats) const;
    std::pair<double, double> shownRange() const;
    Layout layOut(const QPainter& painter, const QRectF& inner, const ChartTheme& theme) const;
    std::vector<int> legendSeries() const;

    ChartSpec m_spec;
    std::vector<double> m_xs; ///< all readable x, ascending
    std::vector<StackedSeries> m_drawn;
    std::array<double, 2> m_magnitudes{}; ///< largest absolute value on each axis
    std::map<QString, bool> m_toggled;    ///< hidden or not, by name, against the specification
    std::optional<std::pair<double, double>> m_window;
    std::unique_ptr<SeriesItems> m_items;
};

} // namespace costmodel::ui
