#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/result.h"
#include "model/text/wording.h"

namespace costmodel::app
{

/// `--set PATH=VALUE`.
struct Setting
{
    std::string path;
    std::string value;
};

/// `--explain list` shows what can be asked.
inline constexpr std::string_view everyQuestion = "list";

/// What the headless program is asked to do.
struct Request
{
    std::vector<std::string> scenarios; ///< files or folders, as given
    std::optional<std::string> format;
    std::vector<std::string> outputs;
    std::vector<Setting> settings;
    std::vector<std::string> questions; ///< targets of --explain, as given
    int threads = 0;                    ///< 0: as many as there are processors
    std::optional<std::string> priceBook;
    std::string language;              ///< as given with --lang; empty: that of the system
    Wording terms;                     ///< those of --terms, or the user's own
    std::optional<std::string> window; ///< a scenario to open in the window
    bool wantsComparison = false;
    bool wantsHelp = false;
    bool wantsVersion = false;
};

/// Something wrong with an argument, named as it was given: "--format".
struct UsageError
{
    std::string place;
    Message what;
    bool hasHint = false; ///< "see costmodel --help" helps
};

/// Reads the arguments behind the program's name.
std::variant<Request, UsageError> parseCommandLine(const std::vector<std::string>& arguments);

/// Takes `--lang CODE` (or `--lang=CODE`) out of the arguments: it stands for every command. The
/// last one counts; empty if there is none. An option at the end without a value is left standing.
std::string takeLanguage(std::vector<std::string>& arguments);

/// The same for `--terms FILE`.
std::string takeTerms(std::vector<std::string>& arguments);

/// The options of the headless program with what they mean, as lines.
std::string optionsHelp(const Language& language);

} // namespace costmodel::app
