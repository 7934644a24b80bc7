#include "ui/pages/costs/cost_labels.h"

#include "model/explain/target.h"
#include "model/scenario/path.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

QString CostLabels::option(const OptionResult& option)
{
    return option.kind == OptionKind::hybrid ? tr("Best split") : toQString(option.name);
}

QString CostLabels::row(const CostNode& node)
{
    switch (node.row)
    {
    case CostRow::option:
        return toQString(node.name);
    case CostRow::category:
        return translated("Category", categoryLabel(*node.category));
    case CostRow::item:
        if (node.name == categoryKey(*node.category))
            return translated("Category", categoryLabel(*node.category));
        if (*node.category == Category::financing && node.name == "principal")
            return tr("Principal");
        if (*node.category == Category::financing && node.name == "interest")
            return tr("Interest");
        return toQString(node.name);
    case CostRow::depreciation:
        return tr("Depreciation");
    case CostRow::interest:
        return tr("Interest");
    case CostRow::gainOnDisposal:
        return tr("Gain on disposal (−), loss (+)");
    case CostRow::beforeTax:
        return tr("Cost before income tax");
    }
    return {};
}

QString CostLabels::period(const CostData& data, std::size_t index, const Formats& formats)
{
    if (index == 0)
        return tr("Signing");
    const CostPeriod& period = data.periods()[index];
    switch (data.choice().period)
    {
    case Period::month:
        return formats.monthLabel(period.from);
    case Period::quarter:
        if (period.from.month % 3 == 1)
            //: %1 the year, %2 the quarter 1..4
            return tr("%1 Q%2").arg(period.from.year).arg((period.from.month + 2) / 3);
        return tr("Quarter %1").arg(index);
    case Period::year:
        if (period.from.month == 1)
            return QString::number(period.from.year);
        return tr("Year %1").arg(index);
    }
    return {};
}

QString CostLabels::begin(const CostData& data, std::size_t index, const Formats& formats)
{
    if (index == 0)
        return formats.monthLabel(data.periods()[0].from);
    const Date& from = data.periods()[index].from;
    switch (data.choice().period)
    {
    case Period::month:
        return tr("month %1").arg(index);
    case Period::quarter:
        return from.month % 3 == 1 ? QString() : tr("from %1").arg(formats.monthLabel(from));
    case Period::year:
        return from.month == 1 ? QString() : tr("from %1").arg(formats.monthLabel(from));
    }
    return {};
}

QString CostLabels::vat(const CostData& data)
{
    if (!hasVat(data.scenario()))
        return {};
    const VatView view = data.choice().isBooks ? modelVatView(data.scenario()) : data.choice().vat;
    return view == VatView::with ? tr("incl. VAT") : tr("excl. VAT");
}

QString CostLabels::basis(const CostData& data)
{
    const QString tax = vat(data);
    if (data.choice().isBooks)
        return tax.isEmpty() ? tr("As in the books") : tr("As in the books, %1").arg(tax);
    return tax.isEmpty() ? tr("As paid") : tr("As paid, %1").arg(tax);
}

QString CostLabels::entry(const CostEntry& entry, const Formats& formats)
{
    if (entry.entry.month == 0)
        return tr("at signing, %1").arg(formats.date(entry.date));
    return tr("month %1, %2").arg(entry.entry.month).arg(formats.date(entry.date));
}

QString costTarget(const CostData& data, const OptionResult& option, const CostNode& node,
                   CostColumn column, std::size_t period)
{
    if (!data.isModelBasis())
        return {};
    OptionTarget target;
    target.kind = option.kind;
    target.name = option.name;
    switch (node.row)
    {
    case CostRow::option:
        if (data.choice().isBooks)
            return {}; // before tax it can be asked for
        target.figure = column == CostColumn::present ? OptionFigure::npv : OptionFigure::cash;
        break;
    case CostRow::category:
    case CostRow::item:
        if (column == CostColumn::present)
            return {};
        // An item is explained by its category, where it is a part.
        target.figure = OptionFigure::category;
        target.category = *node.category;
        break;
    case CostRow::beforeTax:
        target.figure = OptionFigure::accounting;
        break;
    case CostRow::depreciation:
    case CostRow::interest:
    case CostRow::gainOnDisposal:
        return {};
    }
    if (column == CostColumn::period)
    {
        const CostPeriod& months = data.periods()[period];
        if (months.first == months.last)
            target.month = months.first;
    }
    return toQString(targetText(target));
}

QString costInput(const CostData& data, std::size_t index, const CostNode& node)
{
    const OptionResult& option = data.option(index);
    const Split* const split = data.split(index);
    const std::string buyName = split ? split->buy : option.name;
    const std::string buy =
        findNamed(data.scenario().buys, buyName) ? "buy[" + bracketed(buyName) + "]" : "";
    const auto ofBuy = [&](const std::string& key)
    {
        return buy.empty() ? QString() : toQString(buy + "." + key);
    };
    if (node.row == CostRow::depreciation || node.row == CostRow::gainOnDisposal)
        return ofBuy("depreciation.method");
    if (node.row == CostRow::interest)
        return ofBuy("financing.annual_rate");
    if (!node.category)
        return {};
    const CostNode* item = node.item ? &node : nullptr;
    if (!item && node.children.size() == 1)
        item = &node.children.front();
    const std::string name = item ? bracketed(item->name) : "";
    const bool isPlan = item && findNamed(data.scenario().rents, item->name);
    const auto ofPlan = [&](const char* key)
    {
        return isPlan ? toQString("rent[" + name + "]." + key) : QString();
    };
    switch (*node.category)
    {
    case Category::gpu:
    case Category::server:
    case Category::network:
    case Category::room:
    case Category::otherCapex:
        return item ? ofBuy("capex[" + name + "].amount") : QString();
    case Category::compute:
        return ofPlan("price");
    case Category::storage:
        return ofPlan("storage_price_gb_month");
    case Category::transfer:
        return ofPlan("egress_price_gb");
    case Category::support:
        return ofPlan("support_share");
    case Category::colocation:
        return ofBuy("colocation.per_kw_month");
    case Category::power:
        return ofBuy("power.price_kwh");
    case Category::staff:
        return ofBuy("staff.monthly_cost");
    case Category::maintenance:
        return ofBuy("maintenance.share_per_year");
    case Category::other:
        if (isPlan)
            return ofPlan("fixed_month");
        return item ? ofBuy("other[" + name + "].amount") : QString();
    case Category::delay:
        return ofBuy("delay_cost_month");
    case Category::pipeline:
        return QStringLiteral("pipeline.fix_cost");
    case Category::financing:
        return ofBuy("financing.annual_rate");
    case Category::tax:
        return QStringLiteral("tax.income_rate");
    case Category::resale:
        return ofBuy("resale.value_decline_per_year");
    }
    return {};
}

} // namespace costmodel::ui
