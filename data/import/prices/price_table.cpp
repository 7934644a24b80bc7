#include "data/import/prices/price_table.h"

#include <algorithm>

#include "data/import/base/fold.h"
#include "data/import/base/timestamp.h"
#include "data/import/prices/catalogue_table.h"
#include "data/import/prices/price_words.h"

namespace costmodel::data
{

namespace
{

enum Column : std::size_t
{
    Gpu,
    GpuCount,
    Price,
    SpotPrice,
    Currency,
    Day,
    Provider,
    Region,
    Instance,
    Billing,
};
using Names = std::vector<std::string_view>;

// Normalised names; of a table the first that it has.
const std::array<Names, 10>& names()
{
    static const std::array<Names, 10> all{{
        {"gpu", "gpuname", "gpumodel", "gputype", "accelerator", "acceleratorname", "card", "model",
         "显卡", "显卡型号", "gpu型号", "卡型", "型号", "grafikkarte", "gpumodell"},
        {"count", "gpus", "gpucount", "numgpus", "numberofgpus", "acceleratorcount", "quantity",
         "数量", "卡数", "gpu数量", "显卡数量", "anzahl", "anzahlgpus"},
        {"price",
         "pricepergpu",
         "pricepergpuhour",
         "priceperaccelerator",
         "pricepercard",
         "priceperhour",
         "hourlyprice",
         "pricehour",
         "priceperday",
         "dailyprice",
         "pricepermonth",
         "monthlyprice",
         "pricemonth",
         "priceperyear",
         "yearlyprice",
         "priceusd",
         "pricecny",
         "priceeur",
         "unitprice",
         "cost",
         "costperhour",
         "价格",
         "单价",
         "每卡价格",
         "每卡每小时价格",
         "月租",
         "月租金",
         "租金",
         "preis",
         "preisprostunde",
         "preispromonat",
         "stundenpreis"},
        {"spotprice", "spot", "竞价价格", "spotpreis"},
        {"currency", "currencycode", "币种", "货币", "waehrung", "währung"},
        {"date", "asof", "day", "effectivedate", "日期", "时间", "datum", "stand"},
        {"provider", "cloud", "vendor", "seller", "供应商", "厂商", "服务商", "云厂商", "anbieter"},
        {"region", "location", "zone", "地区", "区域", "地域", "standort"},
        {"instance", "instancetype", "instancename", "sku", "machinetype", "实例", "规格",
         "instanz"},
        {"billing", "billingmode", "term", "plan", "pricingmodel", "计费方式", "计费", "付费方式",
         "abrechnung"},
    }};
    return all;
}

std::optional<std::size_t> placeOf(const Columns& columns, Column column)
{
    for (const std::string_view name : names()[column])
        if (const auto place = columns.find(name))
            return place;
    return std::nullopt;
}

bool isHeader(const Columns& columns)
{
    return placeOf(columns, Gpu) && placeOf(columns, Price);
}

// What the header says about all prices below it.
PriceWords wordsOfHeader(const std::string& name)
{
    PriceWords words = readPriceWords(unitInName(name));
    std::string bare = normalisedName(name);
    words.isPerGpu |= bare.find("pergpu") != std::string::npos ||
                      bare.find("peraccelerator") != std::string::npos ||
                      bare.find("percard") != std::string::npos ||
                      bare.find("每卡") != std::string::npos;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> periods{{
        {"hour", "hour"},
        {"stunde", "hour"},
        {"小时", "hour"},
        {"day", "day"},
        {"daily", "day"},
        {"天", "day"},
        {"month", "month"},
        {"monat", "month"},
        {"月", "month"},
        {"year", "year"},
        {"jahr", "year"},
        {"年", "year"},
        {"hourly", "hour"},
        {"annual", "year"},
    }};
    if (words.billing.empty())
        for (const auto& [part, billing] : periods)
            if (bare.find(part) != std::string::npos)
                words.billing = billing;
    constexpr std::array<std::string_view, 3> codes{"usd", "cny", "eur"};
    if (words.currency.empty())
        for (const std::string_view code : codes)
            if (bare.ends_with(code))
            {
                words.currency = readPriceWords(code).currency;
            }
    return words;
}

// Narrows what is known of a currency by what another place says; false if they contradict.
bool unite(std::string& known, std::string_view told)
{
    if (told.empty() || told == known)
        return true;
    const auto isSignOf = [](std::string_view sign, std::string_view code)
    {
        return sign.empty() || (sign == "$" && code.ends_with('D')) ||
               (sign == "\u00A5" && (code == "CNY" || code == "JPY"));
    };
    if (isSignOf(told, known))
        return true;
    if (!isSignOf(known, told))
        return false;
    known = told;
    return true;
}

class Reader
{
public:
    Reader(Catalogue& catalogue, const ImportOptions& options, ImportReport& report)
        : m_catalogue(catalogue)
        , m_report(report)
    {
        const auto order = options.find("dates");
        m_order = order == "dmy"   ? DateOrder::DayMonth
                  : order == "mdy" ? DateOrder::MonthDay
                                   : DateOrder::Unknown;
    }

