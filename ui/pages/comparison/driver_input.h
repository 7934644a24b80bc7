#pragma once

#include <QString>

#include "model/insight/drivers.h"
#include "ui/document/scenario_document.h"
#include "ui/text/formats.h"
#include "ui/text/number_text.h"

/// How an input that the answer hangs on is shown and changed.
namespace costmodel::ui
{

/// A driver in words. Its values are shown as `style` says, after multiplying by `shown`: the
/// hours of the demand, a factor to the model, are shown as a share of the month.
struct DriverInput
{
    Driver driver;
    QString label; ///< with what it belongs to
    QString unit;  ///< may be empty
    NumberStyle style;
    double shown = 1;
    QString cannotBeSet; ///< why; empty where it can
    QString hint;        ///< what changing it does
};

DriverInput driverInput(const Scenario& scenario, const Driver& driver);
/// None for a path that leads to no number.
std::optional<DriverInput> driverInput(const Scenario& scenario, const std::string& path);

/// A value of the driver as it stands in a field; where it has a long fraction with so many digits.
QString driverNumber(const DriverInput& input, double value, int digits = 6);
/// The same with its unit, for sentences: "41 %", "2.35 CNY per kWh, excl. VAT".
QString driverValue(const DriverInput& input, double value);
/// What was typed as a value of the driver, or why it is none.
ParsedNumber parseDriver(const DriverInput& input, const QString& text);

/// A value near this one that has few digits, for sliders: a multiple of a round step of which
/// about a thousand lie between the ends; the ends themselves and the present value stay.
double roundedDriver(const DriverInput& input, double value);

/// Puts a value into a scenario; see setDriver. Expects an input that can be set.
void putDriver(Scenario& scenario, const Scenario& base, const DriverInput& input, double value);

/// Puts a value into the document as one step, which following ones of the same drag join until
/// endMerge. `base` is the scenario from which `input` was made: during a drag the one at its
/// beginning. False where the input cannot be set.
bool setDriver(ScenarioDocument& document, const Scenario& base, const DriverInput& input,
               double value, bool isDragging);

} // namespace costmodel::ui
