#include "app/command_manual.h"

#include <ostream>

#include <boost/program_options.hpp>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/help/help_text.h"
#include "data/manual/manual.h"

namespace costmodel::app
{

int commandManual(const std::vector<std::string>& arguments, Console& console)
{
    const bool wantsHelp =
        arguments.size() == 1 && (arguments.front() == "--help" || arguments.front() == "-h");
    if (wantsHelp)
    {
        boost::program_options::options_description options;
        options.add_options()("help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
        console.out << usageLine("costmodel manual", console.language) << "\n"
                    << usageText(COSTMODEL_TEXT("Usage", "Prints the manual, which F1 opens in the "
                                                         "window, as Markdown."),
                                 console.language)
                    << "\n"
                    << optionsText(options, console.language);
        return Done;
    }
    if (!arguments.empty())
    {
        console.err << errorLine("costmodel manual",
                                 withHint({COSTMODEL_TEXT("Message", "expected no arguments"), {}},
                                          "costmodel manual", console.language),
                                 console.language);
        return WrongUsage;
    }
    console.out << data::manual(console.language);
    return Done;
}

} // namespace costmodel::app
