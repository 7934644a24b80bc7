#include "model/scenario/schema/rows.h"

namespace costmodel::rows
{

namespace
{

constexpr std::array capexCategories{
    Choice{"gpu", COSTMODEL_TEXT("Choice", "GPUs")},
    Choice{"server", COSTMODEL_TEXT("Choice", "servers")},
    Choice{"network", COSTMODEL_TEXT("Choice", "network")},
    Choice{"room", COSTMODEL_TEXT("Choice", "room")},
    Choice{"other", COSTMODEL_TEXT("Choice", "other")},
};
constexpr std::array capexUnits{
    Choice{"gpu", COSTMODEL_TEXT("Choice", "per GPU")},
    Choice{"server", COSTMODEL_TEXT("Choice", "per server")},
    Choice{"once", COSTMODEL_TEXT("Choice", "once")},
};
constexpr std::array methods{
    Choice{"straight-line", COSTMODEL_TEXT("Choice", "straight-line")},
    Choice{"double-declining", COSTMODEL_TEXT("Choice", "double-declining balance")},
    Choice{"sum-of-years", COSTMODEL_TEXT("Choice", "sum of the years' digits")},
    Choice{"macrs-5", COSTMODEL_TEXT("Choice", "MACRS, 5 years")},
    Choice{"expense", COSTMODEL_TEXT("Choice", "all at once")},
};
constexpr std::array otherUnits{
    Choice{"gpu", COSTMODEL_TEXT("Choice", "per GPU")},
    Choice{"server", COSTMODEL_TEXT("Choice", "per server")},
    Choice{"site", COSTMODEL_TEXT("Choice", "in all")},
};
constexpr std::array everies{
    Choice{"once", COSTMODEL_TEXT("Choice", "once")},
    Choice{"month", COSTMODEL_TEXT("Choice", "every month")},
    Choice{"year", COSTMODEL_TEXT("Choice", "every year")},
};

template <const auto& list>
struct From : Plain
{
    static constexpr std::span<const Choice> choices()
    {
        return list;
    }
};

constexpr auto capexFields = table<Capex>(
    row<Capex, &Capex::name>("name", COSTMODEL_TEXT("Field", "Name")).required(),
    choice<Capex, &Capex::category, From<capexCategories>>("category",
                                                           COSTMODEL_TEXT("Field", "Category"))
        .required(),
    row<Capex, &Capex::amount>("amount", COSTMODEL_TEXT("Field", "Amount"), Unit::moneyPerUnit)
        .required(),
    currency<Capex>(),
    choice<Capex, &Capex::per, From<capexUnits>>("per", COSTMODEL_TEXT("Field", "Per")).required(),
    vatRate<Capex>(),
    row<Capex, &Capex::resale>("resale", COSTMODEL_TEXT("Field", "Can be sold again"))
        .hint(COSTMODEL_TEXT("Help",
                             "Yes for GPUs and servers, no for the rest, unless said otherwise.")));
constexpr TableSchema capexSchema{COSTMODEL_TEXT("Table", "Purchase items"), capexFields, {}, {}};

constexpr auto expansionFields = table<Expansion>(
    row<Expansion, &Expansion::month>(
        "month", COSTMODEL_TEXT("Field", "Ordered at the end of month"), Unit::none)
        .required()
        .in(1, 239),
    row<Expansion, &Expansion::servers>("servers", COSTMODEL_TEXT("Field", "Servers"),
                                        Unit::servers)
        .required()
        .in(1, 1e6),
    currency<Expansion>());
constexpr TableSchema expansionSchema{
    COSTMODEL_TEXT("Table", "Expansions"), expansionFields, {}, {}};

constexpr auto tariffFields = table<TariffBand>(
    share<TariffBand, &TariffBand::share>("share", COSTMODEL_TEXT("Field", "Share of the hours"))
        .required(),
    row<TariffBand, &TariffBand::pricePerKwh>(
        "price_kwh", COSTMODEL_TEXT("Field", "Price of a kWh"), Unit::moneyPerKwh)
        .required(),
    currency<TariffBand>());
constexpr TableSchema tariffSchema{COSTMODEL_TEXT("Table", "Tariff"), tariffFields, {}, {}};

constexpr auto powerFields = table<Power>(
    currency<Power>(),
    row<Power, &Power::loadKw>("load_kw", COSTMODEL_TEXT("Field", "Power under load"),
                               Unit::kilowatt)
        .required()
        .hint(COSTMODEL_TEXT("Help", "Of one server.")),
    row<Power, &Power::idleKw>("idle_kw", COSTMODEL_TEXT("Field", "Power when idle"),
                               Unit::kilowatt)
        .hint(COSTMODEL_TEXT("Help", "Of one server.")),
    row<Power, &Power::pue>("pue", COSTMODEL_TEXT("Field", "PUE"), Unit::factor)
        .atLeast(1)
        .hint(COSTMODEL_TEXT(
            "Help",
            "Energy of the whole room divided by that of the servers: cooling and losses.")),
    row<Power, &Power::pricePerKwh>("price_kwh", COSTMODEL_TEXT("Field", "Price of a kWh"),
                                    Unit::moneyPerKwh),
    row<Power, &Power::demandChargeKwMonth>(
        "demand_charge_kw_month", COSTMODEL_TEXT("Field", "Demand charge"), Unit::moneyPerKwMonth),
    rate<Power, &Power::priceChangePerYear>("price_change_per_year",
                                            COSTMODEL_TEXT("Field", "Price change")),
    vatRate<Power>());
constexpr std::array powerChildren{
    list<Power, &Power::tariff>("tariff", &tariffSchema, Cardinality::list, true)};
constexpr std::array<std::string_view, 2> prices{"price_kwh", "tariff"};
constexpr std::array powerAlternatives{Alternatives{prices, true}};
constexpr TableSchema powerSchema{COSTMODEL_TEXT("Table", "Power"), powerFields, powerChildren,
                                  powerAlternatives};

constexpr auto colocationFields = table<Colocation>(
    currency<Colocation>(),
    row<Colocation, &Colocation::perKwMonth>(
        "per_kw_month", COSTMODEL_TEXT("Field", "Per kW under load"), Unit::moneyPerKwMonth),
    row<Colocation, &Colocation::perServerMonth>(
        "per_server_month", COSTMODEL_TEXT("Field", "Per server"), Unit::moneyPerServerMonth),
    row<Colocation, &Colocation::perMonth>("per_month", COSTMODEL_TEXT("Field", "Flat fee"),
                                           Unit::moneyPerMonth),
    row<Colocation, &Colocation::bandwidthPerMonth>(
        "bandwidth_per_month", COSTMODEL_TEXT("Field", "Bandwidth"), Unit::moneyPerMonth),
    rate<Colocation, &Colocation::priceChangePerYear>("price_change_per_year",
                                                      COSTMODEL_TEXT("Field", "Price change")),
    vatRate<Colocation>());
constexpr TableSchema colocationSchema{
    COSTMODEL_TEXT("Table", "Colocation"), colocationFields, {}, {}};

constexpr auto staffFields = table<Staff>(
    currency<Staff>(),
    row<Staff, &Staff::fte>("fte", COSTMODEL_TEXT("Field", "Staff"), Unit::fullTimeStaff)
        .hint(COSTMODEL_TEXT("Help", "Full-time people, whatever the number of servers.")),
    row<Staff, &Staff::serversPerFte>(
        "servers_per_fte", COSTMODEL_TEXT("Field", "Servers per person"), Unit::serversPerPerson)
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "Adds a person for every so many servers.")),
    row<Staff, &Staff::monthlyCost>("monthly_cost", COSTMODEL_TEXT("Field", "Cost of a person"),
                                    Unit::moneyPerMonth)
        .required(),
    rate<Staff, &Staff::raisePerYear>("raise_per_year", COSTMODEL_TEXT("Field", "Raise")));
