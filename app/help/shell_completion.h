#pragma once

#include <string>
#include <vector>

#include "app/help/help_pages.h"

namespace costmodel::app
{

/// A script for bash (and, through its bashcompinit, for zsh) that completes commands, options and
/// files of `costmodel`.
std::string completionScript(const std::vector<HelpPage>& pages, bool forZsh);

} // namespace costmodel::app
