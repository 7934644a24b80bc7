#pragma once

#include <vector>

#include <QString>

#include "ui/run/results.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Something that is known of a purchase and a rental, as one sentence.
struct PairFact
{
    QString text;
    QString target; ///< what `--explain` calls the number in it; may be empty
};

/// When buying has paid for itself against renting, first and last crossing, paybacks with and
/// without discounting, and the prices and the utilisation at which both cost the same. Where there
/// is no crossing it says which is cheaper all the time.
std::vector<PairFact> pairFacts(const Results& results, const BreakEven& pair,
                                const Formats& formats);

} // namespace costmodel::ui
