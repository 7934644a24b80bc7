#include "data/import/training/progress_line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "data/import/training/log_text.h"

namespace costmodel::data
{

namespace
{

std::string_view withoutSpaces(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::optional<long> wholeNumber(std::string_view text)
{
    long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0)
        return {};
    return value;
}

/// What is counted, from "1.25it/s" or "20.00s/it"; "it" where it cannot be told.
std::string unitOf(std::string_view rate)
{
    rate = withoutSpaces(rate);
    rate.remove_prefix(std::min(rate.find_first_not_of("0123456789.?"), rate.size()));
    const std::size_t slash = rate.find('/');
    if (slash == std::string_view::npos)
        return "it";
    std::string_view unit = rate.substr(0, slash);
    if (unit == "s")
        unit = rate.substr(slash + 1);
    unit = withoutSpaces(unit);
    const bool isWord =
        !unit.empty() && unit.size() <= 16 &&
        std::all_of(unit.begin(), unit.end(),
                    [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
    return isWord ? std::string(unit) : "it";
}

} // namespace

std::optional<ProgressLine> parseProgressLine(std::string_view line)
{
    const std::size_t percent = line.find("%|");
    if (percent == std::string_view::npos)
        return {};
    const std::size_t bar = line.find('|', percent + 2);
    const std::size_t open = line.find('[', bar == std::string_view::npos ? line.size() : bar);
    if (open == std::string_view::npos)
        return {};
    const std::string_view counts = withoutSpaces(line.substr(bar + 1, open - bar - 1));
    const std::size_t slash = counts.find('/');
    if (slash == std::string_view::npos)
        return {};
    const std::optional<long> done = wholeNumber(withoutSpaces(counts.substr(0, slash)));
    const std::optional<long> total = wholeNumber(withoutSpaces(counts.substr(slash + 1)));
    const std::string_view times = line.substr(open + 1);
    const std::optional<double> seconds = leadingClock(times);
    if (!done || !total || *total == 0 || *done > *total || !seconds)
        return {};

    ProgressLine result{
        .label = {}, .done = *done, .total = *total, .seconds = *seconds, .unit = "it"};
    std::size_t begin = percent;
    while (begin > 0 && std::isdigit(static_cast<unsigned char>(line[begin - 1])) != 0)
        --begin;
    std::string_view label = withoutSpaces(line.substr(0, begin));
    while (label.ends_with(':') || label.ends_with(' '))
        label.remove_suffix(1);
    result.label = label;
    if (const std::size_t comma = times.find(','); comma != std::string_view::npos)
    {
        const std::string_view rest = times.substr(comma + 1);
        result.unit = unitOf(rest.substr(0, rest.find_first_of(",]")));
    }
    return result;
}

bool isSideWork(std::string_view label)
{
    std::string small(label);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array<std::string_view, 20> words{
        "valid",   "val ",    "eval",    "test",      "sanity",   "predict", "download",
        "map",     "filter",  "tokeniz", "generat",   "load",     "fetch",   "checkpoint",
        "process", "extract", "shard",   "resolving", "sampling", "saving"};
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word)
                       { return small.find(word) != std::string::npos; });
}

} // namespace costmodel::data
