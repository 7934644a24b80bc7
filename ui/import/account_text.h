#pragma once

#include <QString>

#include "ui/services_files.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// What was used of a file, what was rejected and why, as rich text.
QString accountHtml(const FileAccount& account, const Formats& formats);

/// "2026-03-01 12:00" in UTC.
QString momentText(std::int64_t milliseconds);

} // namespace costmodel::ui
