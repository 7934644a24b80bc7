#include "ui/pages/costs/cost_tree_model.h"

#include <algorithm>
#include <cmath>

#include "model/explain/target.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

struct CostTreeModel::Row
{
    Row* parent = nullptr;
    int place = 0;
    std::size_t option = 0;
    const CostNode* node = nullptr; ///< of an option it is made when asked for
    std::optional<CostEntry> entry;
    bool isFilled = false;
    std::vector<std::unique_ptr<Row>> children;
};

namespace
{

/// An item that only repeats its category is left out.
bool isOnlyItem(const CostNode& category)
{
    return category.row == CostRow::category && category.children.size() == 1 &&
           category.children.front().name == categoryKey(*category.category);
}

bool hasEntries(const CostNode& node)
{
    return node.row == CostRow::item || isOnlyItem(node);
}

} // namespace

CostTreeModel::CostTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

CostTreeModel::~CostTreeModel() = default;

void CostTreeModel::setData(std::shared_ptr<const CostData> data, const Formats& formats)
{
    beginResetModel();
    m_data = std::move(data);
    m_formats = formats;
    m_options.clear();
    double magnitude = 0;
    for (std::size_t i = 0; i < m_data->size(); ++i)
    {
        m_options.push_back(std::make_unique<Row>());
        m_options.back()->place = static_cast<int>(i);
        m_options.back()->option = i;
        magnitude = std::max(magnitude, std::abs(m_data->option(i).cashTotal));
    }
    m_scale = formats.moneyScale(toQString(m_data->scenario().general.currency), magnitude);
    endResetModel();
}

int CostTreeModel::totalColumn() const
{
    return m_data ? static_cast<int>(m_data->periods().size()) + 1 : 1;
}

CostTreeModel::Row* CostTreeModel::rowOf(const QModelIndex& index) const
{
    return static_cast<Row*>(index.internalPointer());
}

const CostNode& CostTreeModel::node(const Row& row) const
{
    return row.node ? *row.node : m_data->tree(row.option);
}

QModelIndex CostTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto& rows = parent.isValid() ? rowOf(parent)->children : m_options;
    return createIndex(row, column, rows[static_cast<std::size_t>(row)].get());
}

QModelIndex CostTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || !rowOf(index)->parent)
        return {};
    Row* const above = rowOf(index)->parent;
    return createIndex(above->place, 0, above);
}

int CostTreeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>(parent.isValid() ? rowOf(parent)->children.size() : m_options.size());
}

int CostTreeModel::columnCount(const QModelIndex&) const
{
    if (!m_data)
        return 0;
    return totalColumn() + (m_data->choice().isBooks ? 1 : 2);
}

bool CostTreeModel::hasChildren(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return !m_options.empty();
    if (parent.column() > 0 || rowOf(parent)->entry)
        return false;
    const CostNode& above = node(*rowOf(parent));
    return !above.children.empty() || hasEntries(above);
}

bool CostTreeModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && !rowOf(parent)->isFilled && hasChildren(parent);
}

void CostTreeModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    Row* const above = rowOf(parent);
    const CostNode& whole = node(*above);
    std::vector<std::unique_ptr<Row>> rows;
    const auto add = [&](const CostNode* part, std::optional<CostEntry> entry)
    {
        auto& row = rows.emplace_back(std::make_unique<Row>());
        row->parent = above;
        row->place = static_cast<int>(rows.size()) - 1;
        row->option = above->option;
        row->node = part;
        row->entry = std::move(entry);
    };
    if (hasEntries(whole))
        for (CostEntry& entry : m_data->entries(above->option, whole))
            add(&whole, std::move(entry));
    else
        for (const CostNode& part : whole.children)
            add(&part, std::nullopt);
    above->isFilled = true;
    if (rows.empty())
        return;
    beginInsertRows(parent.siblingAtColumn(0), 0, static_cast<int>(rows.size()) - 1);
    above->children = std::move(rows);
    endInsertRows();
}

