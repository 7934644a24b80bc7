#pragma once

#include <utility>

#include "model/explain/derivation.h"

namespace costmodel
{

/// Puts a derivation together: parts first, then the formula over what add() gave back.
///
///     Making making({COSTMODEL_TEXT("Message", "Energy"), {}}, Measure::kilowattHours);
///     const Expression servers = making.add(...);
///     return making.computed(servers * hours * pue);
class Making
{
public:
    Making(Message title, Measure measure, std::string currency = {})
    {
        m_result.title = std::move(title);
        m_result.measure = measure;
        m_result.currency = std::move(currency);
    }

    Expression add(Derivation part)
    {
        m_result.parts.push_back(std::move(part));
        return partAt(m_result.parts.size() - 1);
    }
    void note(Message sentence)
    {
        m_result.notes.push_back(std::move(sentence));
    }
    void target(ExplainTarget target)
    {
        m_result.target = std::move(target);
    }

    Derivation computed(Expression formula)
    {
        m_result.formula = std::move(formula);
        m_result.kind = DerivationKind::computed;
        m_result.value = formulaValue(m_result);
        return std::move(m_result);
    }
    /// `value` is the engine's, which the formula must give.
    Derivation computed(Expression formula, double value)
    {
        m_result.formula = std::move(formula);
        m_result.kind = DerivationKind::computed;
        m_result.value = value;
        return std::move(m_result);
    }
    Derivation solved(Expression formula, double value)
    {
        m_result.formula = std::move(formula);
        m_result.kind = DerivationKind::solved;
        m_result.value = value;
        return std::move(m_result);
    }
    Derivation given(double value)
    {
        m_result.kind = DerivationKind::given;
        m_result.value = value;
        return std::move(m_result);
    }
    /// To be made when asked for; expects a target.
    Derivation deferred(double value)
    {
        m_result.kind = DerivationKind::deferred;
        m_result.value = value;
        return std::move(m_result);
    }
    Derivation absent(Message why)
    {
        m_result.kind = DerivationKind::absent;
        m_result.notes.push_back(std::move(why));
        return std::move(m_result);
    }

private:
    Derivation m_result;
};

/// A number that needs no formula.
inline Derivation givenNumber(Message title, Measure measure, double value)
{
    return Making(std::move(title), measure).given(value);
}

} // namespace costmodel
