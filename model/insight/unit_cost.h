#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// Costs of a useful GPU-hour (levelised: NPV cost over discounted hours served) at one
/// utilisation. None where nothing is served.
struct UnitCostPoint
{
    UtilizationPoint at;
    std::optional<double> buy;
    std::vector<std::optional<double>> rents; ///< by UnitCostCurves::rents
};

/// A utilisation at which the purchase and a rental cost the same.
struct UnitCostCrossing
{
    std::size_t rent = 0;       ///< index into UnitCostCurves::rents
    UtilizationPoint at;        ///< as BreakEven::utilization
    std::optional<double> cost; ///< of a GPU-hour there
};

/// What a useful GPU-hour costs against how busy the own GPUs are: the hours of the demand are
/// moved, its GPUs and the servers stay.
struct UnitCostCurves
{
    std::string buy;
    std::vector<std::string> rents;
    std::vector<UnitCostPoint> points; ///< by growing factor, planned and full months included
    std::vector<UnitCostCrossing> crossings;
    UtilizationPoint planned;
    double plannedLow = 0;  ///< share of the least busy month after the lead time, as planned
    double plannedHigh = 0; ///< and of the busiest
};

/// One purchase against all rentals, from whole evaluations at about `count` utilisations. None if
/// there is no purchase of that name or no demand.
std::optional<UnitCostCurves> unitCostByUtilization(const Scenario& scenario,
                                                    const std::string& buy, int count = 60);

struct PricePoint
{
    double factor = 0;         ///< on the price of the rental
    double price = 0;          ///< as BreakEven::rentPrice
    std::optional<double> buy; ///< cost of a useful GPU-hour
    std::optional<double> rent;
};

/// What a useful GPU-hour costs against the price of one rental, wherever it is used.
struct PriceCurves
{
    std::string buy;
    std::string rent;
    std::vector<PricePoint> points;
    std::optional<PricePoint> crossing; ///< at BreakEven::rentPriceFactor, within the points or not
};

std::optional<PriceCurves> unitCostByRentPrice(const Scenario& scenario, const std::string& buy,
                                               const std::string& rent,
                                               std::span<const double> factors);

} // namespace costmodel
