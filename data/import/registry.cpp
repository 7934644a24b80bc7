#include "data/import/registry.h"

#include <algorithm>
#include <array>
#include <set>
#include <system_error>

#include "data/import/billing/formats.h"
#include "data/import/jobs/formats.h"
#include "data/import/prices/formats.h"
#include "data/import/profile/formats.h"
#include "data/import/spot/formats.h"
#include "data/import/trace/formats.h"
#include "data/import/training/formats.h"
#include "data/import/utilization/formats.h"

namespace costmodel::data
{

namespace
{

constexpr std::array importable{ImportKind::Jobs, ImportKind::Trace, ImportKind::Prices,
                                ImportKind::Billing, ImportKind::Spot};

constexpr std::array commonOptions{
    ImportOption{"format",
                 COSTMODEL_TEXT("Label", "name of the format, instead of recognising it")},
    ImportOption{"encoding", COSTMODEL_TEXT("Label", "utf-8, utf-16le, utf-16be, gb18030, "
                                                     "windows-1252")},
    ImportOption{"separator", COSTMODEL_TEXT("Label", "comma, semicolon, tab, pipe")},
    ImportOption{"decimal", COSTMODEL_TEXT("Label", "comma, point")},
    ImportOption{"header",
                 COSTMODEL_TEXT("Label", "names of the columns of a table without a header, "
                                         "between commas")},
    ImportOption{"zone", COSTMODEL_TEXT("Label", "zone of times without one: UTC, +08:00")},
    ImportOption{"dates", COSTMODEL_TEXT("Label", "order in 03/04/2025: dmy, mdy")},
};

std::string formatNames(std::span<const ImportKind> kinds)
{
    std::string names;
    for (const ImportKind kind : kinds)
        for (const ImportFormat& format : importFormats(kind))
            names += (names.empty() ? "" : ", ") + std::string(format.name);
    return names;
}

bool takesColumns(const ImportFormat& format)
{
    return std::any_of(format.options.begin(), format.options.end(),
                       [](const ImportOption& option) { return option.key == "column."; });
}

/// The first format that lets a person name the columns, if one did.
const ImportFormat* mapped(std::span<const ImportKind> kinds, const ImportOptions& options)
{
    const auto first = options.values.lower_bound("column.");
    if (first == options.values.end() || !first->first.starts_with("column."))
        return nullptr;
    for (const ImportKind kind : kinds)
        for (const ImportFormat& format : importFormats(kind))
            if (takesColumns(format))
                return &format;
    return nullptr;
}

/// The format of one input, or the reason why there is none in `report`.
const ImportFormat* recognised(const ImportInput& input, std::span<const ImportKind> kinds,
                               const ImportOptions& options, ImportReport& report)
{
    const auto named = options.find("format");
    const std::string_view head = input.head();
    const ImportFormat* best = nullptr;
    int confidence = 0;
    std::vector<std::string> rivals;
    for (const ImportKind kind : kinds)
        for (const ImportFormat& format : importFormats(kind))
        {
            if (named && *named == format.name)
                return &format;
            const int match = named ? 0 : format.matches(head);
            if (match > 0 && match == confidence)
                rivals.emplace_back(format.name);
            if (match <= confidence)
                continue;
            best = &format;
            confidence = match;
            rivals = {std::string(format.name)};
        }
    if (!named && !best)
        best = mapped(kinds, options);
    const bool canMap = std::any_of(
        kinds.begin(), kinds.end(),
        [](ImportKind kind) { return std::ranges::any_of(importFormats(kind), takesColumns); });
    if (named || !best)
    {
        report.refusals.push_back(
            {input.name,
             1,
             1,
             {named    ? COSTMODEL_TEXT("Message",
                                        "there is no format of the name given, expected one of "
                                           "these: %1")
              : canMap ? COSTMODEL_TEXT(
                             "Message",
                             "the file is in no format that is known here, expected one of "
                             "these: %1; the columns of another table can be told by --option "
                             "column.start=NAME and the like (see --help)")
                       : COSTMODEL_TEXT("Message", "the file is in no format that is known here, "
                                                   "expected one of these: %1"),
              {formatNames(kinds)}}});
        return nullptr;
    }
    if (rivals.size() > 1)
    {
        report.questions.push_back(
            {"format",
             {COSTMODEL_TEXT("Message", "%1 could be in more than one format, "
                                        "expected to be told which"),
              {input.name}},
             rivals});
        return nullptr;
    }
    return best;
}

} // namespace

std::span<const ImportFormat> importFormats(ImportKind kind)
{
    switch (kind)
    {
    case ImportKind::Jobs:
        return jobsFormats();
    case ImportKind::Trace:
        return traceFormats();
    case ImportKind::Prices:
        return pricesFormats();
    case ImportKind::Billing:
        return billingFormats();
    case ImportKind::Spot:
        return spotFormats();
    case ImportKind::Utilization:
        return utilizationFormats();
    case ImportKind::Training:
        return trainingFormats();
    case ImportKind::Profile:
        return profileFormats();
    }
    return {};
}

std::span<const ImportOption> commonImportOptions()
{
    return commonOptions;
}

std::span<const ImportKind> importableKinds()
{
    return importable;
}

std::optional<ImportKind> importKindFromName(std::string_view name)
{
    for (const ImportKind kind : importable)
        if (kindName(kind) == name)
            return kind;
    return std::nullopt;
}

ImportResult importFiles(std::span<const std::filesystem::path> files,
                         std::span<const ImportKind> kinds, const ImportOptions& options,
                         const ImportMonitor& monitor)
{
    ImportResult result;
    std::vector<ImportInput> inputs;
    std::set<std::filesystem::path> seen;
    for (const std::filesystem::path& file : files)
    {
        std::error_code error;
        const std::filesystem::path place = std::filesystem::weakly_canonical(file, error);
        if (!seen.insert(error ? file : place).second)
            result.report.refusals.push_back(
                {file.string(),
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "the file is given twice, expected every file once"),
                  {}}});
        auto loaded = loadInput(file, options);
        if (auto* refusal = std::get_if<ImportRefusal>(&loaded))
            result.report.refusals.push_back(std::move(*refusal));
        else
            inputs.push_back(std::get<ImportInput>(std::move(loaded)));
    }
    if (!result.report.refusals.empty())
        return result;
    return importInputs(std::move(inputs), kinds, options, monitor);
}

