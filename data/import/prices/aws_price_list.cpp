#include "data/import/prices/aws_price_list.h"

#include "data/import/base/fold.h"
#include "data/import/prices/aws_instances.h"
#include "data/import/prices/catalogue_table.h"

namespace costmodel::data
{

namespace
{

enum Column : std::size_t
{
    Sku,
    OfferTerm,
    TermType,
    Unit,
    Price,
    Currency,
    Lease,
    Purchase,
    OfferingClass,
    Location,
    RegionCode,
    InstanceType,
    OperatingSystem,
    Tenancy,
    CapacityStatus,
    PreInstalled,
    Gpu,
    EffectiveDate,
};
constexpr std::array<std::string_view, 18> columnNames{"sku",
                                                       "offertermcode",
                                                       "termtype",
                                                       "unit",
                                                       "priceperunit",
                                                       "currency",
                                                       "leasecontractlength",
                                                       "purchaseoption",
                                                       "offeringclass",
                                                       "location",
                                                       "regioncode",
                                                       "instancetype",
                                                       "operatingsystem",
                                                       "tenancy",
                                                       "capacitystatus",
                                                       "preinstalledsw",
                                                       "gpu",
                                                       "effectivedate"};

constexpr double hoursPerYear = 8760;

bool isHeader(const Columns& columns)
{
    return columns.has("sku") && columns.has("offertermcode") && columns.has("priceperunit");
}

// "Publication Date","2025-09-12T22:53:08Z" stands above the header.
std::optional<Date> publicationDate(std::string_view head)
{
    DelimitedReader reader(head, Dialect{});
    for (int i = 0; i < 10 && reader.next(); ++i)
        if (reader.fields().size() == 2 && lowered(reader.fields()[0]) == "publication date")
            return parseDate(reader.fields()[1].substr(0, 10));
    return std::nullopt;
}

struct Reservation
{
    CataloguePrice price;
    std::optional<double> hourly;
    std::optional<double> upfront;
    double years = 1;
    bool isAllUpfront = false;
    long rows = 0;
    long line = 0;
    std::string file;
};

class Reader
{
public:
    Reader(Catalogue& catalogue, const ImportOptions& options, ImportReport& report)
        : m_catalogue(catalogue)
        , m_options(options)
        , m_report(report)
    {
    }

    void begin(const CatalogueTable& table)
    {
        m_places = placesOf(table.columns, columnNames);
        m_published = publicationDate(table.input.head());
    }

    void readRow(TableReader& row, const CatalogueTable& table)
    {
        const auto cell = [&](Column column)
        {
            return orNothing(row.cell(m_places[column]));
        };
        const std::string instance(cell(InstanceType));
        std::optional<InstanceGpus> gpus = gpusOfAwsInstance(instance, m_options);
        const std::optional<double> listed = readGpuCount(cell(Gpu), table.decimal);
        if (!gpus && !listed)
            return m_catalogue.skipRowWithoutGpu();
        if (!isWanted(cell(OperatingSystem), {"linux"}) || !isWanted(cell(Tenancy), {"shared"}) ||
            !isWanted(cell(CapacityStatus), {"used"}) || !isWanted(cell(PreInstalled), {}))
        {
            ++m_others;
            ++m_report.rows.missing;
            return;
        }
        if (!gpus)
            return row.rejectRow({COSTMODEL_TEXT("Message", "the GPUs of %1 are not known here, "
                                                            "expected --option gpu.%1=NAME:%2"),
                                  {instance, *listed}});
        CataloguePrice price;
        price.provider = m_catalogue.defaults().provider.value_or("aws");
        price.region = cell(RegionCode).empty() ? cell(Location) : cell(RegionCode);
        price.instance = instance;
        price.gpu = gpus->gpu;
        price.gpus = listed.value_or(gpus->gpus);
        price.currency = cell(Currency).empty() ? "USD" : std::string(cell(Currency));
        price.asOf = m_published ? m_published : parseDate(cell(EffectiveDate).substr(0, 10));
        if (lowered(cell(TermType)) == "reserved")
            return keep(row, table, std::move(price));
        price.billing = "hour";
        m_prices.clear();
        if (auto problem = addPrice(m_prices, price, cell(Price), table.decimal))
            return row.rejectRow(std::move(*problem));
        m_catalogue.addRow(m_prices, table.input.name, row.line());
    }

