#include <algorithm>
#include <cmath>

#include "model/analysis/crossings.h"
#include "model/insight/answer_parts.h"

namespace costmodel
{

namespace
{

class Figures
{
public:
    Figures(const Scenario& scenario, const Evaluation& evaluation, const Answer& answer)
        : m_scenario(scenario)
        , m_answer(answer)
        , m_evaluation(evaluation)
        , m_buy(answer.buy ? findNamed(evaluation.options, answer.buy->name) : nullptr)
        , m_rent(answer.rent ? findNamed(evaluation.options, answer.rent->name) : nullptr)
    {
    }

    std::vector<AnswerFigure> write() const
    {
        return {presentCost(), utilization(), payback(), peakCash()};
    }

private:
    FigurePart costOf(const char* label, const std::optional<Contender>& contender,
                      const Message& reason) const
    {
        FigurePart part;
        part.label = label;
        if (!contender)
        {
            part.note = reason;
            return part;
        }
        part.value = contender->npvCost;
        part.options = {contender->name};
        return part;
    }

    AnswerFigure presentCost() const
    {
        AnswerFigure figure{
            FigureId::presentCost, COSTMODEL_TEXT("Label", "Cost in present value"), {}};
        figure.parts.push_back(
            costOf(COSTMODEL_TEXT("Label", "Cheapest rental"), m_answer.rent,
                   {m_scenario.rents.empty()
                        ? COSTMODEL_TEXT("Message", "The scenario has no rental to compare.")
                        : COSTMODEL_TEXT("Message", "No rental meets the demand."),
                    {}}));
        figure.parts.push_back(
            costOf(COSTMODEL_TEXT("Label", "Cheapest purchase"), m_answer.buy,
                   {m_scenario.buys.empty()
                        ? COSTMODEL_TEXT("Message", "The scenario has no purchase to compare.")
                        : COSTMODEL_TEXT("Message", "No purchase meets the demand."),
                    {}}));
        figure.parts.push_back(
            costOf(COSTMODEL_TEXT("Label", "Best split"), m_answer.split, noSplit()));
        return figure;
    }

    Message noSplit() const
    {
        if (m_scenario.rents.empty() || m_scenario.buys.empty())
            return {COSTMODEL_TEXT("Message", "A split takes a rental and a purchase."), {}};
        if (!m_evaluation.hybrid)
            return {COSTMODEL_TEXT("Message", "The best split is not computed yet."), {}};
        if (!m_evaluation.hybrid->best)
            return {COSTMODEL_TEXT("Message", "No split meets the demand."), {}};
        return {COSTMODEL_TEXT("Message", "The best split is one of the single ways."), {}};
    }

    AnswerFigure utilization() const
    {
        AnswerFigure figure{
            FigureId::breakEvenUtilization, COSTMODEL_TEXT("Label", "Break-even utilisation"), {}};
        FigurePart breakEven;
        breakEven.label = COSTMODEL_TEXT("Label", "Buying and renting cost the same");
        breakEven.unit = FigureUnit::share;
        FigurePart planned;
        planned.label = COSTMODEL_TEXT("Label", "Planned");
        planned.unit = FigureUnit::share;
        if (!m_answer.utilization)
            breakEven.note = notBoth();
        else
        {
            const UtilizationLimits& limits = *m_answer.utilization;
            breakEven.options = {m_answer.buy->name, m_answer.rent->name};
            planned.options = {m_answer.buy->name};
            planned.value = limits.planned;
            if (const std::optional<UtilizationPoint> point =
                    limits.below ? limits.below : limits.above)
            {
                breakEven.value = point->shareOfOwned;
                breakEven.note = {
                    COSTMODEL_TEXT("Message", "%1 of the hours of the demand; each own GPU then "
                                              "works %2 hours a month."),
                    {Share{point->factor}, std::round(point->hoursPerGpuMonth * 10) / 10}};
            }
            else
                breakEven.note = {
                    COSTMODEL_TEXT("Message", "No utilisation makes both cost the same."), {}};
        }
        figure.parts = {breakEven, planned};
        return figure;
    }

