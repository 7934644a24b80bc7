#include "data/import/prices/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "data/import/base/fold.h"
#include "data/import/base/timestamp.h"
#include "data/prices/price_csv.h"
#include "data/prices/unit.h"

namespace costmodel::data
{

namespace
{

// Above this no single GPU is let by the hour: what stands higher is a placeholder (700.0 is
// common) or the price of something else. Per hour, in the currency.
std::optional<double> highestHourly(std::string_view currency)
{
    constexpr std::array<std::pair<std::string_view, double>, 5> limits{
        {{"USD", 150}, {"EUR", 150}, {"GBP", 150}, {"CHF", 150}, {"CNY", 1000}}};
    for (const auto& [code, limit] : limits)
        if (code == currency)
            return limit;
    return std::nullopt;
}

// Cloud TPUs are sold by slices whose name ends in their size: tpu-v4-4096.
double chipsInName(std::string_view gpu)
{
    const std::size_t at = gpu.rfind('-');
    if (!lowered(gpu).starts_with("tpu") || at == std::string_view::npos)
        return 1;
    return std::max(1.0, parsePlainNumber(gpu.substr(at + 1)).value_or(1));
}

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string out;
    for (const std::string_view part : parts)
        if (const std::string text = slug(part); !text.empty())
            out += (out.empty() ? "" : "-") + text;
    return out;
}

double perGpu(const CataloguePrice& price)
{
    return price.price / price.gpus.value_or(1);
}

} // namespace

PriceCell readPriceCell(std::string_view cell, DecimalMark decimal)
{
    if (isMissing(cell))
        return {};
    std::optional<ParsedNumber> number = parseNumber(cell, decimal);
    if (!number)
        return Message{COSTMODEL_TEXT("Message", "the price is \"%1\", expected a number"),
                       {std::string(cell)}};
    if (number->value == 0)
        return {};
    if (number->value < 0)
        return Message{COSTMODEL_TEXT("Message", "the price is %1, expected one above 0"),
                       {number->value}};
    return std::move(*number);
}

std::optional<double> readGpuCount(std::string_view cell, DecimalMark decimal)
{
    // Programs write 8.0 also beside prices with a decimal comma.
    std::optional<double> number = parsePlainNumber(cell);
    if (!number)
        if (const std::optional<ParsedNumber> parsed = parseNumber(cell, decimal))
            number = parsed->value;
    return number && *number > 0 ? number : std::nullopt;
}

Catalogue::Catalogue(CatalogueDefaults defaults, ImportReport& report)
    : m_defaults(std::move(defaults))
    , m_report(report)
{
}

bool Catalogue::isPlausible(const CataloguePrice& price) const
{
    const std::string_view billing = price.billing;
    const bool isHourly = billing == "hour" || billing == "spot" || billing.starts_with("reserved");
    const std::optional<double> limit = highestHourly(price.currency);
    return !isHourly || !limit || perGpu(price) / chipsInName(price.gpu) <= *limit;
}

void Catalogue::countUsedRow()
{
    ++m_report.rows.used;
}

void Catalogue::skipRowWithoutGpu()
{
    ++m_withoutGpu;
    ++m_report.rows.missing;
}

void Catalogue::addRow(std::vector<CataloguePrice>& prices, const std::string& file, long line)
{
    if (prices.empty())
    {
        ++m_report.rows.missing;
        return;
    }
    for (CataloguePrice& price : prices)
    {
        if (price.billing.empty() && m_defaults.billing)
            price.billing = *m_defaults.billing;
        if (price.currency.empty() && m_defaults.currency)
            price.currency = *m_defaults.currency;
        if (isPlausible(price))
            continue;
        constexpr long mostShown = 20;
        if (++m_placeholders <= mostShown)
            m_report.warnings.push_back(
                {COSTMODEL_TEXT("Message",
                                "The price %1 of %2 in line %3 is an outlier, far above what one "
                                "GPU costs in an hour: a placeholder, left out."),
                 {Amount{price.price, price.currency}, price.gpu, line}});
        reject(m_report, file, line,
               {COSTMODEL_TEXT("Message", "the price %1 is far above what one GPU costs in an "
                                          "hour, expected at most %2"),
                {Amount{price.price, price.currency},
                 Amount{highestHourly(price.currency).value_or(0), price.currency}}});
        return;
    }
    ++m_report.rows.used;
    for (CataloguePrice& price : prices)
        merge(std::move(price));
}

