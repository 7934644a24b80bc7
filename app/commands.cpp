#include "app/commands.h"

#include <array>

#include "app/command_bench.h"
#include "app/command_flatten.h"

namespace costmodel::app
{

std::span<const Command> commands()
{
    static constexpr std::array all{
        Command{"bench", "measure the GPUs of this machine and what it means", commandBench},
        Command{"flatten", "print a scenario with everything it is based on as one file",
                commandFlatten},
    };
    return all;
}

} // namespace costmodel::app
