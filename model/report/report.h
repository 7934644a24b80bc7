#pragma once

#include <string>
#include <variant>
#include <vector>

#include "model/report/evaluated_scenario.h"
#include "model/text/message.h"

namespace costmodel::report
{

/// A word or a heading that is not yet in any language; marked with COSTMODEL_TEXT(context, text).
struct Label
{
    const char* context = "Label";
    const char* text = "";
};

/// A number of a report, rounded only when it is shown.
struct Number
{
    double value = 0;
    int digits = 0; ///< after the point
};
struct Percent
{
    double value = 0; ///< 0..1
};

/// A marked text in which %1 stands for `argument`: a unit with its currency.
struct Phrase
{
    const char* context = "";
    const char* text = "";
    std::string argument;
};

/// What stands in a cell; monostate: there is nothing. A text is as somebody wrote it.
using Cell =
    std::variant<std::monostate, std::string, Label, Phrase, Message, Number, Percent, Date>;

struct Column
{
    Cell heading;
    bool isNumber = false; ///< aligned to the right
};

struct Row
{
    std::vector<Cell> cells; ///< as many as there are columns
    bool isTotal = false;
    bool isMarked = false;
};

struct Table
{
    std::vector<Column> columns; ///< the first names the row
    std::vector<Row> rows;
    Cell unit; ///< of the money in it; monostate if there is none
    /// What the rows that are marked have in common.
    Label mark{"Label", COSTMODEL_TEXT("Label", "recommended")};
    /// Number of columns that are repeated where a wide table is broken into several.
    std::size_t keyColumns = 1;
};

enum class Emphasis
{
    normal,
    lead,    ///< the sentence that answers
    item,    ///< one of a list
    warning, ///< must not be overlooked
    note     ///< small print
};

/// Whole sentences, one after the other.
struct Paragraph
{
    std::vector<Message> sentences;
    Emphasis emphasis = Emphasis::normal;
};

struct Heading
{
    Cell text;
};

/// Where a report that can draw puts a chart; others leave it out.
enum class Figure
{
    cumulativeCost,
    costByCategory,
    bridge, ///< from the cheapest rental to the cheapest purchase
    hybrid,
    sensitivity,
    monteCarlo
};

using Block = std::variant<Paragraph, Heading, Table, Figure>;

enum class SectionId
{
    decision, ///< the page that answers; only in the report for a board
    bridge,
    flips,
    recommendation,
    warnings,
    options,
    demand,
    categories,
    breakEven,
    hybrid,
    pipeline,
    sensitivity,
    monteCarlo,
    cash,
    assumptions,
    sources,
    formulas,  ///< appendix: how the numbers arose
    comparison ///< of several scenarios
};

struct Section
{
    SectionId id;
    Label title;
    std::vector<Block> blocks;
};

/// Everything a report says, in no language and on no medium: text, PDF, workbook and window show
/// the same sections, sentences and numbers because they take them from here.
struct Report
{
    std::string title;
    std::vector<Message> subtitle; ///< horizon, currency, discounting, taxes
    std::vector<Section> sections; ///< only those that have something to say
};

/// The report of a scenario. What could not be computed is left out or said in words, never shown
/// as zero.
///
/// `withFormulas`: with an appendix that explains the numbers which the reader asked for, or where
/// nothing was asked every category of every option in its dearest month, the break-even months and
/// the lead of the recommended option. For the PDF; the text report would become long.
Report buildReport(const EvaluatedScenario& evaluated, bool withFormulas = false);

/// The report as one puts it before a board: first the page that answers, then what the answer
/// rests on, its risks and the advice, then the tables that prove it.
Report buildBoardReport(const EvaluatedScenario& evaluated);

/// What stands in a cell, in the language of a reader: numbers grouped by thousands and rounded,
/// shares in per cent, dates as ISO 8601, nothing for monostate.
std::string cellText(const Cell& cell, const Language& language);
/// The sentences of a paragraph with the spaces that the language puts between them; none behind
/// an opening and before a closing bracket.
std::string paragraphText(const std::vector<Message>& sentences, const Language& language);

} // namespace costmodel::report
