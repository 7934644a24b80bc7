#pragma once

#include <limits>
#include <span>
#include <string_view>

#include "model/scenario/value.h"

namespace costmodel
{

enum class Kind
{
    number,
    integer,
    toggle, ///< true or false
    text,
    choice, ///< one of `choices`
    date,
    reference,  ///< the name of something else in the scenario, empty for none
    references, ///< a list of such names
    currency,   ///< ISO 4217
    file        ///< a path relative to the scenario
};

enum class Unit
{
    none,
    share,   ///< 0..1, shown in per cent
    perYear, ///< effective rate, shown in per cent a year
    factor,
    money,
    moneyPerGpuTime, ///< per GPU and hour, day or month, as the plan is billed
    moneyPerMonth,
    moneyPerGbMonth,
    moneyPerGb,
    moneyPerKwh,
    moneyPerKwMonth,
    moneyPerServerMonth,
    moneyPerUnit, ///< per GPU, server or once, as another key says
    moneyPerCurrencyUnit,
    gpus,
    servers,
    instances,
    fullTimeStaff,
    serversPerPerson,
    months,
    hours,
    hoursPerDay,
    minutes,
    perHour,
    perMonth,
    kilowatt,
    gigabyte,
    gigabytePerMonth,
    megabytePerSecond,
    workUnits,
    workUnitsPerSecond
};

/// Whether a price book may fill a value of this unit.
bool isMoney(Unit unit);
/// English name of a unit as it follows a number, empty for none; marked with the context "Unit".
/// Money units hold %1 where the currency goes.
const char* unitName(Unit unit);

/// What a reference names.
enum class Target
{
    none,
    gpu,
    payPerUse,     ///< hourly, daily or spot plan
    hourlyOrDaily, ///< fallback of a spot plan
    rent,
    buy,
    path
};

struct Choice
{
    std::string_view word; ///< in the file
    const char* label;     ///< English, context "Choice"
};

/// Where 0 is excluded, numbers below this are excluded with it: divided by them, results would
/// leave the range of numbers.
inline constexpr double leastPositive = 1e-15;

/// Allowed numbers. Open ends exclude the bound itself.
struct Range
{
    double min = -1e15;
    double max = 1e15;
    bool minIsOpen = false;
    bool maxIsOpen = false;

    bool excludesZero() const
    {
        return minIsOpen && min == 0;
    }
    bool contains(double value) const
    {
        return value >= min && value <= max && !(minIsOpen && value == min) &&
               !(maxIsOpen && value == max) && !(excludesZero() && value < leastPositive);
    }
};

/// One input. The row is the only place its key, range, unit and label are written: the TOML reader
/// and writer, the validator, the forms, `--set`, sensitivity and Monte Carlo and the help all walk
/// this table. `get`, `set` and `number` take the struct that the table describes.
struct Field
{
    std::string_view key; ///< TOML key within its table; never renamed once released
    const char* label;    ///< English, context "Field"
    Kind kind = Kind::number;
    Unit unit = Unit::none;
    Range range;
    bool isRequired = false;
    const char* help = ""; ///< one or two English sentences, context "Help"; may be empty
    std::string_view word; ///< text that may stand instead of a number: "fit", "all"
    std::span<const Choice> choices;
    Target target = Target::none;

    Value (*get)(const void* table) = nullptr;
    /// Expects a value of the kind (an integer also for a number, `word` where there is one,
    /// monostate for an optional one).
    void (*set)(void* table, const Value& value) = nullptr;
    /// The number itself, or null if it is absent, replaced by its word or no `double`.
    double* (*number)(void* table) = nullptr;
    /// Value in a table that does not mention the key.
    Value (*fallback)() = nullptr;
    /// Whether the key has a meaning beside the others of its table, for forms; null: always.
    bool (*applies)(const void* table) = nullptr;
};

} // namespace costmodel
