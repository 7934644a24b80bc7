#include "data/import/billing/bill_reader.h"

#include <array>

#include "data/import/base/clock.h"
#include "data/import/base/decimal_option.h"
#include "data/import/base/fold.h"
#include "data/import/billing/gpu_resource.h"

namespace costmodel::data
{

namespace
{

/// Reads one file of a bill into the ledger.
class BillReader
{
public:
    BillReader(const BillFormat& format, const ImportInput& input, const ImportOptions& options,
               BillLedger& ledger, ImportReport& report)
        : m_format(format)
        , m_input(input)
        , m_options(options)
        , m_ledger(ledger)
        , m_report(report)
        , m_clock(options, input, report)
    {
    }

    /// False if it was stopped.
    bool read(const ImportMonitor& monitor)
    {
        auto found = dialectOf(m_input, m_options);
        if (auto* refusal = std::get_if<ImportRefusal>(&found))
        {
            m_report.refusals.push_back(std::move(*refusal));
            return true;
        }
        const Dialect dialect = std::get<Dialect>(std::move(found));
        DecimalMarkFinder finder(dialect.separator);
        for (TableReader look(m_input, dialect, m_format.isHeader, nullptr); look.next();)
            for (const std::string_view column : m_format.numberColumns)
                finder.see(look.cell(look.columns().find(column)));
        const std::optional<DecimalMark> mark = decimalMarkOf(finder, m_options, m_report);
        if (!mark)
            return true;
        TableReader table(m_input, dialect, m_format.isHeader, &m_report);
        for (long row = 0; table.next(); ++row)
        {
            takeRow(table, *mark);
            if (row % 4096 != 0)
                continue;
            if (monitor.isStopped())
                return false;
            monitor.tell(static_cast<double>(table.offset()) /
                         static_cast<double>(m_input.text.size()));
        }
        m_clock.tell(m_report);
        return true;
    }

private:
    void takeRow(TableReader& table, DecimalMark mark)
    {
        const BillRow row(table, mark);
        const std::string_view timeText = row.text(m_format.timeColumn);
        const std::optional<std::int64_t> time = m_clock.read(timeText);
        if (!time || !isPlausibleTime(*time))
            return table.rejectRow(
                {COSTMODEL_TEXT("Message", "'%1' is no time after 1990, expected one such as "
                                           "2025-01-31T00:00:00Z"),
                 {excerpt(timeText)}});
        const std::optional<std::string_view> currency = row.present(m_format.currencyColumn);
        if (!currency)
            return table.rejectRow(
                {COSTMODEL_TEXT("Message", "the currency is missing, expected a code such as USD"),
                 {}});
        Message reason;
        const std::vector<BillLine> lines = m_format.read(row, m_options, reason);
        if (lines.empty())
            return table.rejectRow(reason);
        bool isUsed = false;
        for (BillLine line : lines)
        {
            line.time = *time;
            line.currency = std::string(*currency);
            isUsed = isUsed || line.gpuHours.has_value();
            m_ledger.add(line);
        }
        if (isUsed)
            ++m_report.rows.used;
        widenRange(m_report, *time);
    }

    const BillFormat& m_format;
    const ImportInput& m_input;
    const ImportOptions& m_options;
    BillLedger& m_ledger;
    ImportReport& m_report;
    FileClock m_clock;
};

} // namespace

std::string_view BillRow::text(std::string_view column) const
{
    return m_table.cell(m_table.columns().find(column));
}

std::optional<std::string_view> BillRow::present(std::string_view column) const
{
    const std::string_view cell = text(column);
    return isMissing(cell) ? std::nullopt : std::optional(cell);
}

std::optional<double> BillRow::number(std::string_view column) const
{
    const std::optional<std::string_view> cell = present(column);
    if (!cell)
        return std::nullopt;
    const std::optional<ParsedNumber> number = parseNumber(*cell, m_decimal);
    return number ? std::optional(number->value) : std::nullopt;
}

ImportResult readBills(const BillFormat& format, std::span<const ImportInput> inputs,
                       const ImportOptions& options, const ImportMonitor& monitor)
{
    ImportResult result;
    BillLedger ledger;
    checkInstanceOptions(options, result.report);
    for (const ImportInput& input : inputs)
    {
        result.report.files.push_back(input.name);
        if (!BillReader(format, input, options, ledger, result.report).read(monitor))
        {
            result.isStopped = true;
            return result;
        }
    }
    ledger.finish(options, result.report);
    if (result.report.rows.read > 0 && result.report.rows.read == result.report.rows.rejected)
        result.report.refusals.push_back(
            {result.report.files.front(),
             1,
             1,
             {COSTMODEL_TEXT("Message", "no row can be used; the first fault: %1"),
              {result.report.rejected.empty()
                   ? std::string()
                   : render(result.report.rejected.front().reason, English())}}});
    return result;
}

std::span<const ImportOption> billOptions()
{
    static const std::array options{
        ImportOption{"cost", COSTMODEL_TEXT("Label", "which cost counts: effective or billed")},
        ImportOption{
            "gpu.", COSTMODEL_TEXT("Label", "GPUs of an instance type, as in gpu.p9.large=B900:8")},
    };
    return options;
}

bool isHours(std::string_view unit)
{
    const std::string small = lowered(unit);
    return small == "hours" || small == "hour" || small == "hrs" || small == "hr" || small == "h";
}

} // namespace costmodel::data
