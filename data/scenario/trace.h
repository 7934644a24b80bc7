#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "data/scenario/file_issue.h"
#include "model/scenario/scenario.h"

namespace costmodel::data
{

struct TraceResult
{
    std::shared_ptr<const Trace> rows; ///< null if there are issues
    std::vector<FileIssue> issues;     ///< at most 20
};

/// Reads a demand trace: CSV (RFC 4180, with or without byte order mark) with a header and the
/// columns `time` (ISO 8601, evenly spaced to the microsecond, all with or all without a zone) and
/// `gpus` (>= 0), among others or alone. `file` is named in the issues.
TraceResult parseTrace(std::string_view text, const std::filesystem::path& file);

} // namespace costmodel::data
