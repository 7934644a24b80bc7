#include "tests/support/zip_archive.h"

#include <cstdint>

#include <zlib.h>

namespace costmodel::test
{

namespace
{

constexpr std::uint32_t localHeader = 0x04034b50;
constexpr std::uint32_t centralHeader = 0x02014b50;
constexpr std::uint32_t endHeader = 0x06054b50;

std::uint32_t read(const std::string& bytes, std::size_t at, int size)
{
    std::uint32_t value = 0;
    for (int i = size; i-- > 0;)
        value = (value << 8) | static_cast<unsigned char>(bytes.at(at + static_cast<size_t>(i)));
    return value;
}

void put(std::string& bytes, std::size_t value, int size)
{
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>((value >> (8 * i)) & 0xFF);
}

std::string inflated(std::string packed, std::size_t size)
{
    std::string bytes(size, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int result = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return result == Z_STREAM_END ? bytes : std::string();
}

} // namespace

std::map<std::string, std::string> unzipped(const std::string& archive)
{
    std::map<std::string, std::string> files;
    const std::size_t end = archive.rfind("PK\x05\x06");
    if (end == std::string::npos || end + 22 > archive.size())
        return files;
    std::size_t at = read(archive, end + 16, 4);
    for (std::uint32_t left = read(archive, end + 10, 2); left > 0; --left)
    {
        if (read(archive, at, 4) != centralHeader)
            return {};
        const bool isDeflated = read(archive, at + 10, 2) == 8;
        const std::size_t packed = read(archive, at + 20, 4);
        const std::size_t size = read(archive, at + 24, 4);
        const std::size_t nameSize = read(archive, at + 28, 2);
        const std::size_t local = read(archive, at + 42, 4);
        const std::size_t data =
            local + 30 + read(archive, local + 26, 2) + read(archive, local + 28, 2);
        const std::string bytes = archive.substr(data, packed);
        files[archive.substr(at + 46, nameSize)] = isDeflated ? inflated(bytes, size) : bytes;
        at += 46 + nameSize + read(archive, at + 30, 2) + read(archive, at + 32, 2);
    }
    return files;
}

std::string zipped(const std::map<std::string, std::string>& files)
{
    std::string archive;
    std::string directory;
    for (const auto& [name, bytes] : files)
    {
        std::string common;
        put(common, 20, 2); // version 2.0
        put(common, 0, 2);
        put(common, 0, 2); // stored
        put(common, 0, 2);
        put(common, 33, 2); // 1980-01-01
        put(common,
            crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())),
            4);
        put(common, bytes.size(), 4);
        put(common, bytes.size(), 4);
        put(common, name.size(), 2);
        put(common, 0, 2);
        put(directory, centralHeader, 4);
        put(directory, 20, 2);
        directory += common;
        put(directory, 0, 2);
        put(directory, 0, 2);
        put(directory, 0, 2);
        put(directory, 0, 4);
        put(directory, archive.size(), 4);
        directory += name;
        put(archive, localHeader, 4);
        archive += common + name + bytes;
    }
    const std::size_t start = archive.size();
    archive += directory;
    put(archive, endHeader, 4);
    put(archive, 0, 4);
    put(archive, files.size(), 2);
    put(archive, files.size(), 2);
    put(archive, directory.size(), 4);
    put(archive, start, 4);
    put(archive, 0, 2);
    return archive;
}

} // namespace costmodel::test
