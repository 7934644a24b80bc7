#include "data/import/prices/aws_spot_history.h"

#include <algorithm>
#include <array>
#include <map>

#include <nlohmann/json.hpp>

#include "data/import/base/fold.h"
#include "data/import/base/timestamp.h"
#include "data/import/prices/aws_instances.h"
#include "data/import/prices/catalogue_table.h"

namespace costmodel::data
{

namespace
{

struct Sample
{
    std::string_view zone;
    std::string_view instance;
    std::string_view product;
    std::string_view price;
    std::string_view time;
};

class Collector
{
public:
    Collector(Catalogue& catalogue, const ImportOptions& options, ImportReport& report)
        : m_catalogue(catalogue)
        , m_options(options)
        , m_report(report)
    {
    }

    void take(const Sample& sample, const std::string& file, long line)
    {
        ++m_report.rows.read;
        const auto gpus = gpusOfAwsInstance(sample.instance, m_options);
        if (!gpus)
            return m_catalogue.skipRowWithoutGpu();
        const std::string product = lowered(sample.product);
        if (!isMissing(product) && !product.starts_with("linux/unix"))
        {
            ++m_others;
            ++m_report.rows.missing;
            return;
        }
        PriceCell cell = readPriceCell(sample.price, DecimalMark::Point);
        if (auto* reason = std::get_if<Message>(&cell))
            return reject(m_report, file, line, std::move(*reason));
        const auto* number = std::get_if<ParsedNumber>(&cell);
        if (!number)
        {
            ++m_report.rows.missing;
            return;
        }
        const auto time = parseTimestamp(sample.time);
        if (!time && !isMissing(sample.time))
            return reject(m_report, file, line,
                          {COSTMODEL_TEXT("Message", "the time is \"%1\", expected one as in "
                                                     "2025-01-31T08:00:00Z"),
                           {std::string(sample.time)}});
        CataloguePrice price;
        price.provider = m_catalogue.defaults().provider.value_or("aws");
        price.zone = sample.zone;
        price.region = regionOfAwsZone(sample.zone);
        price.instance = sample.instance;
        price.gpu = gpus->gpu;
        price.gpus = gpus->gpus;
        price.billing = "spot";
        price.currency = "USD";
        price.price = price.low = price.high = number->value;
        const std::int64_t moment = time ? time->milliseconds : 0;
        if (time)
            price.asOf = dateFromDays(static_cast<long>(moment / 86400000));
        keep(std::move(price), moment, file, line);
    }

    void finish()
    {
        std::vector<CataloguePrice> one(1);
        for (auto& [key, day] : m_days)
        {
            one.resize(1);
            one.front() = std::move(day.price);
            m_catalogue.addRow(one, day.file, day.line);
            for (long i = 1; i < day.rows; ++i)
                m_catalogue.countUsedRow();
        }
        if (m_others > 0)
            m_report.assumptions.push_back(
                {COSTMODEL_TEXT("Message", "Only Linux instances are taken; rows of others, left "
                                           "out: %1."),
                 {m_others}});
    }

private:
    struct Day
    {
        CataloguePrice price;
        std::int64_t moment = 0;
        long rows = 0;
        std::string file;
        long line = 0;
    };

    void keep(CataloguePrice&& price, std::int64_t moment, const std::string& file, long line)
    {
        const std::string key = price.zone + '\x1f' + price.instance + '\x1f' +
                                (price.asOf ? isoDate(*price.asOf) : "");
        Day& day = m_days[key];
        if (day.rows++ == 0)
        {
            day = {std::move(price), moment, 1, file, line};
            return;
        }
        day.price.low = std::min(day.price.low, price.price);
        day.price.high = std::max(day.price.high, price.price);
        if (moment < day.moment)
            return;
        day.moment = moment;
        day.price.price = price.price;
    }

