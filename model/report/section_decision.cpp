#include <algorithm>

#include "model/insight/answer.h"
#include "model/insight/risk.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

/// Most that an option has paid by the end of any month.
double peakCash(const OptionResult& option)
{
    double peak = 0;
    for (const MonthResult& month : option.months)
        peak = std::max(peak, month.cumulative);
    return peak;
}

/// The break-even of a purchase against the cheapest rental.
const BreakEven* pairOf(const OptionResult& option, const Answer& answer,
                        const Evaluation& evaluation)
{
    if (option.kind != OptionKind::buy || !answer.rent)
        return nullptr;
    for (const BreakEven& pair : evaluation.breakEven)
        if (pair.buy == option.name && pair.rent == answer.rent->name && pair.comparable)
            return &pair;
    return nullptr;
}

Table waysTable(const EvaluatedScenario& evaluated, const Answer& answer)
{
    const Evaluation& evaluation = evaluated.evaluation;
    Table table;
    table.unit = evaluated.scenario.general.currency;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Option")), false},
                     {label(COSTMODEL_TEXT("Label", "Present value of cost")), true},
                     {label(COSTMODEL_TEXT("Label", "Paid at signing")), true},
                     {label(COSTMODEL_TEXT("Label", "Most paid at once")), true},
                     {label(COSTMODEL_TEXT("Label", "Payback, months")), true},
                     {label(COSTMODEL_TEXT("Label", "Rate of return")), true}};
    std::vector<double> amounts;
    for (const OptionResult* option : comparedOptions(evaluation))
        amounts.push_back(option->npvCost);
    const int digits = moneyDigits(amounts);
    for (const OptionResult* option : comparedOptions(evaluation))
    {
        const BreakEven* const pair = pairOf(*option, answer, evaluation);
        const double atSigning = option->months.empty() ? 0 : option->months.front().cash;
        const bool hasRate = pair && pair->irr.size() == 1;
        Row row;
        row.isMarked = isRecommended(*option, evaluation);
        row.cells = {optionName(*option),
                     option->meetsDemand
                         ? Cell(Number{option->npvCost, digits})
                         : label(COSTMODEL_TEXT("Label", "does not meet the demand")),
                     Number{atSigning, digits},
                     Number{peakCash(*option), digits},
                     pair ? pair->month ? Cell(Number{*pair->month, 1})
                                        : label(COSTMODEL_TEXT("Label", "never"))
                          : Cell(),
                     hasRate ? Cell(Percent{pair->irr.front()}) : Cell()};
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// What moves the cost of the recommended way most.
std::optional<Message> mainDriver(const EvaluatedScenario& evaluated)
{
    const Evaluation& evaluation = evaluated.evaluation;
    if (!evaluation.recommendation.option)
        return {};
    const Tornado moved =
        tornado(evaluated.scenario, evaluation, {*evaluation.recommendation.option, {}, {}, false});
    for (const TornadoRow& row : moved.rows)
    {
        if (!row.atLow || !row.atHigh || !moved.base)
            continue;
        const std::string& currency = evaluated.scenario.general.currency;
        return Message{
            COSTMODEL_TEXT("Message", "Main risk: %1. Within the range examined the advised way "
                                      "costs from %2 to %3 in present value."),
            {Term{"Field", row.label, row.of}, Amount{std::min(*row.atLow, *row.atHigh), currency},
             Amount{std::max(*row.atLow, *row.atHigh), currency}}};
    }
    return {};
}

} // namespace

std::optional<Section> decisionSection(const EvaluatedScenario& evaluated)
{
    const Answer answer = answerOf(evaluated.scenario, evaluated.evaluation);
    if (answer.headline.empty() || evaluated.evaluation.options.empty())
        return {};
    Section section{SectionId::decision, {"Label", COSTMODEL_TEXT("Label", "For decision")}, {}};
    section.blocks.emplace_back(
        Paragraph{{{COSTMODEL_TEXT("Message", "To be decided: how the demand for GPUs is met over "
                                              "the next %1 months."),
                    {static_cast<long>(evaluated.scenario.general.horizonMonths)}}},
                  Emphasis::normal});
    section.blocks.emplace_back(Paragraph{answer.headline, Emphasis::lead});
    section.blocks.emplace_back(waysTable(evaluated, answer));
    section.blocks.emplace_back(Figure::cumulativeCost);
    if (const std::optional<Message> driver = mainDriver(evaluated))
        section.blocks.emplace_back(Paragraph{{*driver}, Emphasis::item});
    if (const auto risk = evaluateRisk(evaluated.scenario, evaluated.evaluation))
        section.blocks.emplace_back(
            Paragraph{riskSentence(evaluated.scenario, *risk), Emphasis::item});
    section.blocks.emplace_back(
        Paragraph{{{COSTMODEL_TEXT("Message", "Prepared by: ____________   Checked by: "
                                              "____________   Approved by: ____________"),
                    {}}},
                  Emphasis::note});
    return section;
}

} // namespace costmodel::report
