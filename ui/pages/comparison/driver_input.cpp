#include "ui/pages/comparison/driver_input.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "model/insight/demand_hours.h"
#include "model/scenario/path.h"
#include "model/scenario/walk.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr double stepsOfSlider = 1000;

struct DriverText
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::DriverText)
};

void putHours(const Scenario& scenario, DriverInput& input)
{
    input.label = translated("Field", input.driver.label);
    input.unit = DriverText::tr("% of the month");
    input.style.isPercent = true;
    input.shown = 1 / input.driver.high;
    input.hint = DriverText::tr("How much of a month there is work. A change multiplies all hours "
                                "of the demand; the number of GPUs stays.");
    if (canScaleDemandHours(scenario))
        return;
    input.cannotBeSet =
        scenario.demand.form() == DemandForm::trace
            ? DriverText::tr("The hours come from a recorded trace and cannot be changed here; the "
                             "curve shows what fewer hours would do.")
            : DriverText::tr("The hours of this demand cannot be changed as one number; the curve "
                             "shows what fewer hours would do.");
}

void putField(const Scenario& scenario, DriverInput& input)
{
    const std::string& path = input.driver.path;
    input.label = inputLabel(scenario, path);
    const Field& field = numberField(scenario, path);
    input.hint = translated("Help", field.help);
    input.style.isPercent = field.unit == Unit::share || field.unit == Unit::perYear;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             if (path.compare(0, visit.path.size(), visit.path) != 0)
                 return;
             for (const Field& one : visit.schema->fields)
                 if (&one == &field && keyPath(visit, one) == path)
                 {
                     input.style = numberStyle(visit, scenario, one);
                     input.unit = unitText(visit, scenario, one);
                 }
         });
    if (input.unit.isEmpty() && field.unit == Unit::factor)
        input.unit = DriverText::tr("times", "unit of a factor");
}

} // namespace

DriverInput driverInput(const Scenario& scenario, const Driver& driver)
{
    DriverInput input;
    input.driver = driver;
    if (driver.path == demandHours)
        putHours(scenario, input);
    else
        putField(scenario, input);
    return input;
}

std::optional<DriverInput> driverInput(const Scenario& scenario, const std::string& path)
{
    const std::optional<Driver> driver = driverOf(scenario, path);
    return driver ? std::optional(driverInput(scenario, *driver)) : std::nullopt;
}

QString driverNumber(const DriverInput& input, double value, int digits)
{
    const double shown = value * input.shown;
    const QString all = numberText(shown, input.style);
    const qsizetype enough = digits + 3;
    if (all.size() <= enough)
        return all;
    const double size = std::fabs(input.style.isPercent ? shown * 100 : shown);
    if (size >= std::pow(10.0, digits))
        return numberText(std::round(shown), input.style);
    const double places =
        size > 0 ? digits - 1 - std::floor(std::log10(size)) + (input.style.isPercent ? 2 : 0) : 0;
    const double unit = std::pow(10.0, places);
    return numberText(std::round(shown * unit) / unit, input.style);
}

QString driverValue(const DriverInput& input, double value)
{
    const QString number = driverNumber(input, value);
    if (input.unit.isEmpty())
        return number;
    return DriverText::tr("%1 %2", "a number, its unit").arg(number, input.unit);
}

ParsedNumber parseDriver(const DriverInput& input, const QString& text)
{
    ParsedNumber parsed = parseNumber(text, input.style);
    if (!parsed.value)
        return parsed;
    const double value = *parsed.value / input.shown;
    const Range& allowed = input.driver.allowed;
    // The end of the hours is a quotient that rounding may miss.
    const double slack = 1e-12 * std::fabs(allowed.max);
    if (value <= allowed.max + slack && allowed.contains(std::min(value, allowed.max)))
    {
        parsed.value = std::min(value, allowed.max);
        return parsed;
    }
    parsed.value.reset();
    const bool isBelow = value <= allowed.min || (allowed.minIsOpen && value < leastPositive);
    const QString bound = driverValue(input, isBelow ? allowed.min : allowed.max);
    const bool isOpen = isBelow ? allowed.minIsOpen : allowed.maxIsOpen;
    if (isBelow)
        parsed.problem = isOpen ? DriverText::tr("More than %1 is expected.").arg(bound)
                                : DriverText::tr("At least %1 is expected.").arg(bound);
    else
        parsed.problem = isOpen ? DriverText::tr("Less than %1 is expected.").arg(bound)
                                : DriverText::tr("At most %1 is expected.").arg(bound);
    return parsed;
}

double roundedDriver(const DriverInput& input, double value)
{
    const Driver& driver = input.driver;
    if (value <= driver.low || value >= driver.high || value == driver.value)
        return std::clamp(value, driver.low, driver.high);
    const double size = (driver.high - driver.low) * input.shown / stepsOfSlider;
    if (!(size > 0))
        return value;
    const double power = std::pow(10.0, std::floor(std::log10(size)));
    const double leading = size / power;
    const double step = power * (leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10);
    const double count = std::round(value * input.shown / step);
    // 0.1 has no exact step: dividing by its inverse gives the number as people write it.
    const double rounded = step < 1 ? count / std::round(1 / step) : count * step;
    return std::clamp(rounded / input.shown, driver.low, driver.high);
}

void putDriver(Scenario& scenario, const Scenario& base, const DriverInput& input, double value)
{
    if (input.driver.path != demandHours)
    {
        setByPath(scenario, input.driver.path, plainNumber(value));
        return;
    }
    Scenario scaled = base;
    scaleDemandHours(scaled, value);
    scenario.demand = std::move(scaled.demand);
}

bool setDriver(ScenarioDocument& document, const Scenario& base, const DriverInput& input,
               double value, bool isDragging)
{
    if (!input.cannotBeSet.isEmpty())
        return false;
    if (input.driver.path != demandHours)
        return document.setValue(input.driver.path, value, isDragging);
    document.edit(
        DriverText::tr("Change the hours of the demand"),
        [&](Scenario& scenario) { putDriver(scenario, base, input, value); },
        isDragging ? toQString(demandHours) : QString());
    return true;
}

} // namespace costmodel::ui
