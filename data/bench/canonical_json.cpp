#include "data/bench/canonical_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "data/file/sha256.h"

namespace costmodel::data
{

namespace
{

using nlohmann::json;

std::string shortest(double value)
{
    std::array<char, 64> buffer;
    const double magnitude = std::fabs(value);
    const bool isPlain = magnitude == 0 || (magnitude >= 1e-4 && magnitude < 1e16);
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                      isPlain ? std::chars_format::fixed : std::chars_format::scientific);
    std::string text(buffer.data(), end);
    if (isPlain && text.find('.') == std::string::npos)
        text += ".0";
    return text;
}

void append(const json& value, std::string& text)
{
    if (value.is_object())
    {
        text += '{';
        for (auto it = value.begin(); it != value.end(); ++it)
        {
            if (it != value.begin())
                text += ',';
            text += json(it.key()).dump() + ':';
            append(it.value(), text);
        }
        text += '}';
    }
    else if (value.is_array())
    {
        text += '[';
        for (std::size_t i = 0; i < value.size(); ++i)
        {
            if (i > 0)
                text += ',';
            append(value[i], text);
        }
        text += ']';
    }
    else if (value.is_number_float())
        text += shortest(value.get<double>());
    else
        text += value.dump();
}

} // namespace

std::string canonicalJson(const json& value)
{
    std::string text;
    append(value, text);
    return text;
}

std::string checksumOf(const json& object)
{
    json rest = object;
    rest.erase("sha256");
    return sha256(canonicalJson(rest));
}

bool parseJson(std::string_view text, json& value, JsonProblem& problem)
{
    constexpr int deepest = 64;
    bool isTooDeep = false;
    const auto watchDepth = [&](int depth, json::parse_event_t, json&)
    {
        isTooDeep = isTooDeep || depth > deepest;
        return !isTooDeep;
    };
    std::size_t at = 0;
    try
    {
        value = json::parse(text, watchDepth);
        if (!isTooDeep)
            return true;
        problem = {1, 1, "nested too deep"};
        return false;
    }
    catch (const json::parse_error& error)
    {
        at = error.byte > 0 ? error.byte - 1 : 0;
        problem.what = "not valid JSON";
    }
    catch (const json::exception&)
    {
        problem.what = "a number beyond the range of a double";
    }
    at = std::min(at, text.size());
    const std::string_view before = text.substr(0, at);
    problem.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t newline = before.rfind('\n');
    problem.column = 1 + (newline == before.npos ? at : at - newline - 1);
    return false;
}

} // namespace costmodel::data
