#include "app/command_bench.h"

#include <array>
#include <ostream>

#include "app/bench/commands.h"
#include "app/help/help_text.h"

namespace costmodel::app
{

namespace
{

struct Command
{
    const char* name;
    const char* summary; ///< context "Usage"; empty: not for people
    int (*run)(const bench::Arguments&, Console&);
};

constexpr std::array commands{
    Command{"--list", COSTMODEL_TEXT("Usage", "show devices and libraries"), bench::list},
    Command{"run", COSTMODEL_TEXT("Usage", "measure the GPUs of this machine"), bench::run},
    Command{"observe",
            COSTMODEL_TEXT("Usage", "watch a job that is running, and say what it waits for"),
            bench::observe},
    Command{"io", COSTMODEL_TEXT("Usage", "how fast a folder is read"), bench::io},
    Command{"show", COSTMODEL_TEXT("Usage", "print results in words"), bench::show},
    Command{"compare", COSTMODEL_TEXT("Usage", "print two results side by side"), bench::compare},
    Command{"verify", COSTMODEL_TEXT("Usage", "check that results are whole"), bench::verify},
    Command{"estimate",
            COSTMODEL_TEXT("Usage", "tokens per second and GPU-hours for a model, as a band"),
            bench::estimate},
    Command{"merge", COSTMODEL_TEXT("Usage", "make one result of those of several machines"),
            bench::merge},
    Command{"import", COSTMODEL_TEXT("Usage", "read the output of mamf-finder, nccl-tests or fio"),
            bench::importResult},
    Command{"child", "", bench::child},
};

void printHelp(std::ostream& out, const Language& language)
{
    HelpTable table;
    for (const Command& command : commands)
        if (*command.summary != '\0')
            table.add(command.name, language.translate("Usage", command.summary));
    out << usageLine("bench COMMAND [OPTION]...", language) << "\n"
        << usageText(COSTMODEL_TEXT("Usage", "Measures what the GPUs of this machine do, and says "
                                             "what it means."),
                     language)
        << "\n"
        << table.text() << "\n"
        << usageText(COSTMODEL_TEXT("Usage",
                                    "Each has its own --help. Exit status: 0 done, 2 wrong usage, "
                                    "3 no usable GPU, 4 a part of the tests failed or a file "
                                    "cannot be read or written, 5 deadline passed, 6 invalid or "
                                    "damaged file."),
                     language);
}

} // namespace

int commandBench(const std::vector<std::string>& arguments, Console& console)
{
    if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h")
    {
        printHelp(arguments.empty() ? console.err : console.out, console.language);
        return arguments.empty() ? WrongUsage : Done;
    }
    for (const Command& command : commands)
        if (arguments[0] == command.name)
            return command.run({arguments.begin() + 1, arguments.end()}, console);
    console.err << "error: "
                << render({COSTMODEL_TEXT("Message", "\"%1\" is no command of bench, expected one "
                                                     "of those in --help"),
                           {arguments[0]}},
                          console.language)
                << '\n';
    return WrongUsage;
}

} // namespace costmodel::app
