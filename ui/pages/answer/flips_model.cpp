#include "ui/pages/answer/flips_model.h"

#include <QCoreApplication>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

class FlipTable
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::FlipTable)

public:
    explicit FlipTable(const Formats& formats)
        : m_formats(formats)
    {
    }

    static std::vector<TableColumn> columns()
    {
        return {{QStringLiteral("input"), tr("Input")},
                {QStringLiteral("present"), tr("At present"), {}, true},
                {QStringLiteral("flip"),
                 tr("Changes the answer at"),
                 {},
                 true,
                 tr("The nearest value at which buying and renting change places, all else "
                    "unchanged. A double click tries it.")},
                {QStringLiteral("distance"),
                 tr("Distance"),
                 {},
                 true,
                 tr("From the present value, as a share of it.")},
                {QStringLiteral("word"),
                 tr("Buying is"),
                 {},
                 false,
                 tr("safe: buying is cheaper and the change is far away; near: it is within %1; "
                    "already past: renting is cheaper at the present value.")
                     .arg(Formats().share(nearShare, 0))},
                {QStringLiteral("unit"), tr("Unit")}};
    }

    static QString word(const FlipRow& row)
    {
        if (!row.word)
            return tr("not comparable");
        switch (*row.word)
        {
        case FlipWord::safe:
            return tr("safe", "buying is cheaper by far");
        case FlipWord::near:
            return tr("near", "buying is cheaper, a change is near");
        case FlipWord::alreadyPast:
            return tr("already past", "renting is cheaper");
        }
        return {};
    }

    TableCell flip(const FlipRow& row, const DriverInput& input) const
    {
        if (row.nearest)
            return {.text = driverNumber(input, row.nearest->value, 4),
                    .number = row.nearest->value * input.shown};
        if (!row.word)
            return {.text = tr("nothing to compare")};
        return {.text = tr("no crossing between %1 and %2")
                            .arg(driverNumber(input, row.driver.low),
                                 driverNumber(input, row.driver.high))};
    }

    TableCell distance(const FlipRow& row) const
    {
        if (row.distance)
            return {.text = m_formats.shareDifference(*row.distance), .number = *row.distance};
        return {.text = m_formats.none(row.nearest ? NoValue::notApplicable : NoValue::noCrossing)};
    }

    TableRow row(const FlipRow& flipRow, const DriverInput& input) const
    {
        TableRow row;
        row.cells.push_back({.text = input.label, .toolTip = input.hint});
        row.cells.push_back({.text = driverNumber(input, input.driver.value),
                             .number = input.driver.value * input.shown});
        row.cells.push_back(flip(flipRow, input));
        row.cells.push_back(distance(flipRow));
        row.cells.push_back({.text = word(flipRow)});
        row.cells.push_back({.text = input.unit.isEmpty() ? tr("a number") : input.unit});
        return row;
    }

private:
    const Formats& m_formats;
};

} // namespace

void FlipsModel::show(const Scenario& scenario, const std::vector<FlipRow>& flips,
                      const Formats& formats)
{
    m_flips = flips;
    m_inputs.clear();
    std::vector<TableRow> rows;
    const FlipTable table(formats);
    for (const FlipRow& flip : flips)
    {
        m_inputs.push_back(driverInput(scenario, flip.driver));
        rows.push_back(table.row(flip, m_inputs.back()));
    }
    setContents(FlipTable::columns(), std::move(rows));
}

} // namespace costmodel::ui
