#include "app/commands.h"

#include <array>

#include "app/command_diagnose.h"
#include "app/command_flatten.h"

namespace costmodel::app
{

std::span<const Command> commands()
{
    static constexpr std::array all{
        Command{"diagnose", "say from logs whether the GPUs work or wait, and how fast they are",
                commandDiagnose},
        Command{"flatten", "print a scenario with everything it is based on as one file",
                commandFlatten},
    };
    return all;
}

} // namespace costmodel::app
