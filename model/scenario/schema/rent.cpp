#include "model/scenario/schema/rows.h"

namespace costmodel::rows
{

namespace
{

constexpr std::array billings{
    Choice{"hourly", COSTMODEL_TEXT("Choice", "by the hour")},
    Choice{"daily", COSTMODEL_TEXT("Choice", "by the day")},
    Choice{"monthly", COSTMODEL_TEXT("Choice", "by the month")},
    Choice{"reserved", COSTMODEL_TEXT("Choice", "reserved for a term")},
    Choice{"spot", COSTMODEL_TEXT("Choice", "spot")},
};
constexpr std::array payments{
    Choice{"arrears", COSTMODEL_TEXT("Choice", "at the end of the month")},
    Choice{"advance", COSTMODEL_TEXT("Choice", "one month in advance")},
};
struct Billings : Plain
{
    static constexpr std::span<const Choice> choices()
    {
        return billings;
    }
};
struct Payments : Plain
{
    static constexpr std::span<const Choice> choices()
    {
        return payments;
    }
};

Billing billingOf(const void* table)
{
    return static_cast<const Rent*>(table)->billing;
}
bool isByUse(const void* table)
{
    return billingOf(table) == Billing::hourly || billingOf(table) == Billing::spot;
}
bool isDaily(const void* table)
{
    return billingOf(table) == Billing::daily;
}
bool isCommitted(const void* table)
{
    return billingOf(table) == Billing::monthly || billingOf(table) == Billing::reserved;
}
bool isReserved(const void* table)
{
    return billingOf(table) == Billing::reserved;
}
bool isSpot(const void* table)
{
    return billingOf(table) == Billing::spot;
}

constexpr auto fields = table<Rent>(
    row<Rent, &Rent::name>("name", COSTMODEL_TEXT("Field", "Name")).required(),
    reference<Rent, &Rent::gpu>("gpu", COSTMODEL_TEXT("Field", "GPU type"), Target::gpu).required(),
    choice<Rent, &Rent::billing, Billings>("billing", COSTMODEL_TEXT("Field", "Billing"))
        .required(),
    row<Rent, &Rent::price>("price", COSTMODEL_TEXT("Field", "Price"), Unit::moneyPerGpuTime)
        .required()
        .hint(COSTMODEL_TEXT(
            "Help", "Of one GPU: per hour if billed by the hour or spot, per day if by the day, "
                    "per month if by the month or reserved.")),
    currency<Rent>(), vatRate<Rent>(),
    row<Rent, &Rent::gpusPerInstance>("gpus_per_instance",
                                      COSTMODEL_TEXT("Field", "GPUs per instance"), Unit::gpus)
        .atLeast(1)
        .hint(COSTMODEL_TEXT("Help", "GPUs that are rented together.")),
    row<Rent, &Rent::efficiency>("efficiency", COSTMODEL_TEXT("Field", "Scaling efficiency"),
                                 Unit::share)
        .above(0)
        .hint(COSTMODEL_TEXT(
            "Help",
            "Part of the speed that is left when several GPUs of this offer work on one job "
            "over its network.")),
    share<Rent, &Rent::idleShare>("idle_share", COSTMODEL_TEXT("Field", "Billed but idle"))
        .below(1)
        .hint(COSTMODEL_TEXT(
            "Help",
            "By the hour and spot: share of the billed hours in which nothing runs, such as "
            "forgotten instances."))
        .when(&isByUse),
    row<Rent, &Rent::busyHoursPerDay>("busy_hours_per_day",
                                      COSTMODEL_TEXT("Field", "Used hours of a rented day"),
                                      Unit::hoursPerDay)
        .in(0, 24)
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "By the day: how many hours of a rented day are used."))
        .when(&isDaily),
    row<Rent, &Rent::instances, Fit>("instances", COSTMODEL_TEXT("Field", "Instances"),
                                     Unit::instances)
        .hint(COSTMODEL_TEXT(
            "Help", "By the month and reserved: how many are rented; as many as the highest demand "
                    "needs if left open."))
        .when(&isCommitted),
    reference<Rent, &Rent::overflow>("overflow", COSTMODEL_TEXT("Field", "Overflow to"),
                                     Target::payPerUse)
        .hint(COSTMODEL_TEXT(
            "Help", "By the month and reserved: the plan that serves what exceeds the instances. "
                    "Without one it is not served."))
        .when(&isCommitted),
    row<Rent, &Rent::termMonths>("term_months", COSTMODEL_TEXT("Field", "Term"), Unit::months)
        .in(1, 1200)
        .hint(COSTMODEL_TEXT("Help", "Reserved: length of the commitment."))
        .when(&isReserved),
    share<Rent, &Rent::upfrontShare>("upfront_share", COSTMODEL_TEXT("Field", "Paid up front"))
        .hint(
            COSTMODEL_TEXT("Help", "Reserved: share of a term's price that is paid at its start."))
        .when(&isReserved),
    rate<Rent, &Rent::priceChangePerYear>("price_change_per_year",
                                          COSTMODEL_TEXT("Field", "Price change"))
        .hint(COSTMODEL_TEXT("Help", "A reserved term keeps the price of its first month.")),
    choice<Rent, &Rent::paid, Payments>("paid", COSTMODEL_TEXT("Field", "Paid")),
    row<Rent, &Rent::storageGb>("storage_gb", COSTMODEL_TEXT("Field", "Storage"), Unit::gigabyte),
    row<Rent, &Rent::storagePriceGbMonth>(
        "storage_price_gb_month", COSTMODEL_TEXT("Field", "Storage price"), Unit::moneyPerGbMonth),
    row<Rent, &Rent::egressGbMonth>("egress_gb_month", COSTMODEL_TEXT("Field", "Outgoing traffic"),
                                    Unit::gigabytePerMonth),
    row<Rent, &Rent::egressPriceGb>("egress_price_gb", COSTMODEL_TEXT("Field", "Traffic price"),
                                    Unit::moneyPerGb),
    row<Rent, &Rent::uploadGbMonth>("upload_gb_month", COSTMODEL_TEXT("Field", "Data copied in"),
                                    Unit::gigabytePerMonth)
        .hint(COSTMODEL_TEXT(
            "Help", "By the hour and spot: copied in while one instance is running and billed."))
        .when(&isByUse),
    row<Rent, &Rent::uploadMbPerS>("upload_mb_per_s", COSTMODEL_TEXT("Field", "Copying speed"),
                                   Unit::megabytePerSecond)
        .above(0)
        .when(&isByUse),
    row<Rent, &Rent::supportShare>("support_share", COSTMODEL_TEXT("Field", "Support"), Unit::share)
        .in(0, 1)
        .hint(COSTMODEL_TEXT("Help", "Share of the compute charge.")),
    row<Rent, &Rent::fixedMonth>("fixed_month", COSTMODEL_TEXT("Field", "Flat fee"),
                                 Unit::moneyPerMonth),
    row<Rent, &Rent::setupOnce>("setup_once", COSTMODEL_TEXT("Field", "Set-up fee"), Unit::money),
    reference<Rent, &Rent::fallback>("fallback", COSTMODEL_TEXT("Field", "Fallback"),
                                     Target::hourlyOrDaily)
        .hint(COSTMODEL_TEXT(
            "Help", "Spot: the plan by the hour or day for what may not or cannot run on spot "
                    "capacity."))
        .when(&isSpot),
    share<Rent, &Rent::availability>("availability", COSTMODEL_TEXT("Field", "Availability"))
        .hint(COSTMODEL_TEXT("Help", "Spot: share of the hours in which capacity is to be had."))
        .when(&isSpot),
    row<Rent, &Rent::interruptionsPerHour>("interruptions_per_hour",
                                           COSTMODEL_TEXT("Field", "Interruptions"), Unit::perHour)
        .hint(COSTMODEL_TEXT("Help", "Spot: of one instance."))
        .when(&isSpot),
    row<Rent, &Rent::instancesPerJob>("instances_per_job",
                                      COSTMODEL_TEXT("Field", "Instances per job"), Unit::instances)
        .atLeast(1)
        .hint(COSTMODEL_TEXT(
            "Help", "Spot: how many one job needs at once; the loss of any of them stops it."))
        .when(&isSpot),
    row<Rent, &Rent::checkpointMinutes>(
        "checkpoint_minutes", COSTMODEL_TEXT("Field", "Writing a checkpoint"), Unit::minutes)
        .when(&isSpot),
    row<Rent, &Rent::restartMinutes>("restart_minutes", COSTMODEL_TEXT("Field", "Restart"),
                                     Unit::minutes)
        .hint(COSTMODEL_TEXT("Help", "Spot: time to get back to work after an interruption."))
        .when(&isSpot),
    row<Rent, &Rent::checkpointIntervalMinutes, Optimal>(
        "checkpoint_interval_minutes", COSTMODEL_TEXT("Field", "Work between checkpoints"),
        Unit::minutes)
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "Spot: the interval that costs the least time if left open."))
        .when(&isSpot));

constexpr TableSchema schema{COSTMODEL_TEXT("Table", "Rental plans"), fields, {}, {}};

} // namespace

const TableSchema& rentTable()
{
    return schema;
}

} // namespace costmodel::rows
