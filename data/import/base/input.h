#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/import/base/report.h"
#include "data/import/base/text.h"

namespace costmodel::data
{

/// What a person decided, as in --option decimal=comma.
struct ImportOptions
{
    std::map<std::string, std::string, std::less<>> values;

    std::optional<std::string_view> find(std::string_view key) const;
};

/// One file, decoded.
struct ImportInput
{
    std::string name; ///< as messages name it
    std::string text; ///< UTF-8
    std::vector<Message> assumptions;
    std::vector<Message> warnings;
    /// Number of the first line of `text` in the file: 0 where the option `header` put one before
    /// it.
    long firstLine = 1;

    /// The beginning of the text, by which formats recognise it; ends with a whole line where it
    /// can.
    std::string_view head() const;
};

/// Reads a file, unpacks it if it is gzipped, and decodes it (decodeText; the option `encoding`
/// decides). The option `header`, names between commas, is put before the text of a table that has
/// none. Workbooks, archives, Parquet and PDF files are refused with what to do about it, and
/// so is an empty file. Throws FileError if the file cannot be read.
std::variant<ImportInput, ImportRefusal> loadInput(const std::filesystem::path& path,
                                                   const ImportOptions& options);

/// The same for bytes that are at hand.
std::variant<ImportInput, ImportRefusal> inputFromBytes(std::string name, std::string bytes,
                                                        const ImportOptions& options);

} // namespace costmodel::data
