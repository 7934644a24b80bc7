#include "app/prices/price_output.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "data/export/text/terminal_text.h"
#include "data/export/text/text_table.h"

namespace costmodel::app
{

namespace
{

using data::PriceRecord;

constexpr std::size_t unlimited = 10000; // a table of prices is never broken into several

std::optional<double> perGpu(const PriceRecord& record)
{
    return record.gpus && !record.currency.empty() ? std::optional(record.price / *record.gpus)
                                                   : std::nullopt;
}

std::string rangeOf(const PriceRecord& record)
{
    return record.low == record.high ? ""
                                     : plainNumber(record.low) + " - " + plainNumber(record.high);
}

report::Column column(const char* heading, bool isNumber = false)
{
    return {report::Label{"Label", heading}, isNumber};
}

nlohmann::ordered_json orNull(const std::optional<double>& number)
{
    return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json(nullptr);
}

} // namespace

std::string pricesAsTable(std::span<const PriceRecord> records, const Date& day,
                          const Language& language)
{
    report::Table table;
    table.columns = {column(COSTMODEL_TEXT("Label", "Offer")),
                     column(COSTMODEL_TEXT("Label", "GPU")),
                     column(COSTMODEL_TEXT("Label", "GPUs"), true),
                     column(COSTMODEL_TEXT("Label", "Price"), true),
                     column(COSTMODEL_TEXT("Label", "Range"), true),
                     column(COSTMODEL_TEXT("Label", "Unit")),
                     column(COSTMODEL_TEXT("Label", "Per GPU"), true),
                     column(COSTMODEL_TEXT("Label", "As of")),
                     column(COSTMODEL_TEXT("Label", "Grade")),
                     column(COSTMODEL_TEXT("Label", "Region"))};
    bool hasOld = false;
    for (const PriceRecord& record : records)
    {
        const bool isOld = data::isOlderThanAYear(record.asOf, day);
        hasOld |= isOld;
        const std::optional<double> each = perGpu(record);
        report::Row row;
        row.cells = {record.name,
                     record.gpu,
                     record.gpus ? plainNumber(*record.gpus) : "",
                     plainNumber(record.price),
                     rangeOf(record),
                     record.unit,
                     each ? groupedNumber(*each, *each < 100 ? 4 : 2) : "",
                     isoDate(record.asOf) + (isOld ? " !" : ""),
                     std::string(1, record.grade),
                     record.region};
        table.rows.push_back(std::move(row));
    }
    std::string text = data::textTable(table, language, unlimited);
    text += "\n" +
            render({COSTMODEL_TEXT("Message", "Prices: %1"), {static_cast<long>(records.size())}},
                   language);
    if (hasOld)
        text += "\n" + render({COSTMODEL_TEXT("Message", "! more than a year old on %1"), {day}},
                              language);
    return text + "\n";
}

std::string pricesAsJson(std::span<const PriceRecord> records, const Date& day)
{
    nlohmann::ordered_json document;
    document["schema"] = 1;
    nlohmann::ordered_json& prices = document["prices"] = nlohmann::ordered_json::array();
    for (const PriceRecord& record : records)
        prices.push_back({{"id", idOf(record)},
                          {"offer", record.name},
                          {"kind", toText(record.kind)},
                          {"item", record.item},
                          {"gpu", record.gpu},
                          {"gpus", orNull(record.gpus)},
                          {"billing", record.billing},
                          {"price_low", record.low},
                          {"price", record.price},
                          {"price_high", record.high},
                          {"price_per_gpu", orNull(perGpu(record))},
                          {"currency", record.currency},
                          {"unit", record.unit},
                          {"vat_included", toText(record.vat)},
                          {"provider", record.provider},
                          {"region", record.region},
                          {"as_of", isoDate(record.asOf)},
                          {"grade", std::string(1, record.grade)},
                          {"source", record.source},
                          {"note", record.note},
                          {"older_than_a_year", data::isOlderThanAYear(record.asOf, day)}});
    // Names and notes come from files: bytes that are no UTF-8 must not stop the output.
    return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string priceInWords(const PriceRecord& record, const Date& day, const Language& language)
{
    const std::optional<double> each = perGpu(record);
    const bool isOld = data::isOlderThanAYear(record.asOf, day);
    const std::vector<std::pair<const char*, std::string>> lines{
        {COSTMODEL_TEXT("Label", "Offer"), record.name},
        {COSTMODEL_TEXT("Label", "What"), record.item},
        {COSTMODEL_TEXT("Label", "Kind"), std::string(toText(record.kind))},
        {COSTMODEL_TEXT("Label", "GPU"), record.gpu},
        {COSTMODEL_TEXT("Label", "GPUs"), record.gpus ? plainNumber(*record.gpus) : ""},
        {COSTMODEL_TEXT("Label", "Billing"), record.billing},
        {COSTMODEL_TEXT("Label", "Price"), plainNumber(record.price) + " " + record.unit},
        {COSTMODEL_TEXT("Label", "Range"), rangeOf(record)},
        {COSTMODEL_TEXT("Label", "Per GPU"), each ? plainNumber(*each) : ""},
        {COSTMODEL_TEXT("Label", "VAT included"), std::string(toText(record.vat))},
        {COSTMODEL_TEXT("Label", "Provider"), record.provider},
        {COSTMODEL_TEXT("Label", "Region"), record.region},
        {COSTMODEL_TEXT("Label", "As of"), isoDate(record.asOf)},
        {COSTMODEL_TEXT("Label", "Grade"), std::string(1, record.grade)},
        {COSTMODEL_TEXT("Label", "Source"), record.source},
        {COSTMODEL_TEXT("Label", "Note"), record.note}};
    std::size_t width = 0;
    for (const auto& [label, value] : lines)
        width = std::max(width, data::displayWidth(language.translate("Label", label)));
    std::string text;
    for (const auto& [label, value] : lines)
        if (!value.empty())
            text += data::padded(language.translate("Label", label), width, false) + "  " +
                    data::printable(value) + "\n";
    if (isOld)
        text +=
            render({COSTMODEL_TEXT("Message", "The price is more than a year old on %1."), {day}},
                   language) +
            "\n";
    return text;
}

} // namespace costmodel::app
