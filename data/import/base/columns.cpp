#include "data/import/base/columns.h"

#include "data/import/base/fold.h"

namespace costmodel::data
{

std::string normalisedName(std::string_view name)
{
    const std::string folded = lowered(foldedText(name));
    std::string plain;
    int depth = 0;
    for (const char c : folded)
    {
        if (c == '[' || c == '(')
            ++depth;
        else if (c == ']' || c == ')')
            depth = depth > 0 ? depth - 1 : 0;
        const bool isKept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                            static_cast<unsigned char>(c) >= 0x80;
        if (depth == 0 && isKept)
            plain += c;
    }
    return plain;
}

std::string unitInName(std::string_view name)
{
    const std::string folded = foldedText(name);
    const std::size_t open = folded.find_last_of("[(");
    const std::size_t close = folded.find_last_of("])");
    if (open == std::string::npos || close == std::string::npos || close < open)
        return {};
    return std::string(trimmed(std::string_view(folded).substr(open + 1, close - open - 1)));
}

Columns::Columns(const std::vector<std::string_view>& header)
{
    for (const std::string_view name : header)
    {
        m_names.emplace_back(trimmed(name));
        const std::string normalised = normalisedName(name);
        if (!m_places.try_emplace(normalised, m_names.size() - 1).second && !normalised.empty())
            m_repeated.push_back(m_names.back());
    }
}

std::optional<std::size_t> Columns::find(std::initializer_list<std::string_view> normalised) const
{
    for (const std::string_view name : normalised)
        if (const std::optional<std::size_t> place = find(name))
            return place;
    return std::nullopt;
}

std::optional<std::size_t> Columns::find(std::string_view normalised) const
{
    const auto place = m_places.find(std::string(normalised));
    return place == m_places.end() ? std::nullopt : std::optional(place->second);
}

bool Columns::isRepeatedBy(const std::vector<std::string_view>& record) const
{
    if (record.size() != m_names.size())
        return false;
    for (std::size_t i = 0; i < record.size(); ++i)
        if (trimmed(record[i]) != m_names[i])
            return false;
    return true;
}

} // namespace costmodel::data
