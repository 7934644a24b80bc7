#include "data/export/report/sections.h"

namespace costmodel::data::report
{

namespace
{

/// What the best split consists of, in a sentence for each kind of capacity.
void describeSplit(const Split& split, std::vector<Message>& sentences)
{
    if (split.servers > 0)
        sentences.push_back({COSTMODEL_TEXT("Message", "Own servers (%1): %2."),
                             {split.buy, static_cast<long>(split.servers)}});
    if (!split.committed.empty())
        sentences.push_back({COSTMODEL_TEXT("Message", "Committed instances (%1): %2."),
                             {split.committed, static_cast<long>(split.committedInstances)}});
    if (!split.flexible.empty())
        sentences.push_back({COSTMODEL_TEXT("Message", "The rest by use: %1."), {split.flexible}});
}

Message headline(const EvaluatedScenario& evaluated)
{
    const Recommendation& advice = evaluated.evaluation.recommendation;
    const std::string& currency = evaluated.scenario.general.currency;
    if (!advice.option || !advice.npvCost)
        return {COSTMODEL_TEXT("Message", "No option meets the demand, so none is recommended."),
                {}};
    if (*advice.option == "hybrid")
        return {COSTMODEL_TEXT("Message",
                               "A split of own and rented capacity is the cheapest way to meet the "
                               "demand: it costs %1 in present value."),
                {Amount{*advice.npvCost, currency}}};
    return {COSTMODEL_TEXT(
                "Message",
                "“%1” is the cheapest way to meet the demand: it costs %2 in present value."),
            {*advice.option, Amount{*advice.npvCost, currency}}};
}

std::optional<Message> margin(const EvaluatedScenario& evaluated)
{
    const Recommendation& advice = evaluated.evaluation.recommendation;
    if (!advice.runnerUp || !advice.margin || !advice.npvCost)
        return {};
    const Amount amount{*advice.margin, evaluated.scenario.general.currency};
    const double next = *advice.npvCost + *advice.margin;
    const Share share{next > 0 ? *advice.margin / next : 0};
    if (*advice.runnerUp == "hybrid")
        return Message{COSTMODEL_TEXT("Message", "That is %1 (%2) less than the best split of own "
                                                 "and rented capacity, which comes next."),
                       {amount, share}};
    return Message{COSTMODEL_TEXT("Message", "That is %1 (%2) less than “%3”, which comes next."),
                   {amount, share, *advice.runnerUp}};
}

} // namespace

std::optional<Section> recommendationSection(const EvaluatedScenario& evaluated)
{
    const Evaluation& evaluation = evaluated.evaluation;
    Section section{
        SectionId::recommendation, {"Label", COSTMODEL_TEXT("Label", "Recommendation")}, {}};
    Paragraph answer{{headline(evaluated)}, Emphasis::lead};
    if (const std::optional<Message> next = margin(evaluated))
        answer.sentences.push_back(*next);
    section.blocks.emplace_back(answer);
    if (evaluation.recommendation.option == "hybrid" && evaluation.hybrid &&
        evaluation.hybrid->best)
    {
        Paragraph split;
        describeSplit(*evaluation.hybrid->best, split.sentences);
        section.blocks.emplace_back(split);
    }
    for (const Message& reason : evaluation.recommendation.reasons)
        section.blocks.emplace_back(Paragraph{{reason}, Emphasis::item});
    return section;
}

std::optional<Section> warningsSection(const EvaluatedScenario& evaluated)
{
    if (evaluated.evaluation.warnings.empty())
        return {};
    Section section{SectionId::warnings, {"Label", COSTMODEL_TEXT("Label", "Warnings")}, {}};
    for (const Warning& warning : evaluated.evaluation.warnings)
        section.blocks.emplace_back(Paragraph{{warning.text}, Emphasis::warning});
    return section;
}

} // namespace costmodel::data::report
