#pragma once

#include <filesystem>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "data/import/format.h"
#include "model/usage/profile.h"

namespace costmodel::data
{

/// What a trace in the format of Chrome's tracing has about the GPUs, as PyTorch's profiler writes
/// it.
struct TraceContent
{
    ProfileTimeline timeline;
    long events = 0;
    long gpuEvents = 0;
    long rejected = 0; ///< events of a GPU without a usable time
};

/// Reads a trace event by event; only the times of what counts are held. `file` is the name for
/// messages; `share` tells how much of the stream has been read, if anybody knows.
std::variant<TraceContent, ImportRefusal> readTrace(std::istream& stream, const std::string& file,
                                                    const ImportMonitor& monitor,
                                                    const std::function<double()>& share = {});

/// The same for a file, gzipped or not, without loading it. Content of more than `limit` bytes is
/// refused. Throws FileError if it cannot be read.
std::variant<TraceContent, ImportRefusal> readTraceFile(const std::filesystem::path& path,
                                                        const ImportMonitor& monitor,
                                                        std::size_t limit = std::size_t{16} << 30);

/// Whether a file begins like a trace, gzipped or not. False also if it cannot be read.
bool isTraceFile(const std::filesystem::path& path);

int matchesTrace(std::string_view head);

} // namespace costmodel::data