constexpr TableSchema staffSchema{COSTMODEL_TEXT("Table", "Staff"), staffFields, {}, {}};

constexpr auto maintenanceFields = table<Maintenance>(
    currency<Maintenance>(),
    row<Maintenance, &Maintenance::sharePerYear>(
        "share_per_year", COSTMODEL_TEXT("Field", "Maintenance contract"), Unit::share)
        .in(0, 1)
        .hint(COSTMODEL_TEXT("Help", "A year, of the net price of GPUs, servers and network.")),
    row<Maintenance, &Maintenance::warrantyMonths>(
        "warranty_months", COSTMODEL_TEXT("Field", "Warranty"), Unit::months)
        .in(0, 1200),
    row<Maintenance, &Maintenance::failureRatePerYear>(
        "failure_rate_per_year", COSTMODEL_TEXT("Field", "Failure rate per GPU"), Unit::share)
        .hint(COSTMODEL_TEXT("Help", "GPUs that fail in a year, of all GPUs.")),
    row<Maintenance, &Maintenance::replacementCost>(
        "replacement_cost", COSTMODEL_TEXT("Field", "Replacement"), Unit::money)
        .hint(COSTMODEL_TEXT("Help", "Of one failed GPU.")),
    vatRate<Maintenance>());
constexpr TableSchema maintenanceSchema{
    COSTMODEL_TEXT("Table", "Maintenance"), maintenanceFields, {}, {}};

