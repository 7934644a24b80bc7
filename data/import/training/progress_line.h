#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// One state of a progress bar as tqdm draws it: "Epoch 0:  3%|██▎ | 8/260 [17:04<8:57:59,
/// 0.01it/s, loss=2.1]". The rate it shows is a running mean and is not kept.
struct ProgressLine
{
    std::string label; ///< "Epoch 0"; empty if it has none
    long done = 0;
    long total = 0;
    double seconds = 0; ///< since the bar began
    std::string unit;   ///< "it", "batch"; "it" while the rate is not yet known
};

/// Nothing if the line has no bar of whole steps with a total (a download counts bytes, as in
/// 12.3M/45M).
std::optional<ProgressLine> parseProgressLine(std::string_view line);

/// Whether the label names something other than training: validation, loading, tokenising.
bool isSideWork(std::string_view label);

} // namespace costmodel::data
