// What the pages of the window ask while a value is dragged. Figures count in the release preset
// only, and as ratios of one run.

#include <benchmark/benchmark.h>

#include "data/scenario/reader.h"
#include "model/analysis/monte_carlo.h"
#include "model/insight/answer.h"
#include "model/insight/bridge.h"
#include "model/insight/cost_table.h"
#include "model/insight/drivers.h"
#include "model/insight/load_filling.h"
#include "model/insight/risk.h"
#include "model/insight/unit_cost.h"
#include "model/insight/winner_map.h"
#include "tests/support/shared_folder.h"

namespace
{

using namespace costmodel;

const Scenario& exampleC()
{
    static const Scenario scenario =
        *data::readScenario(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml").scenario;
    return scenario;
}

const Evaluation& evaluationC()
{
    static const Evaluation evaluation = evaluate(exampleC());
    return evaluation;
}

void answer(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(answerOf(exampleC(), evaluationC()));
}
BENCHMARK(answer)->Unit(benchmark::kMicrosecond);

void driverThumbnails(benchmark::State& state)
{
    const std::vector<Driver> drivers = driverPaths(exampleC());
    for (auto _ : state)
        for (const Driver& driver : drivers)
            benchmark::DoNotOptimize(
                driverCurve(exampleC(), driver.path, evenValues(driver.low, driver.high, 33)));
}
BENCHMARK(driverThumbnails)->Unit(benchmark::kMillisecond);

void flips(benchmark::State& state)
{
    const std::vector<Driver> drivers = driverPaths(exampleC());
    for (auto _ : state)
        benchmark::DoNotOptimize(flipList(exampleC(), drivers));
}
BENCHMARK(flips)->Unit(benchmark::kMillisecond)->UseRealTime();

void winners(benchmark::State& state)
{
    const int side = static_cast<int>(state.range(0));
    const MapAxes axes = defaultAxes(exampleC());
    const Driver x = *driverOf(exampleC(), axes.x);
    const Driver y = *driverOf(exampleC(), axes.y);
    for (auto _ : state)
        benchmark::DoNotOptimize(winnerMap(exampleC(), axes.x, axes.y,
                                           evenValues(x.low, x.high, side),
                                           evenValues(y.low, y.high, side)));
}
BENCHMARK(winners)->Arg(21)->Arg(41)->Arg(81)->Unit(benchmark::kMillisecond)->UseRealTime();

void bridge(benchmark::State& state)
{
    const std::vector<OptionResult>& options = evaluationC().options;
    for (auto _ : state)
        benchmark::DoNotOptimize(costBridge(exampleC(), options.front(), options.back()));
}
BENCHMARK(bridge)->Unit(benchmark::kMicrosecond);

void costTreeByMonth(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(costTree(exampleC(), evaluationC().options.back(), Period::month));
}
BENCHMARK(costTreeByMonth)->Unit(benchmark::kMicrosecond);

void unitCosts(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(unitCostByUtilization(exampleC(), "own server"));
}
BENCHMARK(unitCosts)->Unit(benchmark::kMillisecond);

void riskByDraws(benchmark::State& state)
{
    Scenario scenario = exampleC();
    scenario.monteCarlo.draws = state.range(0);
    for (const char* const path : {"rent.scale", "capex.scale", "demand.scale"})
    {
        Uncertain& input = scenario.uncertains.emplace_back();
        input.path = path;
        input.distribution = Distribution::lognormal;
        input.sd = 0.2;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluateRisk(scenario, evaluationC()));
}
BENCHMARK(riskByDraws)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Own servers under a demand of 8,760 levels up to 512 GPUs, with two committed plans.
Scenario cluster()
{
    Scenario scenario;
    scenario.general.name = "cluster";
    scenario.general.horizonMonths = 60;
    scenario.general.discountRate = 0.08;
    scenario.gpus.emplace_back().name = "H100";
    scenario.demand.gpu = "H100";
    scenario.demand.growthPerYear = 0.04;
    std::vector<double> rows;
    for (int i = 0; i < 8760; ++i)
        rows.push_back(512 * ((i * 7919) % 8760) / 8760.0);
    scenario.demand.trace = "trace.csv";
    scenario.demand.traceRows = std::make_shared<const Trace>(rows);
    const auto plan = [&scenario](const char* name, Billing billing, double price, int gpus)
    {
        Rent& rent = scenario.rents.emplace_back();
        rent.name = name;
        rent.gpu = "H100";
        rent.billing = billing;
        rent.price = price;
        rent.gpusPerInstance = gpus;
    };
    plan("hour", Billing::hourly, 5, 1);
    plan("month", Billing::monthly, 2600, 8);
    plan("year", Billing::reserved, 2100, 8);
    Buy& buy = scenario.buys.emplace_back();
    buy.name = "own";
    buy.gpu = "H100";
    buy.servers = 32;
    buy.overflow = "hour";
    Capex& server = buy.capex.emplace_back();
    server.name = "server";
    server.amount = 290000;
    return scenario;
}

/// One step of a dragged line: the split with that many servers, its layers and what they cost.
void dragServers(benchmark::State& state, const Scenario& scenario)
{
    int servers = 0;
    for (auto _ : state)
    {
        servers = (servers + 1) % 65;
        const auto split = splitWithServers(scenario, scenario.buys.front().name, servers);
        if (!split)
            continue;
        benchmark::DoNotOptimize(loadFilling(scenario, *split, 1));
        benchmark::DoNotOptimize(tierCosts(scenario, *split));
    }
}
void dragServersOfPerfCase(benchmark::State& state)
{
    const auto file = test::sharedFolder("cases") / "perf" / "hybrid.toml";
    if (!std::filesystem::exists(file))
    {
        state.SkipWithError("the case perf/hybrid is not there");
        return;
    }
    dragServers(state, *data::readScenario(file).scenario);
}
BENCHMARK(dragServersOfPerfCase)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dragServers, cluster, cluster())->Unit(benchmark::kMicrosecond);

} // namespace
