#include "data/import/prices/price_book_table.h"

#include <algorithm>

#include "data/import/base/table.h"
#include "data/import/prices/catalogue.h"
#include "data/prices/price_csv.h"

namespace costmodel::data
{

namespace
{

bool isHeader(const Columns& columns)
{
    return columns.has("id") && columns.has("kind") && columns.has("pricelow") &&
           columns.has("pricehigh") && columns.has("asof");
}

void addLine(ImportReport& report, const PriceRecord& record)
{
    report.prices.push_back(
        {record.provider, record.region, record.name, record.gpu, record.gpus, record.billing,
         record.gpus ? std::optional(record.price / *record.gpus) : std::nullopt, record.price,
         record.currency});
    if (isValid(record.asOf))
        widenRange(report, daysSinceEpoch(record.asOf) * 86400000L);
}

} // namespace

int matchesPriceBookTable(std::string_view head)
{
    return headerOf(head, isHeader).count() > 0 ? 98 : 0;
}

ImportResult readPriceBookTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor&)
{
    ImportResult result;
    ImportReport& report = result.report;
    const CatalogueDefaults defaults = catalogueDefaults(options, 'b', report);
    for (const ImportInput& input : inputs)
    {
        PriceCsv csv = readPriceCsv(input.text, defaults.asOf);
        if (!csv.missingColumns.empty())
            report.refusals.push_back(
                {input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "the column %1 is missing, expected all columns of the "
                                            "price book"),
                  {csv.missingColumns.front()}}});
        for (PriceCsv::Row& row : csv.rows)
        {
            ++report.rows.read;
            if (auto* problem = std::get_if<Message>(&row.content))
            {
                reject(report, input.name, row.line, std::move(*problem));
                continue;
            }
            ++report.rows.used;
            addLine(report, std::get<PriceRecord>(row.content));
            result.prices.push_back(std::get<PriceRecord>(std::move(row.content)));
        }
        if (csv.lacksDays)
            report.questions.push_back(
                {"as_of",
                 {COSTMODEL_TEXT("Message",
                                 "prices of %1 have no date, expected to be told the day "
                                 "on which they were true, as in 2026-01-31"),
                  {input.name}},
                 {}});
        if (csv.unclosedQuoteLine)
            report.refusals.push_back(
                {input.name,
                 *csv.unclosedQuoteLine,
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "a quote is opened here and not closed, expected a closing \""),
                  {}}});
    }
    result.output = writePriceCsv(result.prices);
    return result;
}

} // namespace costmodel::data
