#include "app/program.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include "app/command_line.h"
#include "app/commands.h"
#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/headless.h"
#include "app/help/help_text.h"
#include "app/help/program_help.h"
#include "app/language.h"
#include "app/terms.h"
#include "data/file/files.h"

namespace costmodel::app
{

namespace
{

bool isErrTerminal()
{
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return ::isatty(2) != 0;
#endif
}

/// Whether anything is to be drawn: only the program with the window can.
bool wantsPdf(const Request& request)
{
    const auto isPdf = [](const std::string& path)
    {
        std::string ending = std::filesystem::path(path).extension().string();
        std::transform(ending.begin(), ending.end(), ending.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return ending == ".pdf";
    };
    return request.format == "pdf" ||
           std::any_of(request.outputs.begin(), request.outputs.end(), isPdf);
}

/// Whether the arguments ask for results without a window.
bool wantsResults(const Request& request)
{
    return !request.scenarios.empty() || request.format || !request.outputs.empty() ||
           !request.settings.empty() || !request.questions.empty();
}

int runRequest(const Request& request, const Abilities& abilities, Console& console)
{
    if (request.wantsHelp)
    {
        printProgramHelp(console);
        return Done;
    }
    if (request.wantsVersion)
    {
        console.out << "costmodel " COSTMODEL_VERSION "\n";
        return Done;
    }
    const bool isHeadless = !request.scenarios.empty();
    if (!isHeadless && wantsResults(request))
    {
        console.err << errorLine(
            "costmodel",
            {COSTMODEL_TEXT("Message",
                            "there is nothing to evaluate, expected --scenario FILE.toml"),
             {}},
            console.language);
        return WrongUsage;
    }
    if (isHeadless && !(wantsPdf(request) && abilities.handOver))
        return runHeadless(request, console, abilities.writePdf);
    if (abilities.handOver)
        return abilities.handOver(console);
    return abilities.openWindow(request, console);
}

/// What stands for every command.
struct Common
{
    std::string language; ///< as given
    Wording terms;
};

int dispatch(const std::vector<std::string>& arguments, const Common& common,
             const Abilities& abilities, Console& console)
{
    if (!arguments.empty())
        for (const Command& command : commands())
            if (arguments.front() == command.name)
                return command.run({arguments.begin() + 1, arguments.end()}, console);
    const auto parsed = parseCommandLine(arguments);
    if (const auto* error = std::get_if<UsageError>(&parsed))
    {
        console.err << errorLine(
            error->place,
            error->hasHint ? withHint(error->what, "costmodel", console.language) : error->what,
            console.language);
        return WrongUsage;
    }
    Request request = std::get<Request>(parsed);
    request.language = common.language;
    request.terms = common.terms;
    return runRequest(request, abilities, console);
}

int guarded(const std::vector<std::string>& arguments, const Common& common,
            const Abilities& abilities, Console& console)
{
    try
    {
        const int status = dispatch(arguments, common, abilities, console);
        errno = 0;
        if (console.out.flush())
            return status;
        const int reason = errno == 0 ? EIO : errno;
        console.err << fileErrorLine("standard output", std::generic_category().message(reason),
                                     console.language);
        return FileFailed;
    }
    catch (const data::FileError& error)
    {
        console.err << fileErrorLine(error.path().string(), error.reason(), console.language);
        return FileFailed;
    }
    catch (const std::exception& error)
    {
        console.err << "costmodel: error: " << error.what() << "\n";
        return ProgramFailed;
    }
}

/// A file of terms that cannot be used stops the program: another word than the one that was agreed
/// on would go unnoticed.
Result<Wording> termsOrReason(const std::string& file)
{
    try
    {
        return termsFrom(file);
    }
    catch (const data::FileError& error)
    {
        return Message{COSTMODEL_TEXT("Message", "cannot be read: %1"), {error.reason()}};
    }
}

} // namespace

int runProgram(int argc, char* argv[], const Abilities& abilities)
{
#ifndef _WIN32
    // A reader that went away is reported as any other output that cannot be written.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    std::ios::sync_with_stdio(false);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const std::string wanted = takeLanguage(arguments);
    const std::string termsFile = takeTerms(arguments);
    const English english;
    const Result<Wording> terms = termsOrReason(termsFile);
    const std::unique_ptr<Language> language =
        makeLanguage(wanted.empty() ? languageOfEnvironment() : wanted, terms ? *terms : Wording());
    Console console{std::cout, std::cerr, isErrTerminal(),
                    language ? *language : static_cast<const Language&>(english)};
    if (!language && !wanted.empty())
    {
        console.err << errorLine("--lang " + wanted,
                                 {COSTMODEL_TEXT("Message", "is no language of this program, "
                                                            "expected en or zh_CN"),
                                  {}},
                                 english);
        return WrongUsage;
    }
    if (!terms)
    {
        const std::string file = termsFile.empty() ? userTermsFile().string() : termsFile;
        console.err << errorLine(file, terms.error(), console.language);
        return WrongInput;
    }
    return guarded(arguments, {wanted, *terms}, abilities, console);
}

} // namespace costmodel::app
