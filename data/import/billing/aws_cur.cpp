#include "data/import/base/fold.h"
#include "data/import/billing/bill_formats.h"
#include "data/import/billing/bill_reader.h"
#include "data/import/billing/gpu_resource.h"

namespace costmodel::data
{

namespace
{

bool isCurHeader(const Columns& columns)
{
    return columns.has("lineitemlineitemtype") && columns.has("lineitemunblendedcost") &&
           columns.has("lineitemusagestartdate");
}

/// What a line item type of the Cost and Usage Report stands for, apart from usage.
std::optional<BillPlan> planOfType(std::string_view type)
{
    if (type == "tax")
        return BillPlan::tax;
    if (type == "credit" || type == "refund")
        return BillPlan::credit;
    if (type == "savingsplanrecurringfee" || type == "savingsplanupfrontfee" || type == "rifee" ||
        type == "fee")
        return BillPlan::purchase;
    if (type.ends_with("discount"))
        return BillPlan::credit;
    return std::nullopt;
}

/// The GPUs of a line, by its instance type or by the type behind the colon of its usage type.
std::optional<InstanceGpus> gpusOf(const BillRow& row, const ImportOptions& options)
{
    for (const std::string_view column : {"productinstancetype", "lineitemusagetype"})
        if (const auto gpus = gpusOfResource(row.text(column), options))
            return gpus;
    return std::nullopt;
}

bool isByHour(const BillRow& row)
{
    if (const auto unit = row.present("pricingunit"))
        return isHours(*unit);
    const std::string usage = lowered(row.text("lineitemusagetype"));
    return usage.find("boxusage") != std::string::npos ||
           usage.find("spotusage") != std::string::npos ||
           usage.find("dedicatedusage") != std::string::npos;
}

/// AWS Cost and Usage Report; names and types as in "Line item details" of its documentation.
std::vector<BillLine> readCurRow(const BillRow& row, const ImportOptions& options, Message& reason)
{
    const std::string type = lowered(row.text("lineitemlineitemtype"));
    BillLine line;
    line.service = std::string(row.present("lineitemproductcode").value_or("unnamed service"));
    line.billed = row.number("lineitemunblendedcost");
    line.effective = line.billed;
    if (!line.billed)
    {
        reason = {COSTMODEL_TEXT("Message", "the unblended cost is missing or no number"), {}};
        return {};
    }
    if (const auto plan = planOfType(type))
    {
        line.plan = *plan;
        if (*plan == BillPlan::purchase)
            line.effective = std::nullopt; // spread over the hours that use it, where it counts
        return {line};
    }
    const std::optional<InstanceGpus> gpus = gpusOf(row, options);
    if (!gpus)
    {
        line.plan = BillPlan::withoutGpu;
        return {line};
    }
    if (type == "savingsplannegation")
    {
        // Takes back what the covered use was listed at; nothing ran for it.
        line.plan = BillPlan::committed;
        line.effective = std::nullopt;
        return {line};
    }
    if (type == "savingsplancoveredusage" || type == "discountedusage")
    {
        line.plan = BillPlan::committed;
        line.effective = type == "discountedusage"
                             ? row.number("reservationeffectivecost")
                             : row.number("savingsplansavingsplaneffectivecost");
    }
    else
        line.plan = lowered(row.text("lineitemusagetype")).find("spotusage") != std::string::npos
                        ? BillPlan::spot
                        : BillPlan::onDemand;
    const std::optional<double> amount = row.number("lineitemusageamount");
    if (amount && isByHour(row))
        line.gpuHours = *amount * gpus->gpus;
    return {line};
}

} // namespace

ImportFormat awsCurFormat()
{
    return {"AWS Cost and Usage Report", ImportKind::Billing,
            [](std::string_view head) { return headerOf(head, isCurHeader).count() > 0 ? 95 : 0; },
            [](std::span<const ImportInput> inputs, const ImportOptions& options,
               const ImportMonitor& monitor)
            {
                static const BillFormat format{isCurHeader,
                                               "lineitemusagestartdate",
                                               "lineitemcurrencycode",
                                               {"lineitemunblendedcost", "lineitemusageamount",
                                                "reservationeffectivecost",
                                                "savingsplansavingsplaneffectivecost"},
                                               readCurRow};
                return readBills(format, inputs, options, monitor);
            },
            billOptions()};
}

} // namespace costmodel::data