constexpr auto depreciationFields = table<Depreciation>(
    choice<Depreciation, &Depreciation::method, From<methods>>("method",
                                                               COSTMODEL_TEXT("Field", "Method")),
    row<Depreciation, &Depreciation::lifeMonths>(
        "life_months", COSTMODEL_TEXT("Field", "Useful life"), Unit::months)
        .in(1, 1200),
    share<Depreciation, &Depreciation::salvageShare>("salvage_share",
                                                     COSTMODEL_TEXT("Field", "Salvage value")),
    row<Depreciation, &Depreciation::delayMonths>(
        "delay_months", COSTMODEL_TEXT("Field", "Starts later by"), Unit::months)
        .in(0, 1200)
        .hint(COSTMODEL_TEXT(
            "Help", "1: from the month after the servers are put to use, the Chinese rule.")),
    currency<Depreciation>());
constexpr TableSchema depreciationSchema{
    COSTMODEL_TEXT("Table", "Depreciation"), depreciationFields, {}, {}};

constexpr auto resaleFields = table<Resale>(
    share<Resale, &Resale::valueDeclinePerYear>("value_decline_per_year",
                                                COSTMODEL_TEXT("Field", "Loss of value"))
        .hint(COSTMODEL_TEXT("Help", "A year, of what the servers are still worth.")),
    share<Resale, &Resale::shareAtEnd>("share_at_end", COSTMODEL_TEXT("Field", "Value at the end"))
        .hint(COSTMODEL_TEXT("Help", "Of the purchase price, at the horizon.")),
    share<Resale, &Resale::sellingCostShare>("selling_cost_share",
                                             COSTMODEL_TEXT("Field", "Cost of selling")),
    currency<Resale>());
constexpr std::array<std::string_view, 2> values{"value_decline_per_year", "share_at_end"};
constexpr std::array resaleAlternatives{Alternatives{values, true}};
constexpr TableSchema resaleSchema{
    COSTMODEL_TEXT("Table", "Resale"), resaleFields, {}, resaleAlternatives};

constexpr auto financingFields = table<Financing>(
    share<Financing, &Financing::share>("share", COSTMODEL_TEXT("Field", "Borrowed")),
    row<Financing, &Financing::annualRate>("annual_rate", COSTMODEL_TEXT("Field", "Interest rate"),
                                           Unit::perYear)
        .required()
        .in(0, 1000)
        .hint(COSTMODEL_TEXT("Help", "Nominal, as banks quote it: a twelfth of it a month.")),
    row<Financing, &Financing::months>("months", COSTMODEL_TEXT("Field", "Term"), Unit::months)
        .required()
        .in(1, 1200),
    share<Financing, &Financing::balloonShare>(
        "balloon_share", COSTMODEL_TEXT("Field", "Due with the last payment")),
    currency<Financing>());
constexpr TableSchema financingSchema{COSTMODEL_TEXT("Table", "Loan"), financingFields, {}, {}};

constexpr auto otherFields = table<OtherCost>(
    row<OtherCost, &OtherCost::name>("name", COSTMODEL_TEXT("Field", "Name")).required(),
    row<OtherCost, &OtherCost::amount>("amount", COSTMODEL_TEXT("Field", "Amount"),
                                       Unit::moneyPerUnit)
        .required(),
    currency<OtherCost>(),
    choice<OtherCost, &OtherCost::per, From<otherUnits>>("per", COSTMODEL_TEXT("Field", "Per"))
        .required(),
    choice<OtherCost, &OtherCost::every, From<everies>>("every", COSTMODEL_TEXT("Field", "Due"))
        .required(),
    row<OtherCost, &OtherCost::fromMonth>("from_month", COSTMODEL_TEXT("Field", "From month"),
                                          Unit::none)
        .in(0, 1200)
        .hint(COSTMODEL_TEXT("Help", "0 is the day of signing and only for what is due once.")),
    rate<OtherCost, &OtherCost::priceChangePerYear>("price_change_per_year",
                                                    COSTMODEL_TEXT("Field", "Price change")),
    vatRate<OtherCost>());