const std::string& Catalogue::setKey(const CataloguePrice& price, bool withZone)
{
    m_key.clear();
    for (const std::string* const part :
         {&price.provider, &price.region, &price.instance, &price.gpu, &price.gpuMemory,
          &price.billing, &price.terms, &price.currency})
        m_key.append(*part).append(1, '\x1f');
    if (withZone)
        m_key.append(price.zone).append(1, '\x1f');
    if (price.gpus)
        m_key += plainNumber(*price.gpus);
    if (price.asOf)
        m_key.append(1, '\x1f').append(std::to_string(daysSinceEpoch(*price.asOf)));
    return m_key;
}

void Catalogue::merge(CataloguePrice&& price)
{
    if (!price.asOf)
        price.asOf = m_defaults.asOf;
    if (price.low == 0)
        price.low = price.high = price.price;
    const auto [place, isNew] = m_places.emplace(setKey(price, true), m_prices.size());
    if (isNew)
    {
        m_prices.push_back(std::move(price));
        return;
    }
    CataloguePrice& known = m_prices[place->second];
    ++m_repeated;
    if (price.price != known.price)
        ++m_differing;
    known.low = std::min(known.low, price.low);
    known.high = std::max(known.high, price.high);
}

void Catalogue::warnOfOutliers(ImportReport& report) const
{
    constexpr double factor = 20;
    constexpr std::size_t enough = 5;
    constexpr int mostShown = 20;
    std::map<std::string, std::vector<double>> groups;
    const auto groupOf = [](const CataloguePrice& price)
    {
        return price.gpu + '\x1f' + price.billing + '\x1f' + price.currency;
    };
    for (const CataloguePrice& price : m_prices)
        groups[groupOf(price)].push_back(perGpu(price));
    for (auto& [name, values] : groups)
        std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2),
                         values.end());
    int shown = 0;
    for (const CataloguePrice& price : m_prices)
    {
        const std::vector<double>& values = groups[groupOf(price)];
        const double median = values[values.size() / 2];
        const double share = perGpu(price) / median;
        if (values.size() < enough || (share < factor && share > 1 / factor) || ++shown > mostShown)
            continue;
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "The price of %1 per GPU for %2 in %3 is an outlier: half of "
                            "the prices of this GPU are below %4."),
             {Amount{perGpu(price), price.currency}, price.gpu,
              price.region.empty() ? price.instance : price.region,
              Amount{median, price.currency}}});
    }
}

PriceRecord Catalogue::recordOf(const CataloguePrice& price, const std::string& source) const
{
    PriceRecord record;
    const std::string gpus = price.gpus ? plainNumber(*price.gpus) : "";
    const bool isInstance = !price.instance.empty() || price.gpus.value_or(1) != 1;
    record.name =
        joined({price.billing == "once" ? "buy" : "rent", price.provider,
                price.instance.empty() ? normalizedGpu(price.gpu) : price.instance,
                price.instance.empty() && price.gpus.value_or(1) != 1 ? gpus : "",
                price.zone.empty() ? price.region : price.zone, price.terms, price.billing});
    record.kind = price.billing == "once" ? PriceKind::Buy : PriceKind::Rent;
    record.item = (gpus.empty() ? "" : gpus + " x ") + price.gpu;
    if (!price.instance.empty())
        record.item += " (" + price.instance + ")";
    if (!price.terms.empty())
        record.item += ", " + price.terms;
    record.gpu = normalizedGpu(price.gpu);
    if (!price.gpuMemory.empty())
        record.gpu += "-" + price.gpuMemory;
    record.gpus = price.gpus;
    record.billing = price.billing;
    record.low = price.low;
    record.price = price.price;
    record.high = price.high;
    record.currency = price.currency;
    record.unit = usualUnit(price.currency, isInstance, price.billing);
    record.provider = price.provider;
    record.region = price.zone.empty() ? price.region : price.zone;
    record.asOf = price.asOf.value_or(Date{0, 0, 0});
    record.grade = m_defaults.grade;
    record.source = m_defaults.source.value_or(source);
    return record;
}

