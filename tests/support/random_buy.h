#pragma once

#include "model/scenario/scenario.h"
#include "tests/support/random.h"

namespace costmodel::test
{

/// A purchase with any of its tables, "buy NUMBER", that is valid in a scenario whose other tables
/// are there already.
Buy randomBuy(Random& random, const Scenario& scenario, int number);

/// Name of one of the plans by the hour or day, or spot; expects that there is one.
std::string payPerUsePlan(Random& random, const Scenario& scenario, bool orSpot);

} // namespace costmodel::test
