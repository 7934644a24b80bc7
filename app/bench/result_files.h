#pragma once

#include <optional>
#include <string>

#include "app/bench/commands.h"
#include "data/bench/result_file.h"

namespace costmodel::app::bench
{

/// Reads one result file. If it cannot be used, says why and sets `exit` to FileFailed (it cannot
/// be read) or InvalidFile. A wrong checksum is only warned about if `allowsDamage`.
struct Loaded
{
    std::optional<measure::Result> result{};
    int exit = Done;
};
Loaded load(const std::string& path, bool allowsDamage, Console& console);

/// Writes a result file whole or not at all; returns Done or FileFailed.
int save(const measure::Result& result, const std::string& path, Console& console);

/// "FILE:LINE:COLUMN: error: ..." for everything wrong with a file.
void printProblems(const std::string& path, const data::BenchFile& file,
                   const std::vector<Message>& problems, Console& console);

} // namespace costmodel::app::bench
