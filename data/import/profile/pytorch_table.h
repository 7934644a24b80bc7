#pragma once

#include <optional>
#include <string_view>

#include "model/usage/profile.h"

namespace costmodel::data
{

/// A profiler's printed table, read.
struct PrintedTable
{
    ProfileSums sums;
    long rows = 0;     ///< below the header
    long used = 0;     ///< of work on a GPU
    long rejected = 0; ///< rows whose times cannot be read
    long firstRejectedLine = 0;
    /// Time of GPU work that the table does not list, because it was printed with a limit of rows;
    /// counted as computing.
    double unlistedSeconds = 0;
};

/// Reads `prof.key_averages().table()` of PyTorch. Only the rows of GPU work count, which take no
/// time on the CPU; the rows of operators repeat their time. Nothing if there is no such table.
std::optional<PrintedTable> readPytorchTable(std::string_view text);

/// Seconds of "1.234ms", "12.000us", "3.4s"; nothing for all else.
std::optional<double> profilerSeconds(std::string_view text);

int matchesPytorchTable(std::string_view head);

} // namespace costmodel::data
