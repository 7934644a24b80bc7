#include "data/import/base/json_documents.h"

#include <algorithm>

namespace costmodel::data
{

bool JsonDocuments::findOpening()
{
    while (m_offset < m_text.size())
    {
        const std::size_t open = m_text.find('{', m_offset);
        if (open == std::string_view::npos)
        {
            m_offset = m_text.size();
            return false;
        }
        std::size_t before = open;
        while (before > m_offset && (m_text[before - 1] == ' ' || m_text[before - 1] == '\t' ||
                                     m_text[before - 1] == ','))
            --before;
        const bool beginsLine = before == 0 || m_text[before - 1] == '\n' ||
                                m_text[before - 1] == '\r' || m_text[before - 1] == '}' ||
                                m_text[before - 1] == '[';
        m_offset = open;
        if (beginsLine)
            return true;
        ++m_offset;
    }
    return false;
}

bool JsonDocuments::next()
{
    if (!findOpening())
        return false;
    const std::size_t open = m_offset;
    m_line += std::count(m_text.begin() + static_cast<long>(m_counted),
                         m_text.begin() + static_cast<long>(open), '\n');
    m_counted = open;
    long depth = 0;
    bool isString = false;
    m_isComplete = false;
    for (; m_offset < m_text.size() && !m_isComplete; ++m_offset)
    {
        const char c = m_text[m_offset];
        if (isString)
        {
            if (c == '\\')
                ++m_offset;
            else if (c == '"')
                isString = false;
        }
        else if (c == '"')
            isString = true;
        else if (c == '{')
            ++depth;
        else if (c == '}')
            m_isComplete = --depth == 0;
    }
    m_offset = std::min(m_offset, m_text.size());
    m_document = m_text.substr(open, m_offset - open);
    return true;
}

} // namespace costmodel::data
