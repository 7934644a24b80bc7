#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "data/import/base/number.h"
#include "data/import/format.h"
#include "data/import/prices/catalogue_options.h"

namespace costmodel::data
{

/// One price of a catalogue, as its row says.
struct CataloguePrice
{
    std::string provider;
    std::string region;
    std::string zone; ///< where prices differ within a region
    std::string instance;
    std::string gpu;       ///< as the catalogue writes it
    std::string gpuMemory; ///< as in 80G, where the catalogue has it apart
    std::optional<double> gpus;
    std::string billing; ///< of the price book; empty if the file does not say
    std::string terms;   ///< what tells apart prices of one billing: "all upfront, convertible"
    double price = 0;    ///< for all GPUs of the instance
    double low = 0;      ///< lowest and highest of the same thing on the same day; 0: the price
    double high = 0;
    std::string currency;
    std::optional<Date> asOf;
};

/// What a cell of a price says: nothing, a number above 0, or why it cannot be used.
using PriceCell = std::variant<std::monostate, ParsedNumber, Message>;
/// An empty cell, N/A and the like, and 0 are missing: nothing is for free.
PriceCell readPriceCell(std::string_view cell, DecimalMark decimal);

/// A number of GPUs, also a part of one; nothing if the cell is empty, 0 or no number.
std::optional<double> readGpuCount(std::string_view cell, DecimalMark decimal);

/// Collects the prices of a catalogue: each thing once, with the range of what it costs where rows
/// differ; what cannot be a price is rejected.
class Catalogue
{
public:
    Catalogue(CatalogueDefaults defaults, ImportReport& report);

    /// Takes the prices of one row, which counts as used, or as rejected if one of them cannot be.
    /// Without prices it counts as missing one.
    void addRow(std::vector<CataloguePrice>& prices, const std::string& file, long line);
    /// A row of a machine without a GPU counts as missing.
    void skipRowWithoutGpu();
    /// A row whose price went into that of another row.
    void countUsedRow();

    const CatalogueDefaults& defaults() const
    {
        return m_defaults;
    }

    /// Puts everything into the result, which has the report given to the constructor.
    /// `source` says where the prices are from, if the person does not.
    void finish(ImportResult& result, const std::string& source);

private:
    bool isPlausible(const CataloguePrice& price) const;
    const std::string& setKey(const CataloguePrice& price, bool withZone);
    void merge(CataloguePrice&& price);
    void uniteEqualZones();
    void warnOfOutliers(ImportReport& report) const;
    PriceRecord recordOf(const CataloguePrice& price, const std::string& source) const;
    void askForTheBook(ImportResult& result) const;

    CatalogueDefaults m_defaults;
    ImportReport& m_report;
    std::vector<CataloguePrice> m_prices;
    std::unordered_map<std::string, std::size_t> m_places;
    std::string m_key;
    long m_repeated = 0;
    long m_differing = 0;
    long m_withoutGpu = 0;
    long m_placeholders = 0;
};

} // namespace costmodel::data
