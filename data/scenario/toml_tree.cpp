#include "data/scenario/toml_tree.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include <toml++/toml.h>

#include "data/scenario/toml_limits.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t mostBytes = std::size_t{16} << 20;
constexpr std::size_t mostValues = 1'000'000;

/// Turns the tree of the library into ours, which keeps the order of the file.
class Converter
{
public:
    explicit Converter(std::size_t file)
        : m_file(file)
    {
    }

    TomlNode convert(const toml::node& node)
    {
        ++m_count;
        TomlNode result;
        result.place = placeOf(node.source());
        if (const toml::table* const table = node.as_table())
            convertTable(*table, result);
        else if (const toml::array* const array = node.as_array())
        {
            result.type = TomlNode::Type::array;
            for (const toml::node& item : *array)
                result.items.push_back(convert(item));
        }
        else
            convertScalar(node, result);
        return result;
    }

    std::size_t count() const
    {
        return m_count;
    }

private:
    SourcePlace placeOf(const toml::source_region& region) const
    {
        return {m_file, std::max(1, static_cast<int>(region.begin.line)),
                std::max(1, static_cast<int>(region.begin.column))};
    }

    void convertTable(const toml::table& table, TomlNode& result)
    {
        result.type = TomlNode::Type::table;
        result.isInline = table.is_inline();
        for (const auto& [key, value] : table)
            result.entries.push_back(
                {std::string(key.str()), placeOf(key.source()), convert(value)});
        std::stable_sort(result.entries.begin(), result.entries.end(),
                         [](const TomlEntry& a, const TomlEntry& b) {
                             return std::pair(a.place.line, a.place.column) <
                                    std::pair(b.place.line, b.place.column);
                         });
    }

    static void convertScalar(const toml::node& node, TomlNode& result)
    {
        if (const auto* const value = node.as_boolean())
            result.scalar = value->get();
        else if (const auto* const whole = node.as_integer())
            result.scalar = whole->get();
        else if (const auto* const number = node.as_floating_point())
            result.scalar = number->get();
        else if (const auto* const text = node.as_string())
            result.scalar = text->get();
        else if (const auto* const date = node.as_date())
            result.scalar = Date{date->get().year, date->get().month, date->get().day};
        else
        {
            std::ostringstream out;
            if (const auto* const time = node.as_time())
                out << time->get();
            else if (const auto* const moment = node.as_date_time())
                out << moment->get();
            result.scalar = TomlTime{out.str()};
        }
    }

    std::size_t m_file;
    std::size_t m_count = 0;
};

} // namespace

const TomlEntry* TomlNode::find(std::string_view key) const
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [key](const TomlEntry& entry) { return entry.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

TomlEntry* TomlNode::find(std::string_view key)
{
    return const_cast<TomlEntry*>(std::as_const(*this).find(key));
}

std::variant<TomlNode, TomlFailure> parseToml(std::string_view text, std::size_t file)
{
    if (text.size() > mostBytes)
        return TomlFailure{{file, 1, 1},
                           {COSTMODEL_TEXT("Message", "the file has %1 bytes, expected a scenario "
                                                      "of at most %2"),
                            {static_cast<long>(text.size()), static_cast<long>(mostBytes)}}};
    if (const auto excess = findExcess(text, file))
        return *excess;
    try
    {
        const toml::table table = toml::parse(text);
        Converter converter(file);
        TomlNode root = converter.convert(table);
        root.place = {file, 1, 1};
        if (converter.count() > mostValues)
            return TomlFailure{
                {file, 1, 1},
                {COSTMODEL_TEXT("Message", "the file has %1 values, expected a "
                                           "scenario of at most %2"),
                 {static_cast<long>(converter.count()), static_cast<long>(mostValues)}}};
        return root;
    }
    catch (const toml::parse_error& error)
    {
        const toml::source_position at = error.source().begin;
        return TomlFailure{{file, std::max(1, static_cast<int>(at.line)),
                            std::max(1, static_cast<int>(at.column))},
                           {COSTMODEL_TEXT("Message", "this is not TOML (%1), expected TOML 1.0"),
                            {std::string(error.description())}}};
    }
}

} // namespace costmodel::data
