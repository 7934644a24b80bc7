#pragma once

#include <cstdint>
#include <memory>

#include "model/analysis/evaluation.h"

namespace costmodel::ui
{

/// A scenario and what came of it, at one revision of the document. Never changed once made.
struct Results
{
    std::uint64_t revision = 0;
    Scenario scenario;
    Evaluation evaluation;
    bool hasSplit = false; ///< the best split was searched
    bool hasRisk = false;  ///< sensitivity and Monte Carlo were computed
};

/// Shared, because the thread that made it and every page keep it until a newer one is there.
using ResultsPointer = std::shared_ptr<const Results>;

} // namespace costmodel::ui
