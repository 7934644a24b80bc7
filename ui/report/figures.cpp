#include "ui/report/figures.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "model/insight/answer.h"
#include "model/insight/bridge.h"
#include "model/insight/load_filling.h"
#include "model/insight/risk.h"
#include "model/report/sections.h"
#include "ui/charts/bridge_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/charts/tornado_chart.h"
#include "ui/pages/comparison/option_words.h"

namespace costmodel::ui
{

namespace
{

struct Figures
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::Figures)
};

QString nameOf(const OptionResult& option)
{
    return wayName(option.kind, option.name);
}

ChartAxis moneyAxis(const EvaluatedScenario& evaluated, const QString& title)
{
    ChartAxis axis;
    axis.title = title;
    axis.currency = toQString(evaluated.scenario.general.currency);
    axis.fromZero = true;
    return axis;
}

ChartAxis monthAxis(const EvaluatedScenario& evaluated)
{
    ChartAxis axis;
    axis.kind = AxisKind::months;
    axis.start = evaluated.scenario.general.start;
    return axis;
}

/// The ways that a chart over time shows: all of a few, else those that the answer is about.
std::vector<const OptionResult*> drawnOptions(const EvaluatedScenario& evaluated,
                                              const Answer& answer)
{
    constexpr std::size_t most = 5;
    std::vector<const OptionResult*> options = report::comparedOptions(evaluated.evaluation);
    if (options.size() <= most)
        return options;
    const auto isOther = [&](const OptionResult* option)
    {
        const bool isAnswer = (answer.rent && option->name == answer.rent->name) ||
                              (answer.buy && option->name == answer.buy->name);
        return !isAnswer && option->kind != OptionKind::hybrid;
    };
    std::erase_if(options, isOther);
    return options;
}

std::unique_ptr<Chart> cumulativeCost(const EvaluatedScenario& evaluated, const Formats& formats)
{
    const Answer answer = answerOf(evaluated.scenario, evaluated.evaluation);
    ChartSpec spec;
    spec.title = Figures::tr("What each way has cost by then, in present value");
    spec.x = monthAxis(evaluated);
    spec.y = moneyAxis(evaluated, Figures::tr("Cumulative cost, present value"));
    for (const OptionResult* const option : drawnOptions(evaluated, answer))
    {
        ChartSeries series;
        series.name = nameOf(*option);
        series.role = roleOf(option->kind);
        series.shade = shadeOf(evaluated.evaluation, *option);
        series.kind = SeriesKind::step;
        for (std::size_t m = 0; m < option->months.size(); ++m)
            series.points.emplace_back(static_cast<double>(m),
                                       option->months[m].discountedCumulative);
        spec.series.push_back(std::move(series));
    }
    for (const BreakEven& pair : evaluated.evaluation.breakEven)
    {
        const bool isAnswer = answer.buy && answer.rent && pair.buy == answer.buy->name &&
                              pair.rent == answer.rent->name;
        if (!isAnswer || !pair.discountedMonth)
            continue;
        ChartMark mark;
        mark.kind = MarkKind::vertical;
        mark.x = *pair.discountedMonth;
        mark.label = Figures::tr("equal after %1").arg(formats.months(*pair.discountedMonth));
        spec.marks.push_back(mark);
    }
    return std::make_unique<SeriesChart>(std::move(spec));
}

