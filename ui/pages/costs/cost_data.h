#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/insight/cost_table.h"
#include "model/ledger/timeline.h"
#include "ui/run/results.h"

namespace costmodel::ui
{

/// Which costs are shown, and in which columns.
struct CostChoice
{
    Period period = Period::year;
    bool isBooks = false; ///< as the books see them, else as they are paid
    VatView vat = VatView::without;

    bool operator==(const CostChoice&) const = default;
};

/// All options of one evaluation, the best split among them, as one choice shows them. Computes an
/// option when it is asked for and keeps it. For one thread.
class CostData
{
public:
    CostData(ResultsPointer results, const CostChoice& choice);

    const Scenario& scenario() const
    {
        return m_results->scenario;
    }
    const Evaluation& evaluation() const
    {
        return m_results->evaluation;
    }
    const CostChoice& choice() const
    {
        return m_choice;
    }
    /// The numbers are those of the engine, so that they can be explained.
    bool isModelBasis() const;

    std::size_t size() const
    {
        return m_options.size();
    }
    const OptionResult& option(std::size_t index) const;
    /// Of the best split; null for others.
    const Split* split(std::size_t index) const;
    const CostNode& tree(std::size_t index) const;
    const std::vector<CostPeriod>& periods() const
    {
        return m_periods;
    }
    /// Column of a month.
    std::size_t periodOf(int month) const;
    double discount(int month) const
    {
        return m_timeline.discount[static_cast<std::size_t>(month)];
    }
    /// Entries of a row in all months.
    std::vector<CostEntry> entries(std::size_t index, const CostNode& node) const;

private:
    struct Option
    {
        const OptionResult* original = nullptr;
        const Split* split = nullptr;
        std::optional<OptionResult> converted;
        std::optional<CostNode> tree;
    };

    ResultsPointer m_results;
    CostChoice m_choice;
    Timeline m_timeline;
    std::vector<CostPeriod> m_periods;
    mutable std::vector<Option> m_options;
};

} // namespace costmodel::ui
