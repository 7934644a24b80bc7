#include "app/hand_over.h"

#include <filesystem>
#include <ostream>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

#include <QCoreApplication>

#include "app/error_text.h"
#include "app/exit_code.h"

namespace costmodel::app
{

namespace
{

#ifdef _WIN32
constexpr const char* programName = "costmodel-window.exe";
#else
constexpr const char* programName = "costmodel-window";
#endif

/// Empty if it is not there.
std::filesystem::path findProgram(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const std::filesystem::path here(QCoreApplication::applicationDirPath().toStdU16String());
    for (const std::filesystem::path& folder : {here, here.parent_path() / "lib" / "costmodel"})
        if (std::filesystem::exists(folder / programName))
            return folder / programName;
    return {};
}

} // namespace

int handOver(int argc, char* argv[], Console& console)
{
    const std::filesystem::path program = findProgram(argc, argv);
    if (!program.empty())
    {
#ifdef _WIN32
        const intptr_t status = _spawnv(_P_WAIT, program.string().c_str(), argv);
        if (status >= 0)
            return static_cast<int>(status);
#else
        ::execv(program.c_str(), argv);
#endif
    }
    console.err << errorLine("costmodel",
                             {COSTMODEL_TEXT("Message", "the program %1 cannot be started, which "
                                                        "draws windows and PDF; install it beside "
                                                        "costmodel"),
                              {std::string(programName)}},
                             console.language);
    return ProgramFailed;
}

} // namespace costmodel::app
