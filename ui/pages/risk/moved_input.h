#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "model/scenario/field.h"
#include "model/scenario/scenario.h"
#include "ui/text/number_text.h"

namespace costmodel::ui
{

/// A number of the scenario that sensitivity and Monte Carlo may move, as it is shown.
struct MovedInput
{
    QString label;
    QString unit; ///< "CNY per GPU and hour, excl. VAT"; empty for a factor
    NumberStyle style;
    const Field* field = nullptr;
    double value = 0;
    bool isFactor = false; ///< exists only as a path: its value is a multiplier itself

    /// A value with its unit: "12.5 CNY per GPU and hour", "45 %", "0.8 ×".
    QString shown(double number) const;
    /// The same without the unit but for per cent and ×, for the ends of bars.
    QString brief(double number) const;
};

/// None for a path that leads to no such number.
std::optional<MovedInput> movedInput(const Scenario& scenario, const std::string& path);

/// Paths of all such numbers: the six factors, then in the order of the form.
std::vector<std::string> movablePaths(const Scenario& scenario);

} // namespace costmodel::ui
