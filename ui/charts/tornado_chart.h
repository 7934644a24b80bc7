#pragma once

#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// Bars around the base answer, the input's value at both ends of each.
class TornadoChart final : public Chart
{
public:
    explicit TornadoChart(TornadoSpec spec);

    const TornadoSpec& spec() const
    {
        return m_spec;
    }
    void setSpec(TornadoSpec spec);

    QString title() const override;
    QString subtitle() const override;
    ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme& theme) override;
    ChartTable table(const Formats& formats) const override;
    QString description(const Formats& formats) const override;

private:
    TornadoSpec m_spec;
};

} // namespace costmodel::ui
