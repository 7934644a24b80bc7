#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/scenario/reader.h"
#include "model/date.h"

namespace costmodel::data
{

struct TomlEntry;

/// A time with or without a day: valid TOML that no key of a scenario takes.
struct TomlTime
{
    std::string text;
};

/// A value of a TOML file that remembers where it stood. Entries of a table are in the order of the
/// file.
struct TomlNode
{
    enum class Type
    {
        scalar,
        array,
        table
    };

    SourcePlace place; ///< of the value; of a table with a header, that of the header
    Type type = Type::scalar;
    std::variant<bool, std::int64_t, double, std::string, Date, TomlTime> scalar;
    std::vector<TomlNode> items;    ///< of an array
    std::vector<TomlEntry> entries; ///< of a table
    bool isInline = false;          ///< a table as { ... }

    const TomlEntry* find(std::string_view key) const;
    TomlEntry* find(std::string_view key);
};

struct TomlEntry
{
    std::string key;
    SourcePlace place; ///< of the key
    TomlNode node;
};

/// Why a text is no TOML, and where.
struct TomlFailure
{
    SourcePlace place;
    Message what;
};

/// The tree of a TOML 1.0 text, its places in file `file`. Refused are, beside what is no TOML,
/// more than 16 MiB of text, brackets that nest deeper than 16, keys of more than 8 parts and more
/// than a million values: whoever needs that is no scenario.
std::variant<TomlNode, TomlFailure> parseToml(std::string_view text, std::size_t file);

/// The value as a person would write it, shortened: "abc", 12, 2026-01-01, [ ... ], { ... }.
std::string shown(const TomlNode& node);

/// `text` as a TOML string: in double quotes, with escapes.
std::string tomlString(std::string_view text);

} // namespace costmodel::data
