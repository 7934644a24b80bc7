#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "model/text/message.h"

namespace costmodel::ui
{

inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The text of the model that is marked with COSTMODEL_TEXT(context, text), in the language of the
/// window.
QString translated(const char* context, const char* text);

/// A sentence of the model in the language of the window.
QString rendered(const Message& message);

/// The language of the window, for functions of the model that write sentences: it translates by
/// the translators that are installed at the moment of the call.
const Language& windowLanguage();

} // namespace costmodel::ui
