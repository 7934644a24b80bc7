#include "app/bench/options.h"

#include <ostream>

#include "app/help/help_text.h"

namespace costmodel::app::bench
{

namespace po = boost::program_options;

Parsed parse(Syntax& syntax, const Arguments& arguments, Console& console)
{
    syntax.options.add_options()("help,h", COSTMODEL_TEXT("Option", "Print this help."));
    Parsed parsed;
    try
    {
        po::store(
            po::command_line_parser(arguments)
                .options(syntax.options)
                .positional(syntax.positional)
                .style(po::command_line_style::unix_style & ~po::command_line_style::allow_guessing)
                .run(),
            parsed.values);
        if (parsed.values.count("help") == 0)
            po::notify(parsed.values);
    }
    catch (const po::error& error)
    {
        parsed.exit = wrongUsage(console, whatIsWrong(error));
        return parsed;
    }
    if (parsed.values.count("help") > 0)
    {
        console.out << usageLine(syntax.usage, console.language) << "\n"
                    << usageText(syntax.summary, console.language) << "\n"
                    << optionsText(syntax.options, console.language);
        parsed.exit = Done;
    }
    return parsed;
}

int wrongUsage(Console& console, const Message& message)
{
    console.err << "error: "
                << render({COSTMODEL_TEXT("Message", "%1; see --help"),
                           {render(message, console.language)}},
                          console.language)
                << '\n';
    return WrongUsage;
}

} // namespace costmodel::app::bench
