#pragma once

#include <span>

#include "data/import/format.h"

namespace costmodel::data
{

std::span<const ImportFormat> trainingFormats();

} // namespace costmodel::data
