#pragma once

#include <string_view>

namespace costmodel::data
{

enum class GpuWork
{
    Compute,
    Communication, ///< kernels of NCCL and RCCL
    Copy,          ///< and filling of memory
};

/// What the name of a kernel or operation on the GPU says that it does.
GpuWork workOfName(std::string_view name);

/// Whether a range on the CPU is the wait of the training loop for its next batch.
bool isDataWait(std::string_view name);

/// Whether a range is one training step that the profiler of PyTorch marks.
bool isProfilerStep(std::string_view name);

} // namespace costmodel::data
