#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "data/scenario/reader.h"

namespace costmodel::data
{

/// A TOML file that names `baseName` as its base and says only where `scenario` differs from
/// `base`, the scenario that stands there. None where the format cannot say it: an entry of [gpu]
/// or an optional table that is gone, entries in another order.
std::optional<std::string> differenceToml(const Scenario& base, const Scenario& scenario,
                                          const std::string& baseName);

/// What is written to `file` for a scenario that was read from the text `previous`: differences if
/// it has a base (`general.base`, relative to `file`), else, and where they do not read back as the
/// same scenario, the whole without a base. Comments and order of `previous` stay as patchedToml
/// keeps them.
std::string savedToml(std::string_view previous, const Scenario& scenario,
                      const std::filesystem::path& file, const ReaderServices& services = {});

} // namespace costmodel::data
