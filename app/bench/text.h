#pragma once

#include <string>

#include "app/console.h"
#include "model/measure/result.h"

namespace costmodel::app::bench
{

std::string say(const Console& console, const Message& message);

/// A result in words, on `console.out`.
void printResult(const measure::Result& result, Console& console);

} // namespace costmodel::app::bench
