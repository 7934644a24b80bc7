#include "app/help/help_text.h"

#include <algorithm>

#include "data/export/text/terminal_text.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;

constexpr std::size_t lineWidth = 96;
constexpr std::size_t widestName = 26;

std::string withDashes(const po::error_with_option_name& error)
{
    return "--" + error.get_option_name().substr(error.get_option_name().find_first_not_of('-'));
}

/// "-o, --output PATH".
std::string nameOf(const po::option_description& option)
{
    const std::string shown = option.format_name(); // "-o [ --output ]" or "--output"
    const bool hasLetter = shown.size() > 2 && shown[1] != '-' && shown[2] == ' ';
    std::string text = (hasLetter ? shown.substr(0, 2) + ", --" : "--") + option.long_name();
    if (option.semantic()->max_tokens() == 0)
        return text;
    constexpr std::string_view unnamed = "arg";
    const std::string parameter = option.format_parameter();
    return text + " " +
           (parameter.starts_with(unnamed) ? "VALUE" + parameter.substr(unnamed.size())
                                           : parameter);
}

} // namespace

ArgumentError::ArgumentError(Message message)
    : po::error(render(message, English()))
    , m_message(std::move(message))
{
}

Message whatIsWrong(const po::error& error)
{
    if (const auto* argument = dynamic_cast<const ArgumentError*>(&error))
        return argument->message();
    if (const auto* unknown = dynamic_cast<const po::unknown_option*>(&error))
        return {COSTMODEL_TEXT("Message", "unrecognised option '%1'"), {withDashes(*unknown)}};
    if (const auto* twice = dynamic_cast<const po::multiple_occurrences*>(&error))
        return {COSTMODEL_TEXT("Message", "option '%1' cannot be given more than once"),
                {withDashes(*twice)}};
    if (const auto* required = dynamic_cast<const po::required_option*>(&error))
        return {COSTMODEL_TEXT("Message", "the option '%1' is required but missing"),
                {withDashes(*required)}};
    if (const auto* value = dynamic_cast<const po::validation_error*>(&error))
        return {COSTMODEL_TEXT("Message", "the argument of option '%1' is not valid"),
                {withDashes(*value)}};
    if (const auto* syntax = dynamic_cast<const po::invalid_command_line_syntax*>(&error))
        return {syntax->kind() == po::invalid_syntax::missing_parameter
                    ? COSTMODEL_TEXT("Message", "the required argument for option '%1' is missing")
                    : COSTMODEL_TEXT("Message", "option '%1' does not take any arguments"),
                {withDashes(*syntax)}};
    return {COSTMODEL_TEXT("Message", "%1"), {std::string(error.what())}};
}

Message withHint(const Message& message, std::string_view command, const Language& language)
{
    return {COSTMODEL_TEXT("Message", "%1, see %2 --help"),
            {render(message, language), std::string(command)}};
}

void HelpTable::add(std::string name, std::string meaning)
{
    m_rows.push_back({std::move(name), std::move(meaning)});
}

std::string HelpTable::text() const
{
    std::size_t width = 0;
    for (const Row& row : m_rows)
        if (data::displayWidth(row.name) <= widestName)
            width = std::max(width, data::displayWidth(row.name));
    std::string text;
    for (const Row& row : m_rows)
    {
        std::string name = "  " + data::padded(row.name, width, false) + "  ";
        if (data::displayWidth(row.name) > width)
        {
            text += "  " + row.name + "\n";
            name = std::string(width + 4, ' ');
        }
        for (const std::string& line : data::wrapped(row.meaning, lineWidth - width - 4))
        {
            text += name + line + "\n";
            name = std::string(width + 4, ' ');
        }
    }
    return text;
}

std::string optionsText(const po::options_description& options, const Language& language)
{
    HelpTable table;
    for (const auto& option : options.options())
        table.add(nameOf(*option), language.translate("Option", option->description().c_str()));
    return language.translate("Usage", COSTMODEL_TEXT("Usage", "Options:")) + "\n" + table.text();
}

std::string usageText(const char* text, const Language& language)
{
    const std::string all = language.translate("Usage", text);
    std::string lines;
    for (std::size_t at = 0; at <= all.size();)
    {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        for (const std::string& line :
             data::wrapped(std::string_view(all).substr(at, end - at), lineWidth))
            lines += line + "\n";
        if (end == at)
            lines += "\n";
        at = end + 1;
    }
    return lines;
}

std::string usageLine(std::string_view line, const Language& language)
{
    return render({COSTMODEL_TEXT("Message", "Usage: %1"), {std::string(line)}}, language) + "\n";
}

} // namespace costmodel::app
