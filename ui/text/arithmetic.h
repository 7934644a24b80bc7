#pragma once

#include <functional>

#include <QString>

#include "ui/text/number_text.h"

namespace costmodel::ui
{

/// The result of a sum such as "8*3 + (2-1)/4": + - * / × ÷ and brackets, each number read by
/// `term`. The problem says what is wrong with it; dividing by zero is one.
ParsedNumber calculate(const QString& sum, const std::function<ParsedNumber(const QString&)>& term);

} // namespace costmodel::ui
