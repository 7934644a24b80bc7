#pragma once

#include "data/scenario/issue_list.h"
#include "data/scenario/toml_tree.h"

namespace costmodel::data
{

/// The tree of a scenario text with all its bases merged in; nothing if it or one of them is no
/// TOML or cannot be had, which `issues` then says. Appends the files it took to `files`, the
/// text's own first.
std::optional<TomlNode> loadTree(std::string_view text, const std::filesystem::path& file,
                                 std::vector<std::filesystem::path>& files, IssueList& issues);

/// `name`, as written in `from`, relative to the folder of `file`.
std::filesystem::path besideFile(const std::filesystem::path& file, const std::string& name);

} // namespace costmodel::data
