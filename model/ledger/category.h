#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace costmodel
{

enum class Category : unsigned char
{
    gpu,
    server,
    network,
    room,
    otherCapex,
    compute,
    storage,
    transfer,
    support,
    colocation,
    power,
    staff,
    maintenance,
    other,
    delay,
    pipeline,
    financing, ///< principal received and repaid, interest
    tax,
    resale
};
inline constexpr std::size_t categoryCount = 19;

/// Stable name in files: "other-capex".
std::string_view categoryKey(Category category);
/// English label, context "Category".
const char* categoryLabel(Category category);

/// One number per category.
using CategoryAmounts = std::array<double, categoryCount>;

constexpr std::size_t index(Category category)
{
    return static_cast<std::size_t>(category);
}

constexpr bool isCapex(Category category)
{
    return category <= Category::otherCapex;
}

} // namespace costmodel
