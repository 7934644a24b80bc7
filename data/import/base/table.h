#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "data/import/base/columns.h"
#include "data/import/base/delimited.h"
#include "data/import/base/input.h"
#include "data/import/base/report.h"

namespace costmodel::data
{

/// The rows below the header of a delimited file. Rows with too few or too many fields and rows
/// with text behind a closing quote are rejected into the report with their line; repeated headers
/// are passed over; an empty last field more or less, as of `sacct -p`, is no difference.
class TableReader
{
public:
    using IsHeader = std::function<bool(const Columns&)>;

    /// The header is the first of the first 100 records for which `isHeader` holds. Without a
    /// report nothing is counted or rejected, as for a first look at the file. Input and report
    /// must outlive the reader.
    TableReader(const ImportInput& input, const Dialect& dialect, const IsHeader& isHeader,
                ImportReport* report);

    bool hasHeader() const
    {
        return m_hasHeader;
    }
    const Columns& columns() const
    {
        return m_columns;
    }
    /// Goes to the next sound row; false at the end. An unclosed quote ends the table and refuses
    /// the file in the report.
    bool next();
    std::string_view cell(std::size_t column) const;
    /// The cell of a column that there may not be; empty without it.
    std::string_view cell(std::optional<std::size_t> column) const;
    long line() const
    {
        return m_reader.line();
    }
    std::size_t offset() const
    {
        return m_reader.offset();
    }
    /// The row is the last of the file and has no line end: it may have been cut off.
    bool isCutOff() const
    {
        return m_reader.isCutOff();
    }
    /// Times the header came again.
    long repeatedHeaders() const
    {
        return m_repeatedHeaders;
    }
    /// Rejects the present row; it has been counted as read.
    void rejectRow(Message reason);

private:
    bool isSound();

    const ImportInput& m_input;
    DelimitedReader m_reader;
    ImportReport* m_report;
    Columns m_columns;
    bool m_hasHeader = false;
    long m_repeatedHeaders = 0;
};

/// The dialect of a file: as the option `separator` says, else as found.
std::variant<Dialect, ImportRefusal> dialectOf(const ImportInput& input,
                                               const ImportOptions& options);

/// The columns of the header of a file's head, for recognising a format; empty if there is none.
Columns headerOf(std::string_view head, const TableReader::IsHeader& isHeader = {});

} // namespace costmodel::data
