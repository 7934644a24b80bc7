#include <algorithm>
#include <cstdlib>

#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

Cell nameOrNone(const std::string& name)
{
    return name.empty() ? label(COSTMODEL_TEXT("Label", "none")) : Cell(name);
}

Table bestTable(const BestSplit& best)
{
    Table table;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Capacity")), false},
                     {label(COSTMODEL_TEXT("Label", "Offer")), false},
                     {label(COSTMODEL_TEXT("Label", "Number")), true},
                     {label(COSTMODEL_TEXT("Label", "Share of the GPU-hours")), true}};
    Row own;
    own.cells = {label(COSTMODEL_TEXT("Label", "Own servers")), nameOrNone(best.buy),
                 Number{static_cast<double>(best.servers), 0}, Percent{best.ownShare}};
    Row committed;
    committed.cells = {
        label(COSTMODEL_TEXT("Label", "Committed instances")), nameOrNone(best.committed),
        Number{static_cast<double>(best.committedInstances), 0}, Percent{best.committedShare}};
    Row flexible;
    flexible.cells = {label(COSTMODEL_TEXT("Label", "Paid by use")), nameOrNone(best.flexible),
                      Cell(), Percent{best.flexibleShare}};
    table.rows = {own, committed, flexible};
    return table;
}

bool isBest(const SplitByServers& entry, const HybridResult& hybrid)
{
    if (!hybrid.best || !entry.split || hybrid.best->servers != entry.servers)
        return false;
    return entry.servers > 0 ? hybrid.best->buy == entry.buy
                             : entry.buy == hybrid.byServers.front().buy;
}

/// Of a long list only every so many rows are shown, and those around the best.
bool isShown(const SplitByServers& entry, const HybridResult& hybrid)
{
    constexpr int shortest = 12;
    constexpr int around = 2;
    int most = 0;
    for (const SplitByServers& other : hybrid.byServers)
        if (other.buy == entry.buy)
            most = std::max(most, other.servers);
    const int step = most <= shortest ? 1 : (most + shortest - 1) / shortest;
    const bool isNear = hybrid.best && std::abs(hybrid.best->servers - entry.servers) <= around;
    return entry.servers % step == 0 || entry.servers == most || isNear;
}

/// What the best split with so many servers of each purchase costs.
Table byServersTable(const HybridResult& hybrid, const std::string& currency)
{
    Table table;
    table.unit = currency;
    table.mark = {"Label", COSTMODEL_TEXT("Label", "the best of all")};
    table.keyColumns = 2;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Purchase")), false},
                     {label(COSTMODEL_TEXT("Label", "Servers")), true},
                     {label(COSTMODEL_TEXT("Label", "Committed")), false},
                     {label(COSTMODEL_TEXT("Label", "Instances")), true},
                     {label(COSTMODEL_TEXT("Label", "By use")), false},
                     {label(COSTMODEL_TEXT("Label", "Present value")), true}};
    std::vector<double> amounts;
    for (const SplitByServers& entry : hybrid.byServers)
        if (entry.split)
            amounts.push_back(entry.split->npvCost);
    const int digits = moneyDigits(amounts);
    for (const SplitByServers& entry : hybrid.byServers)
    {
        if (!isShown(entry, hybrid))
            continue;
        Row row;
        row.isMarked = isBest(entry, hybrid);
        row.cells = {entry.buy, Number{static_cast<double>(entry.servers), 0}};
        if (entry.split)
        {
            row.cells.push_back(nameOrNone(entry.split->committed));
            row.cells.emplace_back(Number{static_cast<double>(entry.split->committedInstances), 0});
            row.cells.push_back(nameOrNone(entry.split->flexible));
            row.cells.emplace_back(Number{entry.split->npvCost, digits});
        }
        else
        {
            row.cells.resize(5);
            row.cells.push_back(label(COSTMODEL_TEXT("Label", "not allowed")));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::optional<Section> hybridSection(const EvaluatedScenario& evaluated)
{
    const std::optional<HybridResult>& hybrid = evaluated.evaluation.hybrid;
    const std::string& currency = evaluated.scenario.general.currency;
    if (!hybrid)
        return {};
    Section section{SectionId::hybrid, {"Label", COSTMODEL_TEXT("Label", "Best split")}, {}};
    if (!hybrid->best)
    {
        section.blocks.emplace_back(Paragraph{
            {{COSTMODEL_TEXT("Message",
                             "No split of own, committed and on-demand capacity is allowed: own "
                             "machines cannot serve the share that must stay on them, or nothing "
                             "serves the rest."),
              {}}},
            Emphasis::warning});
    }
    else
    {
        section.blocks.emplace_back(
            Paragraph{{{COSTMODEL_TEXT("Message",
                                       "The cheapest split costs %1 in present value, %2 in cash."),
                        {Amount{hybrid->best->npvCost, currency},
                         Amount{hybrid->best->cashTotal, currency}}}},
                      Emphasis::normal});
        section.blocks.emplace_back(bestTable(*hybrid->best));
    }
    if (!hybrid->byServers.empty())
    {
        section.blocks.emplace_back(
            Heading{label(COSTMODEL_TEXT("Label", "The best split by number of servers"))});
        section.blocks.emplace_back(byServersTable(*hybrid, currency));
        section.blocks.emplace_back(Figure::hybrid);
    }
    return section;
}

std::optional<Section> pipelineSection(const EvaluatedScenario& evaluated)
{
    const std::optional<PipelineResult>& pipeline = evaluated.evaluation.pipeline;
    const std::optional<Pipeline>& repair = evaluated.scenario.pipeline;
    if (!pipeline || !repair)
        return {};
    const std::string& currency = evaluated.scenario.general.currency;
    Section section{SectionId::pipeline,
                    {"Label", COSTMODEL_TEXT("Label", "Repairing the input pipeline")},
                    {}};
    section.blocks.emplace_back(Paragraph{
        {{COSTMODEL_TEXT("Message",
                         "The repair costs %1, takes %2 months and raises the utilisation of the "
                         "GPUs from %3 to %4, so that the same work needs %5 of the GPU-hours."),
          {Amount{repair->fixCost, currency}, static_cast<long>(repair->fixMonths),
           Share{repair->gpuUtilizationNow}, Share{repair->gpuUtilizationAfter},
           Share{repair->gpuUtilizationNow / repair->gpuUtilizationAfter}}}},
        Emphasis::normal});
    Table table;
    table.unit = currency;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Option")), false},
                     {label(COSTMODEL_TEXT("Label", "Present value without")), true},
                     {label(COSTMODEL_TEXT("Label", "With the repair")), true},
                     {label(COSTMODEL_TEXT("Label", "Saving")), true}};
    std::vector<double> amounts;
    for (const PipelineOption& option : pipeline->options)
        amounts.insert(amounts.end(), {option.npvCost, option.saving});
    const int digits = moneyDigits(amounts);
    for (const PipelineOption& option : pipeline->options)
    {
        Row row;
        row.cells = {optionName(option.name, evaluated.evaluation),
                     Number{option.npvCost + option.saving, digits}, Number{option.npvCost, digits},
                     Number{option.saving, digits}};
        table.rows.push_back(std::move(row));
    }
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace costmodel::report
