#include <benchmark/benchmark.h>

#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"

/// How long one evaluation of example (c) takes, 60 months of four options: the ledgers alone, and
/// with the parts that evaluate many variants.
namespace
{

using namespace costmodel;

const Scenario& colocation()
{
    static const Scenario scenario =
        data::readScenario(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml")
            .scenario.value();
    return scenario;
}

void run(benchmark::State& state, bool breakEven, bool variants)
{
    const Scenario& scenario = colocation();
    EvaluationOptions options;
    options.breakEven = breakEven;
    options.hybrid = options.sensitivity = options.monteCarlo = variants;
    options.threads = 1;
    for (auto step : state)
        benchmark::DoNotOptimize(evaluate(scenario, options));
}

void ledgers(benchmark::State& state)
{
    run(state, false, false);
}
BENCHMARK(ledgers)->Unit(benchmark::kMicrosecond);

void ledgersAndBreakEven(benchmark::State& state)
{
    run(state, true, false);
}
BENCHMARK(ledgersAndBreakEven)->Unit(benchmark::kMicrosecond);

void everything(benchmark::State& state)
{
    run(state, true, true);
}
BENCHMARK(everything)->Unit(benchmark::kMicrosecond);

} // namespace
