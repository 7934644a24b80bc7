#include "data/import/prices/gpuhunt.h"

#include "data/import/base/fold.h"
#include "data/import/prices/catalogue_table.h"

namespace costmodel::data
{

namespace
{

enum Column : std::size_t
{
    InstanceName,
    Location,
    Price,
    GpuCount,
    GpuName,
    GpuMemory,
    Spot,
    Provider,
};
constexpr std::array<std::string_view, 8> columnNames{
    "instancename", "location", "price", "gpucount", "gpuname", "gpumemory", "spot", "provider"};

bool isHeader(const Columns& columns)
{
    return columns.has("instancename") && columns.has("location") && columns.has("price") &&
           columns.has("gpucount") && columns.has("gpuname");
}

// "80.0" GB becomes 80G.
std::string memoryOf(std::string_view cell)
{
    const auto memory = parsePlainNumber(cell);
    return memory && *memory > 0 ? plainNumber(*memory) + "G" : "";
}

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
        m_provider =
            m_places[Provider] ? "" : providerOf(table.input, m_catalogue.defaults(), m_report);
    }

    void readRow(TableReader& row, const CatalogueTable& table)
    {
        const auto cell = [&](Column column)
        {
            return orNothing(row.cell(m_places[column]));
        };
        CataloguePrice price;
        price.gpus = readGpuCount(cell(GpuCount), table.decimal);
        price.gpu = cell(GpuName);
        if (price.gpu.empty() && !price.gpus)
            return m_catalogue.skipRowWithoutGpu();
        if (price.gpu.empty() || !price.gpus)
            return row.rejectRow({COSTMODEL_TEXT("Message", "%1 GPUs of the name \"%2\", expected "
                                                            "a number above 0 and a name"),
                                  {std::string(cell(GpuCount)), price.gpu}});
        const std::string spot = lowered(cell(Spot));
        if (!spot.empty() && spot != "true" && spot != "false")
            return row.rejectRow(
                {COSTMODEL_TEXT("Message", "spot is \"%1\", expected True or False"), {spot}});
        price.billing = spot == "true" ? "spot" : "hour";
        price.provider = m_places[Provider] ? std::string(cell(Provider)) : m_provider;
        price.region = cell(Location);
        price.instance = cell(InstanceName);
        price.gpuMemory = memoryOf(cell(GpuMemory));
        price.currency = "USD";
        m_prices.clear();
        if (auto problem = addPrice(m_prices, price, cell(Price), table.decimal))
            return row.rejectRow(std::move(*problem));
        m_catalogue.addRow(m_prices, table.input.name, row.line());
    }

private:
    Catalogue& m_catalogue;
    ImportReport& m_report;
    std::array<std::optional<std::size_t>, columnNames.size()> m_places;
    std::string m_provider;
    std::vector<CataloguePrice> m_prices;
};

} // namespace

int matchesGpuhunt(std::string_view head)
{
    return headerOf(head, isHeader).count() > 0 ? 90 : 0;
}

ImportResult readGpuhunt(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor)
{
    ImportResult result;
    Catalogue catalogue(catalogueDefaults(options, 'b', result.report), result.report);
    Reader reader(catalogue, result.report);
    constexpr std::array<std::string_view, 1> numbers{"price"};
    const bool isRead =
        result.report.refusals.empty() &&
        readCatalogueTables(
            inputs, options, monitor, result, isHeader, numbers,
            [&](const CatalogueTable& table) { reader.begin(table); },
            [&](TableReader& row, const CatalogueTable& table) { reader.readRow(row, table); });
    if (!isRead)
        return result;
    result.report.assumptions.push_back(
        {COSTMODEL_TEXT("Message", "Prices are in US dollars per hour of the whole instance, as "
                                   "everywhere in this catalogue."),
         {}});
    catalogue.finish(result, "gpuhunt catalogue, " + fileNames(inputs));
    return result;
}

} // namespace costmodel::data
