#pragma once

#include <optional>
#include <string_view>

namespace costmodel::data
{

/// Walks over the JSON objects of a text that has one after another, as a program in a loop writes
/// them, with lines of other text between them.
class JsonDocuments
{
public:
    explicit JsonDocuments(std::string_view text)
        : m_text(text)
    {
    }

    /// Goes to the next object that begins a line; false at the end. An object that does not end
    /// within the text is not complete.
    bool next();
    /// From the opening to the closing brace. Not checked beyond its braces and strings.
    std::string_view document() const
    {
        return m_document;
    }
    bool isComplete() const
    {
        return m_isComplete;
    }
    /// Line on which the object begins, from 1.
    long line() const
    {
        return m_line;
    }
    std::size_t offset() const
    {
        return m_offset;
    }

private:
    bool findOpening();

    std::string_view m_text;
    std::string_view m_document;
    std::size_t m_offset = 0;
    std::size_t m_counted = 0; ///< lines are counted up to here
    long m_line = 1;
    bool m_isComplete = false;
};

} // namespace costmodel::data