std::unique_ptr<Chart> costByCategory(const EvaluatedScenario& evaluated, const Formats&)
{
    const std::vector<const OptionResult*> options = report::comparedOptions(evaluated.evaluation);
    ChartSpec spec;
    spec.title = Figures::tr("What the cost of each way is made of, undiscounted");
    spec.x.kind = AxisKind::categories;
    spec.y = moneyAxis(evaluated, Figures::tr("Cost over the horizon"));
    spec.readDifference = false;
    std::vector<CategoryTotals> totals;
    for (const OptionResult* const option : options)
    {
        spec.x.categories << nameOf(*option);
        totals.push_back(categoryTotals(*option));
    }
    int shade = 0;
    for (std::size_t c = 0; c < categoryCount; ++c)
    {
        ChartSeries series;
        series.name = translated("Category", categoryLabel(static_cast<Category>(c)));
        series.kind = SeriesKind::stackedBars;
        bool isThere = false;
        for (std::size_t i = 0; i < totals.size(); ++i)
        {
            series.points.emplace_back(static_cast<double>(i), totals[i].amounts[c]);
            isThere = isThere || totals[i].present[c];
        }
        if (!isThere)
            continue;
        series.shade = shade++;
        spec.series.push_back(std::move(series));
    }
    return std::make_unique<SeriesChart>(std::move(spec));
}

std::unique_ptr<Chart> bridgeChart(const EvaluatedScenario& evaluated, const Formats&)
{
    const Answer answer = answerOf(evaluated.scenario, evaluated.evaluation);
    if (!answer.rent || !answer.buy)
        return nullptr;
    const std::vector<OptionResult>& options = evaluated.evaluation.options;
    const OptionResult* const rent = findNamed(options, answer.rent->name);
    const OptionResult* const buy = findNamed(options, answer.buy->name);
    if (!rent || !buy)
        return nullptr;
    const Bridge bridge = costBridge(evaluated.scenario, *rent, *buy);
    BridgeSpec spec;
    spec.title = Figures::tr("From “%1” to “%2”, present value")
                     .arg(toQString(rent->name), toQString(buy->name));
    spec.currency = toQString(evaluated.scenario.general.currency);
    spec.valueTitle = Figures::tr("Cost, present value");
    const auto add = [&spec](const QString& text, BridgeKind kind, double amount, SeriesRole role)
    {
        BridgeStep step;
        step.label = text;
        step.kind = kind;
        step.amount = amount;
        step.role = role;
        spec.steps.push_back(std::move(step));
    };
    add(toQString(rent->name), BridgeKind::total, bridge.fromPresent, SeriesRole::rent);
    for (const costmodel::BridgeStep& step : bridge.steps)
        add(translated("Label", bridgeGroupLabel(step.group)), BridgeKind::change, step.present,
            SeriesRole::neutral);
    add(toQString(buy->name), BridgeKind::total, bridge.toPresent, SeriesRole::own);
    return std::make_unique<BridgeChart>(std::move(spec));
}

std::unique_ptr<Chart> costByServers(const EvaluatedScenario& evaluated, const Formats& formats)
{
    if (!evaluated.evaluation.hybrid)
        return nullptr;
    const HybridResult& hybrid = *evaluated.evaluation.hybrid;
    ChartSpec spec;
    spec.title = Figures::tr("Cost of the best split with so many own servers");
    spec.x.title = Figures::tr("Own servers");
    spec.x.wholeNumbers = true;
    spec.y = moneyAxis(evaluated, Figures::tr("Cost, present value"));
    spec.y.fromZero = false;
    spec.readDifference = false;
    std::map<std::string, ChartSeries> series;
    for (const SplitByServers& row : hybrid.byServers)
        if (row.split)
        {
            ChartSeries& line = series[row.buy];
            line.points.emplace_back(row.servers, row.split->npvCost);
        }
    int shade = 0;
    for (auto& [buy, line] : series)
    {
        line.name = toQString(buy);
        line.role = SeriesRole::own;
        line.shade = shade++;
        spec.series.push_back(std::move(line));
    }
    for (const FlatRegion& region : flatRegions(hybrid))
    {
        ChartMark mark;
        mark.kind = MarkKind::range;
        mark.x = region.from;
        mark.to = region.to;
        mark.label = Figures::tr("within %1 of the best").arg(formats.share(0.01, 0));
        spec.marks.push_back(mark);
    }
    if (spec.series.empty())
        return nullptr;
    return std::make_unique<SeriesChart>(std::move(spec));
}

