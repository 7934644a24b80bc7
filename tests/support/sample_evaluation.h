#pragma once

#include "model/report/evaluated_scenario.h"

namespace costmodel::test
{

/// Two months, one rent plan and one purchase of two servers, with a best split, made by hand: the
/// numbers of an option add up, those of the analyses are invented.
EvaluatedScenario sampleEvaluation();

} // namespace costmodel::test
