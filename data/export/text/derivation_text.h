#pragma once

#include <span>
#include <string>

#include "data/export/text/text_export.h"
#include "model/explain/explain.h"

namespace costmodel::data
{

struct DerivationTextOptions
{
    std::size_t width = reportWidth;
    /// Levels below the number that was asked for; 0: its own formula only.
    int depth = 12;
};

/// How a number arose, for reading in a terminal: the number, its formula in words and with values,
/// then its parts in the same way, indented. A part that can be asked for by itself is one line
/// with its target; what was explained before is not repeated.
std::string derivationText(const Derivation& derivation, const Language& language,
                           const DerivationTextOptions& options = {});

/// What can be asked for: a line for every target with its number and what it is called.
std::string targetListText(const Explainer& explainer, std::span<const ExplainTarget> targets,
                           const Language& language);

} // namespace costmodel::data
