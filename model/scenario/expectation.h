#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/scenario/field.h"
#include "model/text/message.h"

namespace costmodel
{

/// "%1 is %2, expected ...": that `shown`, the text of a value, is not what may stand at `path`.
/// Names the word that was probably meant where there are choices.
Message notExpected(const Field& field, const std::string& path, const std::string& shown);

/// Why a number may not stand at `path`, with the limit it breaks; nothing if it may.
std::optional<Message> outOfRange(const Field& field, const std::string& path, double value);

/// That two keys of the table at `path` stand together although they are alternatives.
Message excludeEachOther(const std::string& path, std::string_view key, std::string_view other);
/// That none of the alternatives stands in the table at `path`.
Message noneStands(const std::string& path, std::span<const std::string_view> keys);

} // namespace costmodel
