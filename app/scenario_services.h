#pragma once

#include <filesystem>

#include "data/scenario/reader.h"

namespace costmodel::app
{

/// What the reader of scenarios needs of the rest of the program. The price book (that of the user
/// if `priceBook` is empty) is opened when the first price is asked of it. Belongs to one thread.
data::ReaderServices scenarioServices(const std::filesystem::path& priceBook);

} // namespace costmodel::app
