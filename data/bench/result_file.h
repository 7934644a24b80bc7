#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::data
{

enum class Checksum
{
    Missing,
    Right,
    Wrong, ///< the file was damaged or edited; it says nothing about who made it
};

/// A result file as read. `result` is set unless there are problems; problems without a place have
/// line 0.
struct BenchFile
{
    std::optional<measure::Result> result{};
    Checksum checksum = Checksum::Missing;
    std::vector<Message> problems{};
    std::size_t line = 0;
    std::size_t column = 0;
};

/// Reads the text of a `*.cmbench.json` file. Unknown keys are ignored; another format, a version
/// above 1, a wrong type and a figure that cannot be are problems.
BenchFile readBenchResult(std::string_view text);

/// The text of a file with its checksum. Bytes that are not UTF-8 (some drivers have such names)
/// are replaced. The result's own `usableForCostModel` is written as it stands.
std::string benchResultText(const measure::Result& result);

/// What is wrong with a file beyond its syntax: a checksum that does not fit, statistics that do
/// not follow from the samples, a promise of usability that its own contents deny.
std::vector<Message> verify(const BenchFile& file);

/// "The file was damaged or edited": the one sentence about a wrong checksum.
Message damagedFile();

/// Longest file that is read.
inline constexpr std::size_t largestBenchFile = std::size_t{256} << 20;

} // namespace costmodel::data
