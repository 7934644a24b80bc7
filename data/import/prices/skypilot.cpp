#include "data/import/prices/skypilot.h"

#include "data/import/prices/catalogue_table.h"
#include "data/import/prices/gcp_hosts.h"

namespace costmodel::data
{

namespace
{

bool isHeader(const Columns& columns)
{
    return columns.has("instancetype") && columns.has("acceleratorname") &&
           columns.has("acceleratorcount") && columns.has("price");
}

enum Column : std::size_t
{
    InstanceType,
    AcceleratorName,
    AcceleratorCount,
    Price,
    SpotPrice,
    Region,
    Zone,
};
constexpr std::array<std::string_view, 7> columnNames{
    "instancetype", "acceleratorname", "acceleratorcount", "price",
    "spotprice",    "region",          "availabilityzone"};

class Reader
{
public:
    Reader(Catalogue& catalogue, ImportReport& report)
        : m_catalogue(catalogue)
        , m_report(report)
    {
    }

    void begin(const CatalogueTable& table)
    {
        m_places = placesOf(table.columns, columnNames);
        m_provider = providerOf(table.input, m_catalogue.defaults(), m_report);
    }

    void readRow(TableReader& row, const CatalogueTable& table)
    {
        const std::string_view instance = orNothing(row.cell(m_places[InstanceType]));
        const std::string_view gpu = orNothing(row.cell(m_places[AcceleratorName]));
        const bool isHost = gpu.empty() && gpusOfGcpHost(instance);
        if (gpu.empty() && !isHost)
            return m_catalogue.skipRowWithoutGpu();

        CataloguePrice price;
        price.provider = m_provider;
        price.region = orNothing(row.cell(m_places[Region]));
        price.instance = instance;
        price.gpu = gpu;
        price.currency = "USD";
        if (!isHost)
            price.gpus = readGpuCount(row.cell(m_places[AcceleratorCount]), table.decimal);
        if (!isHost && !price.gpus)
            return row.rejectRow({COSTMODEL_TEXT("Message", "the number of GPUs is \"%1\", "
                                                            "expected one above 0"),
                                  {std::string(row.cell(m_places[AcceleratorCount]))}});
        m_prices.clear();
        price.billing = "hour";
        auto problem = addPrice(m_prices, price, row.cell(m_places[Price]), table.decimal);
        price.billing = "spot";
        price.zone = orNothing(row.cell(m_places[Zone]));
        if (!problem)
            problem = addPrice(m_prices, price, row.cell(m_places[SpotPrice]), table.decimal);
        if (problem)
            return row.rejectRow(std::move(*problem));
        if (isHost || instance.empty())
            return keepForPairing(row, table, price, isHost);
        m_catalogue.addRow(m_prices, table.input.name, row.line());
    }

    void finish()
    {
        m_hosts.finish(m_catalogue, m_report, m_provider.empty() ? "gcp" : m_provider);
    }

private:
    void keepForPairing(const TableReader& row, const CatalogueTable& table,
                        const CataloguePrice& place, bool isHost)
    {
        GcpHosts::Row kept{isHost ? place.instance : place.gpu,
                           place.gpus.value_or(0),
                           place.region,
                           place.zone,
                           {},
                           {},
                           table.input.name,
                           row.line()};
        for (const CataloguePrice& price : m_prices)
            (price.billing == "spot" ? kept.spotPrice : kept.price) = price.price;
        if (isHost)
            m_hosts.addHost(std::move(kept));
        else
            m_hosts.addGpu(std::move(kept));
    }

    Catalogue& m_catalogue;
    ImportReport& m_report;
    GcpHosts m_hosts;
    std::array<std::optional<std::size_t>, columnNames.size()> m_places;
    std::string m_provider;
    std::vector<CataloguePrice> m_prices;
};

} // namespace

int matchesSkypilot(std::string_view head)
{
    return headerOf(head, isHeader).count() > 0 ? 90 : 0;
}

ImportResult readSkypilot(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor)
{
    ImportResult result;
    Catalogue catalogue(catalogueDefaults(options, 'b', result.report), result.report);
    Reader reader(catalogue, result.report);
    constexpr std::array<std::string_view, 2> numbers{"price", "spotprice"};
    const bool isRead =
        result.report.refusals.empty() &&
        readCatalogueTables(
            inputs, options, monitor, result, isHeader, numbers,
            [&](const CatalogueTable& table) { reader.begin(table); },
            [&](TableReader& row, const CatalogueTable& table) { reader.readRow(row, table); });
    if (!isRead)
        return result;
    reader.finish();
    result.report.assumptions.push_back(
        {COSTMODEL_TEXT("Message", "Prices are in US dollars per hour of the whole instance, as "
                                   "everywhere in this catalogue."),
         {}});
    catalogue.finish(result, "SkyPilot catalogue, " + fileNames(inputs));
    return result;
}

} // namespace costmodel::data