    Message notBoth() const
    {
        return {
            COSTMODEL_TEXT("Message", "There is no rental and purchase that both meet the demand."),
            {}};
    }

    AnswerFigure payback() const
    {
        AnswerFigure figure{FigureId::payback, COSTMODEL_TEXT("Label", "Payback"), {}};
        figure.parts = {
            paid(COSTMODEL_TEXT("Label", "Undiscounted"), &MonthResult::cumulative),
            paid(COSTMODEL_TEXT("Label", "Discounted"), &MonthResult::discountedCumulative)};
        return figure;
    }

    FigurePart paid(const char* label, double MonthResult::*curve) const
    {
        FigurePart part;
        part.label = label;
        part.unit = FigureUnit::months;
        if (!m_buy || !m_rent)
        {
            part.note = notBoth();
            return part;
        }
        part.options = {m_buy->name, m_rent->name};
        part.value = breakEvenMonth(curveOf(*m_buy, curve), curveOf(*m_rent, curve));
        if (!part.value)
            part.note = {COSTMODEL_TEXT("Message", "Buying never pays for itself within %1 months "
                                                   "against renting."),
                         {static_cast<long>(m_scenario.general.horizonMonths)}};
        else if (*part.value <= 0)
            part.note = {COSTMODEL_TEXT("Message", "Buying is never dearer than renting, from the "
                                                   "first day on."),
                         {}};
        if (part.value)
            part.date = dateAfter(m_scenario.general.start, *part.value);
        return part;
    }

    static std::vector<double> curveOf(const OptionResult& option, double MonthResult::*curve)
    {
        std::vector<double> values;
        for (const MonthResult& month : option.months)
            values.push_back(month.*curve);
        return values;
    }

    /// The most that has been paid out at any time: more than for renting, where there is both.
    AnswerFigure peakCash() const
    {
        AnswerFigure figure{FigureId::peakCash, COSTMODEL_TEXT("Label", "Peak cash need"), {}};
        FigurePart peak;
        peak.label = m_buy && m_rent
                         ? COSTMODEL_TEXT("Label", "Most that buying has cost more than renting")
                         : COSTMODEL_TEXT("Label", "Most that has been paid out");
        FigurePart first;
        first.label = COSTMODEL_TEXT("Label", "Due at signing");
        const OptionResult* const option = m_buy ? m_buy : m_rent;
        if (!option)
        {
            peak.note = {COSTMODEL_TEXT("Message", "No way meets the demand."), {}};
            figure.parts = {peak, first};
            return figure;
        }
        std::size_t at = 0;
        double most = 0;
        for (std::size_t m = 0; m < option->months.size(); ++m)
        {
            const double paid =
                option->months[m].cumulative - (m_buy && m_rent ? m_rent->months[m].cumulative : 0);
            if (paid > most)
            {
                most = paid;
                at = m;
            }
        }
        peak.value = most;
        peak.date = addMonths(m_scenario.general.start, static_cast<int>(at));
        peak.note = {COSTMODEL_TEXT("Message", "Reached after %1 months."),
                     {static_cast<long>(at)}};
        peak.options = {option->name};
        if (m_buy && m_rent)
            peak.options.push_back(m_rent->name);
        first.value = option->months.front().cash;
        first.options = {option->name};
        first.date = m_scenario.general.start;
        figure.parts = {peak, first};
        return figure;
    }

    const Scenario& m_scenario;
    const Answer& m_answer;
    const Evaluation& m_evaluation;
    const OptionResult* m_buy;
    const OptionResult* m_rent;
};

} // namespace

std::vector<AnswerFigure> figuresOf(const Scenario& scenario, const Evaluation& evaluation,
                                    const Answer& answer)
{
    return Figures(scenario, evaluation, answer).write();
}

} // namespace costmodel
