#include "tests/support/compare_results.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

namespace costmodel::test
{

namespace
{

using Json = nlohmann::json;

struct Tolerance
{
    double relative;
    double absolute;
};

bool isOneOf(std::string_view key, std::initializer_list<std::string_view> keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Tolerance toleranceOf(std::string_view key)
{
    if (isOneOf(key, {"schema", "horizon_months", "gpus", "servers", "committed_instances"}))
        return {0, 0};
    if (isOneOf(key, {"month", "discounted_month", "exit_month", "month_low", "month_high"}))
        return {1e-7, 1e-6};
    if (isOneOf(key, {"factors", "hours_per_gpu_month", "share_of_owned", "rent_price_factor",
                      "rent_price", "purchase_price_factor", "purchase_price", "irr"}))
        return {1e-7, 0};
    if (isOneOf(key, {"cost_per_gpu_hour", "levelized_cost_per_gpu_hour", "cost_per_work_unit",
                      "own", "committed", "flexible"}))
        return {1e-9, 0};
    return {1e-9, 1e-6};
}

bool agree(double a, double b, Tolerance tolerance)
{
    const double larger = std::max(std::abs(a), std::abs(b));
    return std::abs(a - b) <= std::max(tolerance.absolute, tolerance.relative * larger);
}

class Comparison
{
public:
    std::vector<Difference> differences;

    void compareObjects(const std::string& path, const Json& expected, const Json& got)
    {
        std::set<std::string> keys;
        for (const auto& item : expected.items())
            keys.insert(item.key());
        for (const auto& item : got.items())
            keys.insert(item.key());
        for (const std::string& key : keys)
        {
            const std::string below = path.empty() ? key : path + "." + key;
            if (isLeftOut(path, key))
                continue;
            if (!expected.contains(key))
                differ(below, "no such key", got.at(key).dump());
            else if (!got.contains(key))
                differ(below, expected.at(key).dump(), "no such key");
            else
                compare(below, key, expected.at(key), got.at(key));
        }
    }

private:
    void differ(const std::string& path, std::string expected, std::string got)
    {
        differences.push_back({path, std::move(expected), std::move(got)});
    }

    static bool isLeftOut(std::string_view path, std::string_view key)
    {
        if (path.empty())
            return isOneOf(key, {"program", "monte_carlo", "warnings"});
        if (path == "scenario")
            return isOneOf(key, {"name", "sha256"});
        if (path == "recommendation")
            return key == "reasons";
        if (path == "hybrid.best.option")
            return isOneOf(key, {"name", "gpu", "gpus", "servers"});
        return key == "exit" && path.starts_with("hybrid.best.option.months[");
    }

    void compare(const std::string& path, const std::string& key, const Json& expected,
                 const Json& got)
    {
        if (key == "book_value")
            compareNumbers(path, key, expected.is_null() ? Json(0.0) : expected,
                           got.is_null() ? Json(0.0) : got);
        else if (expected.is_number() && got.is_number())
            compareNumbers(path, key, expected, got);
        else if (expected.is_object() && got.is_object())
        {
            if (key == "categories")
                compareSums(path, amountsOf(expected), amountsOf(got));
            else
                compareObjects(path, expected, got);
        }
        else if (expected.is_array() && got.is_array())
            compareLists(path, key, expected, got);
        else if (expected != got)
            differ(path, expected.dump(), got.dump());
    }

    void compareNumbers(const std::string& path, std::string_view key, const Json& expected,
                        const Json& got)
    {
        if (!expected.is_number() || !got.is_number() ||
            !agree(expected.get<double>(), got.get<double>(), toleranceOf(key)))
            differ(path, expected.dump(), got.dump());
    }

    using Sums = std::map<std::string, double>;

    /// Expects an object of numbers.
    static Sums amountsOf(const Json& categories)
    {
        Sums sums;
        for (const auto& item : categories.items())
            sums[item.key()] = item.value().get<double>();
        return sums;
    }

    /// By month and category.
    static Sums sumsOf(const Json& entries)
    {
        Sums sums;
        for (const Json& entry : entries)
            sums[entry.at("month").dump() + "," + entry.at("category").get<std::string>()] +=
                entry.at("amount").get<double>();
        return sums;
    }

    void compareSums(const std::string& path, Sums expected, Sums got)
    {
        for (const auto& [name, amount] : got)
            expected.try_emplace(name, 0.0);
        for (const auto& [name, amount] : expected)
            compareNumbers(path + "[" + name + "]", "amount", amount, got[name]);
    }

    static std::string textAt(const Json& object, const char* key)
    {
        const Json& value = object.at(key);
        return value.is_string() ? value.get<std::string>() : value.dump();
    }

    static std::string identity(std::string_view key, const Json& entry)
    {
        if (key == "options")
            return textAt(entry, "name");
        if (key == "months")
            return textAt(entry, "month");
        if (key == "break_even")
            return textAt(entry, "buy") + "|" + textAt(entry, "rent");
        if (key == "by_servers")
            return textAt(entry, "buy") + "|" + textAt(entry, "servers");
        return textAt(entry, "path");
    }

    void compareLists(const std::string& path, const std::string& key, const Json& expected,
                      const Json& got)
    {
        if (key == "entries")
            compareSums(path, sumsOf(expected), sumsOf(got));
        else if (isOneOf(key, {"options", "months", "break_even", "by_servers", "sensitivity"}))
            compareNamed(path, key, expected, got);
        else if (key == "crossings")
            compareByPosition(path, key, afterSigning(expected), afterSigning(got));
        else
            compareByPosition(path, key, expected, got);
    }

    static Json afterSigning(const Json& crossings)
    {
        Json kept = Json::array();
        for (const Json& crossing : crossings)
            if (crossing.at("month").get<double>() >= 1e-6)
                kept.push_back(crossing);
        return kept;
    }

    void compareByPosition(const std::string& path, const std::string& key, const Json& expected,
                           const Json& got)
    {
        if (expected.size() != got.size())
        {
            differ(path, expected.dump(), got.dump());
            return;
        }
        for (std::size_t i = 0; i < expected.size(); ++i)
            compare(path + "[" + std::to_string(i) + "]", key, expected[i], got[i]);
    }

    std::map<std::string, const Json*> byIdentity(const std::string& path, const std::string& key,
                                                  const Json& list)
    {
        std::map<std::string, const Json*> entries;
        for (const Json& entry : list)
            if (!entries.emplace(identity(key, entry), &entry).second)
                differ(path + "[" + identity(key, entry) + "]", "once", "twice");
        return entries;
    }

    void compareNamed(const std::string& path, const std::string& key, const Json& expected,
                      const Json& got)
    {
        const auto expectedEntries = byIdentity(path, key, expected);
        const auto gotEntries = byIdentity(path, key, got);
        for (const auto& [name, entry] : gotEntries)
            if (!expectedEntries.contains(name))
                differ(path + "[" + name + "]", "no such entry", "an entry");
        for (const auto& [name, entry] : expectedEntries)
        {
            const std::string below = path + "[" + name + "]";
            const auto found = gotEntries.find(name);
            if (found == gotEntries.end())
                differ(below, "an entry", "no such entry");
            else
                compareObjects(below, *entry, *found->second);
        }
    }
};

} // namespace

std::vector<Difference> compareResults(const Json& expected, const Json& got)
{
    Comparison comparison;
    comparison.compareObjects({}, expected, got);
    return std::move(comparison.differences);
}

std::string describe(const std::vector<Difference>& differences, std::size_t limit)
{
    constexpr std::size_t longest = 200;
    const auto shortened = [](const std::string& text)
    {
        return text.size() <= longest ? text : text.substr(0, longest) + "...";
    };
    std::string text;
    for (std::size_t i = 0; i < std::min(limit, differences.size()); ++i)
        text += differences[i].path + ": expected " + shortened(differences[i].expected) +
                ", got " + shortened(differences[i].got) + "\n";
    if (differences.size() > limit)
        text += "and " + std::to_string(differences.size() - limit) + " more\n";
    return text;
}

} // namespace costmodel::test
