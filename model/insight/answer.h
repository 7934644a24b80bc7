#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// Costs closer together than this share of the cheaper one are too close to call, unless told
/// otherwise.
inline constexpr double defaultErrorBand = 0.01;

/// A way of meeting the demand, and what it costs.
struct Contender
{
    std::string name; ///< of the option; "hybrid" for the best split
    OptionKind kind = OptionKind::rent;
    double npvCost = 0;
};

enum class Verdict
{
    nothingToCompare, ///< there is neither a rental nor a purchase
    noneMeets,        ///< none meets the demand
    onlyOne,          ///< one way meets it
    tooClose,         ///< the two are closer together than the band
    cheapest          ///< `winner` is cheaper than `runnerUp` by more than the band
};

/// How busy the own GPUs of a purchase may be before the cheaper of renting and buying changes.
/// Shares are of the time of the own GPUs that can be used, factors of the hours of the demand.
struct UtilizationLimits
{
    std::string buy; ///< the purchase that the shares are of
    double planned = 0;
    std::optional<UtilizationPoint> below; ///< nearest change at fewer hours than planned
    std::optional<UtilizationPoint> above; ///< nearest at more, up to full months
};

enum class FigureId
{
    presentCost,
    breakEvenUtilization,
    payback,
    peakCash
};

enum class FigureUnit
{
    money, ///< the scenario's currency
    share, ///< 0..1
    months
};

struct FigurePart
{
    const char* label = ""; ///< English, context "Label"
    std::optional<double> value;
    FigureUnit unit = FigureUnit::money;
    std::optional<Date> date;         ///< the day that a number of months is up
    Message note;                     ///< why there is no value, or what it is; may be empty
    std::vector<std::string> options; ///< names of those whose ledgers explain it
};

/// One of the four figures below the sentence; the first part is the main one.
struct AnswerFigure
{
    FigureId id = FigureId::presentCost;
    const char* label = ""; ///< English, context "Label"
    std::vector<FigurePart> parts;
};

/// Which way is cheapest, and what that hangs on.
///
/// If both a rental and a purchase meet the demand, the winner and the runner-up are the cheapest
/// of either kind; else the cheapest and the next. A split that is cheaper than every single way by
/// more than the band takes the first place, and the cheapest single way is the runner-up.
struct Answer
{
    Verdict verdict = Verdict::nothingToCompare;
    double errorBand = defaultErrorBand;
    std::optional<Contender> rent;  ///< the cheapest rental that meets the demand
    std::optional<Contender> buy;   ///< the cheapest purchase that does
    std::optional<Contender> split; ///< the best split, where it is another way than any option
    std::optional<Contender> winner;
    std::optional<Contender> runnerUp;
    std::optional<double> margin; ///< cost of the runner-up less that of the winner; not negative
    std::optional<double> marginShare; ///< of the runner-up's cost; none unless both are positive
    std::optional<UtilizationLimits> utilization; ///< where a rental and a purchase meet the demand
    std::vector<Message> headline;
    std::vector<AnswerFigure> figures; ///< one of each id, in that order
};

/// The answer to a valid scenario from an evaluation of it, which may lack the best split and the
/// analyses. A purchase that leaves work waiting meets the demand where waiting has a price.
Answer answerOf(const Scenario& scenario, const Evaluation& evaluation,
                double errorBand = defaultErrorBand);

/// Whether two costs are too close to call: no further apart than `errorBand` of the lower one, or
/// equal to the precision of the arithmetic.
bool isTooClose(double a, double b, double errorBand);

/// The day on which `months` after the start are up, part of a month in days.
Date dateAfter(const Date& start, double months);

} // namespace costmodel
