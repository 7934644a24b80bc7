#include "ui/pages/answer/options_model.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFont>

#include "ui/pages/comparison/option_words.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// Shares that read as 0.0 % say nothing.
constexpr double shownShare = 5e-4;

bool isContender(const OptionResult& option, const std::optional<Contender>& contender)
{
    return contender && contender->kind == option.kind &&
           (option.kind == OptionKind::hybrid || contender->name == option.name);
}

class OptionTable
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::OptionTable)

public:
    OptionTable(const Results& results, const Answer& answer, const Formats& formats)
        : m_answer(answer)
        , m_formats(formats)
        , m_ways(waysOf(results.evaluation, answer))
        , m_demand(results.evaluation.demand.gpuHours)
        , m_currency(toQString(results.scenario.general.currency))
    {
        const auto largest = [this](double OptionResult::*amount)
        {
            double most = 0;
            for (const OptionResult* const way : m_ways)
                most = std::max(most, std::fabs(way->*amount));
            return m_formats.moneyScale(m_currency, most);
        };
        m_total = largest(&OptionResult::cashTotal);
        m_present = largest(&OptionResult::npvCost);
        for (const OptionResult* const way : m_ways)
            m_hasWorkUnits = m_hasWorkUnits || way->costPerWorkUnit;
        for (const Gpu& gpu : results.scenario.gpus)
            if (gpu.name == results.scenario.demand.gpu)
                m_workUnit = toQString(gpu.unit);
        for (const OptionResult* const way : m_ways)
            if (way->meetsDemand)
                m_best = m_best ? std::min(*m_best, way->npvCost) : way->npvCost;
    }

    std::vector<TableColumn> columns() const
    {
        const QString money = m_formats.currencyName(m_currency);
        std::vector<TableColumn> columns{
            {QStringLiteral("way"), tr("Way")},
            {.id = QStringLiteral("kind"), .heading = tr("Kind"), .isHidden = true},
            {QStringLiteral("remark"), tr("Remark")},
            {QStringLiteral("npv"), tr("Present value"), m_present.label, true,
             tr("All payments, discounted to the start.")},
            {QStringLiteral("margin"), tr("To the best"), m_present.label, true,
             tr("Present value less that of the cheapest way that meets the demand.")},
            {QStringLiteral("total"), tr("Total paid"), m_total.label, true,
             tr("All payments until the horizon, not discounted.")},
            {QStringLiteral("per-gpu-hour"), tr("Per GPU-hour"), money, true,
             tr("Present value for each GPU-hour of work that is done (useful GPU-hour), the hours "
                "discounted alike.")}};
        if (m_hasWorkUnits)
            columns.push_back({QStringLiteral("per-work-unit"),
                               m_workUnit.isEmpty()
                                   ? tr("Per unit of work")
                                   : tr("Per %1", "a unit of work").arg(m_workUnit),
                               money, true, tr("Total paid for each unit of work that is done.")});
        return columns;
    }

    TableRow row(const OptionResult& way) const
    {
        const auto target = [&way](const char* figure)
        {
            return optionTarget(way.kind, way.name, QLatin1String(figure));
        };
        TableRow row;
        row.cells.push_back({wayName(way.kind, way.name)});
        row.cells.push_back({kindWord(way.kind)});
        row.cells.push_back({remark(way)});
        row.cells.push_back(amountCell(m_formats, way.npvCost, m_present));
        row.cells.back().explanation = target("npv");
        row.cells.push_back(margin(way));
        row.cells.push_back(amountCell(m_formats, way.cashTotal, m_total));
        row.cells.back().explanation = target("cash");
        row.cells.push_back(unitCost(way.levelizedCostPerGpuHour, target("levelized")));
        if (m_hasWorkUnits)
            row.cells.push_back(unitCost(way.costPerWorkUnit, target("per-work-unit")));
        row.explanation = target("npv");
        return row;
    }

    const std::vector<const OptionResult*>& ways() const
    {
        return m_ways;
    }
    bool isWinner(const OptionResult& way) const
    {
        const bool isCalled =
            m_answer.verdict == Verdict::cheapest || m_answer.verdict == Verdict::onlyOne;
        return isCalled && isContender(way, m_answer.winner);
    }

private:
    TableCell margin(const OptionResult& way) const
    {
        if (!way.meetsDemand || !m_best)
            return {m_formats.none(NoValue::notApplicable)};
        TableCell cell;
        const double margin = way.npvCost - *m_best;
        cell.text = m_formats.amountDifference(margin, m_present);
        cell.number = m_present.shown(margin);
        cell.explanation = QStringLiteral("recommendation");
        return cell;
    }

    TableCell unitCost(const std::optional<double>& cost, const QString& target) const
    {
        if (!cost)
            return {m_formats.none(NoValue::notAvailable)};
        TableCell cell;
        cell.text = m_formats.shortNumber(*cost);
        cell.number = *cost;
        cell.explanation = target;
        return cell;
    }

    QString remark(const OptionResult& way) const
    {
        if (!way.meetsDemand)
        {
            const auto share = [this](double hours)
            {
                return m_demand > 0 ? hours / m_demand : 0;
            };
            if (share(way.unservedGpuHours) >= shownShare)
                return tr("does not meet the demand (%1 undone)")
                    .arg(m_formats.share(share(way.unservedGpuHours)));
            if (share(way.delayedGpuHours) >= shownShare)
                return tr("does not meet the demand (%1 too late)")
                    .arg(m_formats.share(share(way.delayedGpuHours)));
            return tr("does not meet the demand");
        }
        if (isWinner(way))
            return m_answer.verdict == Verdict::onlyOne ? tr("the only one to meet the demand")
                                                        : tr("the cheapest");
        if (isTooClose(way.npvCost, *m_best, m_answer.errorBand))
            return tr("within %1 of the best").arg(m_formats.share(m_answer.errorBand, 0));
        return tr("meets the demand");
    }

    const Answer& m_answer;
    const Formats& m_formats;
    std::vector<const OptionResult*> m_ways;
    double m_demand;
    QString m_currency;
    QString m_workUnit;
    bool m_hasWorkUnits = false;
    std::optional<double> m_best;
    MoneyScale m_total;
    MoneyScale m_present;
};

} // namespace

void OptionsModel::show(const Results& results, const Answer& answer, const Formats& formats)
{
    const OptionTable table(results, answer, formats);
    std::vector<TableRow> rows;
    m_winner = -1;
    for (const OptionResult* const way : table.ways())
    {
        if (table.isWinner(*way))
            m_winner = static_cast<int>(rows.size());
        rows.push_back(table.row(*way));
    }
    setContents(table.columns(), std::move(rows));
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::FontRole && index.isValid() && index.row() == m_winner)
    {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return ValueTableModel::data(index, role);
}

} // namespace costmodel::ui
