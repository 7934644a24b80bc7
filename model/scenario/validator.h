#pragma once

#include <vector>

#include "model/issue.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// Everything that is wrong with a scenario: numbers out of their range, choices, names that refer
/// to nothing or to the wrong kind, names that are not unique, and rules between keys. A scenario
/// without issues can be evaluated; nothing else may be.
std::vector<Issue> findIssues(const Scenario& scenario);

} // namespace costmodel
