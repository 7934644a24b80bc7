#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/close_to.h"

namespace costmodel::test
{

/// Appends a line for every place where two results differ: "options[0].npv_cost: is 3, expected
/// 4". Numbers agree to 1e-9 relative or 1e-6 absolute; `program` holds the version and is left
/// out.
inline void compareJson(const nlohmann::json& actual, const nlohmann::json& expected,
                        const std::string& path, std::vector<std::string>& differences)
{
    if (expected.is_number() && actual.is_number())
    {
        if (!isCloseTo(actual.get<double>(), expected.get<double>(), 1e-9, 1e-6))
            differences.push_back(path + ": is " + actual.dump() + ", expected " + expected.dump());
    }
    else if (expected.is_object() && actual.is_object())
    {
        const std::string prefix = path.empty() ? "" : path + ".";
        for (const auto& [key, value] : expected.items())
            if (!actual.contains(key))
                differences.push_back(prefix + key + ": is missing");
            else if (!path.empty() || key != "program")
                compareJson(actual[key], value, prefix + key, differences);
        for (const auto& [key, value] : actual.items())
            if (!expected.contains(key))
                differences.push_back(prefix + key + ": is not expected");
    }
    else if (expected.is_array() && actual.is_array())
    {
        if (actual.size() != expected.size())
            differences.push_back(path + ": has " + std::to_string(actual.size()) +
                                  " elements, expected " + std::to_string(expected.size()));
        for (std::size_t i = 0; i < std::min(actual.size(), expected.size()); ++i)
            compareJson(actual[i], expected[i], path + "[" + std::to_string(i) + "]", differences);
    }
    else if (actual != expected)
        differences.push_back(path + ": is " + actual.dump() + ", expected " + expected.dump());
}

/// The differences of two JSON texts; a text that is no JSON is a difference.
inline std::vector<std::string> jsonDifferences(const std::string& actual,
                                                const std::string& expected)
{
    const nlohmann::json a = nlohmann::json::parse(actual, nullptr, false);
    const nlohmann::json e = nlohmann::json::parse(expected, nullptr, false);
    if (a.is_discarded() || e.is_discarded())
        return {a.is_discarded() ? "the output is no JSON" : "the expected file is no JSON"};
    std::vector<std::string> differences;
    compareJson(a, e, "", differences);
    return differences;
}

} // namespace costmodel::test
