#pragma once

#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// Cells coloured and hatched by the cheapest option, contours of the saving, the present point as
/// a cross.
class MapChart final : public Chart
{
public:
    explicit MapChart(MapSpec spec);

    const MapSpec& spec() const
    {
        return m_spec;
    }
    void setSpec(MapSpec spec);

    QString title() const override;
    QString subtitle() const override;
    ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme& theme) override;
    ChartTable table(const Formats& formats) const override;
    QString description(const Formats& formats) const override;
    std::optional<QPointF> cross() const override;
    void moveCross(const QPointF& value) override;
    QString toolTip(const QPointF& point, const Formats& formats) const override;

    /// The cell that holds a point; none outside.
    const MapCell* cellAt(const QPointF& point) const;

private:
    bool isComplete() const;
    std::pair<QPointF, QPointF> ends() const;

    MapSpec m_spec;
};

} // namespace costmodel::ui
