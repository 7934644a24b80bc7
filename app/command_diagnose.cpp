#include "app/command_diagnose.h"

#include <algorithm>
#include <filesystem>
#include <functional>
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
#include "data/import/base/number.h"
#include "data/import/base/report_json.h"
#include "data/import/base/report_text.h"
#include "data/import/diagnosis.h"
#include "data/import/registry.h"
#include "data/import/scenario_tables.h"
#include "data/scenario/reader.h"
#include "model/analysis/repair_saving.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;

struct Request
{
    std::vector<std::filesystem::path> files;
    std::optional<std::filesystem::path> scenario;
    std::optional<std::filesystem::path> output;
    bool isJson = false;
    std::string gpu;
    double after = repairedShare;
    std::filesystem::path priceBook; ///< empty: that of the user
    data::ImportOptions options;
};

po::options_description optionsOfDiagnose()
{
    po::options_description options("Options");
    const auto text = [](const char* name)
    {
        return po::value<std::string>()->value_name(name);
    };
    options.add_options()("help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
    options.add_options()(
        "scenario", text("FILE.toml"),
        COSTMODEL_TEXT("Option", "say what the repair would save in this scenario, in money"));
    options.add_options()(
        "output,o", text("PATH"),
        COSTMODEL_TEXT("Option", "write the scenario with [pipeline] and [gpu.NAME] filled in"));
    options.add_options()("format", text("text|json"),
                          COSTMODEL_TEXT("Option", "of the report [text]"));
    options.add_options()(
        "gpu", text("NAME"),
        COSTMODEL_TEXT("Option", "name of the GPU type whose throughput the training logs tell"));
    options.add_options()(
        "after", text("SHARE"),
        COSTMODEL_TEXT("Option", "utilisation that a repaired pipeline reaches [0.8]"));
    options.add_options()("price-book", text("FILE"),
                          COSTMODEL_TEXT("Option", "price book for the scenario"));
    options.add_options()(
        "option", po::value<std::vector<std::string>>()->composing()->value_name("KEY=VALUE"),
        COSTMODEL_TEXT("Option", "decide what the files leave open; may be repeated"));
    return options;
}

std::vector<data::ImportOption> keysOfOption()
{
    std::vector<data::ImportOption> keys(data::commonImportOptions().begin(),
                                         data::commonImportOptions().end());
    for (const data::ImportKind kind : data::diagnosableKinds())
        for (const data::ImportFormat& format : data::importFormats(kind))
            for (const data::ImportOption& option : format.options)
                if (std::none_of(keys.begin(), keys.end(),
                                 [&](const data::ImportOption& key)
                                 { return key.key == option.key; }))
                    keys.push_back(option);
    return keys;
}

void printHelp(Console& console)
{
    const Language& language = console.language;
    console.out << usageLine("costmodel diagnose FILE... [OPTION]...", language) << "\n"
                << usageText(
                       COSTMODEL_TEXT("Usage",
                                      "Says from utilisation logs, profiler reports and training "
                                      "logs whether the GPUs work or wait, what a repair of the "
                                      "input pipeline would save, and how fast the training is."),
                       language)
                << "\n"
                << optionsText(optionsOfDiagnose(), language) << "\n"
                << language.translate("Usage", COSTMODEL_TEXT("Usage", "Keys of --option:"))
                << "\n";
    HelpTable keys;
    for (const data::ImportOption& option : keysOfOption())
        keys.add(std::string(option.key), language.translate("Label", option.help));
    console.out << keys.text() << "\n"
                << language.translate("Usage", COSTMODEL_TEXT("Usage", "Formats:")) << "\n";
    for (const data::ImportKind kind : data::diagnosableKinds())
        for (const data::ImportFormat& format : data::importFormats(kind))
            console.out << fmt::format("  {:<12} {}\n", kindName(kind), format.name);
}

void takeOptions(const std::vector<std::string>& texts, data::ImportOptions& options)
{
    const std::vector<data::ImportOption> keys = keysOfOption();
    for (const std::string& text : texts)
    {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--option %1, expected KEY=VALUE"), {text}});
        const std::string key = text.substr(0, equals);
        if (std::none_of(keys.begin(), keys.end(),
                         [&key](const data::ImportOption& known) { return known.key == key; }))
            throw ArgumentError({COSTMODEL_TEXT("Message", "--option %1 is not known"), {key}});
        options.values[key] = text.substr(equals + 1);
    }
}

/// Throws po::error for what cannot be understood.
Request requestFrom(const po::variables_map& values)
{
    Request request;
    const auto text = [&values](const char* name)
    {
        return values.count(name) == 0 ? std::optional<std::string>()
                                       : values[name].as<std::string>();
    };
    if (values.count("words") != 0)
        for (const std::string& word : values["words"].as<std::vector<std::string>>())
            request.files.emplace_back(word);
    if (request.files.empty())
        throw ArgumentError({COSTMODEL_TEXT("Message", "no file, expected FILE..."), {}});
    request.scenario = text("scenario");
    request.output = text("output");
    request.gpu = text("gpu").value_or("");
    request.priceBook = text("price-book").value_or("");
    const std::string format = text("format").value_or("text");
    if (format != "text" && format != "json")
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "--format %1, expected text or json"), {format}});
    request.isJson = format == "json";
    if (request.output && !request.scenario)
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "--output needs a scenario to write, expected "
                                       "--scenario FILE.toml"),
             {}});
    if (std::any_of(request.gpu.begin(), request.gpu.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x20; }))
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "--gpu has a control character, expected a name"), {}});
    if (const std::optional<std::string> after = text("after"))
    {
        request.after = data::parsePlainNumber(*after).value_or(0);
        if (!(request.after > 0 && request.after <= 1))
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--after %1, expected a share above 0 and "
                                           "at most 1"),
                 {*after}});
    }
    if (values.count("option") != 0)
        takeOptions(values["option"].as<std::vector<std::string>>(), request.options);
    return request;
}

