#include <cmath>

#include "model/explain/explain.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

/// The month in which a category weighs most.
int dearestMonth(const std::vector<CategoryTotals>& months, std::size_t category)
{
    std::size_t dearest = 0;
    for (std::size_t m = 1; m < months.size(); ++m)
        if (std::fabs(months[m].amounts[category]) > std::fabs(months[dearest].amounts[category]))
            dearest = m;
    return static_cast<int>(dearest);
}

std::vector<ExplainTarget> usualQuestions(const Evaluation& evaluation)
{
    std::vector<ExplainTarget> questions{MarginTarget{}};
    for (const OptionResult* option : comparedOptions(evaluation))
    {
        const std::vector<CategoryTotals> months = monthlyCategoryTotals(*option);
        const CategoryTotals totals = categoryTotals(*option);
        OptionTarget target;
        target.kind = option->kind;
        target.name = option->kind == OptionKind::hybrid ? std::string() : option->name;
        target.figure = OptionFigure::category;
        for (std::size_t i = 0; i < categoryCount; ++i)
            if (totals.present[i])
            {
                target.category = static_cast<Category>(i);
                target.month = dearestMonth(months, i);
                questions.emplace_back(target);
            }
    }
    for (const BreakEven& pair : evaluation.breakEven)
        questions.emplace_back(BreakEvenTarget{pair.buy, pair.rent, BreakEvenFigure::month});
    return questions;
}

Message sign(const char* text)
{
    return {"%1", {std::string(text)}};
}

/// "= words", "= values", each a paragraph.
void addFormula(const Derivation& derivation, Section& section)
{
    const char* const equals = derivation.kind == DerivationKind::solved ? "0 =" : "=";
    const auto add = [&](std::vector<Message> texts)
    {
        texts.insert(texts.begin(), sign(equals));
        section.blocks.emplace_back(Paragraph{std::move(texts), Emphasis::normal});
    };
    add(formulaInWords(derivation));
    if (derivation.formula.op != Expression::Op::part)
        add(formulaWithValues(derivation));
}

/// One level below: title = value, and its formula with values.
void addPart(const Derivation& part, Section& section)
{
    std::vector<Message> texts{part.title, sign("="), valueText(part)};
    if (part.kind == DerivationKind::input)
        texts.push_back({"[%1]", {part.origin.path}});
    else if (part.kind == DerivationKind::computed)
    {
        texts.push_back(sign("="));
        for (Message& text : formulaWithValues(part))
            texts.push_back(std::move(text));
    }
    section.blocks.emplace_back(Paragraph{std::move(texts), Emphasis::item});
}

void addDerivation(const Derivation& derivation, Section& section)
{
    section.blocks.emplace_back(Heading{derivation.title});
    section.blocks.emplace_back(Paragraph{{valueText(derivation)}, Emphasis::normal});
    if (derivation.hasFormula())
        addFormula(derivation, section);
    for (const Derivation& part : derivation.parts)
        addPart(part, section);
    if (!derivation.notes.empty())
        section.blocks.emplace_back(Paragraph{derivation.notes, Emphasis::note});
}

} // namespace

std::optional<Section> formulasSection(const EvaluatedScenario& evaluated)
{
    const Explainer explainer(evaluated.scenario, evaluated.evaluation);
    Section section{
        SectionId::formulas, {"Label", COSTMODEL_TEXT("Label", "Formulas with numbers")}, {}};
    for (const ExplainTarget& question :
         evaluated.questions.empty() ? usualQuestions(evaluated.evaluation) : evaluated.questions)
        if (const Result<Derivation> derivation = explainer.explain(question))
            addDerivation(*derivation, section);
    if (section.blocks.empty())
        return {};
    return section;
}

} // namespace costmodel::report
