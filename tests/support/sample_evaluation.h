#pragma once

#include "data/export/evaluated_scenario.h"

namespace costmodel::test
{

/// Two months, one rent plan and one purchase of two servers, with a best split, made by hand: the
/// numbers of an option add up, those of the analyses are invented.
data::EvaluatedScenario sampleEvaluation();

} // namespace costmodel::test
