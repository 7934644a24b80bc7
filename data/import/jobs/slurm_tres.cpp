#include "data/import/jobs/slurm_tres.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "data/import/base/fold.h"

namespace costmodel::data
{

namespace
{

/// Up to the next comma outside of brackets, taken off `rest`.
std::string_view takeToken(std::string_view& rest)
{
    int depth = 0;
    std::size_t end = 0;
    for (; end < rest.size(); ++end)
    {
        if (rest[end] == '(' || rest[end] == '[')
            ++depth;
        else if (rest[end] == ')' || rest[end] == ']')
            --depth;
        else if (rest[end] == ',' && depth <= 0)
            break;
    }
    const std::string_view token = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return trimmed(token);
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<double> countOf(std::string_view text)
{
    long count = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, count);
    if (error != std::errc{} || rest != end || count < 0)
        return std::nullopt;
    return static_cast<double>(count);
}

/// Names such as a100_1g.5gb and 1g.10gb are profiles of MIG.
bool isSlice(std::string_view type)
{
    const std::size_t g = type.find("g.");
    return g != std::string_view::npos && g > 0 && type[g - 1] >= '1' && type[g - 1] <= '9' &&
           type.find("gb", g) != std::string_view::npos;
}

struct Sum
{
    std::optional<double> total; ///< without a type
    double ofTypes = 0;
    TresGpus flags;
};

/// False for a count that is no number.
bool add(Sum& sum, std::string_view token)
{
    if (const std::size_t bracket = token.find('('); bracket != std::string_view::npos)
        token = token.substr(0, bracket);
    for (const std::string_view prefix : {"gres/", "gres:"})
        if (token.starts_with(prefix))
            token.remove_prefix(prefix.size());
    const std::size_t equals = token.find('=');
    const std::string_view name = token.substr(0, equals);
    if (isNumber(name) && equals != std::string_view::npos)
        sum.flags.isByNumber = true;
    if (name.starts_with("shard") || name.starts_with("mps"))
        sum.flags.hasShares = true;
    if (name != "gpu" && !name.starts_with("gpu:"))
        return true;

    std::string_view type = name.substr(std::min<std::size_t>(4, name.size()));
    std::string_view count = "1";
    if (equals != std::string_view::npos)
        count = token.substr(equals + 1);
    else if (isNumber(type))
    {
        count = type;
        type = {};
    }
    else if (const std::size_t colon = type.rfind(':'); colon != std::string_view::npos)
    {
        count = type.substr(colon + 1);
        type = type.substr(0, colon);
    }
    const std::optional<double> number = countOf(count);
    if (!number)
        return false;
    sum.flags.hasSlices |= isSlice(type) && *number > 0;
    if (type.empty())
        sum.total = sum.total.value_or(0) + *number;
    else
        sum.ofTypes += *number;
    return true;
}

} // namespace

std::optional<TresGpus> gpusInTres(std::string_view text)
{
    Sum sum;
    const std::string small = lowered(trimmed(text));
    std::string_view rest = small;
    while (!rest.empty())
        if (!add(sum, takeToken(rest)))
            return std::nullopt;
    TresGpus found = sum.flags;
    found.gpus = sum.total.value_or(sum.ofTypes);
    return found;
}

} // namespace costmodel::data
