#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/scenario/schema.h"
#include "model/text/message.h"

namespace costmodel
{

/// Gives the entry at `path` ("rent[Cloud]") another name, also wherever the scenario refers to it:
/// in references of other tables and in the paths of sensitivity and Monte Carlo. The reason if
/// the name is empty or taken, or if there is no such entry; the scenario is then unchanged.
std::optional<Message> renameEntry(Scenario& scenario, std::string_view path,
                                   const std::string& name);

/// A name that no entry of the list has yet: `wanted`, else "wanted 2", "wanted 3" ...
std::string freeName(const Child& child, const void* parent, const std::string& wanted);

} // namespace costmodel
