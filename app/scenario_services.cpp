#include "app/scenario_services.h"

#include "data/scenario/benchmark_figure.h"

namespace costmodel::app
{

data::ReaderServices scenarioServices(const std::filesystem::path&)
{
    return {.priceOf = {}, .measuredThroughput = data::measuredThroughput};
}

} // namespace costmodel::app
