#pragma once

#include <memory>

#include "model/explain/derivation.h"

namespace costmodel
{

/// Explains numbers of one evaluation. Keeps references: the scenario and its evaluation must
/// outlive it and belong together. What several questions need is computed once, so a panel that
/// opens one level after the other keeps one of these. Not to be used from two threads at a time.
class Explainer
{
public:
    Explainer(const Scenario& scenario, const Evaluation& evaluation);
    ~Explainer();
    Explainer(const Explainer&) = delete;
    Explainer& operator=(const Explainer&) = delete;

    /// How a number arose, down to the inputs of a single payment; sums over months, categories or
    /// other numbers that are targets themselves have deferred parts. The reason tells where the
    /// target leads nowhere: no such option, a month beyond the horizon.
    Result<Derivation> explain(const ExplainTarget& target) const;

    /// The derivation of a part that was deferred; any other one as it is.
    Derivation opened(const Derivation& part) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

/// For a single question.
Result<Derivation> explain(const Scenario& scenario, const Evaluation& evaluation,
                           const ExplainTarget& target);

} // namespace costmodel