    void finish()
    {
        for (auto& [key, reservation] : m_reservations)
            finish(reservation);
        if (m_others > 0)
            m_report.assumptions.push_back(
                {COSTMODEL_TEXT("Message", "Only shared Linux instances without other software are "
                                           "taken; rows of others, left out: %1."),
                 {m_others}});
        if (!m_reservations.empty())
            m_report.assumptions.push_back(
                {COSTMODEL_TEXT("Message", "An upfront fee of a reservation is spread over all "
                                           "hours of its term: 8760 a year."),
                 {}});
    }

private:
    // A column that the list does not have excludes nothing.
    static bool isWanted(std::string_view cell, std::initializer_list<std::string_view> values)
    {
        if (cell.empty())
            return true;
        const std::string text = lowered(cell);
        return std::any_of(values.begin(), values.end(),
                           [&text](std::string_view value) { return value == text; });
    }

    void keep(TableReader& row, const CatalogueTable& table, CataloguePrice price)
    {
        const auto cell = [&](Column column)
        {
            return orNothing(row.cell(m_places[column]));
        };
        const std::string lease = lowered(cell(Lease));
        if (!lease.starts_with("1") && !lease.starts_with("3"))
            return row.rejectRow({COSTMODEL_TEXT("Message", "the term of the reservation is "
                                                            "\"%1\", expected 1yr or 3yr"),
                                  {std::string(cell(Lease))}});
        const std::string unit = lowered(cell(Unit));
        const bool isFee = unit == "quantity";
        if (!isFee && unit != "hrs" && unit != "hours")
            return row.rejectRow({COSTMODEL_TEXT("Message", "the unit is \"%1\", expected Hrs or "
                                                            "Quantity"),
                                  {std::string(cell(Unit))}});
        const auto amount = parseNumber(cell(Price), table.decimal);
        if (!amount || amount->value < 0)
            return row.rejectRow({COSTMODEL_TEXT("Message", "the price is \"%1\", expected a "
                                                            "number"),
                                  {std::string(cell(Price))}});
        const std::string key = std::string(cell(Sku)) + "." + std::string(cell(OfferTerm));
        Reservation& reservation = m_reservations[key];
        if (reservation.rows++ == 0)
        {
            reservation.years = lease.starts_with("3") ? 3 : 1;
            price.billing = lease.starts_with("3") ? "reserved-3y" : "reserved-1y";
            price.terms = lowered(cell(Purchase));
            const std::string offering = lowered(cell(OfferingClass));
            price.terms += price.terms.empty() || offering.empty() ? "" : ", ";
            price.terms += offering;
            reservation.isAllUpfront = lowered(cell(Purchase)) == "all upfront";
            reservation.price = std::move(price);
            reservation.line = row.line();
            reservation.file = table.input.name;
        }
        (isFee ? reservation.upfront : reservation.hourly) = amount->value;
    }

    void finish(Reservation& reservation)
    {
        const double fee = reservation.upfront.value_or(0) / (reservation.years * hoursPerYear);
        reservation.price.price = reservation.hourly.value_or(0) + fee;
        const bool isWhole =
            reservation.price.price > 0 && (reservation.hourly || reservation.isAllUpfront) &&
            (reservation.upfront || reservation.price.terms.find("upfront") == std::string::npos ||
             reservation.price.terms.starts_with("no upfront"));
        m_prices.clear();
        if (isWhole)
            m_prices.push_back(std::move(reservation.price));
        m_catalogue.addRow(m_prices, reservation.file, reservation.line);
        for (long i = 1; i < reservation.rows; ++i)
            if (isWhole)
                m_catalogue.countUsedRow();
            else
                ++m_report.rows.missing;
    }

    Catalogue& m_catalogue;
    const ImportOptions& m_options;
    ImportReport& m_report;
    std::array<std::optional<std::size_t>, columnNames.size()> m_places;
    std::optional<Date> m_published;
    std::map<std::string, Reservation> m_reservations;
    std::vector<CataloguePrice> m_prices;
    long m_others = 0;
};

} // namespace

int matchesAwsPriceList(std::string_view head)
{
    return headerOf(head, isHeader).count() > 0 ? 95 : 0;
}

ImportResult readAwsPriceList(std::span<const ImportInput> inputs, const ImportOptions& options,
                              const ImportMonitor& monitor)
{
    ImportResult result;
    checkInstanceOptions(options, result.report);
    Catalogue catalogue(catalogueDefaults(options, 'a', result.report), result.report);
    Reader reader(catalogue, options, result.report);
    constexpr std::array<std::string_view, 1> numbers{"priceperunit"};
    const bool isRead =
        result.report.refusals.empty() &&
        readCatalogueTables(
            inputs, options, monitor, result, isHeader, numbers,
            [&](const CatalogueTable& table) { reader.begin(table); },
            [&](TableReader& row, const CatalogueTable& table) { reader.readRow(row, table); });
    if (!isRead)
        return result;
    reader.finish();
    catalogue.finish(result, "Amazon EC2 price list, " + fileNames(inputs));
    return result;
}

} // namespace costmodel::data
