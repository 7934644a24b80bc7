#include "data/export/xlsx/temporary_folder.h"

#include <random>

#include "data/file/files.h"

namespace costmodel::data::xlsx
{

TemporaryFolder::TemporaryFolder()
{
    std::error_code error;
    const std::filesystem::path place = std::filesystem::temp_directory_path(error);
    if (error)
        throw FileError("TMPDIR", error.message());
    std::random_device random;
    for (int attempt = 0; attempt < 100; ++attempt)
    {
        m_path = place / ("costmodel-" + std::to_string(random()) + std::to_string(random()));
        if (!std::filesystem::create_directory(m_path, error))
        {
            if (error)
                break;
            continue;
        }
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, error);
        return;
    }
    throw FileError(m_path, error ? error.message() : "no name is free");
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code error;
    std::filesystem::remove_all(m_path, error);
}

} // namespace costmodel::data::xlsx
