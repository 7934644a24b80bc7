#pragma once

#include <nlohmann/json_fwd.hpp>

#include "data/bench/json_fields.h"
#include "model/measure/result.h"

namespace costmodel::data
{

/// The members of a result file, version 1. All keys are always written; what is not known is null.

nlohmann::json toJson(const measure::Probe& probe);
nlohmann::json toJson(const measure::Device& device);
nlohmann::json toJson(const measure::Test& test);
nlohmann::json toJson(const measure::Scaling& scaling);
nlohmann::json toJson(const measure::Io& io);
nlohmann::json toJson(const measure::Observation& observation);
nlohmann::json toJson(const measure::Host& host);

measure::Probe probeFrom(const JsonFields& fields);
measure::Device deviceFrom(const JsonFields& fields);
measure::Test testFrom(const JsonFields& fields);
measure::Scaling scalingFrom(const JsonFields& fields);
measure::Io ioFrom(const JsonFields& fields);
measure::Observation observationFrom(const JsonFields& fields);
measure::Host hostFrom(const JsonFields& fields);

} // namespace costmodel::data
