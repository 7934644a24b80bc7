#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// What one price buys, read from the `unit` of a price such as "USD per GPU-hour", "CNY per node
/// and month" or "USD per kWh". Words in brackets behind it do not count.
struct UnitMeaning
{
    enum class Thing
    {
        Whole, ///< the item as such: "USD each", "CNY per hour"
        Gpu,
        Machine,
        Kwh,
        Kw,
        Gb,
        Unknown, ///< a word that the program does not know
    };
    enum class Period
    {
        None,
        Hour,
        Day,
        Month,
        Year,
    };
    Thing thing = Thing::Unknown;
    Period period = Period::None;
};

/// Nothing if the text is no price per something, such as "% off on-demand" or "USD over 3 years".
std::optional<UnitMeaning> readUnit(std::string_view unit, std::string_view currency);

/// The usual unit of a price that covers one GPU or a whole machine: "USD per GPU-hour", "CNY per
/// instance and month", "CNY per server".
std::string usualUnit(const std::string& currency, bool isMachine, std::string_view billing);

} // namespace costmodel::data
