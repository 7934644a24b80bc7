#include "ui/pages/answer/answer_chart.h"

#include <QCoreApplication>

#include "model/analysis/crossings.h"
#include "ui/pages/comparison/cost_curves.h"
#include "ui/pages/comparison/option_words.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct AnswerChart
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::AnswerChart)
};

/// What the curves of a purchase and a rental show.
QString messageOf(const OptionResult& own, const OptionResult& rent, const Date& start,
                  const Formats& formats)
{
    const std::vector<double> ownCurve = costCurve(own, CostView::discounted);
    const std::vector<double> rentCurve = costCurve(rent, CostView::discounted);
    const std::optional<double> paidBack = breakEvenMonth(ownCurve, rentCurve);
    if (paidBack && *paidBack > 0)
        return AnswerChart::tr("Buying has paid for itself by %1, in present value")
            .arg(whenText(start, *paidBack, formats));
    if (paidBack)
        return AnswerChart::tr("Buying costs less from the first day on, in present value");
    if (crossings(ownCurve, rentCurve).empty())
        return AnswerChart::tr("Renting costs less all the time, in present value");
    return AnswerChart::tr("Renting costs less in the end, in present value");
}

QString splitMessage(const OptionResult& split, const OptionResult& next, const Date& start,
                     const Formats& formats)
{
    const QString name = toQString(next.name);
    const std::optional<double> ahead = breakEvenMonth(costCurve(split, CostView::discounted),
                                                       costCurve(next, CostView::discounted));
    if (ahead && *ahead > 0)
        return AnswerChart::tr("The best split is ahead of “%1” from %2 on, in present value")
            .arg(name, whenText(start, *ahead, formats));
    return AnswerChart::tr("The best split costs less than “%1”, in present value").arg(name);
}

} // namespace

ChartSpec answerChart(const Results& results, const Answer& answer, const Formats& formats)
{
    const General& general = results.scenario.general;
    const auto shown = [&](const std::optional<Contender>& contender)
    {
        return contender ? findNamed(results.evaluation.options, contender->name) : nullptr;
    };
    const OptionResult* const own = shown(answer.buy);
    const OptionResult* const rent = shown(answer.rent);

    ChartSpec spec;
    spec.x.kind = AxisKind::months;
    spec.x.start = general.start;
    spec.y.title = AnswerChart::tr("Cost so far, in present value");
    spec.y.currency = toQString(general.currency);
    spec.y.fromZero = true;
    spec.emptyMessage = AnswerChart::tr("No way meets the demand, so there is nothing to draw.");
    spec.title = AnswerChart::tr("What it has cost so far, in present value");
    const OptionResult* const split =
        answer.split ? &results.evaluation.hybrid->best->option : nullptr;
    const auto addBand =
        [&spec](const OptionResult& cheaper, const OptionResult& dearer, const QString& name)
    {
        ChartSeries band = savingBand(cheaper, dearer, CostView::discounted, name);
        if (!band.points.empty())
            spec.series.push_back(std::move(band));
    };
    const OptionResult* const next = shown(answer.runnerUp);
    const bool splitWins = answer.winner && answer.winner->kind == OptionKind::hybrid;
    if (split && splitWins && next)
    {
        spec.title = splitMessage(*split, *next, general.start, formats);
        spec.marks = crossingMarks(*split, *next, CostView::discounted, general.start, formats);
        addBand(*split, *next, AnswerChart::tr("Saved by the best split"));
    }
    else if (own && rent)
    {
        spec.marks = crossingMarks(*own, *rent, CostView::discounted, general.start, formats);
        if (isTooClose(own->npvCost, rent->npvCost, answer.errorBand))
            spec.title = AnswerChart::tr("Buying and renting end within %1 of each other, in "
                                         "present value")
                             .arg(formats.share(answer.errorBand, 0));
        else
        {
            spec.title = messageOf(*own, *rent, general.start, formats);
            const bool ownWins = own->npvCost < rent->npvCost;
            addBand(ownWins ? *own : *rent, ownWins ? *rent : *own,
                    ownWins ? AnswerChart::tr("Saved by buying")
                            : AnswerChart::tr("Saved by renting"));
        }
    }
    for (const OptionResult* const option : {rent, own})
        if (option)
            spec.series.push_back(costSeries(*option, CostView::discounted, 0));
    if (split)
        spec.series.push_back(costSeries(*split, CostView::discounted, 0));
    if (!general.name.empty())
        spec.subtitle = toQString(general.name);
    return spec;
}

} // namespace costmodel::ui
