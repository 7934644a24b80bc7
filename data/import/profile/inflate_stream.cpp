#include "data/import/profile/inflate_stream.h"

#include <zlib.h>

#include "data/import/base/gzip.h"

namespace costmodel::data
{

struct InflateBuffer::Inflater
{
    z_stream stream{};
    bool isReady = false;
    bool isMemberEnded = false;

    Inflater()
    {
        constexpr int gzipWindow = 15 + 16;
        isReady = inflateInit2(&stream, gzipWindow) == Z_OK;
    }
    ~Inflater()
    {
        if (isReady)
            inflateEnd(&stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
};

InflateBuffer::InflateBuffer(std::istream& source, std::size_t limit)
    : m_source(source)
    , m_limit(limit)
    , m_packed(std::make_unique<std::array<char, blockSize>>())
    , m_plain(std::make_unique<std::array<char, blockSize>>())
{
}

InflateBuffer::~InflateBuffer() = default;

std::size_t InflateBuffer::readSource()
{
    m_source.read(m_packed->data(), static_cast<std::streamsize>(m_packed->size()));
    const auto count = static_cast<std::size_t>(m_source.gcount());
    m_bytesRead += count;
    return count;
}

std::size_t InflateBuffer::inflateBlock()
{
    z_stream& stream = m_inflater->stream;
    stream.next_out = reinterpret_cast<Bytef*>(m_plain->data());
    stream.avail_out = static_cast<uInt>(m_plain->size());
    while (stream.avail_out == m_plain->size())
    {
        if (stream.avail_in == 0)
        {
            stream.avail_in = static_cast<uInt>(readSource());
            stream.next_in = reinterpret_cast<Bytef*>(m_packed->data());
            if (stream.avail_in == 0)
            {
                m_isDamaged = !m_inflater->isMemberEnded;
                return 0;
            }
        }
        if (m_inflater->isMemberEnded)
        {
            // Zeros after the last member are padding; anything else begins the next one.
            if (*stream.next_in == 0)
            {
                stream.avail_in = 0;
                continue;
            }
            inflateReset(&stream);
            m_inflater->isMemberEnded = false;
        }
        const int status = inflate(&stream, Z_NO_FLUSH);
        m_inflater->isMemberEnded = status == Z_STREAM_END;
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
        {
            m_isDamaged = true;
            return 0;
        }
    }
    return m_plain->size() - stream.avail_out;
}

InflateBuffer::int_type InflateBuffer::underflow()
{
    if (m_isDamaged || m_isOverLimit)
        return traits_type::eof();
    std::size_t count = 0;
    if (!m_isStarted)
    {
        m_isStarted = true;
        count = readSource();
        if (isGzip({m_packed->data(), count}))
        {
            m_inflater = std::make_unique<Inflater>();
            m_isDamaged = !m_inflater->isReady;
            m_inflater->stream.next_in = reinterpret_cast<Bytef*>(m_packed->data());
            m_inflater->stream.avail_in = static_cast<uInt>(count);
        }
    }
    else if (!m_inflater)
        count = readSource();
    std::array<char, blockSize>& block = m_inflater ? *m_plain : *m_packed;
    if (m_inflater && !m_isDamaged)
        count = inflateBlock();
    m_content += count;
    m_isOverLimit = m_content > m_limit;
    if (count == 0 || m_isDamaged || m_isOverLimit)
        return traits_type::eof();
    setg(block.data(), block.data(), block.data() + count);
    return traits_type::to_int_type(*gptr());
}

} // namespace costmodel::data
