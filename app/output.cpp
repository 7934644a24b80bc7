#include "app/output.h"

#include <algorithm>
#include <set>

namespace costmodel::app
{

namespace
{

constexpr std::string_view namePlace = "{name}";

std::string lowered(std::string text)
{
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string namesOf(const std::vector<data::ExportFormat>& formats,
                    std::string_view data::ExportFormat::*name)
{
    std::string names;
    for (const data::ExportFormat& format : formats)
        names += (names.empty() ? "" : ", ") + std::string(format.*name);
    return names;
}

const data::ExportFormat* find(const std::vector<data::ExportFormat>& formats,
                               std::string_view data::ExportFormat::*member, std::string_view name)
{
    const auto found =
        std::find_if(formats.begin(), formats.end(),
                     [&](const data::ExportFormat& format) { return format.*member == name; });
    return found == formats.end() ? nullptr : &*found;
}

std::optional<UsageError> problemOf(const Target& target, const std::string& place, bool isBatch)
{
    if (!target.format.write)
        return UsageError{place,
                          {COSTMODEL_TEXT("Message", "%1 is not available in this build"),
                           {std::string(target.format.name)}}};
    if (isBatch && !target.format.takesSeveral && !target.isOneFileEach())
        return UsageError{
            place,
            {COSTMODEL_TEXT("Message", "a file in the format %1 holds one scenario, expected a "
                                       "name with {name} in it for a file each"),
             {std::string(target.format.name)}}};
    return {};
}

std::string withName(const std::string& path, const std::string& name)
{
    std::string result = path;
    for (std::size_t at = 0; (at = result.find(namePlace, at)) != std::string::npos;
         at += name.size())
        result.replace(at, namePlace.size(), name);
    return result;
}

void add(std::vector<OutputFile>& files, const Target& target, const std::string& path,
         const data::ExportInput& input)
{
    for (data::ExportFile& file : target.format.write(input))
    {
        if (path.empty() && !file.suffix.empty())
            continue;
        std::filesystem::path whole(path);
        if (!file.suffix.empty())
            whole.replace_filename(whole.stem().string() + file.suffix +
                                   whole.extension().string());
        files.push_back({whole, std::move(file.bytes)});
    }
}

} // namespace

std::vector<data::ExportFormat> outputFormats(PdfWriter writePdf)
{
    const auto formats = data::exportFormats();
    std::vector<data::ExportFormat> all(formats.begin(), formats.end());
    all.push_back({"pdf", ".pdf", COSTMODEL_TEXT("Label", "Report (PDF)"), false, writePdf});
    return all;
}

std::variant<std::vector<Target>, UsageError> targetsOf(const Request& request, bool isBatch,
                                                        PdfWriter writePdf)
{
    const std::vector<data::ExportFormat> formats = outputFormats(writePdf);
    const std::string wanted = request.format.value_or("text");
    const data::ExportFormat* const named = find(formats, &data::ExportFormat::name, wanted);
    if (!named)
        return UsageError{"--format " + wanted,
                          {COSTMODEL_TEXT("Message", "is no format, expected one of %1"),
                           {namesOf(formats, &data::ExportFormat::name)}}};
    std::vector<Target> targets;
    if (request.outputs.empty())
    {
        targets.push_back({{}, *named});
        if (const auto problem = problemOf(targets.back(), "--format " + wanted, isBatch))
            return *problem;
    }
    std::set<std::string> paths;
    for (const std::string& path : request.outputs)
    {
        const std::string place = "--output " + path;
        const std::string ending = lowered(std::filesystem::path(path).extension().string());
        const data::ExportFormat* const format = find(formats, &data::ExportFormat::ending, ending);
        if (!format)
            return UsageError{
                place,
                {COSTMODEL_TEXT("Message", "has no ending that names a format, expected one of %1"),
                 {namesOf(formats, &data::ExportFormat::ending)}}};
        if (request.format && format->name != named->name)
            return UsageError{
                place,
                {COSTMODEL_TEXT("Message", "ends in %1, but --format asks for %2; expected one of "
                                           "them or both alike"),
                 {ending, wanted}}};
        if (!paths.insert(path).second)
            return UsageError{place,
                              {COSTMODEL_TEXT("Message", "is given twice, expected it once"), {}}};
        targets.push_back({path, *format});
        if (const auto problem = problemOf(targets.back(), place, isBatch))
            return *problem;
    }
    return targets;
}

std::vector<OutputFile> render(const std::vector<Target>& targets,
                               const std::vector<EvaluatedScenario>& scenarios, bool isBatch,
                               const Language& language, bool isComparison)
{
    std::vector<OutputFile> files;
    for (const Target& target : targets)
    {
        if (!target.isOneFileEach())
        {
            add(files, target, target.path, {scenarios, isBatch, language, isComparison});
            continue;
        }
        for (const EvaluatedScenario& scenario : scenarios)
            add(files, target,
                withName(target.path, std::filesystem::path(scenario.file).stem().string()),
                {std::span(&scenario, 1), false, language});
    }
    return files;
}

} // namespace costmodel::app
