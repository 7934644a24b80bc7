#include "data/file/sha256.h"

#include <array>
#include <bit>
#include <cstdint>

namespace costmodel::data
{

namespace
{

using Word = std::uint32_t;
__extension__ typedef unsigned __int128 Wide;

constexpr std::array<Word, 64> primes{
    2,   3,   5,   7,   11,  13,  17,  19,  23,  29,  31,  37,  41,  43,  47,  53,
    59,  61,  67,  71,  73,  79,  83,  89,  97,  101, 103, 107, 109, 113, 127, 131,
    137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223,
    227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311};

/// The first 32 bits of the fractional part of a root, by whole numbers: the largest r with
/// r^power <= prime x 2^(32 power).
Word rootFraction(Word prime, int power)
{
    Wide low = 0;
    Wide high = static_cast<Wide>(1) << 38;
    const Wide target = static_cast<Wide>(prime) << (32 * power);
    while (high - low > 1)
    {
        const Wide middle = (low + high) / 2;
        const Wide value = power == 2 ? middle * middle : middle * middle * middle;
        (value <= target ? low : high) = middle;
    }
    return static_cast<Word>(low);
}

struct Constants
{
    std::array<Word, 64> round{};
    std::array<Word, 8> start{};

    Constants()
    {
        for (std::size_t i = 0; i < round.size(); ++i)
            round[i] = rootFraction(primes[i], 3);
        for (std::size_t i = 0; i < start.size(); ++i)
            start[i] = rootFraction(primes[i], 2);
    }
};

void addBlock(std::array<Word, 8>& state, const unsigned char* block, const Constants& constants)
{
    std::array<Word, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = static_cast<Word>(block[4 * i]) << 24 | static_cast<Word>(block[4 * i + 1]) << 16 |
               static_cast<Word>(block[4 * i + 2]) << 8 | static_cast<Word>(block[4 * i + 3]);
    for (std::size_t i = 16; i < 64; ++i)
    {
        const Word s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
        const Word s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < 64; ++i)
    {
        const Word s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const Word t1 = h + s1 + ((e & f) ^ (~e & g)) + constants.round[i] + w[i];
        const Word s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const Word t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const std::array<Word, 8> added{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += added[i];
}

} // namespace

std::string sha256(std::string_view bytes)
{
    static const Constants constants;
    std::array<Word, 8> state = constants.start;
    const std::uint64_t bits = static_cast<std::uint64_t>(bytes.size()) * 8;
    std::string padded(bytes.substr(bytes.size() / 64 * 64));
    for (std::size_t at = 0; at + 64 <= bytes.size(); at += 64)
        addBlock(state, reinterpret_cast<const unsigned char*>(bytes.data() + at), constants);
    padded += '\x80';
    while (padded.size() % 64 != 56)
        padded += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
        padded += static_cast<char>((bits >> shift) & 0xff);
    for (std::size_t at = 0; at < padded.size(); at += 64)
        addBlock(state, reinterpret_cast<const unsigned char*>(padded.data() + at), constants);

    std::string text;
    for (const Word word : state)
        for (int shift = 28; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[(word >> shift) & 0xf];
    return text;
}

} // namespace costmodel::data
