#include "data/file/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#include <process.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace costmodel::data
{

namespace
{

std::string systemReason(int code)
{
    return std::generic_category().message(code);
}

// The only place that speaks to the operating system about durability.
#ifdef _WIN32
int processId()
{
    return _getpid();
}
bool flushToDisk(std::FILE* file)
{
    return std::fflush(file) == 0 && _commit(_fileno(file)) == 0;
}
void flushFolder(const std::filesystem::path&)
{
}
#else
int processId()
{
    return static_cast<int>(::getpid());
}
bool flushToDisk(std::FILE* file)
{
    return std::fflush(file) == 0 && ::fsync(::fileno(file)) == 0;
}
void flushFolder(const std::filesystem::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}
#endif

} // namespace

FileError::FileError(const std::filesystem::path& path, const std::string& reason)
    : std::runtime_error(path.string() + ": " + reason)
    , m_path(path)
    , m_reason(reason)
{
}

std::string readFile(const std::filesystem::path& path, std::size_t limit)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        throw FileError(path, systemReason(ENOENT));
    if (error)
        throw FileError(path, error.message());
    if (!std::filesystem::is_regular_file(status))
        throw FileError(path, "not a regular file");
    std::FILE* const file = std::fopen(path.string().c_str(), "rb");
    if (!file)
        throw FileError(path, systemReason(errno));
    std::string bytes;
    std::array<char, 1 << 16> block;
    while (const std::size_t n = std::fread(block.data(), 1, block.size(), file))
    {
        bytes.append(block.data(), n);
        if (bytes.size() > limit)
            break;
    }
    const bool failed = std::ferror(file) != 0;
    const int code = errno;
    std::fclose(file);
    if (failed)
        throw FileError(path, systemReason(code));
    if (bytes.size() > limit)
        throw FileError(path, "larger than " + std::to_string(limit) + " bytes");
    return bytes;
}

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes)
{
    std::error_code error;
    std::filesystem::path target = path;
    if (std::filesystem::is_symlink(path, error))
        target = std::filesystem::weakly_canonical(path, error);
    if (std::filesystem::exists(target, error) && !std::filesystem::is_regular_file(target, error))
        throw FileError(path, "not a regular file");
    std::filesystem::path aside = target;
    aside += "." + std::to_string(processId()) + ".part";

    std::FILE* const file = std::fopen(aside.string().c_str(), "wb");
    if (!file)
        throw FileError(path, systemReason(errno));
    errno = 0;
    const bool isWritten =
        std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() && flushToDisk(file);
    int code = errno;
    if (std::fclose(file) != 0 && isWritten)
        code = errno;
    if (!isWritten || code != 0)
    {
        std::filesystem::remove(aside, error);
        throw FileError(path, systemReason(code != 0 ? code : EIO));
    }
    if (std::filesystem::exists(target, error))
        std::filesystem::permissions(aside, std::filesystem::status(target).permissions(), error);
    std::filesystem::rename(aside, target, error);
    if (error)
    {
        const std::string reason = error.message();
        std::filesystem::remove(aside, error);
        throw FileError(path, reason);
    }
    flushFolder(target.has_parent_path() ? target.parent_path() : std::filesystem::path("."));
}

} // namespace costmodel::data
