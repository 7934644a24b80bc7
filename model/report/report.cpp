#include "model/report/report.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "model/report/sections.h"
#include "model/scenario/path.h"

namespace costmodel::report
{

namespace
{

std::vector<Message> subtitle(const Scenario& scenario)
{
    const General& general = scenario.general;
    std::vector<Message> sentences{{COSTMODEL_TEXT("Message", "%1 months from %2, amounts in %3."),
                                    {static_cast<long>(general.horizonMonths), general.start,
                                     currencyArgument(general.currency)}}};
    if (general.discountRate == 0)
        sentences.push_back({COSTMODEL_TEXT("Message", "Nothing is discounted."), {}});
    else
        sentences.push_back({COSTMODEL_TEXT("Message", "Present values at %1 a year."),
                             {Share{general.discountRate}}});
    if (scenario.tax.incomeRate == 0)
        sentences.push_back({COSTMODEL_TEXT("Message", "Before income tax."), {}});
    else
        sentences.push_back({COSTMODEL_TEXT("Message", "After income tax of %1."),
                             {Share{scenario.tax.incomeRate}}});
    if (scenario.tax.vatRecoverable)
        sentences.push_back({COSTMODEL_TEXT("Message", "VAT is recovered and no cost."), {}});
    else
        sentences.push_back({COSTMODEL_TEXT("Message", "VAT is a cost."), {}});
    return sentences;
}

struct CellPrinter
{
    const Language& language;

    std::string operator()(std::monostate) const
    {
        return {};
    }
    std::string operator()(const std::string& text) const
    {
        return text;
    }
    std::string operator()(const Label& label) const
    {
        return language.translate(label.context, label.text);
    }
    std::string operator()(const Phrase& phrase) const
    {
        std::string text = language.translate(phrase.context, phrase.text);
        if (const std::size_t at = text.find("%1"); at != std::string::npos)
            text.replace(at, 2, language.translate("Currency", phrase.argument.c_str()));
        return text;
    }
    std::string operator()(const Message& message) const
    {
        return render(message, language);
    }
    std::string operator()(const Number& number) const
    {
        return groupedNumber(number.value, number.digits);
    }
    std::string operator()(const Percent& percent) const
    {
        return percentText(percent.value, language);
    }
    std::string operator()(const Date& date) const
    {
        return isoDate(date);
    }
};

using MakeSection = std::optional<Section> (*)(const EvaluatedScenario& evaluated);

Report reportOf(const EvaluatedScenario& evaluated, std::initializer_list<MakeSection> sections)
{
    Report report;
    report.title = evaluated.scenario.general.name;
    report.subtitle = subtitle(evaluated.scenario);
    for (const MakeSection make : sections)
        if (std::optional<Section> section = make(evaluated))
            report.sections.push_back(std::move(*section));
    return report;
}

} // namespace

Report buildReport(const EvaluatedScenario& evaluated, bool withFormulas)
{
    Report report =
        reportOf(evaluated, {recommendationSection, warningsSection, optionsSection, demandSection,
                             categoriesSection, breakEvenSection, hybridSection, pipelineSection,
                             sensitivitySection, monteCarloSection, cashSection, assumptionsSection,
                             sourcesSection});
    if (withFormulas)
        if (std::optional<Section> formulas = formulasSection(evaluated))
            report.sections.push_back(std::move(*formulas));
    return report;
}

Report buildBoardReport(const EvaluatedScenario& evaluated)
{
    return reportOf(evaluated, {decisionSection, demandSection, optionsSection, assumptionsSection,
                                categoriesSection, bridgeSection, breakEvenSection, flipsSection,
                                hybridSection, pipelineSection, sensitivitySection,
                                monteCarloSection, recommendationSection, warningsSection,
                                cashSection, sourcesSection, formulasSection});
}

std::string cellText(const Cell& cell, const Language& language)
{
    return std::visit(CellPrinter{language}, cell);
}

std::string paragraphText(const std::vector<Message>& sentences, const Language& language)
{
    const std::string_view gap = language.code().starts_with("zh") ? "" : " ";
    std::string text;
    for (const Message& sentence : sentences)
    {
        const std::string next = render(sentence, language);
        const bool isTight = text.empty() || text.ends_with('(') || next == ")" || next == ";";
        text.append(isTight ? "" : gap).append(next);
    }
    return text;
}

std::vector<const OptionResult*> comparedOptions(const Evaluation& evaluation)
{
    std::vector<const OptionResult*> options;
    for (const OptionResult& option : evaluation.options)
        options.push_back(&option);
    if (!evaluation.hybrid || !evaluation.hybrid->best)
        return options;
    const OptionResult& best = evaluation.hybrid->best->option;
    const auto costsTheSame = [&best](const OptionResult* option)
    {
        return option->meetsDemand == best.meetsDemand &&
               std::abs(option->npvCost - best.npvCost) <=
                   1e-9 * std::max(std::abs(option->npvCost), std::abs(best.npvCost));
    };
    if (std::none_of(options.begin(), options.end(), costsTheSame))
        options.push_back(&best);
    return options;
}

Cell optionName(const OptionResult& option)
{
    if (option.kind == OptionKind::hybrid)
        return Label{"Label", COSTMODEL_TEXT("Label", "Best split")};
    return option.name;
}

Cell optionName(const std::string& name, const Evaluation& evaluation)
{
    for (const OptionResult& option : evaluation.options)
        if (option.name == name)
            return name;
    return Label{"Label", COSTMODEL_TEXT("Label", "Best split")};
}

bool isRecommended(const OptionResult& option, const Evaluation& evaluation)
{
    return evaluation.recommendation.option == option.name;
}

Cell inputName(const std::string& path, const Scenario& scenario)
{
    const Field& field = numberField(scenario, path);
    const std::size_t dot = path.rfind('.');
    const bool isFactor = path == field.key;
    const Term term{"Field", field.label,
                    isFactor || dot == std::string::npos ? "" : path.substr(0, dot)};
    return Message{COSTMODEL_TEXT("Message", "%1"), {term}};
}

Cell number(const std::optional<double>& value, int digits)
{
    if (!value)
        return {};
    return Number{*value, digits};
}

int moneyDigits(std::span<const double> amounts)
{
    double largest = 0;
    bool areWhole = true;
    for (const double amount : amounts)
    {
        largest = std::max(largest, std::abs(amount));
        areWhole = areWhole && amount == std::round(amount);
    }
    return areWhole || largest >= 10000 ? 0 : 2;
}

double rounded(double value, int digits)
{
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale;
}

} // namespace costmodel::report
