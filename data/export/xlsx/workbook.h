#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <xlsxwriter.h>

#include "data/export/xlsx/sheet.h"
#include "data/export/xlsx/sheet_names.h"
#include "data/export/xlsx/style.h"
#include "data/export/xlsx/temporary_folder.h"
#include "model/report/evaluated_scenario.h"
#include "model/report/report.h"
#include "model/text/message.h"

namespace costmodel::data::xlsx
{

/// A workbook that is being written, in the language of its reader. Throws FileError if the library
/// cannot write it.
class Workbook
{
public:
    /// Keeps references to both.
    Workbook(const EvaluatedScenario& evaluated, const Language& language);
    ~Workbook();
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    const EvaluatedScenario& evaluated() const
    {
        return m_evaluated;
    }
    const std::string& currency() const
    {
        return m_evaluated.scenario.general.currency;
    }
    const Language& language() const
    {
        return m_language;
    }
    /// The text in the reader's language; context "Label".
    std::string label(const char* text) const;
    std::string text(const report::Cell& cell) const;
    std::string sentence(const Message& message) const;

    /// A new sheet behind the others, named as `title` as far as the rules allow.
    Sheet& addSheet(const std::string& title);
    /// Gives a cell a name: `reference` as of Sheet::reference.
    void defineName(const std::string& name, const std::string& reference);
    lxw_chart* addChart(lxw_chart_type type);
    lxw_format* format(const Style& style);

    /// The whole file. Nothing may be written afterwards.
    std::string close();

private:
    void setProperties();

    const EvaluatedScenario& m_evaluated;
    const Language& m_language;
    TemporaryFolder m_folder;
    std::string m_folderName; ///< as the library wants it, which keeps the pointer
    lxw_workbook* m_book = nullptr;
    SheetNames m_names;
    std::vector<std::unique_ptr<Sheet>> m_sheets;
    std::map<Style, lxw_format*> m_formats;
};

} // namespace costmodel::data::xlsx
