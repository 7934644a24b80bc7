#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::data
{

/// What was read of another program's output; problems are why nothing was.
struct BenchImport
{
    std::optional<measure::Result> result{};
    std::vector<Message> problems{};
};

/// Output of mamf-finder.py (ml-engineering), all three forms it has had: the best outcome alone;
/// mean, median and max; burst and sustained. The median or the sustained figure is taken where
/// there is one; a best figure is noted as such.
BenchImport importMamf(std::string_view text);

/// Output of all_reduce_perf of nccl-tests (and rccl-tests), also with prefixes of mpirun: bus
/// rates by payload, the slower of in place and out of place. Rows with wrong results and
/// runs of one GPU are refused.
BenchImport importNcclTests(std::string_view text);

/// `fio --output-format=json`: the read rate of the slowest direct and of the slowest buffered job.
BenchImport importFio(std::string_view text);

} // namespace costmodel::data
