#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "data/import/base/number.h"
#include "data/import/base/table.h"
#include "data/import/billing/bill_ledger.h"
#include "data/import/format.h"

namespace costmodel::data
{

/// A row of a bill with the help that every format of bills needs.
class BillRow
{
public:
    BillRow(TableReader& table, DecimalMark decimal)
        : m_table(table)
        , m_decimal(decimal)
    {
    }
    std::string_view text(std::string_view column) const;
    /// Text without a missing value.
    std::optional<std::string_view> present(std::string_view column) const;
    std::optional<double> number(std::string_view column) const;

private:
    TableReader& m_table;
    DecimalMark m_decimal;
};

/// What a format of bills is made of.
struct BillFormat
{
    /// Whether a header is one of this format.
    bool (*isHeader)(const Columns& columns);
    std::string_view timeColumn;
    std::string_view currencyColumn;
    /// Columns that hold numbers, for finding the decimal mark.
    std::vector<std::string_view> numberColumns;
    /// The lines that a row makes, without time and currency; none to reject it with `reason`.
    std::function<std::vector<BillLine>(const BillRow& row, const ImportOptions& options,
                                        Message& reason)>
        read;
};

/// Reads bills of one format; rows without time or currency are rejected.
ImportResult readBills(const BillFormat& format, std::span<const ImportInput> inputs,
                       const ImportOptions& options, const ImportMonitor& monitor);

/// Options of bills: cost, gpu.TYPE.
std::span<const ImportOption> billOptions();

/// Whether a unit of consumption is an hour: "Hours", "Hrs", "Hour", "hour".
bool isHours(std::string_view unit);

} // namespace costmodel::data