constexpr TableSchema otherSchema{COSTMODEL_TEXT("Table", "Other costs"), otherFields, {}, {}};

constexpr auto fields = table<Buy>(
    row<Buy, &Buy::name>("name", COSTMODEL_TEXT("Field", "Name")).required(),
    reference<Buy, &Buy::gpu>("gpu", COSTMODEL_TEXT("Field", "GPU type"), Target::gpu).required(),
    currency<Buy>(),
    row<Buy, &Buy::gpusPerServer>("gpus_per_server", COSTMODEL_TEXT("Field", "GPUs per server"),
                                  Unit::gpus)
        .in(1, 1e6),
    row<Buy, &Buy::servers, Fit>("servers", COSTMODEL_TEXT("Field", "Servers"), Unit::servers)
        .in(1, 1e6)
        .hint(COSTMODEL_TEXT(
            "Help",
            "As many as cover the highest demand after the lead time if left open; a number "
            "if there are expansions.")),
    rate<Buy, &Buy::capexChangePerYear>("capex_change_per_year",
                                        COSTMODEL_TEXT("Field", "Change of purchase prices"))
        .hint(COSTMODEL_TEXT("Help", "For expansions.")),
    row<Buy, &Buy::efficiency>("efficiency", COSTMODEL_TEXT("Field", "Scaling efficiency"),
                               Unit::share)
        .above(0)
        .hint(COSTMODEL_TEXT(
            "Help", "Part of the speed that is left when several GPUs work on one job over this "
                    "network.")),
    share<Buy, &Buy::availability>("availability", COSTMODEL_TEXT("Field", "Availability"))
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "Share of the time in which a server is up.")),
    row<Buy, &Buy::leadTimeMonths>("lead_time_months", COSTMODEL_TEXT("Field", "Lead time"),
                                   Unit::months)
        .in(0, 239)
        .hint(COSTMODEL_TEXT("Help", "From order to first use.")),
    reference<Buy, &Buy::bridge>("bridge", COSTMODEL_TEXT("Field", "Bridge"), Target::payPerUse)
        .hint(COSTMODEL_TEXT(
            "Help", "The rental plan that serves the demand during the lead time. Without one it "
                    "waits.")),
    row<Buy, &Buy::delayCostMonth>("delay_cost_month", COSTMODEL_TEXT("Field", "Cost of waiting"),
                                   Unit::moneyPerMonth)
        .hint(COSTMODEL_TEXT(
            "Help", "What a month of waiting costs the business, after tax. If given, also as 0, "
                    "waiting is acceptable.")),
    reference<Buy, &Buy::overflow>("overflow", COSTMODEL_TEXT("Field", "Overflow to"),
                                   Target::payPerUse)
        .hint(COSTMODEL_TEXT(
            "Help", "The rental plan that serves what the servers cannot. Without one it is not "
                    "served.")));

constexpr std::array children{
    list<Buy, &Buy::capex>("capex", &capexSchema, Cardinality::namedList),
    list<Buy, &Buy::expansions>("expansion", &expansionSchema, Cardinality::list),
    optional<Buy, &Buy::power>("power", &powerSchema),
    optional<Buy, &Buy::colocation>("colocation", &colocationSchema),
    optional<Buy, &Buy::staff>("staff", &staffSchema),
    optional<Buy, &Buy::maintenance>("maintenance", &maintenanceSchema),
    single<Buy, &Buy::depreciation>("depreciation", &depreciationSchema),
    optional<Buy, &Buy::resale>("resale", &resaleSchema),
    optional<Buy, &Buy::financing>("financing", &financingSchema),
    list<Buy, &Buy::other>("other", &otherSchema, Cardinality::namedList),
};
constexpr TableSchema schema{COSTMODEL_TEXT("Table", "Purchases"), fields, children, {}};

} // namespace

const TableSchema& buyTable()
{
    return schema;
}

} // namespace costmodel::rows
