#pragma once

#include <QByteArray>

namespace costmodel::test
{

/// One plan, one purchase, one uncertain input.
inline const QByteArray scenarioText = R"toml([scenario]
name = "risk"
currency = "CNY"
start = 2027-01-01
horizon_months = 24
discount_rate = 0.08
[gpu.H100]
[demand]
gpu = "H100"
steady = { gpus = 8, hours_per_month = 500 }
[[rent]]
name = "hourly"
gpu = "H100"
billing = "hourly"
price = 20
[[buy]]
name = "own"
gpu = "H100"
servers = 1
overflow = "hourly"
[[buy.capex]]
name = "server"
amount = 1650000
category = "server"
per = "server"
[[uncertain]]
path = "rent.scale"
distribution = "triangular"
low = 0.6
mode = 1
high = 1.2
[monte_carlo]
draws = 2000
seed = 3
)toml";

/// A result of a CPU, which may not be used for money.
inline const QByteArray cpuResultText =
    R"json({"format":"costmodel.bench","version":1,"created_utc":"2026-01-01T12:00:00Z",
"devices":[{"id":"a","name":"pthread","backend":"opencl","type":"cpu"}],
"tests":[{"name":"gemm","dtype":"fp32","device":"a","status":"ok","unit":"FLOP/s","n":1,
"samples":[1e10],"min":1e10,"p25":1e10,"median":1e10,"p75":1e10,"max":1e10}]})json";

} // namespace costmodel::test
