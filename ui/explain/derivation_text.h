#pragma once

#include <QCoreApplication>

#include "model/explain/derivation.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// A derivation for reading and for copying.
class DerivationText
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::DerivationText)

public:
    /// As a page: value, formula in words and with values, parts, notes. Links are "part:INDEX" for
    /// the next level of a part, "input:INDEX" for a part that is an input and "origin:" for the
    /// number itself, if that is one.
    static QString html(const Derivation& derivation, const Formats& formats);
    /// As plain text with everything below it that is made; a line a number, indented by level.
    static QString plain(const Derivation& derivation, const Formats& formats);
    /// Where an input is from: source, date, offer, or that it is the default. Empty for others.
    static QString origin(const Derivation& derivation, const Formats& formats);
};

} // namespace costmodel::ui
