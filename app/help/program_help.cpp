#include "app/help/program_help.h"

#include <ostream>

#include "app/command_line.h"
#include "app/commands.h"
#include "app/help/help_text.h"

namespace costmodel::app
{

namespace
{

constexpr const char* details = COSTMODEL_TEXT(
    "Usage",
    "Several scenarios (--scenario repeated, or a folder): they are evaluated in parallel and "
    "their results written in order, text one after the other, JSON as an array, CSV as one table "
    "with the name and the file of the scenario in front. A scenario that is wrong is reported "
    "and left out; the exit status is then 3. {name} in the PATH of --output stands for the name "
    "of the scenario's file and gives every scenario a file of its own; PDF and XLSX need it. "
    "--output x.csv writes the ledger, and beside it x-summary.csv with one row an option.\n"
    "\n"
    "Two to four scenarios are compared with the first: in text the comparison follows their "
    "reports, --output x.csv writes it as x-comparison.csv; with --compare there is nothing but "
    "the comparison.\n"
    "\n"
    "Exit status: 0 done, 1 a failure of the program, 2 wrong usage, 3 a scenario or an input file "
    "is wrong, 4 a file cannot be read or written.");

} // namespace

void printProgramHelp(Console& console)
{
    const Language& language = console.language;
    HelpTable usage;
    usage.add("costmodel [FILE.toml]",
              language.translate("Usage", COSTMODEL_TEXT("Usage", "open the window")));
    usage.add("costmodel --scenario PATH [OPTION]...",
              language.translate("Usage", COSTMODEL_TEXT("Usage", "evaluate without a window")));
    usage.add("costmodel COMMAND [ARGUMENT]...",
              language.translate("Usage", COSTMODEL_TEXT("Usage", "see costmodel COMMAND --help")));
    HelpTable names;
    for (const Command& command : commands())
        names.add(std::string(command.name), language.translate("Usage", command.summary));
    console.out << usageText(COSTMODEL_TEXT("Usage", "Rent GPUs or buy them, and in what mix? "
                                                     "Compares what every way costs."),
                             language)
                << "\n"
                << language.translate("Usage", COSTMODEL_TEXT("Usage", "Usage:")) << "\n"
                << usage.text() << "\n"
                << optionsHelp(language) << "\n"
                << language.translate("Usage", COSTMODEL_TEXT("Usage", "Commands:")) << "\n"
                << names.text() << "\n"
                << usageText(details, language);
}

} // namespace costmodel::app
