#include "ui/pages/risk/ranges_model.h"

#include <cmath>

#include "model/insight/distribution.h"
#include "model/scenario/schema.h"
#include "ui/pages/risk/moved_input.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

QString distributionName(Distribution distribution)
{
    const Child* const child = findChild(scenarioSchema(), "uncertain");
    const Field* const field = findField(*child->table, "distribution");
    return translated("Choice", field->choices[static_cast<std::size_t>(distribution)].label);
}

} // namespace

bool isCrude(const Uncertain& input)
{
    const auto is = [](const std::optional<double>& value, double wanted)
    {
        return value && std::fabs(*value - wanted) < 1e-9;
    };
    return (input.distribution == Distribution::uniform ||
            input.distribution == Distribution::triangular) &&
           is(input.low, 0.8) && is(input.high, 1.2);
}

Uncertain asUncertain(const Sensitivity& sensitivity)
{
    Uncertain range;
    range.path = sensitivity.path;
    range.low = sensitivity.low;
    range.high = sensitivity.high;
    return range;
}

RangesModel::RangesModel(RangeKind kind, QObject* parent)
    : QAbstractTableModel(parent)
    , m_kind(kind)
{
}

void RangesModel::setScenario(const Scenario& scenario)
{
    std::vector<Uncertain> ranges = scenario.uncertains;
    if (m_kind == RangeKind::sensitivity)
    {
        ranges.clear();
        for (const Sensitivity& sensitivity : scenario.sensitivities)
            ranges.push_back(asUncertain(sensitivity));
    }
    std::vector<Row> rows;
    for (const Uncertain& one : ranges)
    {
        const std::optional<MovedInput> input = movedInput(scenario, one.path);
        Row row(columns);
        row[inputColumn] = input ? input->label : toQString(one.path);
        row[distributionColumn] =
            isCrude(one) ? tr("%1, ±20 % (crude)").arg(distributionName(one.distribution))
                         : distributionName(one.distribution);
        const std::optional<FactorRange> range = rangeOf(one);
        const auto shown = [&](double factor)
        {
            return input ? input->brief(input->value * factor) : tr("no such input");
        };
        if (input)
            row[nowColumn] = input->shown(input->value);
        const bool isBounded = one.distribution == Distribution::uniform ||
                               one.distribution == Distribution::triangular;
        if (range)
        {
            row[lowColumn] =
                isBounded ? shown(range->low) : tr("5 %: %1", "quantile").arg(shown(range->low));
            row[likelyColumn] = one.distribution == Distribution::uniform
                                    ? tr("all alike", "of equal probability")
                                    : shown(range->middle);
            row[highColumn] =
                isBounded ? shown(range->high) : tr("95 %: %1", "quantile").arg(shown(range->high));
        }
        else
            row[lowColumn] = row[highColumn] = tr("not set");
        rows.push_back(std::move(row));
    }
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size())
    {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RangesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RangesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant RangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString& text =
        m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role)
    {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text;
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() >= lowColumn || index.column() == nowColumn
                                     ? Qt::AlignRight
                                     : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section))
    {
    case inputColumn:
        return tr("Input");
    case nowColumn:
        return tr("Now");
    case distributionColumn:
        return tr("Distribution");
    case lowColumn:
        return tr("Low");
    case likelyColumn:
        return tr("Most likely");
    case highColumn:
        return tr("High");
    case columns:
        break;
    }
    return {};
}

} // namespace costmodel::ui
