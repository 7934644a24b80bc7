#include "model/explain/explain.h"

#include <map>

#include "model/explain/demand_parts.h"
#include "model/explain/option_figures.h"
#include "model/explain/pair_figures.h"

namespace costmodel
{

struct Explainer::Data
{
    Data(const Scenario& scenario, const Evaluation& evaluation)
        : context(scenario, evaluation)
    {
    }

    /// Null if there is no such option.
    const OptionTrace* trace(const OptionTarget& target)
    {
        const std::pair key(target.kind,
                            target.kind == OptionKind::hybrid ? std::string() : target.name);
        const auto known = traces.find(key);
        if (known != traces.end())
            return known->second.get();
        std::optional<OptionTrace> made = traceOf(context, target);
        if (!made)
            return nullptr;
        return traces.emplace(key, std::make_unique<OptionTrace>(std::move(*made)))
            .first->second.get();
    }
    const OptionTrace* traceNamed(const std::optional<std::string>& name)
    {
        if (!name)
            return nullptr;
        OptionTarget target;
        target.name = *name;
        if (*name == "hybrid")
            target.kind = OptionKind::hybrid;
        else
            for (const OptionResult& option : context.evaluation.options)
                if (option.name == *name)
                    target.kind = option.kind;
        return trace(target);
    }

    Result<Derivation> explain(const OptionTarget& target)
    {
        const OptionTrace* const found = trace(target);
        if (!found)
            return target.kind == OptionKind::hybrid
                       ? said(COSTMODEL_TEXT("Message", "there is no best split"))
                       : Message{COSTMODEL_TEXT("Message", "there is no option %1"),
                                 {quoted(target.name)}};
        if (target.month && (*target.month < 0 || *target.month > context.horizon()))
            return noMonth(*target.month, 0);
        return explainFigure(context, *found, target);
    }
    Result<Derivation> explain(const BreakEvenTarget& target)
    {
        for (const BreakEven& pair : context.evaluation.breakEven)
            if (pair.buy == target.buy && pair.rent == target.rent)
                return explainBreakEven(context, pair, *traceNamed(pair.buy),
                                        *traceNamed(pair.rent), target.figure);
        return Message{COSTMODEL_TEXT("Message", "there is no break-even of %1 against %2"),
                       {quoted(target.buy), quoted(target.rent)}};
    }
    Result<Derivation> explain(const MarginTarget&)
    {
        const Recommendation& advice = context.evaluation.recommendation;
        return explainMargin(context, traceNamed(advice.option), traceNamed(advice.runnerUp));
    }
    Result<Derivation> explain(const DemandTarget& target)
    {
        if (target.month && (*target.month < 1 || *target.month > context.horizon()))
            return noMonth(*target.month, 1);
        return target.isPeak ? demandPeak(context, target.month)
                             : demandWork(context, target.month);
    }
    Result<Derivation> explain(const SplitTarget&)
    {
        OptionTarget best;
        best.kind = OptionKind::hybrid;
        return explainSplit(context, trace(best));
    }
    Result<Derivation> explain(const InputTarget& target)
    {
        return context.inputs.at(target.path);
    }
    Message noMonth(int month, int first) const
    {
        return {COSTMODEL_TEXT("Message", "there is no month %1, expected %2 to %3"),
                {long{month}, long{first}, long{context.horizon()}}};
    }

    Context context;
    std::map<std::pair<OptionKind, std::string>, std::unique_ptr<OptionTrace>> traces;
};

Explainer::Explainer(const Scenario& scenario, const Evaluation& evaluation)
    : m_data(std::make_unique<Data>(scenario, evaluation))
{
}

Explainer::~Explainer() = default;

Result<Derivation> Explainer::explain(const ExplainTarget& target) const
{
    return std::visit([this](const auto& asked) { return m_data->explain(asked); }, target);
}

Derivation Explainer::opened(const Derivation& part) const
{
    if (part.kind != DerivationKind::deferred || !part.target)
        return part;
    const Result<Derivation> made = explain(*part.target);
    return made ? *made : part;
}

Result<Derivation> explain(const Scenario& scenario, const Evaluation& evaluation,
                           const ExplainTarget& target)
{
    return Explainer(scenario, evaluation).explain(target);
}

} // namespace costmodel
