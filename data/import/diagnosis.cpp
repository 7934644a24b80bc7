#include "data/import/diagnosis.h"

#include <algorithm>
#include <array>
#include <map>

#include "data/import/profile/trace_report.h"
#include "data/import/registry.h"
#include "data/import/training/training_log.h"
#include "data/import/training/training_report.h"

namespace costmodel::data
{

namespace
{

constexpr std::array kinds{ImportKind::Utilization, ImportKind::Profile, ImportKind::Training};

template <typename T>
void append(std::vector<T>& target, std::vector<T>& source)
{
    std::move(source.begin(), source.end(), std::back_inserter(target));
}

template <typename T>
void fill(std::optional<T>& target, std::optional<T>& source)
{
    if (!target)
        target = std::move(source);
}

/// Adds what `part` found to the whole; where both have the same, the whole keeps its own.
void merge(ImportResult& whole, ImportResult part)
{
    ImportReport& to = whole.report;
    ImportReport& from = part.report;
    if (to.format.empty())
        to.kind = from.kind;
    to.format += (to.format.empty() ? "" : ", ") + from.format;
    append(to.refusals, from.refusals);
    append(to.questions, from.questions);
    to.rows.read += from.rows.read;
    to.rows.used += from.rows.used;
    to.rows.missing += from.rows.missing;
    to.rows.rejected += from.rows.rejected;
    append(to.rejected, from.rejected);
    if (from.fromMilliseconds)
        widenRange(to, *from.fromMilliseconds);
    if (from.toMilliseconds)
        widenRange(to, *from.toMilliseconds);
    append(to.assumptions, from.assumptions);
    append(to.warnings, from.warnings);
    append(to.reasons, from.reasons);
    const bool isKnown = to.verdict && *to.verdict != UsageVerdict::Unknown;
    if (!isKnown && from.verdict)
    {
        to.verdict = from.verdict;
        to.repair = from.repair;
        to.gpuHours = from.gpuHours ? from.gpuHours : to.gpuHours;
    }
    fill(to.throughput, from.throughput);
    fill(to.utilization, from.utilization);
    fill(to.profile, from.profile);
    fill(whole.usage, part.usage);
    fill(whole.speed, part.speed);
    whole.isStopped = whole.isStopped || part.isStopped;
}

/// The format of an input: the one that the option names, or the surest one. A training log may say
/// what it is only at its end, so that all of it is looked at if nothing else is found.
const ImportFormat* formatOf(const ImportInput& input, const ImportOptions& options)
{
    const auto named = options.find("format");
    const ImportFormat* best = nullptr;
    int confidence = 0;
    for (const ImportKind kind : kinds)
        for (const ImportFormat& format : importFormats(kind))
        {
            const int match =
                named ? (format.name == *named ? 1 : 0) : format.matches(input.head());
            if (match <= confidence)
                continue;
            best = &format;
            confidence = match;
        }
    if (!best && !named && readTrainingLog(input.text))
        best = &importFormats(ImportKind::Training).front();
    return best;
}

ImportRefusal unknownFormat(const std::string& file)
{
    std::string names;
    for (const ImportKind kind : kinds)
        for (const ImportFormat& format : importFormats(kind))
            names += (names.empty() ? "" : ", ") + std::string(format.name);
    return {
        file,
        1,
        1,
        {COSTMODEL_TEXT("Message", "this is no utilisation log, profiler report or training log "
                                   "that is known here, expected one of these: %1"),
         {names}}};
}

ImportResult readGroup(const ImportFormat& format, std::span<ImportInput> inputs,
                       const ImportOptions& options, const ImportMonitor& monitor)
{
    const std::vector<ImportInput> group(std::make_move_iterator(inputs.begin()),
                                         std::make_move_iterator(inputs.end()));
    ImportResult result = format.read(group, options, monitor);
    result.report.kind = format.kind;
    if (result.report.format.empty())
        result.report.format = format.name;
    for (const ImportInput& input : group)
    {
        std::copy(input.assumptions.begin(), input.assumptions.end(),
                  std::back_inserter(result.report.assumptions));
        std::copy(input.warnings.begin(), input.warnings.end(),
                  std::back_inserter(result.report.warnings));
    }
    return result;
}

} // namespace

std::span<const ImportKind> diagnosableKinds()
{
    return kinds;
}

ImportResult diagnoseFiles(std::span<const std::filesystem::path> files,
                           const ImportOptions& options, const ImportMonitor& monitor)
{
    TraceReport traces;
    std::vector<std::string> traceNames;
    std::vector<ImportInput> inputs;
    std::vector<ImportRefusal> refusals;
    const bool isTraceNamed = options.find("format") == "pytorch-trace";
    for (const std::filesystem::path& file : files)
    {
        if (isTraceNamed || (!options.find("format") && isTraceFile(file)))
        {
            traces.add(file.string(), readTraceFile(file, monitor));
            traceNames.push_back(file.string());
            continue;
        }
        auto loaded = loadInput(file, options);
        if (auto* refusal = std::get_if<ImportRefusal>(&loaded))
            refusals.push_back(std::move(*refusal));
        else
            inputs.push_back(std::get<ImportInput>(std::move(loaded)));
    }
    ImportResult result = diagnoseInputs(std::move(inputs), options, monitor);
    append(result.report.refusals, refusals);
    if (!traceNames.empty())
    {
        ImportResult part = traces.result(monitor);
        part.report.kind = ImportKind::Profile;
        part.report.format = "pytorch-trace";
        merge(result, std::move(part));
        append(result.report.files, traceNames);
    }
    return result;
}

ImportResult diagnoseInputs(std::vector<ImportInput> inputs, const ImportOptions& options,
                            const ImportMonitor& monitor)
{
    ImportResult result;
    std::map<ImportKind, std::map<const ImportFormat*, std::vector<ImportInput>>> groups;
    for (ImportInput& input : inputs)
    {
        result.report.files.push_back(input.name);
        const ImportFormat* format = formatOf(input, options);
        if (!format)
        {
            result.report.refusals.push_back(unknownFormat(input.name));
            continue;
        }
        if (format->kind == ImportKind::Training)
            format = &importFormats(ImportKind::Training).front();
        groups[format->kind][format].push_back(std::move(input));
    }
    for (const ImportKind kind : kinds)
        for (auto& [format, group] : groups[kind])
            merge(result, readGroup(*format, group, options, monitor));
    return result;
}

} // namespace costmodel::data
