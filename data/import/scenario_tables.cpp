#include "data/import/scenario_tables.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "data/import/base/fold.h"
#include "data/scenario/toml_tree.h"
#include "data/scenario/writer.h"

namespace costmodel::data
{

namespace
{

struct Table
{
    std::string header; ///< without brackets
    std::vector<std::pair<std::string, std::string>> keys;
};

std::string keyText(const std::string& name)
{
    const bool isBare =
        !name.empty() && std::all_of(name.begin(), name.end(),
                                     [](char c)
                                     {
                                         return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                                (c >= '0' && c <= '9') || c == '_' || c == '-';
                                     });
    return isBare ? name : tomlString(name);
}

std::vector<Table> tablesOf(const UsageTables& tables)
{
    std::vector<Table> result;
    if (tables.repair)
        result.push_back({"pipeline",
                          {{"gpu_utilization_now", plainNumber(tables.repair->now)},
                           {"gpu_utilization_after", plainNumber(tables.repair->after)}}});
    if (tables.hasGpu())
        result.push_back({"gpu." + keyText(tables.gpuName),
                          {{"throughput", plainNumber(tables.speed->value)},
                           {"unit", tomlString(workUnit(*tables.speed))}}});
    return result;
}

std::string textOf(const Table& table)
{
    std::string text = "[" + table.header + "]\n";
    for (const auto& [key, value] : table.keys)
        text += key + " = " + value + "\n";
    return text;
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();)
    {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Puts the table in, replacing the keys that its lines have in the plain form "key = value".
void put(const Table& table, std::vector<std::string>& lines)
{
    const auto isHeader = [&table](const std::string& line)
    {
        const std::string_view text = trimmed(line);
        return text.substr(0, text.find(']') == std::string_view::npos ? 0 : text.find(']') + 1) ==
               "[" + table.header + "]";
    };
    const auto header = std::find_if(lines.begin(), lines.end(), isHeader);
    if (header == lines.end())
    {
        lines.emplace_back();
        for (std::string& line : linesOf(textOf(table)))
            lines.push_back(std::move(line));
        return;
    }
    const auto begin = static_cast<std::size_t>(header - lines.begin()) + 1;
    std::size_t end = begin;
    while (end < lines.size() && !trimmed(lines[end]).starts_with('['))
        ++end;
    for (auto key = table.keys.rbegin(); key != table.keys.rend(); ++key)
    {
        const std::string line = key->first + " = " + key->second;
        bool isReplaced = false;
        for (std::size_t i = begin; i < end && !isReplaced; ++i)
        {
            const std::string_view old = trimmed(lines[i]);
            isReplaced = old.starts_with(key->first) &&
                         trimmed(old.substr(key->first.size())).starts_with('=');
            if (isReplaced)
                lines[i] = line;
        }
        if (!isReplaced)
        {
            lines.insert(lines.begin() + static_cast<long>(begin), line);
            ++end;
        }
    }
}

std::vector<Gpu> byName(std::vector<Gpu> gpus)
{
    std::sort(gpus.begin(), gpus.end(), [](const Gpu& a, const Gpu& b) { return a.name < b.name; });
    return gpus;
}

/// The scenario as it is meant to be.
Scenario meant(Scenario scenario, const UsageTables& tables)
{
    if (tables.repair)
    {
        Pipeline pipeline = scenario.pipeline.value_or(Pipeline{});
        pipeline.gpuUtilizationNow = tables.repair->now;
        pipeline.gpuUtilizationAfter = tables.repair->after;
        scenario.pipeline = pipeline;
    }
    if (tables.hasGpu())
    {
        auto gpu = std::find_if(scenario.gpus.begin(), scenario.gpus.end(),
                                [&](const Gpu& one) { return one.name == tables.gpuName; });
        if (gpu == scenario.gpus.end())
        {
            gpu = scenario.gpus.insert(gpu, Gpu{});
            gpu->name = tables.gpuName;
        }
        gpu->throughput = tables.speed->value;
        gpu->unit = workUnit(*tables.speed);
        gpu->benchmark.clear();
        gpu->metric.clear();
        gpu->measured.reset();
    }
    return scenario;
}

} // namespace

std::string workUnit(const TrainingSpeed& speed)
{
    std::string unit = speed.unit.substr(0, speed.unit.find('/'));
    if (unit == "it")
        return "iteration";
    if (unit.size() > 1 && unit.ends_with('s'))
        unit.pop_back();
    return unit;
}

std::string tablesText(const UsageTables& tables)
{
    std::string text;
    for (const Table& table : tablesOf(tables))
        text += (text.empty() ? "" : "\n") + textOf(table);
    return text;
}

std::optional<std::string> withTables(std::string_view toml, const std::filesystem::path& file,
                                      const UsageTables& tables, const ReaderServices& services)
{
    const std::optional<Scenario> before = readScenarioText(toml, file, services).scenario;
    if (!before)
        return {};
    const Scenario goal = meant(*before, tables);
    std::vector<std::string> lines = linesOf(toml);
    for (const Table& table : tablesOf(tables))
        put(table, lines);
    std::string edited;
    for (const std::string& line : lines)
        edited += line + "\n";
    const std::optional<Scenario> read = readScenarioText(edited, file, services).scenario;
    if (read && read->pipeline == goal.pipeline && byName(read->gpus) == byName(goal.gpus))
        return edited;
    return toToml(goal);
}

} // namespace costmodel::data
