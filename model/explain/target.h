#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/result.h"

namespace costmodel
{

/// A number of an option that can be asked for.
enum class OptionFigure
{
    cash,            ///< total, or of a month
    npv,             ///< present value of the total, or of the payments of a month
    accounting,      ///< total, or of a month
    costPerGpuHour,  ///< total only
    levelizedCost,   ///< total only
    costPerWorkUnit, ///< total only
    served,          ///< reference GPU-hours, total or of a month
    cumulative,      ///< cash up to a month
    discounted,      ///< present value up to a month
    exit,            ///< what it has cost if one stops at a month
    book,            ///< value in the books at the end of a month
    category         ///< payments of a category, total or of a month
};

/// "rent[Cloud].compute@7". `name` is ignored for the best split.
struct OptionTarget
{
    OptionKind kind = OptionKind::rent;
    std::string name;
    OptionFigure figure = OptionFigure::cash;
    Category category = Category::other; ///< counts for OptionFigure::category
    std::optional<int> month;            ///< 0..H

    bool operator==(const OptionTarget&) const = default;
};

enum class BreakEvenFigure
{
    month,
    discountedMonth,
    exitMonth,
    utilization,
    rentPrice,
    purchasePrice,
    irr
};

/// "break-even[own][Cloud].utilization".
struct BreakEvenTarget
{
    std::string buy;
    std::string rent;
    BreakEvenFigure figure = BreakEvenFigure::month;

    bool operator==(const BreakEvenTarget&) const = default;
};

/// By how much the recommended option is ahead: "recommendation".
struct MarginTarget
{
    bool operator==(const MarginTarget&) const = default;
};

/// "demand", "demand@7", "demand.peak@7".
struct DemandTarget
{
    bool isPeak = false;
    std::optional<int> month; ///< 1..H

    bool operator==(const DemandTarget&) const = default;
};

/// Which split is best and what it costs: "split".
struct SplitTarget
{
    bool operator==(const SplitTarget&) const = default;
};

/// An input, by its path: "buy[own].power.pue".
struct InputTarget
{
    std::string path;

    bool operator==(const InputTarget&) const = default;
};

/// A number whose derivation can be asked for.
using ExplainTarget = std::variant<OptionTarget, BreakEvenTarget, MarginTarget, DemandTarget,
                                   SplitTarget, InputTarget>;

/// As a person writes it; parseTarget reads it back.
std::string targetText(const ExplainTarget& target);

/// Reads what a person wrote:
///
///     OPTION[.FIGURE][@MONTH]   OPTION is rent[NAME], buy[NAME] or hybrid; FIGURE is cash (without
///                               one), npv, accounting, per-gpu-hour, levelized, per-work-unit,
///                               served, cumulative, discounted, exit, book or a category
///     break-even[BUY][RENT][.month|discounted|exit|utilization|rent-price|purchase-price|irr]
///     recommendation, split, demand[.peak][@MONTH]
///     the path of an input, as for --set
///
/// The brackets of break-even may be left out where there is one pair. The reason says what is
/// wrong, what was expected and, for a near miss, what was probably meant.
Result<ExplainTarget> parseTarget(const Scenario& scenario, const Evaluation& evaluation,
                                  std::string_view text);

/// Every target of an evaluation but inputs and single months, in the order of the results.
std::vector<ExplainTarget> explainTargets(const Evaluation& evaluation);

} // namespace costmodel
