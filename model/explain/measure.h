#pragma once

#include <string>

#include "model/scenario/field.h"
#include "model/text/message.h"

namespace costmodel
{

/// What kind of number a number is: how it is written, with its unit.
enum class Measure
{
    plain, ///< without a unit: a factor, a count of something that its title names
    share,
    percentPerYear,
    money,
    moneyPerGpuHour,
    moneyPerGpuDay,
    moneyPerGpuMonth,
    moneyPerMonth,
    moneyPerGbMonth,
    moneyPerGb,
    moneyPerKwh,
    moneyPerKwMonth,
    moneyPerServerMonth,
    moneyPerUnit,
    moneyPerCurrencyUnit,
    moneyPerWorkUnit,
    gpus,
    servers,
    instances,
    people,
    serversPerPerson,
    gpuHours, ///< of the reference GPU
    hours,
    hoursPerMonth,
    hoursPerDay,
    days,
    minutes,
    months,
    years,
    kilowatt,
    kilowattHours,
    gigabyte,
    gigabytePerMonth,
    megabytePerSecond,
    perHour,
    perMonth,
    workUnits,
    workUnitsPerSecond
};

bool isMoney(Measure measure);

/// The number with its unit: "CNY 0.65 per kWh", "730 h", "82.19 %", as a sentence is rendered.
/// Money has two digits, or as many as its first six that count if it is less than 1; shares are
/// given as 0..1. `currency` is only asked for where money is meant.
Message quantityText(double value, Measure measure, const std::string& currency);

/// How an input of the field table is written. moneyPerGpuTime is per hour; the plan's billing may
/// say otherwise.
Measure measureOf(Unit unit);

} // namespace costmodel
