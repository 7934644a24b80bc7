#pragma once

namespace costmodel::measure::kernels
{

/// The texts of this folder as they were at build time.
const char* openClSource();
const char* ptxFp32(); ///< gemm_fp32 and triad
const char* ptxBf16(); ///< gemm_bf16

} // namespace costmodel::measure::kernels
