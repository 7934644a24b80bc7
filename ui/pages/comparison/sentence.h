#pragma once

#include <vector>

#include <QString>

#include "model/text/message.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// A sentence of the model in the language of the window, its amounts in the unit of `formats`.
/// Amounts that differ never read alike: where the unit would hide the difference they are written
/// in full.
QString sentence(const Message& message, const Formats& formats);

/// Several of them, one after the other.
QString sentences(const std::vector<Message>& messages, const Formats& formats);

/// The text as it is laid out: very long words (names without spaces) may be broken, numbers keep
/// their currency and their per cent on the same line. For display only.
QString breakable(const QString& text);

} // namespace costmodel::ui
