#pragma once

#include "ui/pages/comparison/driver_input.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// What must be true of each input for buying to be cheaper.
class FlipsModel : public ValueTableModel
{
    Q_OBJECT

public:
    using ValueTableModel::ValueTableModel;

    void show(const Scenario& scenario, const std::vector<FlipRow>& flips, const Formats& formats);
    const FlipRow& flip(int row) const
    {
        return m_flips[static_cast<std::size_t>(row)];
    }
    const DriverInput& input(int row) const
    {
        return m_inputs[static_cast<std::size_t>(row)];
    }

private:
    std::vector<FlipRow> m_flips;
    std::vector<DriverInput> m_inputs;
};

} // namespace costmodel::ui
