#include "data/scenario/toml_limits.h"

namespace costmodel::data
{

namespace
{

constexpr int deepest = 16;
constexpr int mostParts = 8;

class Scanner
{
public:
    Scanner(std::string_view text, std::size_t file)
        : m_text(text)
        , m_file(file)
    {
    }

    std::optional<TomlFailure> scan()
    {
        while (m_at < m_text.size())
        {
            const char c = m_text[m_at];
            if (c == '"' || c == '\'')
                skipString(c);
            else if (c == '#')
                skipTo("\n");
            else
                step(c);
            if (m_depth > deepest)
                return failure(COSTMODEL_TEXT("Message", "brackets nest deeper than %1, expected "
                                                         "a scenario"),
                               deepest);
            if (m_dots >= mostParts)
                return failure(COSTMODEL_TEXT("Message", "a key has more than %1 parts, expected a "
                                                         "scenario"),
                               mostParts);
        }
        return std::nullopt;
    }

private:
    bool startsWith(std::string_view word) const
    {
        return m_text.substr(m_at).starts_with(word);
    }

    void advance(std::size_t count)
    {
        for (; count > 0 && m_at < m_text.size(); --count, ++m_at)
        {
            const char c = m_text[m_at];
            const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
            if (c == '\n')
            {
                ++m_line;
                m_column = 1;
            }
            else if (!continuesCharacter)
                ++m_column;
        }
    }

    void skipTo(std::string_view end)
    {
        while (m_at < m_text.size() && !startsWith(end))
            advance(1);
    }

    void skipString(char quote)
    {
        const std::string three(3, quote);
        const bool isLong = startsWith(three);
        const std::string end = isLong ? three : std::string(1, quote);
        advance(end.size());
        while (m_at < m_text.size() && !startsWith(end))
        {
            if (!isLong && m_text[m_at] == '\n')
                return;
            advance(quote == '"' && m_text[m_at] == '\\' ? 2 : 1);
        }
        advance(end.size());
        // Up to two quotes more belong to the text of a long string.
        for (int i = 0; isLong && i < 2 && m_at < m_text.size() && m_text[m_at] == quote; ++i)
            advance(1);
    }

    void step(char c)
    {
        if (c == '[' || c == '{')
            ++m_depth;
        else if ((c == ']' || c == '}') && m_depth > 0)
            --m_depth;
        if (c == '.')
            ++m_dots;
        else if (std::string_view("=,[]{}\n").find(c) != std::string_view::npos)
            m_dots = 0;
        advance(1);
    }

    TomlFailure failure(const char* text, int limit) const
    {
        return {{m_file, m_line, m_column}, {text, {static_cast<long>(limit)}}};
    }

    std::string_view m_text;
    std::size_t m_file;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
    int m_depth = 0;
    int m_dots = 0;
};

} // namespace

std::optional<TomlFailure> findExcess(std::string_view text, std::size_t file)
{
    return Scanner(text, file).scan();
}

} // namespace costmodel::data
