#include "data/import/base/duration.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "data/import/base/fold.h"
#include "data/import/base/number.h"

namespace costmodel::data
{

namespace
{

std::optional<double> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || rest != end || value < 0)
        return std::nullopt;
    return static_cast<double>(value);
}

/// Days before the clock part, taken off the text; nothing if the text names none.
std::optional<double> takeDays(std::string_view& text)
{
    for (const std::string_view word : {" days, ", " day, ", " days ", " day ", "-"})
    {
        const std::size_t at = text.find(word);
        if (at == std::string_view::npos)
            continue;
        const std::optional<double> days = wholeNumber(text.substr(0, at));
        if (!days)
            return std::nullopt;
        text.remove_prefix(at + word.size());
        return days;
    }
    return std::nullopt;
}

std::vector<std::string_view> splitAtColons(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (;;)
    {
        const std::size_t colon = text.find(':');
        parts.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        text.remove_prefix(colon + 1);
    }
}

} // namespace

std::optional<double> parseClockDuration(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    const std::optional<double> days = takeDays(text);
    const std::vector<std::string_view> parts = splitAtColons(text);
    if (parts.size() > 3 || (!days && parts.size() == 1))
        return std::nullopt;
    // With days the parts count from the hours, without them from the seconds backwards.
    const std::size_t missing = days ? 0 : 3 - parts.size();
    constexpr std::array<double, 3> weights{3600, 60, 1};
    double seconds = days.value_or(0) * 86400;
    for (std::size_t i = 0; i < parts.size(); ++i)
    {
        const std::size_t place = i + missing;
        const bool isSeconds = place == 2;
        if (parts[i].empty() || parts[i].find_first_not_of("0123456789.") != std::string_view::npos)
            return std::nullopt;
        const std::optional<double> value =
            isSeconds ? parsePlainNumber(parts[i]) : wholeNumber(parts[i]);
        const bool isFirst = i == 0 && !days;
        if (!value || (!isFirst && *value >= (place == 0 ? 24 : place == 2 ? 61 : 60)))
            return std::nullopt;
        seconds += *value * weights.at(place);
    }
    return seconds;
}

std::optional<double> parseSlurmDuration(std::string_view text)
{
    if (const std::optional<double> minutes = wholeNumber(trimmed(text)))
        return *minutes * 60;
    return parseClockDuration(text);
}

std::optional<double> parseUnitDuration(std::string_view text)
{
    const std::optional<ParsedNumber> number = parseNumber(text, DecimalMark::Point);
    if (!number || !number->currency.empty())
        return std::nullopt;
    const std::optional<double> scale =
        number->unit.empty() ? std::optional(1.0) : secondsInUnit(number->unit);
    return scale ? std::optional(number->value * *scale) : std::nullopt;
}

std::optional<double> secondsInUnit(std::string_view unit)
{
    constexpr std::array<std::pair<std::string_view, double>, 20> units{{
        {"ms", 0.001},   {"s", 1},     {"sec", 1},     {"secs", 1},     {"second", 1},
        {"seconds", 1},  {"m", 60},    {"min", 60},    {"mins", 60},    {"minute", 60},
        {"minutes", 60}, {"h", 3600},  {"hr", 3600},   {"hrs", 3600},   {"hour", 3600},
        {"hours", 3600}, {"d", 86400}, {"day", 86400}, {"days", 86400}, {"w", 604800},
    }};
    const std::string word = lowered(trimmed(unit));
    const auto found = std::find_if(units.begin(), units.end(),
                                    [&word](const auto& pair) { return pair.first == word; });
    return found == units.end() ? std::nullopt : std::optional(found->second);
}

} // namespace costmodel::data
