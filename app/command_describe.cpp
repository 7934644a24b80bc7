#include "app/command_describe.h"

#include <ostream>

#include <boost/program_options.hpp>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/help/help_pages.h"
#include "app/help/help_text.h"
#include "app/help/manual_page.h"
#include "app/help/shell_completion.h"

namespace costmodel::app
{

namespace
{

boost::program_options::options_description optionsOfDescribe()
{
    boost::program_options::options_description options;
    options.add_options()("help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
    return options;
}

} // namespace

int commandDescribe(const std::vector<std::string>& arguments, Console& console)
{
    const std::string what = arguments.size() == 1 ? arguments.front() : std::string();
    if (what == "--help" || what == "-h")
    {
        console.out << usageLine("costmodel describe man|bash|zsh", console.language) << "\n"
                    << usageText(COSTMODEL_TEXT("Usage",
                                                "Prints the manual page, or a script with which "
                                                "bash or zsh complete the arguments of costmodel."),
                                 console.language)
                    << "\n"
                    << optionsText(optionsOfDescribe(), console.language);
        return Done;
    }
    if (what != "man" && what != "bash" && what != "zsh")
    {
        console.err << errorLine(
            "costmodel describe",
            withHint({COSTMODEL_TEXT("Message", "expected man, bash or zsh"), {}},
                     "costmodel describe", console.language),
            console.language);
        return WrongUsage;
    }
    const std::vector<HelpPage> pages = helpPages(console.language);
    console.out << (what == "man" ? manualPage(pages, console.language)
                                  : completionScript(pages, what == "zsh"));
    return Done;
}

} // namespace costmodel::app
