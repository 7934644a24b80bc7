#pragma once

#include <vector>

#include "model/scenario/field.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// The uncertain inputs of one copy of a scenario, each a number that can be moved and set back.
/// One object serves one thread.
class UncertainInputs
{
public:
    explicit UncertainInputs(const Scenario& scenario);
    UncertainInputs(const UncertainInputs&) = delete; // it holds pointers into itself
    UncertainInputs& operator=(const UncertainInputs&) = delete;

    /// Sets every input to its value in the file times its factor, or to the nearest allowed value.
    void move(const std::vector<double>& factors);

    const Scenario& scenario() const
    {
        return m_scenario;
    }

private:
    struct Input
    {
        double* number = nullptr;
        double value = 0;
        const Field* field = nullptr;
    };

    Scenario m_scenario;
    std::vector<Input> m_inputs;
};

/// How costs depend on an input.
enum class Dependence
{
    price,  ///< linear, all else unchanged
    demand, ///< the factor on all levels of the demand: linear between kinks
    other
};

Dependence dependenceOn(const Scenario& scenario, const std::string& path);

} // namespace costmodel
