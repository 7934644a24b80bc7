#pragma once

#include <memory>

#include <QAbstractItemModel>

#include "ui/pages/costs/cost_labels.h"
#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

/// Options, their categories, items and payments; columns are the periods, the total and, where
/// money is seen as it is paid, the present value. Rows below an option are made when it is opened.
class CostTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit CostTreeModel(QObject* parent = nullptr);
    ~CostTreeModel() override;

    void setData(std::shared_ptr<const CostData> data, const Formats& formats);
    const MoneyScale& scale() const
    {
        return m_scale;
    }
    int totalColumn() const;
    /// Whether what is shown of the categories of an option adds up to what is shown of it; `false`
    /// calls for a note on rounding.
    bool addsUpAsShown() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row;
    Row* rowOf(const QModelIndex& index) const;
    const CostNode& node(const Row& row) const;
    std::optional<double> amount(const Row& row, int column) const;
    QString label(const Row& row) const;
    QString target(const Row& row, int column) const;
    bool isPresent(int column) const
    {
        return column == totalColumn() + 1;
    }

    /// Shared with the page, which shows the same data in its charts.
    std::shared_ptr<const CostData> m_data;
    Formats m_formats;
    MoneyScale m_scale;
    std::vector<std::unique_ptr<Row>> m_options;
};

} // namespace costmodel::ui