ImportResult importInputs(std::vector<ImportInput> inputs, std::span<const ImportKind> kinds,
                          const ImportOptions& options, const ImportMonitor& monitor)
{
    ImportResult result;
    const ImportFormat* format = nullptr;
    for (const ImportInput& input : inputs)
    {
        result.report.files.push_back(input.name);
        const ImportFormat* const own = recognised(input, kinds, options, result.report);
        if (own && format && own != format)
            result.report.refusals.push_back(
                {input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "the file is in the format %1, expected %2 as the files "
                                 "before it"),
                  {std::string(own->name), std::string(format->name)}}});
        if (!format)
            format = own;
    }
    if (!format || !isUsable(result.report))
        return result;

    std::vector<std::string> files = std::move(result.report.files);
    result = format->read(inputs, options, monitor);
    ImportReport& report = result.report;
    report.kind = format->kind;
    report.format = format->name;
    report.files = std::move(files);
    for (ImportInput& input : inputs)
    {
        std::move(input.assumptions.begin(), input.assumptions.end(),
                  std::back_inserter(report.assumptions));
        std::move(input.warnings.begin(), input.warnings.end(),
                  std::back_inserter(report.warnings));
    }
    if (!isUsable(report) || result.isStopped)
        result.output.clear();
    return result;
}

} // namespace costmodel::data
