#include "data/import/prices/catalogue_table.h"

#include "data/import/base/decimal_option.h"
#include "data/import/base/fold.h"
#include "data/import/prices/provider_name.h"

namespace costmodel::data
{

namespace
{

constexpr long rowsBetweenLooks = 8192;

std::optional<DecimalMark> findDecimalMark(const ImportInput& input, const Dialect& dialect,
                                           const TableReader::IsHeader& isHeader,
                                           std::span<const std::string_view> numberColumns,
                                           const ImportOptions& options, ImportReport& report)
{
    DecimalMarkFinder finder(dialect.separator);
    if (!options.find("decimal"))
    {
        TableReader table(input, dialect, isHeader, nullptr);
        std::vector<std::size_t> columns;
        for (const std::string_view name : numberColumns)
            if (const auto column = table.columns().find(name))
                columns.push_back(*column);
        while (table.next())
            for (const std::size_t column : columns)
                finder.see(table.cell(column));
    }
    return decimalMarkOf(finder, options, report);
}

bool readOne(const ImportInput& input, const ImportOptions& options, ImportResult& result,
             const TableReader::IsHeader& isHeader, std::span<const std::string_view> numberColumns,
             const std::function<void(const CatalogueTable&)>& begin,
             const CatalogueRowReader& readRow, const std::function<bool(double)>& goOn)
{
    const auto found = dialectOf(input, options);
    if (const auto* refusal = std::get_if<ImportRefusal>(&found))
    {
        result.report.refusals.push_back(*refusal);
        return false;
    }
    const Dialect& dialect = std::get<Dialect>(found);
    const auto decimal =
        findDecimalMark(input, dialect, isHeader, numberColumns, options, result.report);
    if (!decimal)
        return false;
    TableReader row(input, dialect, isHeader, &result.report);
    if (!row.hasHeader())
    {
        result.report.refusals.push_back(
            {input.name,
             1,
             1,
             {COSTMODEL_TEXT("Message", "no header with the columns of this format, expected one "
                                        "in the first 100 lines"),
              {}}});
        return false;
    }
    const CatalogueTable table{input, row.columns(), *decimal};
    if (begin)
        begin(table);
    for (long count = 1; row.next(); ++count)
    {
        readRow(row, table);
        const double share =
            static_cast<double>(row.offset()) / static_cast<double>(input.text.size());
        if (count % rowsBetweenLooks == 0 && !goOn(share))
            return false;
    }
    return result.report.refusals.empty();
}

} // namespace

bool readCatalogueTables(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor, ImportResult& result,
                         const TableReader::IsHeader& isHeader,
                         std::span<const std::string_view> numberColumns,
                         const std::function<void(const CatalogueTable&)>& begin,
                         const CatalogueRowReader& readRow)
{
    for (std::size_t i = 0; i < inputs.size(); ++i)
    {
        const auto goOn = [&](double share)
        {
            monitor.tell((static_cast<double>(i) + share) / static_cast<double>(inputs.size()));
            result.isStopped = monitor.isStopped();
            return !result.isStopped;
        };
        if (!readOne(inputs[i], options, result, isHeader, numberColumns, begin, readRow, goOn))
            return false;
    }
    return true;
}

std::optional<Message> addPrice(std::vector<CataloguePrice>& prices, CataloguePrice price,
                                std::string_view cell, DecimalMark decimal)
{
    PriceCell read = readPriceCell(cell, decimal);
    if (auto* reason = std::get_if<Message>(&read))
        return std::move(*reason);
    if (const auto* number = std::get_if<ParsedNumber>(&read))
    {
        price.price = number->value;
        if (!number->currency.empty())
            price.currency = number->currency;
        prices.push_back(std::move(price));
    }
    return std::nullopt;
}

std::string_view orNothing(std::string_view cell)
{
    return isMissing(cell) ? std::string_view() : cell;
}

std::string providerOf(const ImportInput& input, const CatalogueDefaults& defaults,
                       ImportReport& report)
{
    if (defaults.provider)
        return *defaults.provider;
    if (const auto named = providerInFileName(input.name))
    {
        addOnce(report.assumptions,
                {COSTMODEL_TEXT("Message", "The prices of %1 are those of %2, as its name says; "
                                           "--option provider=NAME decides otherwise."),
                 {input.name, *named}});
        return *named;
    }
    addOnce(report.warnings, {COSTMODEL_TEXT("Message", "%1 does not say whose prices it has; "
                                                        "--option provider=NAME does."),
                              {input.name}});
    return "";
}

std::string fileNames(std::span<const ImportInput> inputs)
{
    std::string names;
    for (const ImportInput& input : inputs)
    {
        const std::string_view name = input.name;
        const std::size_t slash = name.find_last_of("/\\");
        names += names.empty() ? "" : ", ";
        names += slash == std::string_view::npos ? name : name.substr(slash + 1);
    }
    return names;
}

} // namespace costmodel::data
