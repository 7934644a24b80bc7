#include "app/command_line.h"

#include <boost/program_options.hpp>

#include "app/help/help_text.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;
using Texts = std::vector<std::string>;

constexpr int maxThreads = 1024;

po::options_description options()
{
    po::options_description list("Options");
    list.add_options()(
        "scenario", po::value<Texts>()->composing()->value_name("PATH"),
        COSTMODEL_TEXT("Option",
                       "evaluate this file, or all *.toml files of this folder; may be repeated"))(
        "format", po::value<std::string>()->value_name("NAME"),
        COSTMODEL_TEXT("Option", "text (the default), csv, json, pdf or xlsx, on standard output"))(
        "output,o", po::value<Texts>()->composing()->value_name("PATH"),
        COSTMODEL_TEXT(
            "Option",
            "write a file instead, in the format of its ending (.txt .csv .json .pdf .xlsx); "
            "may be repeated"))(
        "set", po::value<Texts>()->composing()->value_name("KEY=VALUE"),
        COSTMODEL_TEXT("Option", "override a value, as in --set \"rent[Cloud].price=12.5\"; may be "
                                 "repeated"))(
        "lang", po::value<std::string>()->value_name("CODE"),
        COSTMODEL_TEXT("Option", "en or zh_CN; that of the environment without it"))(
        "terms", po::value<std::string>()->value_name("FILE"),
        COSTMODEL_TEXT("Option", "Chinese terms of your finance department, as CSV"))(
        "compare",
        COSTMODEL_TEXT("Option", "write nothing but how the other scenarios differ from the first, "
                                 "as text or csv; two to four of them"))(
        "threads", po::value<int>()->value_name("N"),
        COSTMODEL_TEXT("Option", "use at most N processors"))(
        "explain", po::value<Texts>()->composing()->value_name("NUMBER"),
        COSTMODEL_TEXT("Option",
                       "tell how a number arose, as in --explain \"buy[Own].power@7\"; text only "
                       "has that then; \"list\" shows what can be asked; may be repeated"))(
        "price-book", po::value<std::string>()->value_name("FILE"),
        COSTMODEL_TEXT("Option", "take prices from this price book"))(
        "help,h", COSTMODEL_TEXT("Option", "show this help and exit"))(
        "version", COSTMODEL_TEXT("Option", "show the version and exit"));
    return list;
}

/// Empty if the option was not given.
template <class T>
std::optional<T> valueOf(const po::variables_map& values, const char* name)
{
    if (values.count(name) == 0)
        return {};
    return values[name].as<T>();
}

/// Where the equals sign behind KEY stands: the first one that is not in a name between brackets.
std::size_t endOfKey(std::string_view text)
{
    bool isInBrackets = false;
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        const char c = text[i];
        if (isQuoted && c == '\\')
            ++i;
        else if (isInBrackets && c == '"' && (isQuoted || text[i - 1] == '['))
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == '[' || c == ']'))
            isInBrackets = c == '[' || (isInBrackets && c != ']');
        else if (!isInBrackets && c == '=')
            return i;
    }
    return std::string_view::npos;
}

std::variant<Request, UsageError> requestFrom(const po::variables_map& values)
{
    Request request;
    request.wantsHelp = values.count("help") != 0;
    request.wantsComparison = values.count("compare") != 0;
    request.wantsVersion = values.count("version") != 0;
    request.scenarios = valueOf<Texts>(values, "scenario").value_or(Texts());
    request.outputs = valueOf<Texts>(values, "output").value_or(Texts());
    request.questions = valueOf<Texts>(values, "explain").value_or(Texts());
    request.format = valueOf<std::string>(values, "format");
    request.priceBook = valueOf<std::string>(values, "price-book");
    request.threads = valueOf<int>(values, "threads").value_or(0);
    if (values.count("threads") != 0 && (request.threads < 1 || request.threads > maxThreads))
        return UsageError{"--threads",
                          {COSTMODEL_TEXT("Message", "%1 is no number of processors, expected a "
                                                     "whole number from 1 to %2"),
                           {static_cast<long>(request.threads), static_cast<long>(maxThreads)}}};
    for (const std::string& text : valueOf<Texts>(values, "set").value_or(Texts()))
    {
        const std::size_t equals = endOfKey(text);
        if (equals == std::string::npos || equals == 0)
            return UsageError{"--set " + text,
                              {COSTMODEL_TEXT("Message", "has no value, expected KEY=VALUE"), {}}};
        request.settings.push_back({text.substr(0, equals), text.substr(equals + 1)});
    }
    const Texts words = valueOf<Texts>(values, "words").value_or(Texts());
    if (words.size() > 1 || (!words.empty() && !request.scenarios.empty()))
        return UsageError{
            words.back(),
            {COSTMODEL_TEXT("Message", "is one argument too many, expected options only"), {}}};
    if (!words.empty())
        request.window = words.front();
    return request;
}

} // namespace

std::variant<Request, UsageError> parseCommandLine(const std::vector<std::string>& arguments)
{
    po::options_description all = options();
    all.add_options()("words", po::value<Texts>());
    po::positional_options_description positional;
    positional.add("words", -1);
    constexpr int style =
        po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    try
    {
        po::variables_map values;
        po::store(po::command_line_parser(arguments)
                      .options(all)
                      .positional(positional)
                      .style(style)
                      .run(),
                  values);
        return requestFrom(values);
    }
    catch (const po::error& error)
    {
        return UsageError{"costmodel", whatIsWrong(error), true};
    }
}

namespace
{

std::string take(std::string_view option, std::vector<std::string>& arguments)
{
    const std::string start = std::string(option) + "=";
    std::string value;
    for (std::size_t i = 0; i < arguments.size();)
    {
        const std::string argument = arguments[i];
        const auto at = arguments.begin() + static_cast<std::ptrdiff_t>(i);
        if (argument == option && i + 1 < arguments.size())
        {
            value = arguments[i + 1];
            arguments.erase(at, at + 2);
        }
        else if (argument.starts_with(start))
        {
            value = argument.substr(start.size());
            arguments.erase(at);
        }
        else
            ++i;
    }
    return value;
}

} // namespace

std::string takeLanguage(std::vector<std::string>& arguments)
{
    return take("--lang", arguments);
}

std::string takeTerms(std::vector<std::string>& arguments)
{
    return take("--terms", arguments);
}

std::string optionsHelp(const Language& language)
{
    return optionsText(options(), language);
}

} // namespace costmodel::app
