#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/prices/price_use.h"
#include "data/scenario/file_issue.h"
#include "model/issue.h"
#include "model/result.h"
#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// What the price book says of an offer.
struct ResolvedPrice
{
    double amount = 0; ///< in `currency` and the unit of the key it was asked for
    std::string currency;
    std::optional<Date> asOf;
    std::string source;
};

/// What the reader asks of the rest of the program. A function that is not there makes a scenario
/// that needs it wrong, with a message that says so.
struct ReaderServices
{
    /// The price of an offer on a day in the unit of its use, or why there is none.
    std::function<Result<ResolvedPrice>(const std::string& offer, const Date& on, PriceUse use)>
        priceOf;
    /// Work units a second of the slowest GPU in a result of `costmodel bench`, or why there is
    /// none.
    std::function<Result<double>(const std::filesystem::path& file, const std::string& metric)>
        measuredThroughput;
};

struct SourcePlace
{
    std::size_t file = 0; ///< index into ReadResult::files
    int line = 1;
    int column = 1;
};

struct ReadResult
{
    std::optional<Scenario> scenario;         ///< valid; there if and only if `issues` is empty
    std::vector<FileIssue> issues;            ///< all of them, in order of files and lines
    std::vector<std::filesystem::path> files; ///< the scenario, its bases, traces, benchmarks
    std::string sha256;                       ///< of the scenario's own bytes, in hexadecimal
    /// Where each key and table stands, by its path.
    std::map<std::string, SourcePlace, std::less<>> places;
};

/// Reads and checks a whole scenario: its bases are merged in, its trace and benchmark results are
/// read, its prices looked up. Throws FileError if `file` itself cannot be read; everything else,
/// unreadable files that it names included, is an issue.
ReadResult readScenario(const std::filesystem::path& file, const ReaderServices& services = {});

/// The same for text that would stand in `file`, which need not exist: names of files in it are
/// relative to its folder.
ReadResult readScenarioText(std::string_view text, const std::filesystem::path& file,
                            const ReaderServices& services = {});

/// The place of an issue that was found later (after `--set`, say): that of its key, or of the
/// nearest table around it.
FileIssue located(const ReadResult& read, const Issue& issue);

} // namespace costmodel::data
