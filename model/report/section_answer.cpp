#include "model/report/sections.h"

namespace costmodel::report
{

std::optional<Section> recommendationSection(const EvaluatedScenario& evaluated)
{
    const Evaluation& evaluation = evaluated.evaluation;
    Section section{
        SectionId::recommendation, {"Label", COSTMODEL_TEXT("Label", "Recommendation")}, {}};
    Emphasis emphasis = Emphasis::lead;
    for (const Message& reason : evaluation.recommendation.reasons)
    {
        section.blocks.emplace_back(Paragraph{{reason}, emphasis});
        emphasis = Emphasis::item;
    }
    if (section.blocks.empty())
        return {};
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

} // namespace costmodel::report
