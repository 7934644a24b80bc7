#include "data/import/base/fold.h"
#include "data/import/billing/bill_formats.h"
#include "data/import/billing/bill_reader.h"
#include "data/import/billing/gpu_resource.h"

namespace costmodel::data
{

namespace
{

bool isFocusHeader(const Columns& columns)
{
    return columns.has("billedcost") && columns.has("chargecategory") &&
           columns.has("chargeperiodstart") && columns.has("billingcurrency");
}

BillPlan planOfUse(const BillRow& row)
{
    const std::string status = lowered(row.text("commitmentdiscountstatus"));
    const std::string pricing = lowered(row.text("pricingcategory"));
    const std::string description = lowered(row.text("chargedescription"));
    if (status == "unused")
        return BillPlan::unusedCommitment;
    if (status == "used" || pricing == "committed" || pricing == "commitment-based")
        return BillPlan::committed;
    const bool isSpot = pricing == "dynamic" || description.find("spot") != std::string::npos ||
                        description.find("preemptible") != std::string::npos;
    return isSpot ? BillPlan::spot : BillPlan::onDemand;
}

/// What a FOCUS charge category stands for, apart from usage.
std::optional<BillPlan> planOfCategory(std::string_view category)
{
    const std::string small = lowered(category);
    if (small == "purchase")
        return BillPlan::purchase;
    if (small == "tax")
        return BillPlan::tax;
    if (small == "credit")
        return BillPlan::credit;
    if (small == "adjustment")
        return BillPlan::correction;
    return std::nullopt;
}

std::optional<double> hoursOf(const BillRow& row)
{
    if (isHours(row.text("consumedunit")))
        return row.number("consumedquantity");
    if (isHours(row.text("pricingunit")))
        return row.number("pricingquantity");
    return std::nullopt;
}

/// FOCUS 1.0, https://focus.finops.org: columns by their names in the specification.
std::vector<BillLine> readFocusRow(const BillRow& row, const ImportOptions& options,
                                   Message& reason)
{
    BillLine line;
    line.service = std::string(row.present("servicename").value_or("unnamed service"));
    line.billed = row.number("billedcost");
    line.effective = row.number("effectivecost");
    if (!line.billed && !line.effective)
    {
        reason = {
            COSTMODEL_TEXT("Message", "neither the billed nor the effective cost is a number"), {}};
        return {};
    }
    if (const auto plan = planOfCategory(row.text("chargecategory")))
    {
        line.plan = *plan;
        return {line};
    }
    if (lowered(row.text("chargeclass")) == "correction")
    {
        line.plan = BillPlan::correction;
        return {line};
    }
    line.plan = BillPlan::withoutGpu;
    for (const std::string_view column : {"xinstancetype", "instancetype", "skupricedetails",
                                          "chargedescription", "skuid", "skumeter"})
    {
        const std::optional<InstanceGpus> gpus = gpusOfResource(row.text(column), options);
        if (!gpus)
            continue;
        const std::optional<double> hours = hoursOf(row);
        if (!hours)
            break;
        line.plan = planOfUse(row);
        if (line.plan != BillPlan::unusedCommitment)
            line.gpuHours = *hours * gpus->gpus;
        break;
    }
    return {line};
}

} // namespace

ImportFormat focusFormat()
{
    return {"FOCUS 1.0", ImportKind::Billing,
            [](std::string_view head)
            { return headerOf(head, isFocusHeader).count() > 0 ? 95 : 0; },
            [](std::span<const ImportInput> inputs, const ImportOptions& options,
               const ImportMonitor& monitor)
            {
                static const BillFormat format{
                    isFocusHeader,
                    "chargeperiodstart",
                    "billingcurrency",
                    {"billedcost", "effectivecost", "consumedquantity", "pricingquantity"},
                    readFocusRow};
                return readBills(format, inputs, options, monitor);
            },
            billOptions()};
}

} // namespace costmodel::data
