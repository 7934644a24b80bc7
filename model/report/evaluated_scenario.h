#pragma once

#include <string>

#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// What every export takes: a scenario, what came of it, and which file it was.
struct EvaluatedScenario
{
    std::string file;   ///< as a person named it; empty if the scenario was never saved
    std::string sha256; ///< of the bytes of the file, in hexadecimal digits; empty without a file
    Scenario scenario;
    Evaluation evaluation;
};

} // namespace costmodel
