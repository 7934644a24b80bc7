#pragma once

#include "model/insight/answer.h"
#include "ui/run/results.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// The ways of meeting the demand side by side. The winner is set in bold; where it is too close to
/// call there is none.
class OptionsModel : public ValueTableModel
{
    Q_OBJECT

public:
    using ValueTableModel::ValueTableModel;

    void show(const Results& results, const Answer& answer, const Formats& formats);
    /// The row of the winner, -1 where none can be called.
    int winner() const
    {
        return m_winner;
    }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int m_winner = -1;
};

} // namespace costmodel::ui
