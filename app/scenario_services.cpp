#include "app/scenario_services.h"

namespace costmodel::app
{

data::ReaderServices scenarioServices(const std::filesystem::path&)
{
    return {};
}

} // namespace costmodel::app
