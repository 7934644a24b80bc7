#include "model/insight/answer.h"
#include "model/insight/bridge.h"
#include "model/insight/drivers.h"
#include "model/report/rounding.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

const char* flipLabel(FlipWord word)
{
    switch (word)
    {
    case FlipWord::safe:
        return COSTMODEL_TEXT("Label", "safe");
    case FlipWord::near:
        return COSTMODEL_TEXT("Label", "near");
    case FlipWord::alreadyPast:
        return COSTMODEL_TEXT("Label", "renting is cheaper already");
    }
    return "";
}

Cell inputValue(const Driver& driver, double value)
{
    if (driver.unit == Unit::share || driver.unit == Unit::perYear)
        return Percent{value};
    return plainNumber(rounded(value, value > 1000 ? 0 : 4));
}

} // namespace

std::optional<Section> bridgeSection(const EvaluatedScenario& evaluated)
{
    const Answer answer = answerOf(evaluated.scenario, evaluated.evaluation);
    if (!answer.rent || !answer.buy)
        return {};
    const OptionResult* const rent = findNamed(evaluated.evaluation.options, answer.rent->name);
    const OptionResult* const buy = findNamed(evaluated.evaluation.options, answer.buy->name);
    if (!rent || !buy)
        return {};
    const Bridge bridge = costBridge(evaluated.scenario, *rent, *buy);
    std::vector<double> parts{bridge.fromPresent};
    for (const BridgeStep& step : bridge.steps)
        parts.push_back(step.present);
    const int digits = moneyDigits(parts);
    const RoundedParts shown = roundedToSum(parts, bridge.toPresent, digits);

    Table table;
    table.unit = evaluated.scenario.general.currency;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Step")), false},
                     {label(COSTMODEL_TEXT("Label", "Present value")), true}};
    const auto add = [&table, digits](Cell what, double amount, bool isTotal)
    {
        Row row;
        row.cells = {std::move(what), Number{amount, digits}};
        row.isTotal = isTotal;
        table.rows.push_back(std::move(row));
    };
    add(rent->name, shown.parts.front(), true);
    for (std::size_t i = 0; i < bridge.steps.size(); ++i)
        add(label(bridgeGroupLabel(bridge.steps[i].group)), shown.parts[i + 1], false);
    add(buy->name, shown.total, true);

    Section section{
        SectionId::bridge, {"Label", COSTMODEL_TEXT("Label", "From renting to owning")}, {}};
    section.blocks.emplace_back(Figure::bridge);
    section.blocks.emplace_back(std::move(table));
    return section;
}

std::optional<Section> flipsSection(const EvaluatedScenario& evaluated)
{
    const Scenario& scenario = evaluated.scenario;
    const Answer answer = answerOf(scenario, evaluated.evaluation);
    if (!answer.rent || !answer.buy)
        return {};
    Table table;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Input")), false},
                     {label(COSTMODEL_TEXT("Label", "At present")), true},
                     {label(COSTMODEL_TEXT("Label", "Turns at")), true},
                     {label(COSTMODEL_TEXT("Label", "Distance")), true},
                     {label(COSTMODEL_TEXT("Label", "Judgement")), false}};
    for (const FlipRow& flip : flipList(scenario, driverPaths(scenario)))
    {
        Row row;
        row.cells = {Message{COSTMODEL_TEXT("Message", "%1"),
                             {Term{"Field", flip.driver.label, flip.driver.of}}},
                     inputValue(flip.driver, flip.driver.value),
                     flip.nearest ? inputValue(flip.driver, flip.nearest->value)
                                  : label(COSTMODEL_TEXT("Label", "nowhere in its range")),
                     flip.distance ? Cell(Percent{*flip.distance}) : Cell(),
                     flip.word ? label(flipLabel(*flip.word)) : Cell()};
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        return {};
    Section section{
        SectionId::flips, {"Label", COSTMODEL_TEXT("Label", "What would turn the advice")}, {}};
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace costmodel::report
