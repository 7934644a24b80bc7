#include "ui/pages/throughput/results_table.h"

#include <array>
#include <cmath>

#include <QCoreApplication>

#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct ResultsTable
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::ResultsTable)
};

QString joined(const std::vector<Message>& messages)
{
    QStringList texts;
    for (const Message& message : messages)
        texts << rendered(message);
    return texts.join(QStringLiteral("; "));
}

TableRow unreadable(const MeasuredResult& result)
{
    TableRow row;
    row.cells.push_back({pathText(result.file.filename())});
    for (int i = 0; i < 5; ++i)
        row.cells.push_back({ResultsTable::tr("not read")});
    row.cells.push_back({ResultsTable::tr("No: %1").arg(joined(result.problems))});
    return row;
}

} // namespace

QString rateText(double value, const std::string& unit)
{
    constexpr std::array prefixes{"", "k", "M", "G", "T", "P", "E"};
    std::size_t prefix = 0;
    while (std::fabs(value) >= 1000 && prefix + 1 < prefixes.size())
    {
        value /= 1000;
        ++prefix;
    }
    // Units and prefixes are the same in every language.
    return QString::number(value, 'g', 4) + u' ' + QString::fromLatin1(prefixes[prefix]) +
           toQString(unit);
}

void fillResultsTable(ValueTableModel& model, const std::vector<MeasuredResult>& results,
                      const Formats& formats)
{
    std::vector<TableColumn> columns{
        {QStringLiteral("gpu"), ResultsTable::tr("GPU")},
        {QStringLiteral("test"), ResultsTable::tr("Test, precision")},
        {QStringLiteral("rate"), ResultsTable::tr("Rate of the slowest GPU"), {}, true},
        {QStringLiteral("spread"), ResultsTable::tr("Middle half of the samples"), {}, true},
        {QStringLiteral("sheet"), ResultsTable::tr("Of the data sheet"), {}, true},
        {QStringLiteral("date"), ResultsTable::tr("Date, driver")},
        {QStringLiteral("money"), ResultsTable::tr("For money?")},
    };
    std::vector<TableRow> rows;
    for (const MeasuredResult& result : results)
    {
        if (!result.problems.empty())
        {
            rows.push_back(unreadable(result));
            continue;
        }
        for (const MeasuredFigure& figure : result.figures)
        {
            TableRow row;
            row.cells.push_back({ResultsTable::tr("%1 × %2", "number of GPUs, name")
                                     .arg(QString::number(result.gpus), toQString(result.gpu))});
            row.cells.push_back({toQString(figure.metric)});
            row.cells.push_back({rateText(figure.value, figure.unit), figure.value});
            row.cells.push_back({figure.high > figure.low
                                     ? ResultsTable::tr("%1 to %2")
                                           .arg(rateText(figure.low, figure.unit),
                                                rateText(figure.high, figure.unit))
                                     : ResultsTable::tr("one sample"),
                                 figure.high - figure.low});
            row.cells.push_back(figure.datasheet
                                    ? TableCell{formats.share(figure.value / *figure.datasheet, 0),
                                                figure.value / *figure.datasheet}
                                    : TableCell{ResultsTable::tr("data sheet not known")});
            row.cells.push_back({ResultsTable::tr("%1, driver %2")
                                     .arg(toQString(result.createdUtc.substr(0, 10)),
                                          result.driver.empty() ? ResultsTable::tr("not known")
                                                                : toQString(result.driver))});
            std::vector<Message> reasons = result.obstacles;
            if (reasons.empty())
                reasons = figure.refusals;
            row.cells.push_back({reasons.empty()
                                     ? ResultsTable::tr("Yes")
                                     : ResultsTable::tr("No: %1").arg(joined(reasons))});
            rows.push_back(std::move(row));
        }
    }
    model.setContents(std::move(columns), std::move(rows));
}

} // namespace costmodel::ui
