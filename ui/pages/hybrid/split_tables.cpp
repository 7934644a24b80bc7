#include "ui/pages/hybrid/split_tables.h"

#include <algorithm>
#include <cmath>

#include "model/scenario/path.h"
#include "ui/pages/hybrid/filling_chart.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

TableCell words(const Formats& formats, NoValue why)
{
    return {.text = formats.none(why)};
}

TableCell percent(const Formats& formats, double share)
{
    return {.text = formats.share(share), .number = share * 100};
}

TableCell hours(const Formats& formats, double value)
{
    return {.text = formats.number(value), .number = value};
}

} // namespace

TableContents SplitTables::tiers(const Scenario& scenario, const std::vector<TierCost>& tiers,
                                 const BestSplit& split, bool isBest, const Formats& formats)
{
    const QString currency = toQString(scenario.general.currency);
    double magnitude = std::max(std::abs(split.cashTotal), std::abs(split.npvCost));
    double served = 0;
    double all = 0;
    for (const TierCost& tier : tiers)
    {
        magnitude = std::max({magnitude, std::abs(tier.cash), std::abs(tier.present)});
        all += tier.gpuHours;
        served += tier.tier == Tier::unserved ? 0 : tier.gpuHours;
    }
    const MoneyScale scale = formats.moneyScale(currency, magnitude);
    TableContents table;
    table.columns = {
        {.id = QStringLiteral("tier"), .heading = tr("Tier")},
        {.id = QStringLiteral("hours"),
         .heading = tr("Work"),
         .unit = tr("GPU-hours"),
         .isNumber = true},
        {.id = QStringLiteral("share"), .heading = tr("Share"), .isNumber = true},
        {.id = QStringLiteral("cash"),
         .heading = tr("Cash"),
         .unit = scale.label,
         .isNumber = true},
        {.id = QStringLiteral("present"),
         .heading = tr("Present value"),
         .unit = scale.label,
         .isNumber = true},
        {.id = QStringLiteral("each"),
         .heading = tr("Per GPU-hour"),
         .isNumber = true,
         .toolTip = tr("Cash over all months, divided by the GPU-hours it serves")},
    };
    const auto each = [&](const std::optional<double>& value)
    {
        return value ? TableCell{.text = formats.unitCost(*value, currency), .number = *value}
                     : words(formats, NoValue::notApplicable);
    };
    for (const TierCost& tier : tiers)
    {
        const bool isCost = tier.tier != Tier::unserved;
        const QString input = tier.tier == Tier::own ? QStringLiteral("buy[%1].servers")
                              : isCost               ? QStringLiteral("rent[%1].price")
                                                     : QString();
        table.rows.push_back(
            {.cells = {{.text = FillingChart::layerName(tier.tier, tier.option)},
                       hours(formats, tier.gpuHours),
                       all > 0 ? percent(formats, tier.gpuHours / all)
                               : words(formats, NoValue::notApplicable),
                       isCost ? amountCell(formats, tier.cash, scale)
                              : words(formats, NoValue::notApplicable),
                       isCost ? amountCell(formats, tier.present, scale)
                              : words(formats, NoValue::notApplicable),
                       each(tier.perGpuHour)},
             .input = input.isEmpty() ? input : input.arg(toQString(bracketed(tier.option)))});
    }
    TableRow total{
        .cells = {{.text = tr("Together")},
                  hours(formats, served),
                  all > 0 ? percent(formats, served / all) : words(formats, NoValue::notApplicable),
                  amountCell(formats, split.cashTotal, scale),
                  amountCell(formats, split.npvCost, scale),
                  each(split.option.costPerGpuHour)},
        .isTotal = true};
    if (isBest)
    {
        total.cells[1].explanation = QStringLiteral("hybrid.served");
        total.cells[3].explanation = QStringLiteral("hybrid");
        total.cells[4].explanation = QStringLiteral("hybrid.npv");
        total.cells[5].explanation = QStringLiteral("hybrid.per-gpu-hour");
        total.explanation = QStringLiteral("split");
    }
    table.rows.push_back(std::move(total));
    return table;
}

TableContents SplitTables::byServers(const Scenario& scenario, const HybridResult& hybrid,
                                     const std::string& buy, const std::vector<MonthUse>& uses,
                                     int month, const Formats& formats)
{
    const QString currency = toQString(scenario.general.currency);
    double magnitude = 0;
    for (const SplitByServers& row : hybrid.byServers)
        if (row.split && row.buy == buy)
            magnitude = std::max(magnitude, std::abs(row.split->npvCost));
    const MoneyScale scale = formats.moneyScale(currency, magnitude);
    const QString when = formats.monthLabel(scenario.general.start, month - 1);
    TableContents table;
    table.columns = {
        {.id = QStringLiteral("servers"), .heading = tr("Own servers"), .isNumber = true},
        {.id = QStringLiteral("committed"), .heading = tr("Rented for a term")},
        {.id = QStringLiteral("flexible"), .heading = tr("Rented by use")},
        {.id = QStringLiteral("present"),
         .heading = tr("Present value"),
         .unit = scale.label,
         .isNumber = true},
        {.id = QStringLiteral("difference"),
         .heading = tr("Above the best"),
         .unit = scale.label,
         .isNumber = true},
        {.id = QStringLiteral("share"), .heading = tr("Above, in %"), .isNumber = true},
        {.id = QStringLiteral("busy"), .heading = tr("Own busy"), .unit = when, .isNumber = true},
        {.id = QStringLiteral("rented"),
         .heading = tr("Rented GPU-hours"),
         .unit = when,
         .isNumber = true},
    };
    std::size_t at = 0;
    for (const SplitByServers& row : hybrid.byServers)
    {
        if (row.buy != buy)
            continue;
        const std::size_t place = at++;
        const TableCell notApplicable = words(formats, NoValue::notApplicable);
        TableRow cells{
            .cells = {{.text = formats.number(row.servers), .number = double(row.servers)}}};
        if (!row.split)
        {
            cells.cells.push_back({.text = tr("no split is allowed")});
            for (std::size_t i = 2; i < table.columns.size(); ++i)
                cells.cells.push_back(notApplicable);
            table.rows.push_back(std::move(cells));
            continue;
        }
        const Split& split = *row.split;
        cells.cells.push_back({.text = split.committedInstances == 0
                                           ? tr("none")
                                           : tr("%1 × %2")
                                                 .arg(split.committedInstances)
                                                 .arg(toQString(split.committed))});
        cells.cells.push_back(
            {.text = split.flexible.empty() ? tr("none") : toQString(split.flexible)});
        cells.cells.push_back(amountCell(formats, split.npvCost, scale));
        const double above = hybrid.best ? split.npvCost - hybrid.best->npvCost : 0;
        cells.cells.push_back(
            {.text = formats.amountDifference(above, scale), .number = scale.shown(above)});
        cells.cells.push_back(
            hybrid.best && hybrid.best->npvCost != 0
                ? TableCell{.text = formats.shareDifference(above / std::abs(hybrid.best->npvCost)),
                            .number = 100 * above / std::abs(hybrid.best->npvCost)}
                : notApplicable);
        if (place < uses.size())
        {
            const MonthUse& use = uses[place];
            cells.cells.push_back(use.ownBusy ? percent(formats, *use.ownBusy) : notApplicable);
            cells.cells.push_back(hours(formats, use.rented));
        }
        else
        {
            cells.cells.push_back({.text = tr("…")});
            cells.cells.push_back({.text = tr("…")});
        }
        cells.isStrong =
            hybrid.best && hybrid.best->buy == row.buy && hybrid.best->servers == row.servers;
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace costmodel::ui
