#pragma once

#include <span>
#include <vector>

namespace costmodel
{

/// All yearly effective rates r, -0.99 < r < 10, at which the sum of flows[m] (1 + r)^(-m/12) is
/// zero, lowest first. None if all flows are zero.
///
/// No root is missed between points of a grid: with z = (1 + r)^(-1/12) the sum of the positive and
/// that of the negative terms both grow with z, which bounds the polynomial and its slope on any
/// interval; intervals are halved until they hold no root or a single one.
std::vector<double> internalRates(std::span<const double> flows);

} // namespace costmodel
