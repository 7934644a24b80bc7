#pragma once

#include <QCoreApplication>

#include "ui/pages/costs/cost_data.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// The words of the page on costs.
class CostLabels
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::CostLabels)

public:
    /// Name of the option; of the best split what it is.
    static QString option(const OptionResult& option);
    static QString row(const CostNode& node);
    /// "Signing", "2027", "Year 2", "Mar 2027": one line.
    static QString period(const CostData& data, std::size_t index, const Formats& formats);
    /// When a period that does not say so by its name begins: "from Mar 2027"; else empty.
    static QString begin(const CostData& data, std::size_t index, const Formats& formats);
    /// "incl. VAT", "excl. VAT"; empty where there is no VAT.
    static QString vat(const CostData& data);
    /// "Cash, excl. VAT", "As in the books".
    static QString basis(const CostData& data);
    static QString entry(const CostEntry& entry, const Formats& formats);
};

/// Target of the number in a cell of the tree: a period, the total or the present value. A period
/// of several months is explained by the total, which has every month as a part. Empty where the
/// engine has no such number.
enum class CostColumn
{
    period,
    total,
    present
};
QString costTarget(const CostData& data, const OptionResult& option, const CostNode& node,
                   CostColumn column, std::size_t period = 0);

/// The input that matters most for a row; empty if that is not one.
QString costInput(const CostData& data, std::size_t option, const CostNode& node);

} // namespace costmodel::ui
