#include "data/scenario/toml_tree.h"

#include <array>

namespace costmodel::data
{

namespace
{

constexpr std::size_t longest = 60; ///< bytes of a text that are shown

struct ScalarPrinter
{
    std::string operator()(bool value) const
    {
        return value ? "true" : "false";
    }
    std::string operator()(std::int64_t value) const
    {
        return std::to_string(value);
    }
    std::string operator()(double value) const
    {
        const std::string text = plainNumber(value);
        return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
    }
    std::string operator()(const std::string& text) const
    {
        if (text.size() <= longest)
            return tomlString(text);
        std::size_t end = longest;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
            --end;
        return tomlString(text.substr(0, end) + "...");
    }
    std::string operator()(const Date& date) const
    {
        return isoDate(date);
    }
    std::string operator()(const TomlTime& time) const
    {
        return time.text;
    }
};

} // namespace

std::string shown(const TomlNode& node)
{
    switch (node.type)
    {
    case TomlNode::Type::scalar:
        return std::visit(ScalarPrinter{}, node.scalar);
    case TomlNode::Type::array:
        return node.items.empty() ? "[]" : "[ ... ]";
    case TomlNode::Type::table:
        return "{ ... }";
    }
    return {};
}

std::string tomlString(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result = "\"";
    for (const char c : text)
    {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (result += '\\') += c;
        else if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else if (code < 0x20 || code == 0x7F)
            ((result += "\\u00") += digits[code >> 4]) += digits[code & 15];
        else
            result += c;
    }
    return result + "\"";
}

} // namespace costmodel::data
