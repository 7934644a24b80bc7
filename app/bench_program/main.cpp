#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include "app/command_bench.h"
#include "app/exit_code.h"

namespace
{

bool isErrTerminal()
{
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return ::isatty(STDERR_FILENO) == 1;
#endif
}

} // namespace

/// The small program for GPU servers: all of `costmodel bench` without Qt, in English.
int main(int argc, char** argv)
{
    const costmodel::English english;
    costmodel::app::Console console{std::cout, std::cerr, isErrTerminal(), english};
    try
    {
        std::vector<std::string> arguments(argv + 1, argv + argc);
        // "costmodel-bench bench run" is the same as "costmodel-bench run".
        if (!arguments.empty() && arguments.front() == "bench")
            arguments.erase(arguments.begin());
        const int exit = costmodel::app::commandBench(arguments, console);
        std::cout.flush();
        return std::cout ? exit : int{costmodel::app::FileFailed};
    }
    catch (const std::exception& error)
    {
        std::cerr << "error: " << error.what() << '\n';
        return costmodel::app::ProgramFailed;
    }
}
