#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace costmodel::test
{

struct Difference
{
    std::string path; ///< "options[arrears].months[13].cash"
    std::string expected;
    std::string got;
};

/// What two results in the JSON of the program disagree in.
///
/// Numbers agree if they differ by at most 1e-6 or 1e-9 of the larger, whichever is more; months of
/// a break-even and crossings 1e-6 or 1e-7; utilisations, factors, prices and rates of return of a
/// break-even 1e-7 of the larger; costs per hour and unit and shares of a split 1e-9 of the larger.
/// Lists of named things belong together by name, month, (buy, rent), (buy, servers) or path;
/// entries are summed by month and category. A category that is missing is 0, as is a book value of
/// null; crossings before month 0.000001 do not count. Program, hash and name of the scenario,
/// Monte Carlo, reasons and warnings are not compared, nor are, of the best split as an option, its
/// name, GPU, GPUs, servers and exit curve.
std::vector<Difference> compareResults(const nlohmann::json& expected, const nlohmann::json& got);

/// The first `limit` differences, one a line, and how many more there are.
std::string describe(const std::vector<Difference>& differences, std::size_t limit = 20);

} // namespace costmodel::test