void Catalogue::askForTheBook(ImportResult& result) const
{
    const auto any = [this](auto lacks)
    {
        return std::any_of(m_prices.begin(), m_prices.end(), lacks);
    };
    if (any([](const CataloguePrice& price) { return !price.asOf; }))
        result.bookQuestions.push_back(
            {"as_of",
             {COSTMODEL_TEXT("Message", "the prices have no date, expected to be told the day on "
                                        "which they were true, as in 2026-01-31"),
              {}},
             {}});
    if (any([](const CataloguePrice& price) { return price.billing.empty(); }))
        result.bookQuestions.push_back(
            {"billing",
             {COSTMODEL_TEXT("Message", "the file does not say for how long one pays a price, "
                                        "expected to be told"),
              {}},
             {"hour", "day", "month", "year", "spot", "reserved-1y", "reserved-3y", "once"}});
}

// Prices of zones stay apart only where the zones of a region differ.
void Catalogue::uniteEqualZones()
{
    struct Zones
    {
        double price = 0;
        bool areEqual = true;
        bool isTaken = false;
    };
    std::unordered_map<std::string, Zones> places;
    for (const CataloguePrice& price : m_prices)
        if (!price.zone.empty())
        {
            Zones& zones = places.emplace(setKey(price, false), Zones{price.price}).first->second;
            zones.areEqual &= zones.price == price.low && zones.price == price.high;
        }
    if (places.empty())
        return;
    std::vector<CataloguePrice> united;
    for (CataloguePrice& price : m_prices)
    {
        if (!price.zone.empty())
        {
            Zones& zones = places.at(setKey(price, false));
            if (zones.areEqual && zones.isTaken)
                continue;
            zones.isTaken = true;
            if (zones.areEqual)
                price.zone.clear();
        }
        united.push_back(std::move(price));
    }
    m_repeated += static_cast<long>(m_prices.size() - united.size());
    m_prices = std::move(united);
}

void Catalogue::finish(ImportResult& result, const std::string& source)
{
    ImportReport& report = result.report;
    m_places.clear();
    uniteEqualZones();
    report.prices.reserve(m_prices.size());
    result.prices.reserve(m_prices.size());
    for (const CataloguePrice& price : m_prices)
    {
        report.prices.push_back({price.provider, price.region, price.instance, price.gpu,
                                 price.gpus, price.billing,
                                 price.gpus ? std::optional(perGpu(price)) : std::nullopt,
                                 price.price, price.currency});
        result.prices.push_back(recordOf(price, source));
        if (price.asOf)
            widenRange(report, daysSinceEpoch(*price.asOf) * 86400000L);
    }
    if (m_withoutGpu > 0)
        report.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "Rows of machines without a GPU, left out: %1."),
             {m_withoutGpu}});
    if (m_repeated > m_differing)
        report.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "Prices that stand in the file more than once, as for "
                                       "several zones of a region, and were taken once: %1."),
             {m_repeated - m_differing}});
    if (m_differing > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "Rows with another price for what an earlier row prices: "
                                       "%1. The first price is kept, with the range of all."),
             {m_differing}});
    if (m_prices.empty())
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "The file has no price of a GPU that can be used."), {}});
    warnOfOutliers(report);
    askForTheBook(result);
    result.output = writePriceCsv(result.prices);
}

} // namespace costmodel::data
