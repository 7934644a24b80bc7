#pragma once

#include <span>

#include "data/import/format.h"

namespace costmodel::data
{

std::span<const ImportFormat> profileFormats();

} // namespace costmodel::data
