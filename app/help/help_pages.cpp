#include "app/help/help_pages.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

#include "app/commands.h"
#include "app/help/program_help.h"

namespace costmodel::app
{

namespace
{

/// Commands whose help lists commands of their own, with a --help each.
constexpr std::array<std::string_view, 2> commandsWithMore{"bench", "prices"};

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

/// First words of rows such as "  search WORD...  offers with ...".
std::vector<std::string> listedNames(const std::string& text)
{
    std::vector<std::string> names;
    for (const std::string& line : linesOf(text))
        if (line.size() > 2 && line.starts_with("  ") && isLower(line[2]))
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
    return names;
}

std::string helpOf(const Command& command, const std::vector<std::string>& arguments,
                   const Language& language)
{
    std::ostringstream out;
    std::ostringstream err;
    Console console{out, err, false, language};
    command.run(arguments, console);
    return out.str();
}

} // namespace

std::vector<HelpPage> helpPages(const Language& language)
{
    std::ostringstream out;
    std::ostringstream err;
    Console console{out, err, false, language};
    printProgramHelp(console);
    std::vector<HelpPage> pages{{{}, out.str()}};
    for (const Command& command : commands())
    {
        const std::string name(command.name);
        pages.push_back({{name}, helpOf(command, {"--help"}, language)});
        if (std::ranges::find(commandsWithMore, command.name) == commandsWithMore.end())
            continue;
        for (const std::string& below : listedNames(pages.back().text))
            pages.push_back({{name, below}, helpOf(command, {below, "--help"}, language)});
    }
    return pages;
}

std::vector<std::string> optionsOn(const HelpPage& page)
{
    std::vector<std::string> options;
    for (std::string line : linesOf(page.text))
    {
        if (!line.starts_with("  -"))
            continue;
        line.erase(0, 2);
        if (line.size() > 4 && line[1] != '-' && line.substr(2, 2) == ", ")
        {
            options.push_back(line.substr(0, 2));
            line.erase(0, 4);
        }
        options.push_back(line.substr(0, line.find(' ')));
    }
    return options;
}

std::vector<std::string> wordsBelow(const std::vector<HelpPage>& pages, const HelpPage& page)
{
    std::vector<std::string> words;
    for (const HelpPage& other : pages)
        if (other.words.size() == page.words.size() + 1 &&
            std::equal(page.words.begin(), page.words.end(), other.words.begin()))
            words.push_back(other.words.back());
    return words;
}

} // namespace costmodel::app
