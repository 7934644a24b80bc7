#include "app/commands.h"

#include <array>

#include "app/command_bench.h"
#include "app/command_describe.h"
#include "app/command_diagnose.h"
#include "app/command_flatten.h"
#include "app/command_import.h"
#include "app/command_manual.h"
#include "app/command_prices.h"

namespace costmodel::app
{

std::span<const Command> commands()
{
    static constexpr std::array all{
        Command{"bench",
                COSTMODEL_TEXT("Usage", "measure the GPUs of this machine and what it means"),
                commandBench},
        Command{"diagnose",
                COSTMODEL_TEXT(
                    "Usage", "say from logs whether the GPUs work or wait, and how fast they are"),
                commandDiagnose},
        Command{
            "flatten",
            COSTMODEL_TEXT("Usage", "print a scenario with everything it is based on as one file"),
            commandFlatten},
        Command{
            "import",
            COSTMODEL_TEXT("Usage",
                           "read job accounting, traces, bills, price catalogues, spot histories"),
            commandImport},
        Command{"describe",
                COSTMODEL_TEXT("Usage", "print the manual page or the completion of a shell"),
                commandDescribe},
        Command{"manual", COSTMODEL_TEXT("Usage", "print the manual"), commandManual},
        Command{"prices",
                COSTMODEL_TEXT("Usage",
                               "the price book: list, search, show, history, add, import, export"),
                commandPrices},
    };
    return all;
}

} // namespace costmodel::app
