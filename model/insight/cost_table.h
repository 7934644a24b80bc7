#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

enum class Period
{
    month,
    quarter, ///< three months from the start
    year     ///< twelve months from the start
};

/// A column: the months `first` to `last`. Month 0, the signing, has a column of its own.
struct CostPeriod
{
    int first = 0;
    int last = 0;
    Date from; ///< first day
    Date to;   ///< day after the last
};
std::vector<CostPeriod> costPeriods(const Scenario& scenario, Period period);

enum class CostRow
{
    option,
    category,
    item,
    depreciation, ///< these only in the view of the books
    interest,
    gainOnDisposal,
    beforeTax
};

/// A row of the tree with its subtotals. Entries are found by `categories` and `item` of `option`.
struct CostNode
{
    CostRow row = CostRow::option;
    std::string name;                 ///< option or item; empty for a category
    std::optional<Category> category; ///< of categories and items
    std::optional<int> item;          ///< index into OptionResult::items
    std::vector<double> amounts;      ///< by period
    double total = 0;
    double present = 0; ///< total x discount factors; 0 in the view of the books
    std::vector<CostNode> children;
};

/// The payments of an option: categories that occur, with their items, and their sums.
CostNode costTree(const Scenario& scenario, const OptionResult& option, Period period);

/// The same option as the books see it: running costs by category, depreciation, interest, gain on
/// disposal, cost before tax, income tax. Total: accounting cost and tax.
CostNode booksTree(const Scenario& scenario, const OptionResult& option, const Split* split,
                   Period period);

/// One payment behind a row.
struct CostEntry
{
    Date date; ///< end of the month
    Entry entry;
};
/// The entries of a row of costTree in the months `first` to `last`.
std::vector<CostEntry> entriesOf(const Scenario& scenario, const OptionResult& option,
                                 const CostNode& node, int first, int last);

enum class VatView
{
    without,
    with
};
/// The option with its payments as invoiced, or net of VAT, by the rates of the scenario's own
/// items; tax, loans and resale as the scenario has them. Only the entries and what is summed up
/// from them differ; break-even and the other analyses are those of `isModelBasis`.
OptionResult withVat(const Scenario& scenario, const OptionResult& option, const Split* split,
                     VatView view);
/// The view whose numbers are the engine's: without VAT where it is recovered, else with it.
VatView modelVatView(const Scenario& scenario);
/// Whether any rate is not 0: without one both views are the same.
bool hasVat(const Scenario& scenario);

} // namespace costmodel
