#pragma once

#include <optional>

#include "data/prices/price_use.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

/// What a field of money takes from the price book; other keys of its table (billing, per, every)
/// must have been read before. Nothing for fields that no price can fill.
std::optional<PriceUse> useOf(const TableSchema& schema, const void* table, const Field& field);

} // namespace costmodel::data
