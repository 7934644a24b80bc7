#include "model/insight/cost_table.h"

#include <algorithm>
#include <array>

#include "model/insight/split_choice.h"

namespace costmodel
{

namespace
{

int monthsOf(Period period)
{
    switch (period)
    {
    case Period::month:
        return 1;
    case Period::quarter:
        return 3;
    case Period::year:
        return 12;
    }
    return 1;
}

/// Adds payments to the rows of a tree.
class TreeBuilder
{
public:
    TreeBuilder(const Scenario& scenario, Period period)
        : m_timeline(makeTimeline(scenario.general))
        , m_periods(costPeriods(scenario, period).size())
        , m_length(monthsOf(period))
    {
    }

    CostNode row(CostRow kind, std::string name = {}) const
    {
        CostNode node;
        node.row = kind;
        node.name = std::move(name);
        node.amounts.assign(m_periods, 0.0);
        return node;
    }
    void add(CostNode& node, int month, double amount) const
    {
        node.amounts[columnOf(month)] += amount;
        node.total += amount;
        node.present += amount * m_timeline.discount[static_cast<std::size_t>(month)];
    }
    /// Adds an entry to its category and item below `parent`, which is not changed itself.
    void addEntry(CostNode& parent, const OptionResult& option, const Entry& entry) const
    {
        CostNode& category = child(parent, CostRow::category, {}, entry.category, std::nullopt);
        add(category, entry.month, entry.amount);
        add(child(category, CostRow::item, option.items[entry.item], entry.category, entry.item),
            entry.month, entry.amount);
    }
    /// Makes a row the sum of its children.
    void sumUp(CostNode& node) const
    {
        node.amounts.assign(m_periods, 0.0);
        node.total = node.present = 0;
        for (const CostNode& part : node.children)
        {
            for (std::size_t i = 0; i < m_periods; ++i)
                node.amounts[i] += part.amounts[i];
            node.total += part.total;
            node.present += part.present;
        }
    }

private:
    std::size_t columnOf(int month) const
    {
        return month == 0 ? 0 : static_cast<std::size_t>((month - 1) / m_length) + 1;
    }
    CostNode& child(CostNode& parent, CostRow kind, const std::string& name, Category category,
                    std::optional<int> item) const
    {
        for (CostNode& known : parent.children)
            if (known.category == category && known.item == item)
                return known;
        CostNode& added = parent.children.emplace_back(row(kind, name));
        added.category = category;
        added.item = item;
        return added;
    }

    Timeline m_timeline;
    std::size_t m_periods;
    int m_length;
};

void sortByCategory(CostNode& node)
{
    std::stable_sort(node.children.begin(), node.children.end(),
                     [](const CostNode& a, const CostNode& b) { return a.category < b.category; });
}

void withoutPresent(CostNode& node)
{
    node.present = 0;
    for (CostNode& part : node.children)
        withoutPresent(part);
}

} // namespace

std::vector<CostPeriod> costPeriods(const Scenario& scenario, Period period)
{
    const Date start = scenario.general.start;
    std::vector<CostPeriod> periods{{0, 0, start, start}};
    const int length = monthsOf(period);
    for (int first = 1; first <= scenario.general.horizonMonths; first += length)
    {
        const int last = std::min(first + length - 1, scenario.general.horizonMonths);
        periods.push_back({first, last, addMonths(start, first - 1), addMonths(start, last)});
    }
    return periods;
}

CostNode costTree(const Scenario& scenario, const OptionResult& option, Period period)
{
    const TreeBuilder builder(scenario, period);
    CostNode root = builder.row(CostRow::option, option.name);
    for (const Entry& entry : option.entries)
        builder.addEntry(root, option, entry);
    sortByCategory(root);
    builder.sumUp(root);
    return root;
}

CostNode booksTree(const Scenario& scenario, const OptionResult& option, const Split* split,
                   Period period)
{
    const TreeBuilder builder(scenario, period);
    const Terms terms = makeTerms(scenario);
    Flows flows;
    enterOption(terms, option, split, flows);
    CostNode costs = builder.row(CostRow::beforeTax);
    CostNode taxed = builder.row(CostRow::option, option.name);
    for (const Entry& entry : option.entries)
    {
        if (Flows::isDeductible(entry.category))
            builder.addEntry(costs, option, entry);
        else if (entry.category == Category::tax)
            builder.addEntry(taxed, option, entry);
    }
    sortByCategory(costs);
    const auto addSeries = [&](CostRow kind, const std::vector<double>& series)
    {
        if (std::all_of(series.begin(), series.end(), [](double x) { return x == 0; }))
            return;
        CostNode& node = costs.children.emplace_back(builder.row(kind));
        for (std::size_t m = 0; m < series.size(); ++m)
            builder.add(node, static_cast<int>(m), series[m]);
    };
    addSeries(CostRow::depreciation, flows.depreciation);
    addSeries(CostRow::interest, flows.interest);
    std::vector<double> gain(flows.cash.size(), 0.0);
    gain.back() = -flows.gainAtEnd;
    addSeries(CostRow::gainOnDisposal, gain);
    builder.sumUp(costs);
    taxed.children.insert(taxed.children.begin(), std::move(costs));
    builder.sumUp(taxed);
    withoutPresent(taxed);
    return taxed;
}

std::vector<CostEntry> entriesOf(const Scenario& scenario, const OptionResult& option,
                                 const CostNode& node, int first, int last)
{
    std::vector<CostEntry> entries;
    for (const Entry& entry : option.entries)
    {
        const bool isInside = entry.month >= first && entry.month <= last;
        const bool isOfNode = (!node.category || entry.category == *node.category) &&
                              (!node.item || entry.item == *node.item);
        if (isInside && isOfNode)
            entries.push_back({addMonths(scenario.general.start, entry.month), entry});
    }
    return entries;
}

} // namespace costmodel
