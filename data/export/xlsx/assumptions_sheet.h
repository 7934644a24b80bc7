#pragma once

#include <optional>
#include <string>

#include "data/export/xlsx/workbook.h"

namespace costmodel::data::xlsx
{

/// Where the inputs stand on which formulas depend, as references for other sheets.
struct InputCells
{
    std::string discountRate;
    std::string incomeTaxRate;
    std::optional<std::string> throughput; ///< of one reference GPU; none if it is not an input
};

inline constexpr const char* discountRateName = "DiscountRate";
inline constexpr const char* incomeTaxRateName = "IncomeTaxRate";

/// Every input of the scenario with its unit, where it is from and of when, and whether VAT is in
/// it.
InputCells writeAssumptions(Workbook& book, Sheet& sheet);

} // namespace costmodel::data::xlsx
