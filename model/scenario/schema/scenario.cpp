#include "model/scenario/schema/rows.h"

#include <algorithm>

namespace costmodel
{

namespace
{

using namespace rows;

constexpr std::array distributions{
    Choice{"uniform", COSTMODEL_TEXT("Choice", "uniform")},
    Choice{"triangular", COSTMODEL_TEXT("Choice", "triangular")},
    Choice{"normal", COSTMODEL_TEXT("Choice", "normal")},
    Choice{"lognormal", COSTMODEL_TEXT("Choice", "lognormal")},
};
struct Distributions : Plain
{
    static constexpr std::span<const Choice> choices()
    {
        return distributions;
    }
};

constexpr Row reportCurrency()
{
    Row row =
        rows::row<General, &General::currency>("currency", COSTMODEL_TEXT("Field", "Currency"))
            .hint(COSTMODEL_TEXT("Help", "Currency of the report, as a code of three letters."));
    row.kind = Kind::currency;
    return row;
}

constexpr auto generalFields = table<General>(
    row<General, &General::schema>("schema", COSTMODEL_TEXT("Field", "Version of the format"))
        .in(1, 1),
    file<General, &General::base>("base", COSTMODEL_TEXT("Field", "Base scenario"))
        .hint(COSTMODEL_TEXT("Help", "Another scenario, from which this one differs.")),
    row<General, &General::name>("name", COSTMODEL_TEXT("Field", "Name"))
        .required()
        .hint(COSTMODEL_TEXT("Help", "Title on every report.")),
    reportCurrency(),
    row<General, &General::start>("start", COSTMODEL_TEXT("Field", "Start"))
        .hint(COSTMODEL_TEXT("Help", "First day of a month: the beginning of month 1.")),
    row<General, &General::horizonMonths>("horizon_months", COSTMODEL_TEXT("Field", "Horizon"),
                                          Unit::months)
        .required()
        .in(1, 240),
    rate<General, &General::discountRate>("discount_rate", COSTMODEL_TEXT("Field", "Discount rate"))
        .hint(COSTMODEL_TEXT("Help", "A year, nominal; after tax if there is an income tax.")),
    row<General, &General::hoursPerMonth, Calendar>(
        "hours_per_month", COSTMODEL_TEXT("Field", "Hours of a month"), Unit::hours)
        .in(1, 744)
        .hint(COSTMODEL_TEXT("Help", "The real length of each month if left open.")),
    row<General, &General::pricesIncludeVat>("prices_include_vat",
                                             COSTMODEL_TEXT("Field", "Prices include VAT"))
        .hint(COSTMODEL_TEXT(
            "Help", "Yes: every amount of the scenario is gross of the VAT rate beside it.")));
constexpr TableSchema generalSchema{COSTMODEL_TEXT("Table", "Scenario"), generalFields, {}, {}};

constexpr auto rateFields = std::array<Field, 2>{
    row<FxRate, &FxRate::currency>("currency", COSTMODEL_TEXT("Field", "Currency")),
    row<FxRate, &FxRate::rate>("rate", COSTMODEL_TEXT("Field", "Rate"), Unit::moneyPerCurrencyUnit)
        .above(0)
        .hint(COSTMODEL_TEXT("Help", "One unit of it in the scenario's currency."))};
constexpr TableSchema rateSchema{COSTMODEL_TEXT("Table", "Exchange rate"), rateFields, {}, {}};
constexpr std::array fxChildren{list<Fx, &Fx::rates>("", &rateSchema, Cardinality::keyedNumbers)};
constexpr auto fxFields = table<Fx>();
constexpr TableSchema fxSchema{COSTMODEL_TEXT("Table", "Exchange rates"), fxFields, fxChildren, {}};

constexpr auto taxFields =
    table<Tax>(share<Tax, &Tax::incomeRate>("income_rate", COSTMODEL_TEXT("Field", "Income tax"))
                   .hint(COSTMODEL_TEXT("Help", "At 0 the results are before tax.")),
               row<Tax, &Tax::vatRecoverable>("vat_recoverable",
                                              COSTMODEL_TEXT("Field", "VAT can be recovered")));
constexpr TableSchema taxSchema{COSTMODEL_TEXT("Table", "Tax"), taxFields, {}, {}};

double* speedOf(void* table)
{
    Gpu& gpu = *static_cast<Gpu*>(table);
    std::optional<double>& speed = gpu.throughput ? gpu.throughput : gpu.measured;
    return speed ? &*speed : nullptr;
}

/// A figure that was read from another result is no longer true; without a result no test is named.
void setBenchmark(void* table, const Value& value)
{
    Gpu& gpu = *static_cast<Gpu*>(table);
    gpu.benchmark = std::get<std::string>(value);
    gpu.measured.reset();
    if (gpu.benchmark.empty())
        gpu.metric.clear();
}

constexpr auto gpuFields = table<Gpu>(
    row<Gpu, &Gpu::throughput>("throughput", COSTMODEL_TEXT("Field", "Throughput"),
                               Unit::workUnitsPerSecond)
        .above(0)
        .numberBy(&speedOf)
        .hint(COSTMODEL_TEXT(
            "Help",
            "Work units a second of one GPU on your own work, in the same unit for all types.")),
    file<Gpu, &Gpu::benchmark>("benchmark", COSTMODEL_TEXT("Field", "Benchmark result"))
        .setBy(&setBenchmark)
        .hint(COSTMODEL_TEXT("Help", "A measured result to take the throughput from.")),
    row<Gpu, &Gpu::metric>("metric", COSTMODEL_TEXT("Field", "Test of the benchmark"))
        .hint(COSTMODEL_TEXT(
            "Help", "Such as gemm/bf16: the median of the slowest GPU of the machine counts.")),
    row<Gpu, &Gpu::unit>("unit", COSTMODEL_TEXT("Field", "Work unit"))
        .hint(COSTMODEL_TEXT("Help", "What is counted: token, image, step.")));
constexpr std::array<std::string_view, 2> speeds{"throughput", "benchmark"};
constexpr std::array gpuAlternatives{Alternatives{speeds, false}};
constexpr TableSchema gpuSchema{
    COSTMODEL_TEXT("Table", "GPU types"), gpuFields, {}, gpuAlternatives};

constexpr auto pipelineFields = table<Pipeline>(
    share<Pipeline, &Pipeline::gpuUtilizationNow>("gpu_utilization_now",
                                                  COSTMODEL_TEXT("Field", "Utilisation now"))
        .required()
        .above(0),
    share<Pipeline, &Pipeline::gpuUtilizationAfter>(
        "gpu_utilization_after", COSTMODEL_TEXT("Field", "Utilisation after the repair"))
        .required()
        .above(0),
    row<Pipeline, &Pipeline::fixCost>("fix_cost", COSTMODEL_TEXT("Field", "Cost of the repair"),
                                      Unit::money),
    row<Pipeline, &Pipeline::fixMonths>("fix_months", COSTMODEL_TEXT("Field", "Takes effect after"),
                                        Unit::months)
        .in(0, 1200));
constexpr TableSchema pipelineSchema{
    COSTMODEL_TEXT("Table", "Input pipeline"), pipelineFields, {}, {}};

constexpr auto hybridFields = table<Hybrid>(
    row<Hybrid, &Hybrid::maxServers>("max_servers", COSTMODEL_TEXT("Field", "Most servers"),
                                     Unit::servers)
        .in(0, 1e6)
        .hint(COSTMODEL_TEXT("Help", "What the highest demand needs if left open.")),
    reference<Hybrid, &Hybrid::buy>("buy", COSTMODEL_TEXT("Field", "Purchases to consider"),
                                    Target::buy)
        .hint(COSTMODEL_TEXT("Help", "All if left open.")),
    reference<Hybrid, &Hybrid::rent>("rent", COSTMODEL_TEXT("Field", "Plans to consider"),
                                     Target::rent)
        .hint(COSTMODEL_TEXT("Help", "All if left open.")));
constexpr TableSchema hybridSchema{
    COSTMODEL_TEXT("Table", "Own and rent together"), hybridFields, {}, {}};

constexpr auto sensitivityFields = table<Sensitivity>(
    reference<Sensitivity, &Sensitivity::path>("path", COSTMODEL_TEXT("Field", "Input"),
                                               Target::path)
        .required(),
    row<Sensitivity, &Sensitivity::low>("low", COSTMODEL_TEXT("Field", "Low"), Unit::factor),
    row<Sensitivity, &Sensitivity::high>("high", COSTMODEL_TEXT("Field", "High"), Unit::factor));
constexpr TableSchema sensitivitySchema{
    COSTMODEL_TEXT("Table", "Sensitivities"), sensitivityFields, {}, {}};

constexpr auto uncertainFields = table<Uncertain>(
    reference<Uncertain, &Uncertain::path>("path", COSTMODEL_TEXT("Field", "Input"), Target::path)
        .required(),
    choice<Uncertain, &Uncertain::distribution, Distributions>(
        "distribution", COSTMODEL_TEXT("Field", "Distribution"))
        .required(),
    row<Uncertain, &Uncertain::low>("low", COSTMODEL_TEXT("Field", "Low"), Unit::factor),
    row<Uncertain, &Uncertain::mode>("mode", COSTMODEL_TEXT("Field", "Most likely"), Unit::factor),
    row<Uncertain, &Uncertain::high>("high", COSTMODEL_TEXT("Field", "High"), Unit::factor),
    row<Uncertain, &Uncertain::sd>("sd", COSTMODEL_TEXT("Field", "Standard deviation"),
                                   Unit::factor)
        .in(0, 100));
constexpr TableSchema uncertainSchema{
    COSTMODEL_TEXT("Table", "Uncertain inputs"), uncertainFields, {}, {}};

constexpr auto monteCarloFields = table<MonteCarlo>(
    row<MonteCarlo, &MonteCarlo::draws>("draws", COSTMODEL_TEXT("Field", "Draws")).in(1, 1e8),
    row<MonteCarlo, &MonteCarlo::seed>("seed", COSTMODEL_TEXT("Field", "Seed"))
        .in(0, 9007199254740992.0)
        .hint(COSTMODEL_TEXT("Help", "The same seed gives the same draws.")));
constexpr TableSchema monteCarloSchema{
    COSTMODEL_TEXT("Table", "Monte Carlo"), monteCarloFields, {}, {}};

constexpr std::array factorRows{
    Field(row<Factors, &Factors::demand>("demand.scale", COSTMODEL_TEXT("Field", "Demand"),
                                         Unit::factor)),
    Field(row<Factors, &Factors::rent>("rent.scale", COSTMODEL_TEXT("Field", "Rental prices"),
                                       Unit::factor)),
    Field(row<Factors, &Factors::capex>("capex.scale", COSTMODEL_TEXT("Field", "Purchase prices"),
                                        Unit::factor)),
    Field(row<Factors, &Factors::electricity>(
        "electricity.scale", COSTMODEL_TEXT("Field", "Electricity prices"), Unit::factor)),
    Field(row<Factors, &Factors::staff>("staff.scale", COSTMODEL_TEXT("Field", "Staff costs"),
                                        Unit::factor)),
    Field(row<Factors, &Factors::resale>("resale.scale", COSTMODEL_TEXT("Field", "Resale value"),
                                         Unit::factor)),
};

} // namespace

const TableSchema& scenarioSchema()
{
    static const std::array children{
        single<Scenario, &Scenario::general>("scenario", &generalSchema),
        single<Scenario, &Scenario::fx>("fx", &fxSchema),
        single<Scenario, &Scenario::tax>("tax", &taxSchema),
        list<Scenario, &Scenario::gpus>("gpu", &gpuSchema, Cardinality::keyed),
        single<Scenario, &Scenario::demand>("demand", &demandTable()),
        rows::optional<Scenario, &Scenario::pipeline>("pipeline", &pipelineSchema),
        list<Scenario, &Scenario::rents>("rent", &rentTable(), Cardinality::namedList),
        list<Scenario, &Scenario::buys>("buy", &buyTable(), Cardinality::namedList),
        rows::optional<Scenario, &Scenario::hybrid>("hybrid", &hybridSchema),
        list<Scenario, &Scenario::sensitivities>("sensitivity", &sensitivitySchema,
                                                 Cardinality::list),
        list<Scenario, &Scenario::uncertains>("uncertain", &uncertainSchema, Cardinality::list),
        single<Scenario, &Scenario::monteCarlo>("monte_carlo", &monteCarloSchema),
    };
    static const TableSchema schema{"", {}, children, {}};
    return schema;
}

std::span<const Field> factorFields()
{
    return factorRows;
}

const Field* findField(const TableSchema& table, std::string_view key)
{
    for (const Field& field : table.fields)
        if (field.key == key)
            return &field;
    return nullptr;
}

const Child* findChild(const TableSchema& table, std::string_view key)
{
    for (const Child& child : table.children)
        if (child.key == key)
            return &child;
    return nullptr;
}

Sourced* sourced(const TableSchema& schema, void* table)
{
    return &schema == &rateSchema ? nullptr : static_cast<Sourced*>(table);
}

const Sourced* sourced(const TableSchema& schema, const void* table)
{
    return &schema == &rateSchema ? nullptr : static_cast<const Sourced*>(table);
}

bool stands(const TableSchema& schema, const void* table, std::string_view key)
{
    if (const Child* const child = findChild(schema, key))
        return child->count(table) > 0;
    const Field* const field = findField(schema, key);
    return field && field->get(table) != field->fallback();
}

std::string entryName(const TableSchema& table, const void* entry)
{
    if (&table == &gpuSchema)
        return static_cast<const Gpu*>(entry)->name;
    if (&table == &rateSchema)
        return static_cast<const FxRate*>(entry)->currency;
    const Field* const name = findField(table, "name");
    return name ? std::get<std::string>(name->get(entry)) : std::string();
}

void setEntryName(const TableSchema& table, void* entry, std::string name)
{
    if (&table == &gpuSchema)
        static_cast<Gpu*>(entry)->name = std::move(name);
    else if (&table == &rateSchema)
        static_cast<FxRate*>(entry)->currency = std::move(name);
    else if (const Field* const field = findField(table, "name"))
        field->set(entry, std::move(name));
}

void dropAlternatives(const TableSchema& schema, void* table, std::string_view key)
{
    for (const Alternatives& group : schema.alternatives)
    {
        if (std::find(group.keys.begin(), group.keys.end(), key) == group.keys.end())
            continue;
        for (const std::string_view other : group.keys)
        {
            if (other == key)
                continue;
            if (const Field* const field = findField(schema, other))
                field->set(table, field->fallback());
            else if (const Child* const child = findChild(schema, other))
                while (child->count(table) > 0)
                    child->erase(table, child->count(table) - 1);
        }
    }
}

} // namespace costmodel
