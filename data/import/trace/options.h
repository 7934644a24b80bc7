#pragma once

#include <span>

#include "data/import/format.h"

namespace costmodel::data
{

/// Options of every format that gives a curve of demand: step, from, to.
std::span<const ImportOption> demandOptionList();
/// Those, and what a list of jobs may leave open.
std::span<const ImportOption> jobListOptionList();
/// Those, and what a series may leave open.
std::span<const ImportOption> seriesOptionList();

} // namespace costmodel::data
