#pragma once

#include <filesystem>

namespace costmodel::app
{

/// The price book of this user: costmodel/prices.db in the folder that the system gives programs
/// for their data (XDG_DATA_HOME).
std::filesystem::path userPriceBook();

} // namespace costmodel::app