std::optional<double> CostTreeModel::amount(const Row& row, int column) const
{
    if (column == 0)
        return std::nullopt;
    if (row.entry)
    {
        const Entry& entry = row.entry->entry;
        if (column == totalColumn())
            return entry.amount;
        if (isPresent(column))
            return entry.amount * m_data->discount(entry.month);
        return m_data->periodOf(entry.month) == static_cast<std::size_t>(column - 1)
                   ? std::optional(entry.amount)
                   : std::nullopt;
    }
    const CostNode& of = node(row);
    if (column == totalColumn())
        return of.total;
    if (isPresent(column))
        return of.present;
    return of.amounts[static_cast<std::size_t>(column - 1)];
}

QString CostTreeModel::label(const Row& row) const
{
    if (row.entry)
        return CostLabels::entry(*row.entry, m_formats);
    return row.node ? CostLabels::row(*row.node) : CostLabels::option(m_data->option(row.option));
}

QString CostTreeModel::target(const Row& row, int column) const
{
    const OptionResult& option = m_data->option(row.option);
    if (row.entry)
    {
        if (!m_data->isModelBasis())
            return {};
        return toQString(targetText(OptionTarget{.kind = option.kind,
                                                 .name = option.name,
                                                 .figure = OptionFigure::category,
                                                 .category = row.entry->entry.category,
                                                 .month = row.entry->entry.month}));
    }
    const CostColumn kind = isPresent(column)                        ? CostColumn::present
                            : column == 0 || column == totalColumn() ? CostColumn::total
                                                                     : CostColumn::period;
    return costTarget(*m_data, option, node(row), kind,
                      kind == CostColumn::period ? static_cast<std::size_t>(column - 1) : 0);
}

QVariant CostTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = *rowOf(index);
    const int column = index.column();
    switch (role)
    {
    case Qt::DisplayRole:
    {
        if (column == 0)
            return label(row);
        const auto value = amount(row, column);
        if (!value)
            return QString();
        return *value == 0 ? QStringLiteral("–") : m_formats.amount(*value, m_scale);
    }
    case NumberRole:
    {
        const auto value = amount(row, column);
        return value ? QVariant(m_scale.shown(*value)) : QVariant();
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case TotalRole:
        return false;
    case StrongRole:
        return !row.node || (!row.entry && row.node->row == CostRow::beforeTax);
    case ExplanationRole:
        return target(row, column);
    case InputRole:
        return costInput(*m_data, row.option, node(row));
    default:
        return {};
    }
}

QVariant CostTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool isPeriod = section > 0 && section < totalColumn();
    const auto period = static_cast<std::size_t>(section - 1);
    QString heading;
    QString second;
    if (section == 0)
        heading = CostLabels::basis(*m_data);
    else if (isPeriod)
    {
        heading = CostLabels::period(*m_data, period, m_formats);
        second = CostLabels::begin(*m_data, period, m_formats);
    }
    else
        heading = section == totalColumn() ? tr("Total") : tr("Present value");
    switch (role)
    {
    case Qt::DisplayRole:
        return second.isEmpty() ? heading : heading + u'\n' + second;
    case HeadingRole:
        return second.isEmpty() ? heading : heading + u' ' + second;
    case UnitRole:
        return section == 0 ? QString() : m_scale.label;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case ColumnIdRole:
        if (section == 0)
            return QStringLiteral("name");
        if (isPeriod)
            return QStringLiteral("from %1").arg(m_data->periods()[period].first);
        return section == totalColumn() ? QStringLiteral("total") : QStringLiteral("present");
    case HiddenRole:
        return false;
    default:
        return {};
    }
}

bool CostTreeModel::addsUpAsShown() const
{
    const double unit = std::pow(10.0, -m_scale.digits);
    const auto rounded = [&](double amount)
    {
        return std::round(m_scale.shown(amount) / unit);
    };
    for (std::size_t i = 0; i < m_options.size(); ++i)
    {
        const CostNode& whole = m_data->tree(i);
        double sum = 0;
        for (const CostNode& part : whole.children)
            sum += rounded(part.total);
        if (sum != rounded(whole.total))
            return false;
        for (std::size_t k = 0; k < whole.amounts.size(); ++k)
        {
            sum = 0;
            for (const CostNode& part : whole.children)
                sum += rounded(part.amounts[k]);
            if (sum != rounded(whole.amounts[k]))
                return false;
        }
    }
    return true;
}

} // namespace costmodel::ui
