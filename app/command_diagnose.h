#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel diagnose FILE... [--scenario FILE.toml [--output PATH]] [--format text|json] [--gpu
/// NAME] [--after SHARE] [--option KEY=VALUE]...`; `arguments` are those behind "diagnose".
/// Returns the exit status.
int commandDiagnose(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
