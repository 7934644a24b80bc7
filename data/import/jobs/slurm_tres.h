#pragma once

#include <optional>
#include <string_view>

namespace costmodel::data
{

/// GPUs that a string of Slurm names.
struct TresGpus
{
    double gpus = 0;
    bool hasSlices = false;  ///< some are slices of a GPU (MIG), not whole ones
    bool hasShares = false;  ///< shares of GPUs (shard, MPS) are there, which say no number of GPUs
    bool isByNumber = false; ///< resources are named by number, as in 1001=8
};

/// Counts the GPUs of AllocTRES, ReqTRES, AllocGRES and ReqGRES: "gres/gpu=8", "gres/gpu:a100=8",
/// "gpu:a100:8(S:0-1)", "gpu:a100", "gpu:2". Where the total without a type is given, it counts,
/// and the types are not added to it. gres/gpumem and gres/gpuutil are no counts. An empty string
/// has no GPUs; nothing for a count that is no number.
std::optional<TresGpus> gpusInTres(std::string_view text);

} // namespace costmodel::data
