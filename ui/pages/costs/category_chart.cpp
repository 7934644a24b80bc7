#include "ui/pages/costs/category_chart.h"

#include <algorithm>

#include "ui/pages/costs/cost_labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// The rows that are stacked: before tax those of the books are one level deeper.
std::vector<const CostNode*> parts(const CostNode& tree)
{
    std::vector<const CostNode*> result;
    for (const CostNode& part : tree.children)
        if (part.row == CostRow::beforeTax)
            for (const CostNode& inner : part.children)
                result.push_back(&inner);
        else
            result.push_back(&part);
    return result;
}

} // namespace

QString CategoryChart::title(const CostData& data, std::size_t option, const Formats& formats)
{
    const CostNode& tree = data.tree(option);
    const QString total = formats.money(tree.total, toQString(data.scenario().general.currency));
    const QString name = CostLabels::option(data.option(option));
    const std::vector<const CostNode*> all = parts(tree);
    const auto largest =
        std::ranges::max_element(all, {}, [](const CostNode* part) { return part->total; });
    if (largest == all.end() || tree.total <= 0 || (*largest)->total <= 0)
        return tr("%1: %2").arg(name, total);
    return tr("%1: %2, the largest part is %3 (%4)")
        .arg(name, total, CostLabels::row(**largest),
             formats.money((*largest)->total, toQString(data.scenario().general.currency)));
}

QString CategoryChart::subtitle(const CostData& data)
{
    const QString basis = CostLabels::basis(data);
    switch (data.choice().period)
    {
    case Period::month:
        return tr("%1, by month").arg(basis);
    case Period::quarter:
        return tr("%1, by quarter").arg(basis);
    case Period::year:
        return tr("%1, by year").arg(basis);
    }
    return basis;
}

ChartSpec CategoryChart::spec(const CostData& data, std::size_t option, const Formats& formats)
{
    ChartSpec spec;
    spec.title = title(data, option, formats);
    spec.subtitle = subtitle(data);
    spec.readDifference = false;
    spec.emptyMessage = tr("Nothing is paid for this option.");
    spec.x.kind = AxisKind::categories;
    for (std::size_t i = 0; i < data.periods().size(); ++i)
        spec.x.categories << CostLabels::period(data, i, formats);
    spec.y = {.title = tr("Cost"),
              .currency = toQString(data.scenario().general.currency),
              .fromZero = true};
    int shade = 0;
    for (const CostNode* const part : parts(data.tree(option)))
    {
        ChartSeries series{.name = CostLabels::row(*part),
                           .role = SeriesRole::neutral,
                           .shade = shade++,
                           .kind = SeriesKind::stackedBars};
        for (std::size_t i = 0; i < part->amounts.size(); ++i)
            series.points.emplace_back(double(i), part->amounts[i]);
        spec.series.push_back(std::move(series));
    }
    return spec;
}

} // namespace costmodel::ui
