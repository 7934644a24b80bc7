#pragma once

#include <span>
#include <string_view>

#include "data/import/format.h"

namespace costmodel::data
{

/// What dcgm-exporter and its kin show when asked: lines of METRIC{label="value",...} VALUE
/// [MILLISECONDS], one scrape or many after another.
ImportResult readMetricsText(std::span<const ImportInput> inputs, const ImportOptions& options,
                             const ImportMonitor& monitor);
int matchesMetricsText(std::string_view head);

/// Answers of Prometheus to a range query (or an instant query) of such metrics; several files may
/// hold several metrics of the same GPUs. A result without the name of its metric is asked for it
/// (option `metric`).
ImportResult readPrometheusJson(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor& monitor);
int matchesPrometheusJson(std::string_view head);

} // namespace costmodel::data
