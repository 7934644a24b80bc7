#pragma once

#include <vector>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// What is written off of `cost` in each month of life, the first at [0], until nothing more is
/// written off. Sums to cost less salvage (macrs-5 and expense: to cost).
///
/// Double-declining is the Chinese 双倍余额递减法 (Regulations for the Implementation of the
/// Enterprise Income Tax Law and Accounting Standard for Business Enterprises No. 4): twice the
/// straight rate of the book value, in the last two years what is left in equal parts. macrs-5: US
/// IRS Publication 946, table A-1, half-year convention, by year of life. Expects whole years of
/// life for double-declining and sum-of-years.
std::vector<double> depreciationSchedule(const Depreciation& terms, double cost);

} // namespace costmodel