    Catalogue& m_catalogue;
    const ImportOptions& m_options;
    ImportReport& m_report;
    std::map<std::string, Day> m_days;
    long m_others = 0;
};

constexpr std::string_view listName = "SpotPriceHistory";

bool isJson(std::string_view text)
{
    const std::string_view start = trimmed(text);
    return start.starts_with("{") || start.starts_with("[");
}

std::optional<Sample> sampleFrom(const std::vector<std::string_view>& fields)
{
    const std::size_t first = !fields.empty() && fields[0] == "SPOTPRICEHISTORY" ? 1 : 0;
    if (fields.size() != first + 5)
        return std::nullopt;
    // The command line writes zone, type, product, price, time.
    return Sample{fields[first], fields[first + 1], fields[first + 2], fields[first + 3],
                  fields[first + 4]};
}

void readJson(const ImportInput& input, Collector& collector, ImportReport& report)
{
    const auto refuse = [&](const char* reason)
    {
        report.refusals.push_back({input.name, 1, 1, {reason, {}}});
    };
    const nlohmann::json document = nlohmann::json::parse(input.text, nullptr, false);
    if (document.is_discarded())
        return refuse(COSTMODEL_TEXT("Message", "the JSON is damaged or cut off, expected a whole "
                                                "document"));
    const nlohmann::json& list =
        document.is_object() ? document.value(listName, nlohmann::json()) : document;
    if (!list.is_array())
        return refuse(
            COSTMODEL_TEXT("Message", "no list of prices, expected \"SpotPriceHistory\""));
    long number = 0;
    for (const nlohmann::json& entry : list)
    {
        ++number;
        std::array<std::string, 5> texts;
        constexpr std::array keys{"AvailabilityZone", "InstanceType", "ProductDescription",
                                  "SpotPrice", "Timestamp"};
        for (std::size_t i = 0; i < keys.size() && entry.is_object(); ++i)
            if (const auto at = entry.find(keys[i]); at != entry.end() && !at->is_null())
                texts[i] = at->is_string() ? at->get<std::string>() : at->dump();
        if (texts[0].empty() && entry.is_object() && entry.contains("AvailabilityZoneId"))
            texts[0] = entry.value("AvailabilityZoneId", std::string());
        collector.take({texts[0], texts[1], texts[2], texts[3], texts[4]}, input.name, number);
    }
}

bool readText(const ImportInput& input, Collector& collector, ImportReport& report,
              const ImportMonitor& monitor)
{
    Dialect dialect;
    dialect.separator = "\t";
    dialect.hasQuotes = false;
    DelimitedReader reader(input.text, dialect);
    for (long count = 1; reader.next(); ++count)
    {
        if (const auto sample = sampleFrom(reader.fields()))
            collector.take(*sample, input.name, reader.line());
        else
        {
            ++report.rows.read;
            reject(report, input.name, reader.line(),
                   {COSTMODEL_TEXT("Message", "%1 fields, expected 5: zone, instance type, "
                                              "product, price, time"),
                    {static_cast<long>(reader.fields().size())}});
        }
        if (count % 8192 == 0)
            monitor.tell(static_cast<double>(reader.offset()) /
                         static_cast<double>(input.text.size()));
        if (count % 8192 == 0 && monitor.isStopped())
            return false;
    }
    return true;
}

} // namespace

std::string regionOfAwsZone(std::string_view zone)
{
    if (const std::size_t dash = zone.find("-az"); dash != std::string_view::npos)
    {
        // Zone ids shorten the region: use1 is us-east-1.
        constexpr std::array<std::pair<std::string_view, std::string_view>, 20> codes{{
            {"use", "us-east"},       {"usw", "us-west"},       {"euc", "eu-central"},
            {"euw", "eu-west"},       {"eun", "eu-north"},      {"eus", "eu-south"},
            {"apne", "ap-northeast"}, {"apse", "ap-southeast"}, {"aps", "ap-south"},
            {"ape", "ap-east"},       {"cac", "ca-central"},    {"caw", "ca-west"},
            {"sae", "sa-east"},       {"mec", "me-central"},    {"mes", "me-south"},
            {"afs", "af-south"},      {"ilc", "il-central"},    {"mxc", "mx-central"},
            {"cnn", "cn-north"},      {"cnnw", "cn-northwest"},
        }};
        const std::string_view name = zone.substr(0, dash);
        const std::size_t digits = name.find_first_of("0123456789");
        for (const auto& [code, region] : codes)
            if (digits != std::string_view::npos && name.substr(0, digits) == code)
                return std::string(region) + "-" + std::string(name.substr(digits));
        return "";
    }
    const bool endsInLetter = zone.size() > 2 && zone.back() >= 'a' && zone.back() <= 'z' &&
                              zone[zone.size() - 2] >= '0' && zone[zone.size() - 2] <= '9';
    return endsInLetter ? std::string(zone.substr(0, zone.size() - 1)) : "";
}

int matchesAwsSpotHistory(std::string_view head)
{
    if (isJson(head))
    {
        const bool hasKeys = head.find("\"SpotPrice\"") != std::string_view::npos &&
                             head.find("\"InstanceType\"") != std::string_view::npos;
        return hasKeys ? 60 : 0;
    }
    DelimitedReader reader(head, Dialect{"\t", false, false});
    if (!reader.next())
        return 0;
    const auto sample = sampleFrom(reader.fields());
    return sample && parsePlainNumber(sample->price) && parseTimestamp(sample->time) &&
                   sample->instance.find('.') != std::string_view::npos
               ? 60
               : 0;
}

ImportResult readAwsSpotHistory(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor& monitor)
{
    ImportResult result;
    checkInstanceOptions(options, result.report);
    Catalogue catalogue(catalogueDefaults(options, 'a', result.report), result.report);
    if (!result.report.refusals.empty())
        return result;
    Collector collector(catalogue, options, result.report);
    for (const ImportInput& input : inputs)
    {
        if (isJson(input.text))
            readJson(input, collector, result.report);
        else if (!readText(input, collector, result.report, monitor))
        {
            result.isStopped = true;
            return result;
        }
    }
    if (!result.report.refusals.empty())
        return result;
    collector.finish();
    catalogue.finish(result, "Amazon EC2 spot price history, " + fileNames(inputs));
    return result;
}

} // namespace costmodel::data
