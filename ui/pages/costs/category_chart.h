#pragma once

#include <QCoreApplication>

#include "ui/charts/chart_spec.h"
#include "ui/pages/costs/cost_data.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Columns of one option, stacked by category.
class CategoryChart
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::CategoryChart)

public:
    static ChartSpec spec(const CostData& data, std::size_t option, const Formats& formats);

private:
    static QString title(const CostData& data, std::size_t option, const Formats& formats);
    static QString subtitle(const CostData& data);
};

} // namespace costmodel::ui
