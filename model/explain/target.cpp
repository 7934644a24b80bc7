#include "model/explain/target.h"

#include "model/explain/target_words.h"
#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

std::string monthText(const std::optional<int>& month)
{
    return month ? "@" + std::to_string(*month) : std::string();
}

std::string optionText(OptionKind kind, const std::string& name)
{
    if (kind == OptionKind::hybrid)
        return "hybrid";
    return std::string(optionKindKey(kind)) + "[" + bracketed(name) + "]";
}

struct Writer
{
    std::string operator()(const OptionTarget& target) const
    {
        std::string text = optionText(target.kind, target.name) + ".";
        if (target.figure == OptionFigure::category)
            text += categoryKey(target.category);
        for (const FigureWord& word : figureWords)
            if (word.figure == target.figure)
                text += word.word;
        return text + monthText(target.month);
    }
    std::string operator()(const BreakEvenTarget& target) const
    {
        std::string text =
            "break-even[" + bracketed(target.buy) + "][" + bracketed(target.rent) + "].";
        for (const BreakEvenWord& word : breakEvenWords)
            if (word.figure == target.figure)
                text += word.word;
        return text;
    }
    std::string operator()(const MarginTarget&) const
    {
        return "recommendation";
    }
    std::string operator()(const DemandTarget& target) const
    {
        return (target.isPeak ? "demand.peak" : "demand") + monthText(target.month);
    }
    std::string operator()(const SplitTarget&) const
    {
        return "split";
    }
    std::string operator()(const InputTarget& target) const
    {
        return target.path;
    }
};

void addOption(std::vector<ExplainTarget>& targets, const OptionResult& option)
{
    OptionTarget target;
    target.kind = option.kind;
    if (option.kind != OptionKind::hybrid)
        target.name = option.name;
    for (const FigureWord& word : figureWords)
    {
        const bool isOfMonths =
            word.figure == OptionFigure::cumulative || word.figure == OptionFigure::discounted;
        const bool isOfServers =
            word.figure == OptionFigure::exit || word.figure == OptionFigure::book;
        if (isOfMonths || (isOfServers && !option.months.back().exit))
            continue;
        target.figure = word.figure;
        targets.emplace_back(target);
    }
    target.figure = OptionFigure::category;
    const CategoryTotals totals = categoryTotals(option);
    for (std::size_t i = 0; i < categoryCount; ++i)
        if (totals.present[i])
        {
            target.category = static_cast<Category>(i);
            targets.emplace_back(target);
        }
}

} // namespace

std::string targetText(const ExplainTarget& target)
{
    return std::visit(Writer{}, target);
}

std::vector<ExplainTarget> explainTargets(const Evaluation& evaluation)
{
    std::vector<ExplainTarget> targets{MarginTarget{}, DemandTarget{}, DemandTarget{true, {}}};
    for (const OptionResult& option : evaluation.options)
        addOption(targets, option);
    if (evaluation.hybrid && evaluation.hybrid->best)
    {
        targets.emplace_back(SplitTarget{});
        addOption(targets, evaluation.hybrid->best->option);
    }
    for (const BreakEven& pair : evaluation.breakEven)
        for (const BreakEvenWord& word : breakEvenWords)
            targets.emplace_back(BreakEvenTarget{pair.buy, pair.rent, word.figure});
    return targets;
}

} // namespace costmodel
