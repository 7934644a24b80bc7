#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/report/report.h"

namespace costmodel::report
{

/// A column of a comparison. What it points to must outlive the call it is given to only.
struct ComparedScenario
{
    std::string name;
    std::string file; ///< tells scenarios of one name apart; may be empty
    const Scenario* scenario = nullptr;
    const Evaluation* evaluation = nullptr;
};

enum class ComparedGroup
{
    inputs,
    results,
    ways, ///< present value of each option
    cash  ///< payments by year of the cheapest way
};

enum class Better
{
    neither,
    less,
    more
};

/// What one scenario has in a row.
struct ComparedValue
{
    Cell shown;                       ///< never nothing: words where there is no number
    std::optional<double> number;     ///< unrounded, in the unit of the row
    std::string word;                 ///< what files say where there is no number
    bool isOutOfContest = false;      ///< the way it belongs to does not meet the demand
    std::optional<Message> note = {}; ///< why there is no number, or what it means
};

struct ComparedRow
{
    ComparedGroup group = ComparedGroup::inputs;
    std::string key; ///< never translated: path of an input, else "results.cost", "ways[own]"
    Cell name;
    Cell unit;            ///< of all its numbers; nothing if there is none or they have several
    bool isMoney = false; ///< in the currency of each scenario
    Better better = Better::neither;
    bool differs = false;              ///< in any of the scenarios
    bool isComparable = true;          ///< whether numbers may be subtracted from each other
    std::vector<ComparedValue> values; ///< one a scenario
};

/// Two and more scenarios side by side.
struct ScenarioComparison
{
    std::vector<std::string> names;      ///< all different, with the file where names are alike
    std::vector<std::string> currencies; ///< one a scenario
    bool isOneCurrency = true;
    std::vector<ComparedRow> rows; ///< by group
};

/// Inputs that any of the scenarios states, whether they differ or not (what is left to its default
/// counts as that), and what comes of them. Expects valid scenarios, one at least, and evaluations
/// of them, which may lack the best split.
ScenarioComparison compareScenarios(std::span<const ComparedScenario> scenarios);

/// A value less that of the reference.
struct ValueDifference
{
    double amount = 0;
    std::optional<double> share; ///< of the reference's size; none if that is zero
};
/// None where one of the two has no number or their numbers are of different units. Expects indices
/// of scenarios.
std::optional<ValueDifference> differenceOf(const ComparedRow& row, std::size_t reference,
                                            std::size_t scenario);

enum class Standing
{
    none,
    best,
    tie ///< within defaultErrorBand of the best, and so is the best itself
};
/// Which scenario is best in a row, one standing each; all `none` where there is nothing to win.
std::vector<Standing> standingsOf(const ComparedRow& row);

struct ComparisonView
{
    std::size_t reference = 0;
    bool isOnlyDiffering = true; ///< inputs that are alike are left out
    bool hasDifferences = true;
    bool hasShares = true;
};

/// "A" for the first: names are too long for headings.
std::string letterOf(std::size_t scenario);

/// One group as a table: name, unit, the scenarios as "A", "B" and so on, each but the reference
/// followed by its differences ("B - A"). Without rows if there is nothing to show.
Table comparisonTable(const ScenarioComparison& comparison, ComparedGroup group,
                      const ComparisonView& view = {});
/// Digits after the point with which the numbers of a row are shown.
int shownDigits(const ComparedRow& row);
/// A difference as it stands in such a table, always signed: "+1,234", "-12.5"; zero has no sign.
std::string signedText(double value, int digits);

/// Everything as sections with their headings: which scenario is which letter, then the tables,
/// with a warning where currencies differ. Expects at most 26 scenarios.
std::vector<Section> comparisonSections(const ScenarioComparison& comparison,
                                        const ComparisonView& view = {});

} // namespace costmodel::report
