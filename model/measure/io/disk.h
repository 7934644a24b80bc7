#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/measure/result.h"
#include "model/measure/run/clock.h"

namespace costmodel::measure
{

struct DiskPlan
{
    std::filesystem::path folder{};
    double secondsPerTest = 3;
    bool measuresDirect = true;
    bool measuresBuffered = true;
    /// Bytes of a file that is made for reading and deleted again; 0 reads what is there.
    std::uint64_t scratchBytes = 0;
};

struct DiskOutcome
{
    std::optional<Io> io{};
    std::vector<Message> problems{}; ///< why there is nothing
    std::vector<std::string> notes{};
};

/// How fast the files below a folder are read: in blocks of 1 MiB past the page cache by 1, 2 and 4
/// readers (the best of them), the same through the cache after dropping it, and the first 2,000
/// small files in random order. A folder in memory is refused. A buffered rate of more than twice
/// the direct one came from the cache and is not given.
DiskOutcome measureDisk(const DiskPlan& plan, Clock& clock, std::stop_token stop);

/// The name of a file system by its number in statfs; empty if unknown.
std::string fileSystemName(std::uint64_t magic);
/// tmpfs and ramfs.
bool isMemory(std::uint64_t magic);

/// The buffered rate, or nothing if only the cache can be that fast.
std::optional<double> believableBuffered(double buffered, std::optional<double> direct);

} // namespace costmodel::measure
