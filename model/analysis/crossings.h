#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// All points at which one cost curve crosses another, both by month 0..H and linear between
/// months: the first becomes cheaper where it was dearer before and no longer is. Differences below
/// 1e-9 of the largest value of either curve (at least of 1) count as none.
std::vector<Crossing> crossings(std::span<const double> own, std::span<const double> rent);

/// Month from which owning has cost no more than renting and stays so up to the horizon; 0 if it is
/// never dearer, none if it is dearer at the horizon.
std::optional<double> breakEvenMonth(std::span<const double> own, std::span<const double> rent);

} // namespace costmodel
