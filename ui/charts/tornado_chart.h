#pragma once

#include "ui/charts/chart.h"

namespace costmodel::ui
{

struct RowLayout;

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
    double magnitude() const;
    void makeRoom(const QPainter& painter, RowLayout& rows, double low, double high) const;
    void paintBar(QPainter& painter, ChartGeometry& geometry, const RowLayout& rows, int index,
                  const QRectF& inner) const;

    TornadoSpec m_spec;
};

} // namespace costmodel::ui
