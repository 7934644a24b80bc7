// How long the engine takes, and how that grows. Run with --benchmark_filter=NAME; figures count in
// the release preset only, and as ratios of one run.

#include <benchmark/benchmark.h>

#include <cmath>

#include "data/scenario/reader.h"
#include "model/analysis/hybrid.h"
#include "model/analysis/monte_carlo.h"
#include "model/analysis/options.h"
#include "model/analysis/sensitivity.h"

namespace
{

using namespace costmodel;

const Scenario& exampleC()
{
    static const Scenario scenario =
        *data::readScenario(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml").scenario;
    return scenario;
}

/// Rent by the hour, three committed plans and own servers for a demand of `bars` levels up to 8
/// GPUs a server, over `months`.
Scenario cluster(int months, int bars, int servers)
{
    Scenario scenario;
    scenario.general.name = "cluster";
    scenario.general.horizonMonths = months;
    scenario.general.discountRate = 0.08;
    scenario.gpus.emplace_back().name = "H100";
    scenario.demand.gpu = "H100";
    scenario.demand.growthPerYear = 0.04;
    std::vector<double> rows;
    for (int i = 0; i < bars; ++i)
        rows.push_back(servers * 8 * (0.5 + 0.5 * std::sin(0.37 * i) * std::cos(0.011 * i)));
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
        rent.priceChangePerYear = -0.08;
    };
    plan("hour", Billing::hourly, 5, 1);
    plan("day", Billing::daily, 96, 1);
    plan("month", Billing::monthly, 2600, 8);
    plan("card", Billing::monthly, 2700, 1);
    plan("year", Billing::reserved, 2100, 8);
    Buy& buy = scenario.buys.emplace_back();
    buy.name = "own";
    buy.gpu = "H100";
    buy.servers = servers / 2;
    buy.availability = 0.97;
    buy.overflow = "hour";
    Capex& server = buy.capex.emplace_back();
    server.name = "server";
    server.amount = 290000;
    scenario.hybrid.emplace().maxServers = servers;
    return scenario;
}

/// All options with their ledgers.
void evaluateLedgers(const Scenario& scenario)
{
    const Terms terms = makeTerms(scenario);
    for (std::size_t rent = 0; rent < terms.rents.size(); ++rent)
        benchmark::DoNotOptimize(rentResult(terms, rent));
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        benchmark::DoNotOptimize(buyResult(terms, buy));
}

void ledgersOfExampleC(benchmark::State& state)
{
    for (auto _ : state)
        evaluateLedgers(exampleC());
}
BENCHMARK(ledgersOfExampleC)->Unit(benchmark::kMicrosecond);

void everythingOfExampleC(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(exampleC()));
}
BENCHMARK(everythingOfExampleC)->Unit(benchmark::kMicrosecond);

void breakEvenOfExampleC(benchmark::State& state)
{
    EvaluationOptions options;
    options.hybrid = options.sensitivity = options.monteCarlo = false;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(exampleC(), options));
}
BENCHMARK(breakEvenOfExampleC)->Unit(benchmark::kMicrosecond);

void ledgersByMonths(benchmark::State& state)
{
    const Scenario scenario = cluster(static_cast<int>(state.range(0)), 8760, 64);
    for (auto _ : state)
        evaluateLedgers(scenario);
}
BENCHMARK(ledgersByMonths)->Arg(30)->Arg(60)->Arg(120)->Arg(240)->Unit(benchmark::kMicrosecond);

void ledgersByBars(benchmark::State& state)
{
    const Scenario scenario = cluster(60, static_cast<int>(state.range(0)), 64);
    for (auto _ : state)
        evaluateLedgers(scenario);
}
BENCHMARK(ledgersByBars)->Arg(100)->Arg(10000)->Arg(1000000)->Unit(benchmark::kMicrosecond);

void hybridByServers(benchmark::State& state)
{
    const Scenario scenario = cluster(60, 8760, static_cast<int>(state.range(0)));
    const Terms terms = makeTerms(scenario);
    for (auto _ : state)
        benchmark::DoNotOptimize(bestSplits(terms));
}
BENCHMARK(hybridByServers)->Arg(16)->Arg(32)->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);

void hybridByMonths(benchmark::State& state)
{
    const Scenario scenario = cluster(static_cast<int>(state.range(0)), 8760, 64);
    const Terms terms = makeTerms(scenario);
    for (auto _ : state)
        benchmark::DoNotOptimize(bestSplits(terms));
}
BENCHMARK(hybridByMonths)->Arg(30)->Arg(60)->Arg(120)->Unit(benchmark::kMillisecond);

void sensitivity(benchmark::State& state)
{
    const Scenario scenario = cluster(60, 8760, static_cast<int>(state.range(0)));
    std::vector<Warning> warnings;
    EvaluationOptions options;
    options.threads = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluateSensitivity(scenario, options, warnings));
}
BENCHMARK(sensitivity)->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);

/// The uncertain inputs of a team that knows its demand least.
Scenario uncertainExample(std::int64_t draws, bool isLinear)
{
    Scenario scenario = exampleC();
    scenario.monteCarlo.draws = draws;
    const auto add = [&scenario](const char* path, double sd)
    {
        Uncertain& input = scenario.uncertains.emplace_back();
        input.path = path;
        input.distribution = Distribution::lognormal;
        input.sd = sd;
    };
    add("rent.scale", 0.2);
    add("capex.scale", 0.1);
    add("electricity.scale", 0.2);
    add(isLinear ? "demand.scale" : "scenario.discount_rate", 0.25);
    return scenario;
}

void monteCarlo(benchmark::State& state, bool isLinear)
{
    const Scenario scenario = uncertainExample(state.range(0), isLinear);
    std::vector<Warning> warnings;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluateMonteCarlo(scenario, {}, warnings));
}
BENCHMARK_CAPTURE(monteCarlo, linear, true)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(monteCarlo, direct, false)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

} // namespace
