#include <set>

#include "data/export/report/sections.h"

namespace costmodel::data::report
{

std::optional<Section> recommendationSection(const EvaluatedScenario& evaluated)
{
    const Evaluation& evaluation = evaluated.evaluation;
    // The reasons repeat the warnings, which have a section of their own.
    std::set<std::string> warnings;
    for (const Warning& warning : evaluation.warnings)
        warnings.insert(render(warning.text, English()));
    Section section{
        SectionId::recommendation, {"Label", COSTMODEL_TEXT("Label", "Recommendation")}, {}};
    for (const Message& reason : evaluation.recommendation.reasons)
        if (!warnings.contains(render(reason, English())))
            section.blocks.emplace_back(
                Paragraph{{reason}, section.blocks.empty() ? Emphasis::lead : Emphasis::item});
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

} // namespace costmodel::data::report
