#pragma once

#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/explain/target.h"
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
    /// Numbers of which the reader wants to know how they arose; empty without such questions.
    std::vector<ExplainTarget> questions = {};
};

} // namespace costmodel
