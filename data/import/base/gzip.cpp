#include "data/import/base/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <vector>

namespace costmodel::data
{

namespace
{

/// A zlib stream that is closed again.
struct Inflater
{
    z_stream stream{};
    bool isOpen = false;

    Inflater()
    {
        constexpr int gzipOnly = 15 + 16;
        isOpen = ::inflateInit2(&stream, gzipOnly) == Z_OK;
    }
    ~Inflater()
    {
        if (isOpen)
            ::inflateEnd(&stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
};

} // namespace

bool isGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1F\x8B\x08");
}

std::optional<std::string> gunzip(std::string_view bytes, std::size_t limit)
{
    constexpr std::size_t inputStep = std::size_t{1} << 24;
    std::string unpacked;
    std::vector<char> block(std::size_t{1} << 18);
    Inflater inflater;
    z_stream& stream = inflater.stream;
    std::size_t taken = 0;
    while (inflater.isOpen)
    {
        if (stream.avail_in == 0 && taken < bytes.size())
        {
            const std::size_t step = std::min(inputStep, bytes.size() - taken);
            // zlib does not write to its input, but takes it without const.
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data() + taken));
            stream.avail_in = static_cast<uInt>(step);
            taken += step;
        }
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        const int status = ::inflate(&stream, Z_NO_FLUSH);
        unpacked.append(block.data(), block.size() - stream.avail_out);
        if (unpacked.size() > limit)
            return std::nullopt;
        if (status == Z_STREAM_END)
        {
            if (stream.avail_in == 0 && taken == bytes.size())
                return unpacked;
            ::inflateReset(&stream);
        }
        else if (status != Z_OK)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace costmodel::data
