#pragma once

#include <cstdint>

#include "model/scenario/scenario.h"

namespace costmodel::test
{

struct RandomLimits
{
    int months = 24;     ///< longest horizon
    double gpus = 40;    ///< highest level of the demand before growth
    int traceRows = 200; ///< most
};

/// A valid scenario that mixes all features of the format: forms of demand, ways of paying with
/// all their fees, purchases with all their tables, currencies, taxes, repair of the pipeline,
/// limits of the split. Half of the prices are round so that ties occur, and some plans are copies
/// of others. The same for the same seed and limits.
Scenario randomScenario(std::uint64_t seed, const RandomLimits& limits = {});

} // namespace costmodel::test
