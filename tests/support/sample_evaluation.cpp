#include "tests/support/sample_evaluation.h"

namespace costmodel::test
{

namespace
{

OptionResult rentOption()
{
    OptionResult option;
    option.name = "cloud";
    option.gpu = "H100";
    option.meetsDemand = true;
    option.servedGpuHours = 400;
    option.cashTotal = 4100;
    option.npvCost = 4100;
    option.accountingTotal = 4100;
    option.costPerGpuHour = 10.25;
    option.levelizedCostPerGpuHour = 10.25;
    option.items = {"cloud"};
    option.entries = {{0, Category::other, 0, 100.0},
                      {1, Category::compute, 0, 2000.0},
                      {2, Category::compute, 0, 2000.0}};
    option.months = {{100, 100, 100, {}, 100, 0, 0},
                     {2000, 2100, 2100, {}, 2000, 0, 200},
                     {2000, 4100, 4100, {}, 2000, 0, 200}};
    return option;
}

OptionResult buyOption()
{
    OptionResult option;
    option.name = "own";
    option.kind = OptionKind::buy;
    option.gpu = "H100";
    option.gpus = 16;
    option.servers = 2;
    option.meetsDemand = true;
    option.servedGpuHours = 400;
    option.ownGpuHours = 400;
    option.cashTotal = 3000;
    option.npvCost = 3000;
    option.accountingTotal = 3000;
    option.costPerGpuHour = 7.5;
    option.levelizedCostPerGpuHour = 7.5;
    option.items = {"8x H100", "power", "resale"};
    option.entries = {{0, Category::server, 0, 5000.0},
                      {1, Category::power, 1, 250.0},
                      {2, Category::power, 1, 250.0},
                      {2, Category::resale, 2, -2500.0}};
    option.months = {{5000, 5000, 5000, 1000.0, 0, 5000, 0},
                     {250, 5250, 5250, 2000.0, 1500, 3750, 200},
                     {-2250, 3000, 3000, 3000.0, 1500, 2500, 200}};
    return option;
}

BestSplit bestSplit()
{
    BestSplit best;
    best.buy = "own";
    best.servers = 2;
    best.npvCost = 3000;
    best.cashTotal = 3000;
    best.ownShare = 1;
    best.option = buyOption();
    best.option.name = "hybrid";
    best.option.kind = OptionKind::hybrid;
    for (MonthResult& month : best.option.months)
        month.exit.reset();
    return best;
}

} // namespace

EvaluatedScenario sampleEvaluation()
{
    EvaluatedScenario sample;
    sample.file = "sample.toml";
    sample.sha256 = std::string(64, 'a');

    Scenario& scenario = sample.scenario;
    scenario.general.name = "Two months";
    scenario.general.horizonMonths = 2;
    scenario.general.start = {2026, 1, 1};
    scenario.gpus.resize(1);
    scenario.gpus[0].name = "H100";
    scenario.demand.gpu = "H100";
    scenario.demand.steady.emplace();
    scenario.demand.steady->gpus = 2;
    scenario.demand.steady->hoursPerMonth = 100;
    scenario.rents.resize(1);
    scenario.rents[0].name = "cloud";
    scenario.rents[0].gpu = "H100";
    scenario.rents[0].price = 10;
    scenario.rents[0].setupOnce = 100;
    scenario.buys.resize(1);
    scenario.buys[0].name = "own";
    scenario.buys[0].gpu = "H100";
    scenario.buys[0].servers = 2;

    Evaluation& evaluation = sample.evaluation;
    evaluation.demand = {"H100", 400, 2, {{1, 200, 2}, {2, 200, 2}}};
    evaluation.options = {rentOption(), buyOption()};

    BreakEven pair;
    pair.buy = "own";
    pair.rent = "cloud";
    pair.comparable = true;
    pair.exitMonth = 0.5;
    pair.crossings = {{1.5, true}, {1.75, false}};
    pair.utilization = {{0.5, 12.5, 0.25}};
    pair.rentPriceFactor = 0.72;
    pair.rentPrice = 7.2;
    pair.irr = {0.125};
    evaluation.breakEven = {pair};

    HybridResult hybrid;
    hybrid.best = bestSplit();
    hybrid.byServers = {{"own", 0, {}}, {"own", 2, hybrid.best}};
    evaluation.hybrid = hybrid;

    SensitivityResult row;
    row.path = "rent.scale";
    row.low = 0.8;
    row.high = 1.2;
    row.options = {{"cloud", 3300.0, 4900.0}, {"own", 3000.0, {}}};
    row.hasHybrid = true;
    row.hybridLow = 3000;
    row.hybridHigh = 3000;
    row.breakEven = {{"own", "cloud", {}, 1.5}};
    evaluation.sensitivity = {row};

    evaluation.recommendation = {
        "own", 3000.0, "cloud", 1100.0, {{COSTMODEL_TEXT("Message", "Owning costs least."), {}}}};
    evaluation.warnings = {
        {"speed_assumed",
         {COSTMODEL_TEXT("Message", "The speed of %1 is assumed."), {std::string("H100")}},
         "gpu[H100]"}};
    return sample;
}

} // namespace costmodel::test
