#pragma once

#include <string>

#include <QString>

#include "model/scenario/value.h"
#include "model/scenario/walk.h"
#include "ui/text/number_text.h"

namespace costmodel::ui
{

/// "Price of a kWh (own cluster, Electricity)": label of the key at `path` and what it belongs to.
/// A path that leads nowhere stands for itself.
QString inputLabel(const Scenario& scenario, const std::string& path);

/// Unit of a field of a visited table as it stands behind it, for money with the currency and
/// whether VAT is included: "CNY per kWh, excl. VAT". Empty if it has none.
QString unitText(const TableVisit& visit, const Scenario& scenario, const Field& field);

NumberStyle numberStyle(const TableVisit& visit, const Scenario& scenario, const Field& field);

/// A value as it is shown in a field or a table, in the language of the window; empty for none.
QString valueText(const Field& field, const Value& value, const NumberStyle& style);

/// Label of the word that may stand instead of a number ("fit", "all").
QString wordText(std::string_view word);

} // namespace costmodel::ui
