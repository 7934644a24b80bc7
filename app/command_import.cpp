#include "app/command_import.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>

#include <boost/program_options.hpp>

#include <fmt/format.h>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/help/help_text.h"
#include "app/progress_line.h"
#include "app/scenario_services.h"
#include "data/file/files.h"
#include "data/import/base/report_json.h"
#include "data/import/base/report_text.h"
#include "data/import/billing/bill_comparison.h"
#include "data/import/registry.h"
#include "data/import/spot/policy_options.h"
#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;

struct Request
{
    std::vector<data::ImportKind> kinds;
    std::vector<std::filesystem::path> files;
    std::optional<std::string> output;
    std::optional<std::string> report;
    std::optional<std::filesystem::path> scenario;
    data::ImportOptions options;
};

po::options_description optionsOfImport()
{
    po::options_description options("Options");
    options.add_options()("help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
    options.add_options()("output,o", po::value<std::string>()->value_name("PATH"),
                          COSTMODEL_TEXT("Option", "write what was imported to this file"));
    options.add_options()("report", po::value<std::string>()->value_name("PATH"),
                          COSTMODEL_TEXT("Option", "write the report to this file, as JSON"));
    options.add_options()(
        "scenario", po::value<std::string>()->value_name("FILE.toml"),
        COSTMODEL_TEXT("Option",
                       "compare a bill with this scenario, or replay a spot history with the "
                       "checkpoints of its spot plan"));
    options.add_options()(
        "option", po::value<std::vector<std::string>>()->composing()->value_name("KEY=VALUE"),
        COSTMODEL_TEXT("Option", "decide what the files leave open; may be repeated"));
    return options;
}

template <typename Visit>
void visitOptions(const std::vector<data::ImportKind>& kinds, const Visit& visit)
{
    for (const data::ImportOption& option : data::commonImportOptions())
        visit(option);
    for (const data::ImportKind kind : kinds)
        for (const data::ImportFormat& format : data::importFormats(kind))
            for (const data::ImportOption& option : format.options)
                visit(option);
}

void printHelp(Console& console)
{
    const auto kinds = data::importableKinds();
    std::string names;
    for (const data::ImportKind kind : kinds)
        names += (names.empty() ? "" : ", ") + std::string(kindName(kind));
    const Language& language = console.language;
    console.out << usageLine("costmodel import [KIND] FILE... [OPTION]...", language) << "\n"
                << usageText(COSTMODEL_TEXT("Usage", "Reads files of other programs."), language)
                << render({COSTMODEL_TEXT("Message", "KIND is one of %1; without it the content of "
                                                     "the files decides."),
                           {names}},
                          language)
                << "\n\n"
                << optionsText(optionsOfImport(), language) << "\n"
                << language.translate("Usage", COSTMODEL_TEXT("Usage", "Keys of --option:"))
                << "\n";
    HelpTable keys;
    std::vector<std::string> shown;
    visitOptions({kinds.begin(), kinds.end()},
                 [&language, &keys, &shown](const data::ImportOption& option)
                 {
                     const std::string key(option.key);
                     if (std::find(shown.begin(), shown.end(), key) != shown.end())
                         return;
                     shown.push_back(key);
                     keys.add(key.ends_with('.') ? key + "NAME" : key,
                              language.translate("Label", option.help));
                 });
    console.out << keys.text();
    console.out << "\n" << language.translate("Usage", COSTMODEL_TEXT("Usage", "Formats:")) << "\n";
    for (const data::ImportKind kind : kinds)
        for (const data::ImportFormat& format : data::importFormats(kind))
            console.out << fmt::format("  {:<9} {}\n", kindName(kind), format.name);
}

bool isKnownOption(const Request& request, std::string_view key)
{
    bool isKnown = false;
    visitOptions(request.kinds,
                 [&isKnown, key](const data::ImportOption& option)
                 {
                     const bool isPrefix =
                         option.key.ends_with('.') && key.size() > option.key.size();
                     isKnown |= isPrefix ? key.starts_with(option.key) : key == option.key;
                 });
    return isKnown;
}

/// Throws po::error for what cannot be understood.
Request requestFrom(const po::variables_map& values)
{
    Request request;
    const std::vector<std::string> words = values.count("words") != 0
                                               ? values["words"].as<std::vector<std::string>>()
                                               : std::vector<std::string>();
    const std::optional<data::ImportKind> kind =
        words.empty() ? std::nullopt : data::importKindFromName(words.front());
    if (kind)
        request.kinds = {*kind};
    else
        request.kinds.assign(data::importableKinds().begin(), data::importableKinds().end());
    request.files.assign(words.begin() + (kind ? 1 : 0), words.end());
    if (request.files.empty())
        throw ArgumentError({COSTMODEL_TEXT("Message", "no file, expected [KIND] FILE..."), {}});
    if (values.count("output") != 0)
        request.output = values["output"].as<std::string>();
    if (values.count("report") != 0)
        request.report = values["report"].as<std::string>();
    if (values.count("scenario") != 0)
        request.scenario = values["scenario"].as<std::string>();
    if (values.count("option") == 0)
        return request;
    for (const std::string& text : values["option"].as<std::vector<std::string>>())
    {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--option %1, expected KEY=VALUE"), {text}});
        const std::string key = text.substr(0, equals);
        if (!isKnownOption(request, key))
            throw ArgumentError({COSTMODEL_TEXT("Message", "--option %1 is not known"), {key}});
        request.options.values[key] = text.substr(equals + 1);
    }
    return request;
}

/// The scenario that the request names; prints what is wrong with it.
std::optional<Scenario> scenarioOf(const std::filesystem::path& file, Console& console)
{
    data::ReadResult read = data::readScenario(file, scenarioServices({}));
    for (const data::FileIssue& issue : read.issues)
        console.err << describe(issue, console.language) << "\n";
    return std::move(read.scenario);
}

int run(Request request, Console& console)
{
    std::optional<Scenario> scenario;
    if (request.scenario)
    {
        scenario = scenarioOf(*request.scenario, console);
        if (!scenario)
            return WrongInput;
        // Without a spot plan there is nothing to replay, which matters for spot histories alone.
        const std::optional<Message> wrong = data::takePolicy(*scenario, request.options);
        if (wrong && request.kinds == std::vector{data::ImportKind::Spot})
        {
            console.err << errorLine(request.scenario->string() + ":1:1", *wrong, console.language);
            return WrongInput;
        }
    }
    data::ImportResult result;
    {
        ProgressLine progress(console);
        result = data::importFiles(request.files, request.kinds, request.options,
                                   {progress.callback(), {}});
    }
    if (!isUsable(result.report))
    {
        console.err << importErrorText(result.report, console.language);
        return WrongInput;
    }
    if (request.output && result.output.empty())
    {
        const Message reason = result.whyNoOutput.value_or(Message{
            COSTMODEL_TEXT("Message", "there is nothing to write by --output, expected only "
                                      "--report"),
            {}});
        console.err << errorLine(result.report.files.front() + ":1:1", reason, console.language);
        return result.whyNoOutput ? WrongInput : WrongUsage;
    }
    if (scenario && result.report.kind == data::ImportKind::Billing)
    {
        EvaluationOptions quick;
        quick.breakEven = quick.hybrid = quick.sensitivity = quick.monteCarlo = false;
        result.report.reasons =
            data::compareBill(result.report, *scenario, evaluate(*scenario, quick));
    }
    const std::string json = importReportJson(result.report, console.language);
    if (request.output)
        data::writeFileAtomically(*request.output, result.output);
    if (request.report)
        data::writeFileAtomically(*request.report, json);
    console.out << importReportText(result.report, console.language);
    return Done;
}

} // namespace

int commandImport(const std::vector<std::string>& arguments, Console& console)
{
    po::options_description all = optionsOfImport();
    all.add_options()("words", po::value<std::vector<std::string>>());
    po::positional_options_description positional;
    positional.add("words", -1);
    try
    {
        po::variables_map values;
        const int style =
            po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
        po::store(po::command_line_parser(arguments)
                      .options(all)
                      .positional(positional)
                      .style(style)
                      .run(),
                  values);
        po::notify(values);
        if (values.count("help") != 0)
        {
            printHelp(console);
            return Done;
        }
        return run(requestFrom(values), console);
    }
    catch (const po::error& error)
    {
        console.err << errorLine("costmodel import",
                                 withHint(whatIsWrong(error), "costmodel import", console.language),
                                 console.language);
        return WrongUsage;
    }
}

} // namespace costmodel::app
