#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QStringList>

namespace costmodel::test
{

struct SpreadsheetCell
{
    std::string formula; ///< empty if it is none
    std::string value;   ///< a number as it is written, or the text
    bool isText = false;
    bool isError = false;

    std::optional<double> number() const;
};

/// A workbook as other programs see it.
struct Spreadsheet
{
    std::vector<std::string> sheetNames;                                  ///< in order
    std::map<std::string, std::map<std::string, SpreadsheetCell>> sheets; ///< by name, cell ("B3")
    std::map<std::string, std::string> names; ///< defined names: 'Sheet'!$B$3
    std::map<std::string, std::string> parts; ///< file of the archive by name of its sheet

    /// The cell at a reference like 'Sheet'!$B$3 or that a defined name means; null if there is
    /// none.
    const SpreadsheetCell* at(const std::string& reference) const;
};

/// Sheet and cell of 'Sheet'!$B$3.
std::pair<std::string, std::string> splitReference(const std::string& reference);

/// Reads an .xlsx file; no sheets if it is none or one of its XML files is not well-formed.
Spreadsheet readSpreadsheet(const std::string& bytes);

/// The workbook with the results of all formulas taken out, and with other numbers in the cells
/// that `numbers` names by defined name.
std::string withoutResults(const std::string& bytes, const std::map<std::string, double>& numbers);

/// Whether LibreOffice is there.
bool hasOffice();
/// Converts files with LibreOffice into `folder`, in one run with a profile of its own below it
/// that always recalculates; what it said if that fails. `reading` says how text is to be read, as
/// the import dialog would.
QString convertWithOffice(const QStringList& files, const QString& format, const QString& folder,
                          const QString& reading = {});

} // namespace costmodel::test
