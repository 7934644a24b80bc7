#include "model/analysis/monte_carlo/uncertain_inputs.h"

#include "model/analysis/variants.h"
#include "model/scenario/path.h"

namespace costmodel
{

UncertainInputs::UncertainInputs(const Scenario& scenario)
    : m_scenario(scenario)
{
    for (const Uncertain& uncertain : m_scenario.uncertains)
    {
        double* const number = *findNumber(m_scenario, uncertain.path);
        m_inputs.push_back({number, *number, &numberField(m_scenario, uncertain.path)});
    }
}

void UncertainInputs::move(const std::vector<double>& factors)
{
    for (const Input& input : m_inputs)
        *input.number = input.value;
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
        *m_inputs[i].number =
            nearestAllowed(m_inputs[i].field->range, *m_inputs[i].number * factors[i]);
}

Dependence dependenceOn(const Scenario& scenario, const std::string& path)
{
    if (path == "demand.scale")
        return Dependence::demand;
    const Field& field = numberField(scenario, path);
    const bool isFactor = path == field.key;
    return isFactor || isMoney(field.unit) || field.unit == Unit::moneyPerCurrencyUnit
               ? Dependence::price
               : Dependence::other;
}

} // namespace costmodel
