#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// A file that cannot be read or written; `what()` names the file and the reason in words of the
/// system.
class FileError : public std::runtime_error
{
public:
    FileError(const std::filesystem::path& path, const std::string& reason);

    const std::filesystem::path& path() const
    {
        return m_path;
    }
    const std::string& reason() const
    {
        return m_reason;
    }

private:
    std::filesystem::path m_path;
    std::string m_reason;
};

/// The bytes of a regular file. Throws FileError if it is missing, unreadable, a folder or a
/// device, or larger than `limit` bytes.
std::string readFile(const std::filesystem::path& path, std::size_t limit = std::size_t{4} << 30);

/// Replaces a file by `bytes`, whole or not at all: written aside in the same folder, flushed to
/// the disk and renamed over the old file, whose permissions are kept. Throws FileError; the old
/// file then stands as it was and nothing is left beside it.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

} // namespace costmodel::data
