#pragma once

#include "model/insight/answer.h"

/// The parts of an answer, each from the ones before it.
namespace costmodel
{

/// Where the cheaper of renting and buying changes when the hours of the demand move, all purchases
/// and rentals that meet the demand considered; shares are those of the purchase `buy`.
UtilizationLimits utilizationLimits(const Scenario& scenario, const Evaluation& evaluation,
                                    const std::string& buy);

std::vector<Message> headlineOf(const Scenario& scenario, const Evaluation& evaluation,
                                const Answer& answer);
std::vector<AnswerFigure> figuresOf(const Scenario& scenario, const Evaluation& evaluation,
                                    const Answer& answer);

/// A name in quotation marks.
std::string quotedName(const std::string& name);

} // namespace costmodel
