#pragma once

#include <array>
#include <functional>
#include <span>
#include <string_view>

#include "data/import/base/table.h"
#include "data/import/format.h"
#include "data/import/prices/catalogue.h"

namespace costmodel::data
{

/// What is known before the first row of a table.
struct CatalogueTable
{
    const ImportInput& input;
    const Columns& columns;
    DecimalMark decimal = DecimalMark::Point;
};
/// Where the columns of these normalised names are, in the same order; nothing for those that the
/// table does not have.
template <std::size_t n>
std::array<std::optional<std::size_t>, n> placesOf(const Columns& columns,
                                                   const std::array<std::string_view, n>& names)
{
    std::array<std::optional<std::size_t>, n> places;
    for (std::size_t i = 0; i < n; ++i)
        places[i] = columns.find(names[i]);
    return places;
}

/// Called for every sound row; the row stands in the reader.
using CatalogueRowReader = std::function<void(TableReader& row, const CatalogueTable& table)>;

/// Walks over the inputs of a catalogue that is a table: finds separator, header and decimal mark
/// (from `numberColumns`, normalised names) and calls `readRow`. `begin`, if given, is called
/// before the first row of each input. False if an input cannot be used, which the report says, or
/// was stopped.
bool readCatalogueTables(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor, ImportResult& result,
                         const TableReader::IsHeader& isHeader,
                         std::span<const std::string_view> numberColumns,
                         const std::function<void(const CatalogueTable&)>& begin,
                         const CatalogueRowReader& readRow);

/// Adds the price in a cell to `prices`, as `price` with its amount, and its currency if the cell
/// has one. Nothing happens if there is none; a cell that cannot be right is the returned message.
std::optional<Message> addPrice(std::vector<CataloguePrice>& prices, CataloguePrice price,
                                std::string_view cell, DecimalMark decimal);

/// The cell, or nothing where it says N/A and the like.
std::string_view orNothing(std::string_view cell);

/// Who sells what a file prices: as the person says, else as the name of the file does; which of
/// these, or that nobody says, goes into the report.
std::string providerOf(const ImportInput& input, const CatalogueDefaults& defaults,
                       ImportReport& report);

/// The names of the files without their folders.
std::string fileNames(std::span<const ImportInput> inputs);

} // namespace costmodel::data
