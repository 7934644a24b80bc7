#include "data/scenario/toml_same.h"

#include <optional>

namespace costmodel::data
{

namespace
{

std::optional<double> numberOf(const TomlNode& node)
{
    if (const auto* whole = std::get_if<std::int64_t>(&node.scalar))
        return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&node.scalar))
        return *number;
    return {};
}

} // namespace

bool isSame(const TomlNode& a, const TomlNode& b)
{
    if (a.type != b.type || a.items.size() != b.items.size() ||
        a.entries.size() != b.entries.size())
        return false;
    if (a.type == TomlNode::Type::scalar)
    {
        const auto numberA = numberOf(a);
        const auto numberB = numberOf(b);
        if (numberA || numberB)
            return numberA == numberB;
        if (a.scalar.index() != b.scalar.index())
            return false;
        if (const auto* text = std::get_if<std::string>(&a.scalar))
            return *text == std::get<std::string>(b.scalar);
        if (const auto* date = std::get_if<Date>(&a.scalar))
            return *date == std::get<Date>(b.scalar);
        if (const auto* flag = std::get_if<bool>(&a.scalar))
            return *flag == std::get<bool>(b.scalar);
        return false;
    }
    for (std::size_t i = 0; i < a.items.size(); ++i)
        if (!isSame(a.items[i], b.items[i]))
            return false;
    for (const TomlEntry& entry : a.entries)
    {
        const TomlEntry* const other = b.find(entry.key);
        if (!other || !isSame(entry.node, other->node))
            return false;
    }
    return true;
}

} // namespace costmodel::data