    void begin(const CatalogueTable& table)
    {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_places[i] = placeOf(table.columns, static_cast<Column>(i));
        m_header = wordsOfHeader(table.columns.names()[*m_places[Price]]);
        if (!m_places[GpuCount] && !m_header.isPerGpu)
            addOnce(m_report.assumptions,
                    {COSTMODEL_TEXT("Message", "The table has no number of GPUs: each price is "
                                               "taken as that of one GPU."),
                     {}});
        m_provider = m_catalogue.defaults().provider.value_or("");
    }

    void readRow(TableReader& row, const CatalogueTable& table)
    {
        const auto cell = [&](Column column)
        {
            return orNothing(row.cell(m_places[column]));
        };
        CataloguePrice price;
        price.gpu = foldedText(cell(Gpu));
        if (price.gpu.empty())
            return m_catalogue.skipRowWithoutGpu();
        price.provider = m_places[Provider] ? std::string(cell(Provider)) : m_provider;
        price.region = cell(Region);
        price.instance = cell(Instance);
        price.gpus = 1.0;
        if (m_places[GpuCount] && !m_header.isPerGpu)
        {
            price.gpus = readGpuCount(cell(GpuCount), table.decimal);
            if (!price.gpus)
                return row.rejectRow({COSTMODEL_TEXT("Message", "the number of GPUs is \"%1\", "
                                                                "expected one above 0"),
                                      {std::string(cell(GpuCount))}});
        }
        auto problem = readDay(price, cell(Day), row.line());
        if (!problem)
            problem = readBilling(price, cell(Billing));
        m_prices.clear();
        if (!problem)
            problem = add(price, cell(Price), cell(Currency), table.decimal, row.line());
        if (!problem && m_places[SpotPrice])
        {
            price.billing = "spot";
            problem = add(price, cell(SpotPrice), cell(Currency), table.decimal, row.line());
        }
        if (problem)
            return row.rejectRow(std::move(*problem));
        m_catalogue.addRow(m_prices, table.input.name, row.line());
    }

private:
    std::optional<Message> readDay(CataloguePrice& price, std::string_view cell, long line)
    {
        if (cell.empty())
            return std::nullopt;
        const auto time = parseTimestamp(cell, m_order);
        if (time)
        {
            price.asOf = dateFromDays(static_cast<long>(time->milliseconds / 86400000));
            return std::nullopt;
        }
        if (!isAmbiguousDate(cell))
            return Message{COSTMODEL_TEXT("Message", "the date is \"%1\", expected one as in "
                                                     "2026-01-31"),
                           {std::string(cell)}};
        ask("dates",
            {COSTMODEL_TEXT("Message", "the date %1 in line %2 reads in two ways, expected to be "
                                       "told whether the day or the month comes first"),
             {std::string(cell), line}},
            {"dmy", "mdy"});
        return std::nullopt;
    }

    std::optional<Message> readBilling(CataloguePrice& price, std::string_view cell)
    {
        price.billing = m_header.billing;
        if (cell.empty())
            return std::nullopt;
        const auto billing = billingFrom(cell);
        if (!billing)
            return Message{COSTMODEL_TEXT("Message", "the billing is \"%1\", expected hour, day, "
                                                     "month, year, spot, reserved-1y or once"),
                           {std::string(cell)}};
        price.billing = *billing;
        return std::nullopt;
    }