/// The scenario's share of the report: what the repair would save there.
using SavingOf = std::function<std::optional<RepairSaving>(double now, double after)>;

/// Adds what the repair is worth: in GPU-hours, and in money where a scenario tells.
void addRepair(data::ImportReport& report, double after, const SavingOf& savingOf)
{
    const auto say = [&report](std::vector<Message> sentences)
    {
        std::move(sentences.begin(), sentences.end(), std::back_inserter(report.reasons));
    };
    if (!report.repair)
        return;
    report.repair = repair(report.repair->now * 100, report.repair->gpuHours, after);
    if (!report.repair)
        return;
    say(describe(*report.repair));
    report.saving = savingOf ? savingOf(report.repair->now, after) : std::nullopt;
    if (!report.saving)
        return;
    if (report.saving->best)
        report.money[report.saving->currency] = *report.saving->best;
    say(describe(*report.saving));
}

int run(const Request& request, Console& console)
{
    const data::ReaderServices services = scenarioServices(request.priceBook);
    std::optional<data::ReadResult> read;
    if (request.scenario)
    {
        read = data::readScenario(*request.scenario, services);
        for (const data::FileIssue& issue : read->issues)
            console.err << describe(issue, console.language) << "\n";
        if (!read->scenario)
            return WrongInput;
    }
    data::ImportResult result;
    {
        ProgressLine progress(console);
        result = data::diagnoseFiles(request.files, request.options, {progress.callback(), {}});
    }
    data::ImportReport& report = result.report;
    if (!isUsable(report))
    {
        console.err << importErrorText(report, console.language);
        return WrongInput;
    }
    SavingOf savingOf;
    if (read)
        savingOf = [&read](double now, double after)
        {
            return repairSaving(*read->scenario, now, after);
        };
    addRepair(report, request.after, savingOf);

    const data::UsageTables tables{report.repair, result.speed, request.gpu};
    if (request.output && tables.isEmpty())
    {
        console.err << errorLine(
            "costmodel diagnose",
            {COSTMODEL_TEXT("Message",
                            "the files give nothing to write into the scenario, expected a "
                            "utilisation below --after, or the throughput of one GPU and its name "
                            "in --gpu"),
             {}},
            console.language);
        return WrongInput;
    }
    if (request.output)
    {
        const std::optional<std::string> text =
            withTables(data::readFile(*request.scenario), *request.scenario, tables, services);
        if (!text)
            throw data::FileError(*request.scenario, "changed while it was read");
        data::writeFileAtomically(*request.output, *text);
    }
    if (request.isJson)
        console.out << importReportJson(report, console.language);
    else
    {
        console.out << importReportText(report, console.language);
        if (!request.output && !tables.isEmpty())
            console.out << "\n"
                        << render({COSTMODEL_TEXT("Message", "For the scenario:"), {}},
                                  console.language)
                        << "\n\n"
                        << tablesText(tables);
    }
    return Done;
}

} // namespace

int commandDiagnose(const std::vector<std::string>& arguments, Console& console)
{
    po::options_description all = optionsOfDiagnose();
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
        console.err << errorLine(
            "costmodel diagnose",
            withHint(whatIsWrong(error), "costmodel diagnose", console.language), console.language);
        return WrongUsage;
    }
}

} // namespace costmodel::app
