#include "app/command_bench.h"

#include <array>
#include <ostream>

#include "app/bench/commands.h"

namespace costmodel::app
{

namespace
{

struct Command
{
    const char* name;
    const char* summary; ///< empty: not for people
    int (*run)(const bench::Arguments&, Console&);
};

constexpr std::array commands{
    Command{"--list", "show devices and libraries", bench::list},
    Command{"run", "measure the GPUs of this machine", bench::run},
    Command{"observe", "watch a job that is running, and say what it waits for", bench::observe},
    Command{"io", "how fast a folder is read", bench::io},
    Command{"show", "print results in words", bench::show},
    Command{"compare", "print two results side by side", bench::compare},
    Command{"verify", "check that results are whole", bench::verify},
    Command{"estimate", "tokens per second and GPU-hours for a model, as a band", bench::estimate},
    Command{"merge", "make one result of those of several machines", bench::merge},
    Command{"import", "read the output of mamf-finder, nccl-tests or fio", bench::importResult},
    Command{"child", "", bench::child},
};

void printHelp(std::ostream& out)
{
    out << "Usage: bench COMMAND [OPTION]...\n\n"
           "Measures what the GPUs of this machine do, and says what it means.\n\n";
    for (const Command& command : commands)
    {
        const std::string name = command.name;
        if (*command.summary != '\0')
            out << "  " << name << std::string(12 - name.size(), ' ') << command.summary << '\n';
    }
    out << "\nEach has its own --help. Exit status: 0 done, 2 wrong usage, 3 no usable GPU, 4 a "
           "part\n"
           "of the tests failed or a file cannot be read or written, 5 deadline passed, 6 invalid "
           "or\n"
           "damaged file.\n";
}

} // namespace

int commandBench(const std::vector<std::string>& arguments, Console& console)
{
    if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h")
    {
        printHelp(arguments.empty() ? console.err : console.out);
        return arguments.empty() ? WrongUsage : Done;
    }
    for (const Command& command : commands)
        if (arguments[0] == command.name)
            return command.run({arguments.begin() + 1, arguments.end()}, console);
    console.err << "error: \"" << arguments[0]
                << "\" is no command of bench, expected one of those in --help\n";
    return WrongUsage;
}

} // namespace costmodel::app
