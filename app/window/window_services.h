#pragma once

#include <filesystem>

#include "ui/services.h"

namespace costmodel::app
{

/// What the window needs of files and data. Prices come from `priceBook`, that of the user if it is
/// empty.
ui::Services windowServices(const std::filesystem::path& priceBook);

} // namespace costmodel::app
