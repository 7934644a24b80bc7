#include "data/prices/price_csv.h"

#include <algorithm>

#include "data/export/csv/csv_table.h"
#include "data/import/base/columns.h"
#include "data/import/base/delimited.h"
#include "data/import/base/number.h"

namespace costmodel::data
{

namespace
{

enum Column : std::size_t
{
    Id,
    Kind,
    Item,
    Gpu,
    Gpus,
    Billing,
    Low,
    Price,
    High,
    Currency,
    Unit,
    VatIncluded,
    Provider,
    Region,
    AsOf,
    Grade,
    Source,
    Note,
};
constexpr std::array<std::string_view, 18> columns{
    "id",        "kind",   "item",       "gpu",      "gpus",   "billing",
    "price_low", "price",  "price_high", "currency", "unit",   "vat_included",
    "provider",  "region", "as_of",      "grade",    "source", "note"};

using Cells = std::array<std::string, columns.size()>;

std::variant<PriceRecord, Message> recordFrom(const Cells& cells, std::optional<Date> undated)
{
    const auto bad = [&](Column column, const char* expected)
    {
        return Message{COSTMODEL_TEXT("Message", "%1 is \"%2\"; expected %3."),
                       {std::string(columns[column]), cells[column], std::string(expected)}};
    };
    PriceRecord record;
    const bool isUndated = cells[AsOf].empty() && undated;
    const std::optional<Date> asOf = isUndated ? undated : parseDate(cells[AsOf]);
    if (!asOf)
        return bad(AsOf, "a day as in 2026-01-31");
    record.asOf = *asOf;
    const std::string ending = isUndated ? "" : "-" + cells[AsOf];
    if (!cells[Id].ends_with(ending) || cells[Id].size() == ending.size())
        return bad(Id, "a name that ends in the row's as_of");
    record.name = cells[Id].substr(0, cells[Id].size() - ending.size());
    const std::optional<PriceKind> kind = priceKindFrom(cells[Kind]);
    if (!kind)
        return bad(Kind, "rent, buy, colocation, electricity, network, staff, power, spot, "
                         "failure, resale or other");
    record.kind = *kind;
    const std::optional<VatState> vat =
        cells[VatIncluded].empty() ? VatState::Unknown : vatStateFrom(cells[VatIncluded]);
    if (!vat)
        return bad(VatIncluded, "yes, no or unknown");
    record.vat = *vat;
    const std::optional<double> price = parsePlainNumber(cells[Price]);
    if (!price)
        return bad(Price, "a number with a decimal point");
    record.price = *price;
    for (const auto& [column, bound] : {std::pair{Low, &record.low}, std::pair{High, &record.high}})
    {
        const std::optional<double> value =
            cells[column].empty() ? price : parsePlainNumber(cells[column]);
        if (!value)
            return bad(column, "a number with a decimal point, or nothing");
        *bound = *value;
    }
    if (!cells[Gpus].empty())
    {
        record.gpus = parsePlainNumber(cells[Gpus]);
        if (!record.gpus)
            return bad(Gpus, "a number of GPUs, or nothing");
    }
    if (cells[Grade].size() != 1)
        return bad(Grade, "a, b or c");
    record.grade = cells[Grade].front();
    record.item = cells[Item];
    record.gpu = cells[Gpu];
    record.billing = cells[Billing];
    record.currency = cells[Currency];
    record.unit = cells[Unit];
    record.provider = cells[Provider];
    record.region = cells[Region];
    record.source = cells[Source];
    record.note = cells[Note];
    if (std::vector<Message> problems = problemsOf(record); !problems.empty())
        return problems.front();
    return record;
}

// An apostrophe that only keeps a spreadsheet program from calculating.
std::string_view undefused(std::string_view text)
{
    const bool isDefused = text.size() > 1 && text[0] == '\'' &&
                           std::string_view("=+-@\t\r\n").find(text[1]) != std::string_view::npos;
    return isDefused ? text.substr(1) : text;
}

} // namespace

std::span<const std::string_view> priceCsvColumns()
{
    return columns;
}

PriceCsv readPriceCsv(std::string_view text, std::optional<Date> undated)
{
    PriceCsv csv;
    DelimitedReader reader(text, Dialect{});
    std::array<std::size_t, columns.size()> places{};
    std::size_t width = 0;
    if (reader.next())
    {
        const Columns header(reader.fields());
        width = header.count();
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (const auto place = header.find(normalisedName(columns[i])))
                places[i] = *place;
            else
                csv.missingColumns.emplace_back(columns[i]);
    }
    else
        csv.missingColumns.assign(columns.begin(), columns.end());
    if (!csv.missingColumns.empty())
        return csv;
    while (reader.next())
    {
        if (reader.fields().size() != width || reader.isMalformed())
        {
            csv.rows.push_back(
                {reader.line(),
                 Message{COSTMODEL_TEXT("Message", "The row has %1 fields; expected %2."),
                         {static_cast<long>(reader.fields().size()), static_cast<long>(width)}}});
            continue;
        }
        Cells cells;
        for (std::size_t i = 0; i < columns.size(); ++i)
            cells[i] = undefused(reader.fields()[places[i]]);
        csv.lacksDays |= cells[AsOf].empty() && !undated;
        csv.rows.push_back({reader.line(), recordFrom(cells, undated)});
    }
    csv.unclosedQuoteLine = reader.unclosedQuoteLine();
    return csv;
}

std::string writePriceCsv(std::span<const PriceRecord> records)
{
    CsvTable table;
    for (const std::string_view column : columns)
        table.word(column);
    table.endRow();
    for (const PriceRecord& record : records)
    {
        const bool isDated = isValid(record.asOf);
        table.text(isDated ? idOf(record) : record.name)
            .word(toText(record.kind))
            .text(record.item)
            .text(record.gpu)
            .number(record.gpus)
            .word(record.billing)
            .number(record.low)
            .number(record.price)
            .number(record.high)
            .word(record.currency)
            .text(record.unit)
            .word(toText(record.vat))
            .text(record.provider)
            .text(record.region)
            .word(isDated ? isoDate(record.asOf) : "")
            .word(std::string(1, record.grade))
            .text(record.source)
            .text(record.note)
            .endRow();
    }
    return table.bytes();
}

} // namespace costmodel::data
