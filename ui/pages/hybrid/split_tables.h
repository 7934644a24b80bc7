#pragma once

#include <QCoreApplication>

#include "model/insight/load_filling.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// How one split fills a month.
struct MonthUse
{
    std::optional<double> ownBusy; ///< share of the hours of the own servers; none without servers
    double rented = 0;             ///< GPU-hours
    double unserved = 0;           ///< GPU-hours
};

struct TableContents
{
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
};

/// The tables of the page on splits.
class SplitTables
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::SplitTables)

public:
    /// What each tier of a split costs; the total is that of the split. `isBest`: it is the one of
    /// the evaluation, whose numbers can be explained.
    static TableContents tiers(const Scenario& scenario, const std::vector<TierCost>& tiers,
                               const BestSplit& split, bool isBest, const Formats& formats);
    /// One row a number of servers of a purchase, against the best of all. `uses` goes with the
    /// rows of that purchase; empty as long as it is not known.
    static TableContents byServers(const Scenario& scenario, const HybridResult& hybrid,
                                   const std::string& buy, const std::vector<MonthUse>& uses,
                                   int month, const Formats& formats);
};

} // namespace costmodel::ui
