#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "model/scenario/scenario.h"

namespace costmodel::ui
{

/// Which list of ranges is meant: those that are drawn at random or those of the tornado.
enum class RangeKind
{
    uncertain,
    sensitivity
};

/// The ranges of a scenario in the inputs' own units, one a row.
class RangesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        inputColumn,
        nowColumn,
        distributionColumn,
        lowColumn,
        likelyColumn,
        highColumn,
        columns
    };

    explicit RangesModel(RangeKind kind, QObject* parent = nullptr);

    void setScenario(const Scenario& scenario);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Row = std::vector<QString>;
    RangeKind m_kind;
    std::vector<Row> m_rows;
};

/// A range of plus or minus 20 %, which nobody has thought about.
bool isCrude(const Uncertain& input);
/// The range of a sensitivity as an uncertain input, so that both are shown alike.
Uncertain asUncertain(const Sensitivity& sensitivity);

} // namespace costmodel::ui
