#pragma once

#include <filesystem>

namespace costmodel::data::xlsx
{

/// A folder of its own for files that a library can only write to a path; gone with everything in
/// it when the object is.
class TemporaryFolder
{
public:
    /// Throws FileError if there is no place for one.
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const
    {
        return m_path;
    }

private:
    std::filesystem::path m_path;
};

} // namespace costmodel::data::xlsx
