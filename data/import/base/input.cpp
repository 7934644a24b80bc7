#include "data/import/base/input.h"

#include <algorithm>
#include <array>

#include "data/file/files.h"
#include "data/import/base/delimited.h"
#include "data/import/base/fold.h"
#include "data/import/base/gzip.h"

namespace costmodel::data
{

namespace
{

struct Signature
{
    std::string_view magic;
    const char* reason;
};

constexpr std::array<Signature, 6> otherFiles{{
    {"PK\x03\x04",
     COSTMODEL_TEXT("Message", "a zip archive or an Excel workbook, expected text; unpack it, "
                               "or save the sheet as CSV")},
    {"\xD0\xCF\x11\xE0",
     COSTMODEL_TEXT("Message", "an old Excel workbook, expected text; save the sheet as CSV")},
    {"PAR1", COSTMODEL_TEXT("Message", "a Parquet file, expected text; export it as CSV")},
    {"%PDF", COSTMODEL_TEXT("Message", "a PDF file, expected text; ask for the figures as CSV")},
    {"\x28\xB5\x2F\xFD",
     COSTMODEL_TEXT("Message", "packed by zstd, expected text; unpack it first")},
    {"\xFD"
     "7zXZ",
     COSTMODEL_TEXT("Message", "packed by xz, expected text; unpack it first")},
}};

void putHeader(ImportInput& input, std::string_view names)
{
    const std::string separator = findDialect(input.text).separator;
    std::string line;
    for (const char c : names)
        line += c == ',' ? separator : std::string(1, c);
    input.text.insert(0, line + "\n");
    input.firstLine = 0;
}

} // namespace

std::optional<std::string_view> ImportOptions::find(std::string_view key) const
{
    const auto found = values.find(key);
    return found == values.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

std::string_view ImportInput::head() const
{
    constexpr std::size_t length = std::size_t{1} << 16;
    const std::string_view all = text;
    if (all.size() <= length)
        return all;
    const std::size_t end = all.find_last_of("\r\n", length - 1);
    return all.substr(0, end == std::string_view::npos ? length : end + 1);
}

std::variant<ImportInput, ImportRefusal> loadInput(const std::filesystem::path& path,
                                                   const ImportOptions& options)
{
    return inputFromBytes(path.string(), readFile(path), options);
}

std::variant<ImportInput, ImportRefusal> inputFromBytes(std::string name, std::string bytes,
                                                        const ImportOptions& options)
{
    ImportInput input;
    input.name = std::move(name);
    const auto refusal = [&input](Message reason, long line = 1)
    {
        return ImportRefusal{input.name, line, 1, std::move(reason)};
    };

    std::optional<Encoding> told;
    if (const auto option = options.find("encoding"))
    {
        told = encodingFromName(*option);
        if (!told)
            return refusal(
                {COSTMODEL_TEXT("Message", "the encoding '%1' is not known, expected utf-8, "
                                           "utf-16le, utf-16be, gb18030 or windows-1252"),
                 {std::string(*option)}});
    }
    if (isGzip(bytes))
    {
        std::optional<std::string> unpacked = gunzip(bytes);
        if (!unpacked)
            return refusal(
                {COSTMODEL_TEXT("Message", "a gzip file that is damaged, cut off or unpacks "
                                           "to more than 4 GiB, expected a whole one"),
                 {}});
        bytes = std::move(*unpacked);
    }
    for (const Signature& other : otherFiles)
        if (bytes.starts_with(other.magic))
            return refusal({other.reason, {}});
    auto decoded = decodeText(std::move(bytes), told);
    if (const auto* bad = std::get_if<TextRefusal>(&decoded))
        return refusal(bad->reason, bad->line);
    auto& good = std::get<DecodedText>(decoded);
    input.text = std::move(good.text);
    if (trimmed(std::string_view(input.text).substr(0, 4096)).empty() &&
        trimmed(input.text).empty())
        return refusal(
            {COSTMODEL_TEXT("Message", "the file is empty, expected a header and rows"), {}});
    if (const auto names = options.find("header"))
        putHeader(input, *names);
    if (good.isGuessed)
        input.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "%1 is read as %2, which its bytes look like; --option "
                                       "encoding=NAME decides otherwise."),
             {input.name, std::string(encodingName(good.encoding))}});
    else if (good.encoding != Encoding::Utf8 && !told)
        input.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "%1 is in %2, as its byte order mark says."),
             {input.name, std::string(encodingName(good.encoding))}});
    if (good.replacedBytes > 0)
        input.warnings.push_back(
            {COSTMODEL_TEXT("Message", "%1 has %2 bytes that are not UTF-8; they are replaced."),
             {input.name, good.replacedBytes}});
    return input;
}

} // namespace costmodel::data
