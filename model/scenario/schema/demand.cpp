#include "model/scenario/schema/rows.h"

namespace costmodel::rows
{

namespace
{

constexpr auto steadyFields = table<Steady>(
    row<Steady, &Steady::gpus>("gpus", COSTMODEL_TEXT("Field", "GPUs"), Unit::gpus).required(),
    row<Steady, &Steady::hoursPerMonth, All>("hours_per_month",
                                             COSTMODEL_TEXT("Field", "Hours a month"), Unit::hours)
        .required()
        .hint(COSTMODEL_TEXT(
            "Help", "Hours of a month in which they are needed; all of them if left open.")));
constexpr TableSchema steadySchema{COSTMODEL_TEXT("Table", "Steady demand"), steadyFields, {}, {}};

constexpr auto levelFields = table<Level>(
    row<Level, &Level::gpus>("gpus", COSTMODEL_TEXT("Field", "GPUs"), Unit::gpus).required(),
    row<Level, &Level::hoursPerMonth>("hours_per_month", COSTMODEL_TEXT("Field", "Hours a month"),
                                      Unit::hours)
        .required());
constexpr TableSchema levelSchema{COSTMODEL_TEXT("Table", "Demand levels"), levelFields, {}, {}};

constexpr auto jobFields = table<Job>(
    row<Job, &Job::name>("name", COSTMODEL_TEXT("Field", "Name")).required(),
    row<Job, &Job::work>("work", COSTMODEL_TEXT("Field", "Work of one run"), Unit::workUnits)
        .required(),
    row<Job, &Job::runsPerMonth>("runs_per_month", COSTMODEL_TEXT("Field", "Runs a month"),
                                 Unit::perMonth)
        .required(),
    row<Job, &Job::gpus>("gpus", COSTMODEL_TEXT("Field", "GPUs"), Unit::gpus)
        .required()
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "GPUs on which one run works at once.")));
constexpr TableSchema jobSchema{COSTMODEL_TEXT("Table", "Jobs"), jobFields, {}, {}};

/// The rows of another file are no longer those of this one.
void setTrace(void* table, const Value& value)
{
    Demand& demand = *static_cast<Demand*>(table);
    demand.trace = std::get<std::string>(value);
    demand.traceRows.reset();
}

constexpr auto fields = table<Demand>(
    reference<Demand, &Demand::gpu>("gpu", COSTMODEL_TEXT("Field", "Reference GPU"), Target::gpu)
        .required()
        .hint(COSTMODEL_TEXT("Help",
                             "The demand is counted in hours of this type at perfect scaling.")),
    rate<Demand, &Demand::growthPerYear>("growth_per_year", COSTMODEL_TEXT("Field", "Growth"))
        .hint(COSTMODEL_TEXT("Help", "Of the number of GPUs that are needed at once.")),
    row<Demand, &Demand::elastic>("elastic", COSTMODEL_TEXT("Field", "Work can wait"))
        .hint(COSTMODEL_TEXT(
            "Help",
            "Yes: the work can be spread over time so that rented instances are full. No "
            "(inference, interactive work): an instance is rented for as long as any of its "
            "GPUs is needed.")),
    share<Demand, &Demand::interruptibleShare>("interruptible_share",
                                               COSTMODEL_TEXT("Field", "May be interrupted"))
        .hint(COSTMODEL_TEXT("Help", "Share of the GPU-hours that may run on spot capacity.")),
    share<Demand, &Demand::localShare>("local_share",
                                       COSTMODEL_TEXT("Field", "Must run on own machines"))
        .hint(COSTMODEL_TEXT("Help", "Share of the GPU-hours whose data may not leave.")),
    file<Demand, &Demand::trace>("trace", COSTMODEL_TEXT("Field", "Demand trace"))
        .setBy(&setTrace)
        .hint(COSTMODEL_TEXT(
            "Help", "A CSV file with the columns time and gpus, evenly spaced; it stands for a "
                    "typical month.")));

constexpr std::array children{
    optional<Demand, &Demand::steady>("steady", &steadySchema, true),
    list<Demand, &Demand::profile>("profile", &levelSchema, Cardinality::list, true),
    list<Demand, &Demand::jobs>("job", &jobSchema, Cardinality::namedList),
};

constexpr std::array<std::string_view, 4> forms{"steady", "profile", "trace", "job"};
constexpr std::array alternatives{Alternatives{forms, true}};
constexpr TableSchema schema{COSTMODEL_TEXT("Table", "Demand"), fields, children, alternatives};

} // namespace

const TableSchema& demandTable()
{
    return schema;
}

} // namespace costmodel::rows
