#pragma once

#include <filesystem>

#include <QString>

namespace costmodel::ui
{

/// A path as Qt writes it, and back. Never throws; bytes that are no text are lost.
QString pathText(const std::filesystem::path& path);
std::filesystem::path toPath(const QString& path);

} // namespace costmodel::ui
