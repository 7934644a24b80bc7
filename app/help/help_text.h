#pragma once

#include <string>
#include <string_view>

#include <boost/program_options.hpp>

#include "model/text/message.h"

namespace costmodel::app
{

/// An argument that cannot be used, said in any language; what() is the English sentence.
class ArgumentError : public boost::program_options::error
{
public:
    explicit ArgumentError(Message message);

    const Message& message() const
    {
        return m_message;
    }

private:
    Message m_message;
};

/// What is wrong with a command line.
Message whatIsWrong(const boost::program_options::error& error);

/// The sentence with where to look: "..., see costmodel prices --help".
Message withHint(const Message& message, std::string_view command, const Language& language);

/// The options as lines, "  -o, --output PATH   what it does", with their texts (context "Option")
/// in that language; ends with a line end.
std::string optionsText(const boost::program_options::options_description& options,
                        const Language& language);

/// A text of help (context "Usage") in that language, its paragraphs (set apart by line ends)
/// broken into lines; ends with a line end.
std::string usageText(const char* text, const Language& language);

/// "Usage: LINE" in that language, with a line end; the line itself is not translated.
std::string usageLine(std::string_view line, const Language& language);

/// Names with what they mean, in two columns.
class HelpTable
{
public:
    void add(std::string name, std::string meaning);
    /// Ends with a line end.
    std::string text() const;

private:
    struct Row
    {
        std::string name;
        std::string meaning;
    };
    std::vector<Row> m_rows;
};

} // namespace costmodel::app