QString inputText(const TornadoRow& row, double value, const Formats& formats)
{
    const bool isShare = row.unit == Unit::share || row.unit == Unit::perYear;
    return isShare ? formats.share(value) : formats.shortNumber(value);
}

std::unique_ptr<Chart> sensitivity(const EvaluatedScenario& evaluated, const Formats& formats)
{
    const Recommendation& advice = evaluated.evaluation.recommendation;
    if (!advice.option)
        return nullptr;
    const Tornado result =
        tornado(evaluated.scenario, evaluated.evaluation, {*advice.option, {}, {}, false});
    if (!result.base || result.rows.empty())
        return nullptr;
    TornadoSpec spec;
    const bool isSplit = *advice.option == "hybrid";
    const QString name = isSplit ? Figures::tr("Best split") : toQString(*advice.option);
    spec.title = Figures::tr("What moves the cost of “%1” most").arg(name);
    spec.value = moneyAxis(evaluated, Figures::tr("Cost, present value"));
    spec.value.fromZero = false;
    spec.base = *result.base;
    const QString currency = toQString(evaluated.scenario.general.currency);
    spec.baseLabel = formats.money(*result.base, currency);
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < std::min(most, result.rows.size()); ++i)
    {
        const TornadoRow& row = result.rows[i];
        TornadoBar bar;
        bar.label = translated("Field", row.label);
        if (!row.of.empty())
            bar.label = Figures::tr("%1 (%2)").arg(bar.label, toQString(row.of));
        bar.lowInput = inputText(row, row.low, formats);
        bar.highInput = inputText(row, row.high, formats);
        bar.atLow = row.atLow;
        bar.atHigh = row.atHigh;
        spec.bars.push_back(std::move(bar));
    }
    return std::make_unique<TornadoChart>(std::move(spec));
}

std::unique_ptr<Chart> savings(const EvaluatedScenario& evaluated, const Formats&)
{
    const std::optional<RiskResult> risk = evaluateRisk(evaluated.scenario, evaluated.evaluation);
    if (!risk || risk->savings.empty())
        return nullptr;
    ChartSpec spec;
    spec.title = Figures::tr("What “%1” saves against “%2” in %3 futures")
                     .arg(toQString(risk->buy), toQString(risk->rent))
                     .arg(risk->counted);
    spec.x = moneyAxis(evaluated, Figures::tr("Saving, present value"));
    spec.y.title = Figures::tr("Futures");
    spec.y.fromZero = true;
    spec.y.wholeNumbers = true;
    ChartSeries better;
    better.name = Figures::tr("buying is cheaper");
    better.role = SeriesRole::own;
    better.kind = SeriesKind::bars;
    ChartSeries worse = better;
    worse.name = Figures::tr("renting is cheaper");
    worse.role = SeriesRole::rent;
    constexpr int bins = 40;
    for (const HistogramBin& bin : histogram(risk->savings, bins))
    {
        const double middle = (bin.from + bin.to) / 2;
        (middle > 0 ? better : worse).points.emplace_back(middle, static_cast<double>(bin.count));
    }
    spec.readDifference = false;
    spec.series = {std::move(worse), std::move(better)};
    return std::make_unique<SeriesChart>(std::move(spec));
}

} // namespace

std::unique_ptr<Chart> figureOf(report::Figure figure, const EvaluatedScenario& evaluated,
                                const Formats& formats)
{
    switch (figure)
    {
    case report::Figure::cumulativeCost:
        return cumulativeCost(evaluated, formats);
    case report::Figure::costByCategory:
        return costByCategory(evaluated, formats);
    case report::Figure::bridge:
        return bridgeChart(evaluated, formats);
    case report::Figure::hybrid:
        return costByServers(evaluated, formats);
    case report::Figure::sensitivity:
        return sensitivity(evaluated, formats);
    case report::Figure::monteCarlo:
        return savings(evaluated, formats);
    }
    return nullptr;
}

} // namespace costmodel::ui
