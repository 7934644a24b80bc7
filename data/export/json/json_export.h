#pragma once

#include <span>
#include <string>

#include "model/report/evaluated_scenario.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// Version of the JSON of results; changes when a key changes its meaning or goes away.
inline constexpr int jsonSchema = 1;

/// The results for other programs. Every key is always there; what does not exist is null. Numbers
/// are the unrounded doubles of the engine. Only `reasons` and the texts of warnings are in
/// `language`.
std::string jsonResults(const EvaluatedScenario& evaluated, const Language& language);
/// An array of such objects, one a scenario.
std::string jsonResults(std::span<const EvaluatedScenario> evaluated, const Language& language);

} // namespace costmodel::data
