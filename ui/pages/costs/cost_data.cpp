#include "ui/pages/costs/cost_data.h"

#include <algorithm>

namespace costmodel::ui
{

CostData::CostData(ResultsPointer results, const CostChoice& choice)
    : m_results(std::move(results))
    , m_choice(choice)
    , m_timeline(makeTimeline(m_results->scenario.general))
    , m_periods(costPeriods(m_results->scenario, choice.period))
{
    for (const OptionResult& option : m_results->evaluation.options)
        m_options.push_back({&option, nullptr, {}, {}});
    const auto& hybrid = m_results->evaluation.hybrid;
    if (hybrid && hybrid->best)
        m_options.push_back({&hybrid->best->option, &*hybrid->best, {}, {}});
}

bool CostData::isModelBasis() const
{
    return m_choice.isBooks || !hasVat(scenario()) || m_choice.vat == modelVatView(scenario());
}

const OptionResult& CostData::option(std::size_t index) const
{
    Option& option = m_options[index];
    if (isModelBasis())
        return *option.original;
    if (!option.converted)
        option.converted = withVat(scenario(), *option.original, option.split, m_choice.vat);
    return *option.converted;
}

const Split* CostData::split(std::size_t index) const
{
    return m_options[index].split;
}

const CostNode& CostData::tree(std::size_t index) const
{
    Option& made = m_options[index];
    if (!made.tree)
        made.tree = m_choice.isBooks
                        ? booksTree(scenario(), option(index), made.split, m_choice.period)
                        : costTree(scenario(), option(index), m_choice.period);
    return *made.tree;
}

std::size_t CostData::periodOf(int month) const
{
    const auto found = std::ranges::lower_bound(m_periods, month, {}, &CostPeriod::last);
    return static_cast<std::size_t>(found - m_periods.begin());
}

std::vector<CostEntry> CostData::entries(std::size_t index, const CostNode& node) const
{
    return entriesOf(scenario(), option(index), node, 0, scenario().general.horizonMonths);
}

} // namespace costmodel::ui
