#pragma once

#include <string>

#include "model/scenario/walk.h"

namespace costmodel
{

/// The currency of the money in a visited table: its own, that of the table around it, or that of
/// the scenario.
std::string currencyOf(const TableVisit& visit, const Scenario& scenario);

/// A unit as it follows a number: English, context "Unit", %1 stands for `currency`.
struct ShownUnit
{
    const char* text = ""; ///< empty: none
    std::string currency;
};

/// The unit of a field of a visited table, as precise as the table allows: the price of a plan that
/// is billed by the day is per GPU and day.
ShownUnit shownUnit(const TableVisit& visit, const Field& field, const Scenario& scenario);

} // namespace costmodel
