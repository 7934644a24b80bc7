#pragma once

#include <optional>
#include <span>
#include <string>

#include "model/report/report.h"
#include "model/scenario/walk.h"

/// The parts of a report. Each gives no section where there is nothing to say.
namespace costmodel::report
{

/// The sentence, the ways side by side, the main risk and what would turn the advice.
std::optional<Section> decisionSection(const EvaluatedScenario& evaluated);
/// From the cost of the cheapest rental to that of the cheapest purchase, step by step.
std::optional<Section> bridgeSection(const EvaluatedScenario& evaluated);
/// At which value of each input the cheaper of renting and buying changes.
std::optional<Section> flipsSection(const EvaluatedScenario& evaluated);
std::optional<Section> recommendationSection(const EvaluatedScenario& evaluated);
std::optional<Section> warningsSection(const EvaluatedScenario& evaluated);
std::optional<Section> optionsSection(const EvaluatedScenario& evaluated);
std::optional<Section> demandSection(const EvaluatedScenario& evaluated);
std::optional<Section> categoriesSection(const EvaluatedScenario& evaluated);
std::optional<Section> breakEvenSection(const EvaluatedScenario& evaluated);
std::optional<Section> hybridSection(const EvaluatedScenario& evaluated);
std::optional<Section> pipelineSection(const EvaluatedScenario& evaluated);
std::optional<Section> sensitivitySection(const EvaluatedScenario& evaluated);
std::optional<Section> monteCarloSection(const EvaluatedScenario& evaluated);
std::optional<Section> cashSection(const EvaluatedScenario& evaluated);
/// Every input that the scenario states, with its unit.
std::optional<Section> assumptionsSection(const EvaluatedScenario& evaluated);
/// Where the prices are from and of when, and what computed the report.
std::optional<Section> sourcesSection(const EvaluatedScenario& evaluated);
/// How numbers arose: formulas in words and with values.
std::optional<Section> formulasSection(const EvaluatedScenario& evaluated);

/// The options and the best split, if it is another one than any option.
std::vector<const OptionResult*> comparedOptions(const Evaluation& evaluation);
/// The name of an option, or "Best split".
Cell optionName(const OptionResult& option);
Cell optionName(const std::string& name, const Evaluation& evaluation);
bool isRecommended(const OptionResult& option, const Evaluation& evaluation);

/// The label of the input that a path of sensitivity or Monte Carlo names, and what it belongs to.
Cell inputName(const std::string& path, const Scenario& scenario);
/// What an input says: all digits that count of a number, shares in per cent, a choice in words.
Cell valueCell(const Field& field, const Value& value);
/// Its unit, with the currency that holds in its table; nothing if it has none.
Cell unitCell(const TableVisit& visit, const Field& field, const Scenario& scenario);
/// A number or nothing.
Cell number(const std::optional<double>& value, int digits);
/// Digits after the point with which a column of amounts is shown: none if all of them are whole or
/// the largest is 10,000 or more, else two.
int moneyDigits(std::span<const double> amounts);
/// `value` to so many digits after the point, for numbers inside sentences.
double rounded(double value, int digits);

} // namespace costmodel::report
