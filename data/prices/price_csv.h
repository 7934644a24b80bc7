#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/prices/price_record.h"

namespace costmodel::data
{

/// The columns of the CSV form of prices, in order: id,kind,item,gpu,gpus,billing,price_low,price,
/// price_high,currency,unit,vat_included,provider,region,as_of,grade,source,note.
std::span<const std::string_view> priceCsvColumns();

struct PriceCsv
{
    struct Row
    {
        long line = 0;
        std::variant<PriceRecord, Message> content; ///< a message where the row cannot be used
    };
    std::vector<Row> rows;
    std::vector<std::string> missingColumns; ///< if not empty there are no rows
    bool lacksDays = false; ///< rows are refused only for want of a day, which may be told
    std::optional<long> unclosedQuoteLine; ///< the rows end before it
};
/// Reads the CSV form of prices from UTF-8 text. Columns are found by name. A row whose `id` is
/// empty, or does not end in its date, is refused, as is one that breaks a rule of problemsOf.
/// `undated` is the day of rows without an `as_of`, whose `id` is the name alone.
PriceCsv readPriceCsv(std::string_view text, std::optional<Date> undated = {});

/// The CSV form of prices in the convention of CsvTable, byte order mark included; numbers read
/// back as the same. A record whose day is not valid is written without one.
std::string writePriceCsv(std::span<const PriceRecord> records);

} // namespace costmodel::data
