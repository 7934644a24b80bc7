#include "app/bench/options.h"

#include <ostream>

namespace costmodel::app::bench
{

namespace po = boost::program_options;

Parsed parse(Syntax& syntax, const Arguments& arguments, Console& console)
{
    syntax.options.add_options()("help,h", "Print this help.");
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
        console.err << "error: " << error.what() << "; see --help\n";
        parsed.exit = WrongUsage;
        return parsed;
    }
    if (parsed.values.count("help") > 0)
    {
        console.out << "Usage: " << syntax.usage << "\n\n"
                    << syntax.summary << "\n\n"
                    << syntax.options;
        parsed.exit = Done;
    }
    return parsed;
}

int wrongUsage(Console& console, const Message& message)
{
    console.err << "error: " << render(message, console.language) << "; see --help\n";
    return WrongUsage;
}

} // namespace costmodel::app::bench
