#pragma once

namespace costmodel::measure::kernels
{

/// The texts of this folder as they were at build time.
const char* openClSource();

} // namespace costmodel::measure::kernels
