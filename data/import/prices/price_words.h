#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// What words around a price say about it: "USD/GPU/h", "元/卡/月", "per hour".
struct PriceWords
{
    std::string currency; ///< ISO 4217, or a sign that several countries use, or empty
    std::string billing;  ///< hour, day, month, year, or empty
    bool isPerGpu = false;
    bool isUnderstood = true; ///< false: there is a word that could mean anything
};
PriceWords readPriceWords(std::string_view text);

/// The billing that a cell names in English, Chinese or German: "on-demand", "按小时", "Spot",
/// "reserved 1yr". Nothing for other words.
std::optional<std::string> billingFrom(std::string_view cell);

} // namespace costmodel::data
