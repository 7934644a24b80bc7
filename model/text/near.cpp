#include "model/text/near.h"

#include <algorithm>
#include <cctype>

namespace costmodel
{

namespace
{

constexpr std::size_t longest = 100;

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

/// Optimal string alignment distance, in bytes.
std::size_t edits(const std::string& a, const std::string& b)
{
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        above[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
    {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j)
        {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

} // namespace

std::optional<std::string> nearest(std::string_view word,
                                   std::span<const std::string_view> candidates)
{
    if (word.empty() || word.size() > longest)
        return std::nullopt;
    const std::string wanted = lower(word);
    std::optional<std::string> best;
    std::size_t fewest = longest;
    for (const std::string_view candidate : candidates)
    {
        if (candidate.empty() || candidate.size() > longest)
            continue;
        const std::size_t count = edits(wanted, lower(candidate));
        const std::size_t allowed = std::max<std::size_t>(1, candidate.size() / 3);
        if (count <= allowed && count < candidate.size() && count < fewest)
        {
            fewest = count;
            best = candidate;
        }
    }
    if (best || word.size() < 3)
        return best;
    for (const std::string_view candidate : candidates)
        if (candidate.size() >= 3 && candidate.size() <= longest &&
            (lower(candidate).starts_with(wanted) || wanted.starts_with(lower(candidate))))
            return std::string(candidate);
    return std::nullopt;
}

} // namespace costmodel
