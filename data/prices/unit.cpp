#include "data/prices/unit.h"

#include <algorithm>
#include <array>
#include <utility>

namespace costmodel::data
{

namespace
{

using Thing = UnitMeaning::Thing;
using Period = UnitMeaning::Period;

constexpr std::array periods{std::pair{std::string_view("hour"), Period::Hour},
                             std::pair{std::string_view("day"), Period::Day},
                             std::pair{std::string_view("month"), Period::Month},
                             std::pair{std::string_view("year"), Period::Year}};

constexpr std::array things{
    std::pair{std::string_view("GPU"), Thing::Gpu},
    std::pair{std::string_view("card"), Thing::Gpu},
    std::pair{std::string_view("node"), Thing::Machine},
    std::pair{std::string_view("server"), Thing::Machine},
    std::pair{std::string_view("machine"), Thing::Machine},
    std::pair{std::string_view("instance"), Thing::Machine},
    std::pair{std::string_view("rack"), Thing::Machine},
    std::pair{std::string_view("kWh"), Thing::Kwh},
    std::pair{std::string_view("kW"), Thing::Kw},
    std::pair{std::string_view("GB"), Thing::Gb},
};

template <typename Table>
auto lookUp(const Table& table, std::string_view word)
{
    return std::find_if(table.begin(), table.end(),
                        [word](const auto& row) { return row.first == word; });
}

} // namespace

std::optional<UnitMeaning> readUnit(std::string_view unit, std::string_view currency)
{
    if (currency.empty() || !unit.starts_with(currency))
        return std::nullopt;
    unit.remove_prefix(currency.size());
    unit = unit.substr(0, unit.find(" ("));
    if (unit == " each")
        return UnitMeaning{Thing::Whole, Period::None};
    if (!unit.starts_with(" per "))
        return std::nullopt;
    unit.remove_prefix(5);

    UnitMeaning meaning;
    if (const auto only = lookUp(periods, unit); only != periods.end())
        return UnitMeaning{Thing::Whole, only->second};
    for (const auto& [word, period] : periods)
        for (const std::string_view joint : {std::string_view("-"), std::string_view(" and ")})
        {
            const bool isPeriod = meaning.period == Period::None && unit.ends_with(word) &&
                                  unit.size() > word.size() + joint.size() &&
                                  unit.substr(0, unit.size() - word.size()).ends_with(joint);
            if (!isPeriod)
                continue;
            meaning.period = period;
            unit.remove_suffix(word.size() + joint.size());
        }
    const auto thing = lookUp(things, unit);
    meaning.thing = thing == things.end() ? Thing::Unknown : thing->second;
    return meaning;
}

std::string usualUnit(const std::string& currency, bool isMachine, std::string_view billing)
{
    if (billing == "once" || billing.empty())
        return currency + (isMachine ? " per server" : " per GPU");
    const std::string thing = currency + (isMachine ? " per instance" : " per GPU");
    if (billing == "day")
        return thing + "-day";
    if (billing == "month")
        return thing + " and month";
    if (billing == "year")
        return thing + "-year";
    return thing + "-hour";
}

} // namespace costmodel::data
