#pragma once

#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// A waterfall with its values printed; bars can be clicked.
class BridgeChart final : public Chart
{
public:
    explicit BridgeChart(BridgeSpec spec);

    const BridgeSpec& spec() const
    {
        return m_spec;
    }
    void setSpec(BridgeSpec spec);

    QString title() const override;
    QString subtitle() const override;
    ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme& theme) override;
    ChartTable table(const Formats& formats) const override;
    QString description(const Formats& formats) const override;

    /// The printed values of the steps, in the unit of the heading. Those of the changes between
    /// two totals add up to the difference of the printed totals.
    QStringList values(const Formats& formats) const;

private:
    BridgeSpec m_spec;
};

} // namespace costmodel::ui
