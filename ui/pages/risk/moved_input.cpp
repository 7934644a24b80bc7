#include "ui/pages/risk/moved_input.h"

#include <cmath>

#include <QCoreApplication>

#include "model/scenario/path.h"
#include "model/scenario/walk.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct MovedInputs
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::MovedInputs)
};

/// Four significant digits: ends of ranges are products such as 12.5 x 0.8.
double rounded(double number)
{
    if (number == 0 || !std::isfinite(number))
        return number;
    const double digits = 3 - std::floor(std::log10(std::fabs(number)));
    const double power = std::pow(10.0, std::fabs(digits));
    return digits >= 0 ? std::round(number * power) / power : std::round(number / power) * power;
}

} // namespace

QString MovedInput::brief(double number) const
{
    const QString text = numberText(rounded(number), style);
    if (isFactor)
        return MovedInputs::tr("%1 ×", "a multiplier").arg(text);
    return style.isPercent ? MovedInputs::tr("%1%", "per cent").arg(text) : text;
}

QString MovedInput::shown(double number) const
{
    const QString text = brief(number);
    if (isFactor || style.isPercent || unit.isEmpty())
        return text;
    return MovedInputs::tr("%1 %2", "a number and its unit").arg(text, unit);
}

std::optional<MovedInput> movedInput(const Scenario& scenario, const std::string& path)
{
    const Result<const double*> number = findNumber(scenario, path);
    if (!number)
        return std::nullopt;
    MovedInput input;
    input.field = &numberField(scenario, path);
    input.value = **number;
    input.label = inputLabel(scenario, path);
    input.isFactor = input.field->key == path;
    if (input.isFactor)
        return input;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
                 if (&field == input.field && keyPath(visit, field) == path)
                 {
                     input.unit = unitText(visit, scenario, field);
                     input.style = numberStyle(visit, scenario, field);
                 }
         });
    return input;
}

std::vector<std::string> movablePaths(const Scenario& scenario)
{
    std::vector<std::string> paths;
    for (const Field& factor : factorFields())
        paths.emplace_back(factor.key);
    walk(scenario,
         [&](const TableVisit& visit)
         {
             const bool isRisk =
                 visit.path.starts_with("uncertain[") || visit.path.starts_with("sensitivity[");
             if (isRisk)
                 return;
             for (const Field& field : visit.schema->fields)
                 if (field.number)
                     if (std::string path = keyPath(visit, field); findNumber(scenario, path))
                         paths.push_back(std::move(path));
         });
    return paths;
}

} // namespace costmodel::ui
