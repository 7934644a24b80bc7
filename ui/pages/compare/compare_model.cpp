#include "ui/pages/compare/compare_model.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFont>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

using namespace report;

class CompareTable
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::CompareTable)

public:
    CompareTable(const ScenarioComparison& comparison, const std::vector<ComparedGroup>& groups,
                 const ComparisonView& view, const Formats& formats, bool isDark)
        : m_comparison(comparison)
        , m_view(view)
        , m_formats(formats)
        , m_isDark(isDark)
    {
        double magnitude = 0;
        for (const ComparedRow& row : comparison.rows)
            for (const ComparedValue& value : row.values)
                if (row.isMoney &&
                    std::find(groups.begin(), groups.end(), row.group) != groups.end())
                    magnitude = std::max(magnitude, std::fabs(value.number.value_or(0)));
        m_scale = formats.moneyScale(toQString(comparison.currencies.front()), magnitude);
    }

    std::vector<TableColumn> columns(const QString& first) const
    {
        std::vector<TableColumn> columns{{QStringLiteral("name"), first},
                                         {QStringLiteral("unit"), tr("Unit")}};
        for (std::size_t i = 0; i < m_comparison.names.size(); ++i)
        {
            const QString name = toQString(m_comparison.names[i]);
            const QString id = QString::number(i);
            const bool isReference = i == m_view.reference && m_comparison.names.size() > 1;
            columns.push_back({QStringLiteral("scenario ") + id,
                               isReference ? tr("%1 (reference)").arg(letter(i)) : letter(i),
                               {},
                               true,
                               name});
            if (i == m_view.reference)
                continue;
            const QString difference =
                QStringLiteral("%1 - %2").arg(letter(i), letter(m_view.reference));
            if (m_view.hasDifferences)
                columns.push_back({QStringLiteral("difference ") + id,
                                   difference,
                                   {},
                                   true,
                                   tr("%1 less %2").arg(name, referenceName())});
            if (m_view.hasShares)
                columns.push_back(
                    {QStringLiteral("share ") + id, difference, QStringLiteral("%"), true,
                     tr("Difference of %1 in per cent of %2").arg(name, referenceName())});
        }
        return columns;
    }

    TableRow row(const ComparedRow& compared, std::vector<bool>& isBest) const
    {
        const bool isScaled =
            compared.isMoney && compared.isComparable && shownDigits(compared) < 4;
        const std::vector<Standing> standings = standingsOf(compared);

        TableRow row;
        row.isTotal = compared.key == "cash";
        if (compared.group == ComparedGroup::inputs)
            row.input = toQString(compared.key);
        const QString name = compared.group == ComparedGroup::ways
                                 ? tr("Present value: %1").arg(text(compared.name))
                                 : text(compared.name);
        row.cells = {{.text = name, .toolTip = name},
                     {unit(compared, isScaled ? m_scale.label : QString())}};
        isBest = {false, false};
        for (std::size_t i = 0; i < compared.values.size(); ++i)
        {
            row.cells.push_back(value(compared, i, isScaled));
            if (standings[i] == Standing::tie)
            {
                row.cells.back().text.prepend(QStringLiteral("≈ "));
                row.cells.back().toolTip = tr("Too close to call: within 1 % of the best.");
            }
            isBest.push_back(standings[i] == Standing::best);
            if (i == m_view.reference)
                continue;
            const auto difference = differenceOf(compared, m_view.reference, i);
            if (m_view.hasDifferences)
                row.cells.push_back(amount(compared, difference, isScaled));
            if (m_view.hasShares)
                row.cells.push_back(share(compared, difference));
        }
        isBest.resize(row.cells.size(), false);
        return row;
    }

private:
    static QString letter(std::size_t i)
    {
        return toQString(letterOf(i));
    }
    QString referenceName() const
    {
        return toQString(m_comparison.names[m_view.reference]);
    }
    QString text(const Cell& cell) const
    {
        return toQString(cellText(cell, m_formats.language()));
    }
    QString unit(const ComparedRow& row, const QString& scaled) const
    {
        if (!scaled.isEmpty())
            return scaled;
        if (row.isMoney && row.isComparable)
            return m_formats.currencyName(toQString(m_comparison.currencies.front()));
        const QString unit = text(row.unit);
        return unit.isEmpty() ? QStringLiteral("–") : unit;
    }

    TableCell value(const ComparedRow& row, std::size_t i, bool isScaled) const
    {
        const ComparedValue& value = row.values[i];
        TableCell cell;
        if (!value.number)
            cell.text = text(value.shown);
        else if (isScaled)
            cell = amountCell(m_formats, *value.number, m_scale);
        else if (row.isMoney && !row.isComparable)
            cell = {.text = m_formats.money(*value.number, toQString(m_comparison.currencies[i])),
                    .number = value.number};
        else if (row.isMoney)
            cell = {.text = m_formats.shortNumber(*value.number), .number = value.number};
        else
            cell = {.text = text(value.shown), .number = value.number};
        if (value.note)
            cell.toolTip = rendered(*value.note);
        if (value.isOutOfContest)
            cell.text = tr("%1 (demand not met)").arg(cell.text);
        return cell;
    }

    TableCell amount(const ComparedRow& row, const std::optional<ValueDifference>& difference,
                     bool isScaled) const
    {
        if (!difference)
            return {QStringLiteral("–")};
        TableCell cell;
        cell.number = isScaled ? m_scale.shown(difference->amount) : difference->amount;
        cell.text = isScaled ? m_formats.amountDifference(difference->amount, m_scale)
                             : toQString(signedText(difference->amount, shownDigits(row)));
        cell.colour = colour(row, difference->amount);
        return cell;
    }

    TableCell share(const ComparedRow& row, const std::optional<ValueDifference>& difference) const
    {
        if (!difference || !difference->share)
            return {QStringLiteral("–")};
        return {.text = toQString(signedText(*difference->share * 100, 1)),
                .number = *difference->share * 100,
                .colour = colour(row, difference->amount)};
    }

    std::optional<QColor> colour(const ComparedRow& row, double difference) const
    {
        if (row.better == Better::neither || difference == 0)
            return {};
        return m_formats.differenceColour(difference, row.better == Better::less, m_isDark);
    }

    const ScenarioComparison& m_comparison;
    const ComparisonView& m_view;
    const Formats& m_formats;
    bool m_isDark;
    MoneyScale m_scale; ///< one for all amounts of the table
};

} // namespace

void CompareModel::show(const report::ScenarioComparison& comparison,
                        const std::vector<report::ComparedGroup>& groups,
                        const report::ComparisonView& view, const Formats& formats, bool isDark)
{
    const CompareTable table(comparison, groups, view, formats, isDark);
    std::vector<TableRow> rows;
    m_isBest.clear();
    for (const report::ComparedRow& compared : comparison.rows)
    {
        const bool isLeftOut = compared.group == report::ComparedGroup::inputs &&
                               view.isOnlyDiffering && !compared.differs;
        if (isLeftOut || std::find(groups.begin(), groups.end(), compared.group) == groups.end())
            continue;
        std::vector<bool> isBest;
        rows.push_back(table.row(compared, isBest));
        m_isBest.push_back(std::move(isBest));
    }
    const bool isInputs = groups.front() == report::ComparedGroup::inputs;
    setContents(table.columns(isInputs                                        ? tr("Input")
                              : groups.front() == report::ComparedGroup::cash ? tr("Months")
                                                                              : tr("Result")),
                std::move(rows));
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::FontRole && index.isValid() &&
        m_isBest[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())])
    {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return ValueTableModel::data(index, role);
}

} // namespace costmodel::ui
