#pragma once

#include <array>
#include <cstddef>
#include <istream>
#include <memory>
#include <streambuf>

namespace costmodel::data
{

/// Reads a stream, and unpacks it on the way if it is gzipped (one or more members), block by
/// block, so that a file of any size needs no memory of its size. Ends early at more than `limit`
/// bytes of content and where the packed data are damaged or cut off.
class InflateBuffer final : public std::streambuf
{
public:
    InflateBuffer(std::istream& source, std::size_t limit);
    ~InflateBuffer() override;
    InflateBuffer(const InflateBuffer&) = delete;
    InflateBuffer& operator=(const InflateBuffer&) = delete;

    bool isDamaged() const
    {
        return m_isDamaged;
    }
    bool isOverLimit() const
    {
        return m_isOverLimit;
    }
    /// Bytes of the source read so far.
    std::size_t bytesRead() const
    {
        return m_bytesRead;
    }

protected:
    int_type underflow() override;

private:
    struct Inflater;

    std::size_t readSource();
    std::size_t inflateBlock();

    static constexpr std::size_t blockSize = std::size_t{1} << 18;

    std::istream& m_source;
    std::size_t m_limit;
    std::size_t m_content = 0; ///< bytes handed out
    std::size_t m_bytesRead = 0;
    bool m_isDamaged = false;
    bool m_isOverLimit = false;
    bool m_isStarted = false;
    std::unique_ptr<Inflater> m_inflater; ///< empty for a stream that is not packed
    std::unique_ptr<std::array<char, blockSize>> m_packed;
    std::unique_ptr<std::array<char, blockSize>> m_plain;
};

} // namespace costmodel::data
