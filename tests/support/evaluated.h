#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "model/analysis/evaluation.h"

namespace costmodel::test
{

/// On one thread, without risk.
inline EvaluationOptions parts(bool breakEven, bool hybrid, bool sensitivity)
{
    EvaluationOptions options;
    options.breakEven = breakEven;
    options.hybrid = hybrid;
    options.sensitivity = sensitivity;
    options.monteCarlo = false;
    options.threads = 1;
    return options;
}

/// Options, break-even and best split.
inline Evaluation evaluated(const Scenario& scenario)
{
    return evaluate(scenario, parts(true, true, false));
}

inline Evaluation optionsOf(const Scenario& scenario)
{
    return evaluate(scenario, parts(false, false, false));
}

inline const OptionResult& optionNamed(const Evaluation& evaluation, const std::string& name)
{
    return *findNamed(evaluation.options, name);
}

/// Sum of the sizes of what is added up, to which rounding errors are relative.
inline double sizeOf(const OptionResult& option)
{
    double size = 1;
    for (const Entry& entry : option.entries)
        size += std::fabs(entry.amount);
    return size;
}

inline bool isSame(double a, double b, double size)
{
    return std::fabs(a - b) <= 1e-10 * size;
}

inline std::string at(std::uint64_t seed, const std::string& name)
{
    return "seed " + std::to_string(seed) + ", " + name;
}

} // namespace costmodel::test
