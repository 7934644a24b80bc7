#pragma once

#include "data/scenario/issue_list.h"
#include "data/scenario/toml_tree.h"

namespace costmodel::data
{

/// The scenario that `over` describes as a difference to `base`. Tables are merged key by key, the
/// entries of named lists by name (`remove = true` drops one, a new one is appended); everything
/// else is replaced, so are the alternatives of a key and the form of the demand. Values keep the
/// place where they stood.
TomlNode merged(TomlNode base, TomlNode over, IssueList& issues);

} // namespace costmodel::data
