#pragma once

#include "model/report/compare_scenarios.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// One group of a comparison: a row for each input or result, a column for each scenario, behind
/// each but the reference its differences. The best of a row is bold; those that are too close to
/// call bear a ≈.
class CompareModel : public ValueTableModel
{
    Q_OBJECT

public:
    using ValueTableModel::ValueTableModel;

    void show(const report::ScenarioComparison& comparison,
              const std::vector<report::ComparedGroup>& groups, const report::ComparisonView& view,
              const Formats& formats, bool isDark);

    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<std::vector<bool>> m_isBest; ///< by row and column
};

} // namespace costmodel::ui
