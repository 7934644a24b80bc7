#pragma once

#include <functional>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/analysis/terms.h"

namespace costmodel
{

/// Break-even of every purchase against every rental plan. Expects the results of all options of
/// the terms: the plans, then the purchases, in file order.
std::vector<BreakEven> breakEvens(const Terms& terms, const std::vector<OptionResult>& options);

/// Utilisations at which two options cost the same (net present value): all factors x, 0 < x <= the
/// one at which the bars fill the shortest month, on the hours of the demand; the servers of the
/// purchase stay. Jumps, where a flat fee begins, are none.
std::vector<UtilizationPoint> breakEvenUtilizations(const Terms& terms, std::size_t buy,
                                                    std::size_t rent);

/// How busy the servers of a purchase are when the hours of the demand are multiplied by `factor`.
UtilizationPoint utilizationAt(const Terms& terms, std::size_t buy, double factor);

/// Multiplies the price of a plan, its fallback, its overflow and that one's fallback: those that
/// BreakEven::rentPriceFactor moves.
void scaleRentPrice(Terms& terms, std::size_t rent, double factor);

/// The factor on those prices at which a purchase and a rental that cost so much cost the same;
/// none if it would be negative or prices do not matter.
std::optional<double> rentPriceFactor(const Terms& terms, std::size_t buy, std::size_t rent,
                                      double buyCost, double rentCost);

/// NPV cost of a purchase less that of a rental if the prices that scaleRentPrice moves, or the
/// purchase's prices, were 0: the other point, beside the present one, of the line on which the
/// break-even price lies.
double differenceWithFreeRent(const Terms& terms, std::size_t buy, std::size_t rent);
double differenceWithFreePurchase(const Terms& terms, std::size_t buy, std::size_t rent);

/// All x in (0, end] at which a function is zero that is smooth but for kinks and jumps at `kinks`.
/// `value` is asked only between the kinks and the ends.
std::vector<double> rootsBetweenKinks(const std::function<double(double)>& value,
                                      std::vector<double> kinks, double end);

} // namespace costmodel
