#include "app/window/window_services.h"

#include <QStandardPaths>

#include "app/output.h"
#include "app/scenario_services.h"
#include "app/window/file_services.h"
#include "app/window/pdf_export.h"
#include "data/file/files.h"
#include "data/manual/manual.h"
#include "data/scenario/difference.h"
#include "data/scenario/reader.h"
#include "data/templates/templates.h"

namespace costmodel::app
{

namespace
{

/// The reason in the words of the system, as one problem of the file.
ui::LoadedScenario unreadable(const data::FileError& error)
{
    ui::LoadedScenario loaded;
    loaded.problems.push_back(
        {error.path().string(),
         0,
         0,
         {COSTMODEL_TEXT("Message", "cannot be read: %1"), {error.reason()}}});
    return loaded;
}

ui::LoadedScenario loadedFrom(data::ReadResult read, std::string text)
{
    ui::LoadedScenario loaded;
    loaded.scenario = std::move(read.scenario);
    for (const data::FileIssue& issue : read.issues)
        loaded.problems.push_back({issue.file.string(), issue.line, issue.column, issue.what});
    loaded.files = std::move(read.files);
    loaded.text = std::move(text);
    loaded.sha256 = std::move(read.sha256);
    return loaded;
}

ui::LoadedScenario load(const std::filesystem::path& file, const std::filesystem::path& priceBook)
{
    try
    {
        const std::string text = data::readFile(file);
        return loadedFrom(data::readScenarioText(text, file, scenarioServices(priceBook)), text);
    }
    catch (const data::FileError& error)
    {
        return unreadable(error);
    }
}

std::optional<std::string> write(const std::filesystem::path& file, const std::string& bytes)
{
    try
    {
        data::writeFileAtomically(file, bytes);
        return {};
    }
    catch (const data::FileError& error)
    {
        return error.reason();
    }
}

std::optional<std::string> exportTo(const std::vector<EvaluatedScenario>& scenarios,
                                    const std::string& format, const std::filesystem::path& file,
                                    const Language& language)
{
    for (const data::ExportFormat& known : outputFormats(writePdf))
    {
        if (known.name != format || !known.write)
            continue;
        const Target target{file.string(), known};
        for (const OutputFile& output : render({target}, scenarios, scenarios.size() > 1, language))
            if (const auto reason = write(output.path, output.bytes))
                return reason;
        return {};
    }
    return format;
}

std::vector<ui::ScenarioTemplate> templatesIn(const Language& language)
{
    std::vector<ui::ScenarioTemplate> entries;
    for (const data::Template& entry : data::templates())
        entries.push_back({std::string(entry.id), entry.label, entry.description,
                           std::string(data::templateText(entry, language.code()))});
    return entries;
}

std::filesystem::path recoveryFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(folder.toStdU16String()) / "costmodel" / "recovery";
}

} // namespace

ui::Services windowServices(const std::filesystem::path& priceBook)
{
    ui::Services services;
    services.load = [priceBook](const std::filesystem::path& file)
    {
        return load(file, priceBook);
    };
    services.loadText = [priceBook](const std::string& text, const std::filesystem::path& file)
    {
        return loadedFrom(data::readScenarioText(text, file, scenarioServices(priceBook)), text);
    };
    services.toText = [priceBook](const Scenario& scenario, const std::string& previous,
                                  const std::filesystem::path& file)
    {
        return data::savedToml(previous, scenario, file, scenarioServices(priceBook));
    };
    services.write = write;
    services.templates = templatesIn;
    services.manual = data::manual;
    services.exportTo = exportTo;
    for (const data::ExportFormat& format : outputFormats(writePdf))
        if (format.write)
            services.reportFormats.push_back(
                {std::string(format.name), std::string(format.ending), format.label});
    addFileServices(services);
    addBenchServices(services);
    services.recoveryFolder = recoveryFolder();
    return services;
}

} // namespace costmodel::app