    // The price of a cell with what the cell, the column of currencies and the header say about it.
    std::optional<Message> add(CataloguePrice price, std::string_view cell,
                               std::string_view currency, DecimalMark decimal, long line)
    {
        PriceCell read = readPriceCell(cell, decimal);
        if (auto* reason = std::get_if<Message>(&read))
            return std::move(*reason);
        const auto* number = std::get_if<ParsedNumber>(&read);
        if (!number)
            return std::nullopt;
        const PriceWords words = readPriceWords(number->unit);
        if (!words.isUnderstood)
            return Message{COSTMODEL_TEXT("Message", "the price is \"%1\", expected a number with "
                                                     "nothing but its currency and unit"),
                           {std::string(cell)}};
        price.price = number->value;
        if (price.billing.empty())
            price.billing = words.billing;
        if (words.isPerGpu)
            price.gpus = 1.0;
        const std::string code = readPriceWords(currency).currency;
        const std::string option = m_catalogue.defaults().currency.value_or("");
        for (const std::string_view told :
             {std::string_view(code), std::string_view(number->currency),
              std::string_view(words.currency), std::string_view(m_header.currency)})
            if (!unite(price.currency, told))
                return Message{COSTMODEL_TEXT("Message", "the price is in %1 and in %2, expected "
                                                         "one currency"),
                               {price.currency, std::string(told)}};
        if (!isCurrencyCode(price.currency) && !unite(price.currency, option))
            return Message{COSTMODEL_TEXT("Message", "the price is in %1 and in %2, expected "
                                                     "one currency"),
                           {price.currency, option}};
        if (!isCurrencyCode(price.currency))
            askForCurrency(cell, price.currency, line);
        m_prices.push_back(std::move(price));
        return std::nullopt;
    }

    void askForCurrency(std::string_view cell, const std::string& sign, long line)
    {
        if (sign.empty())
            return ask("currency",
                       {COSTMODEL_TEXT("Message", "the price %1 in line %2 has no currency, "
                                                  "expected to be told its code, as in CNY"),
                        {std::string(cell), line}},
                       {});
        const bool isDollar = sign == "$";
        ask("currency",
            {COSTMODEL_TEXT("Message",
                            "the sign %3 of the price %1 in line %2 belongs to more than "
                            "one currency, expected to be told which"),
             {std::string(cell), line, sign}},
            isDollar ? std::vector<std::string>{"USD", "HKD", "SGD", "CAD", "AUD", "TWD"}
                     : std::vector<std::string>{"CNY", "JPY"});
    }

    // Once for each option: the answer serves the whole file.
    void ask(const char* option, Message text, std::vector<std::string> choices)
    {
        const bool isAsked =
            std::any_of(m_report.questions.begin(), m_report.questions.end(),
                        [option](const Question& question) { return question.option == option; });
        if (!isAsked)
            m_report.questions.push_back({option, std::move(text), std::move(choices)});
    }

    Catalogue& m_catalogue;
    ImportReport& m_report;
    DateOrder m_order = DateOrder::Unknown;
    std::array<std::optional<std::size_t>, 10> m_places;
    PriceWords m_header;
    std::string m_provider;
    std::vector<CataloguePrice> m_prices;
};

} // namespace

int matchesPriceTable(std::string_view head)
{
    return headerOf(head, isHeader).count() > 0 ? 40 : 0;
}

ImportResult readPriceTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                            const ImportMonitor& monitor)
{
    ImportResult result;
    Catalogue catalogue(catalogueDefaults(options, 'b', result.report), result.report);
    Reader reader(catalogue, options, result.report);
    std::vector<std::string_view> numbers = names()[Price];
    numbers.insert(numbers.end(), names()[SpotPrice].begin(), names()[SpotPrice].end());
    const bool isRead =
        result.report.refusals.empty() &&
        readCatalogueTables(
            inputs, options, monitor, result, isHeader, numbers,
            [&](const CatalogueTable& table) { reader.begin(table); },
            [&](TableReader& row, const CatalogueTable& table) { reader.readRow(row, table); });
    if (!isRead || !isUsable(result.report))
        return result;
    catalogue.finish(result, fileNames(inputs));
    return result;
}

} // namespace costmodel::data
