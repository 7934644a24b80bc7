#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/text/message.h"

namespace costmodel
{

/// Something that is wrong with a scenario, or odd about it.
struct Issue
{
    std::string
        path;     ///< of the key or table, as for `--set`: "rent[Name].price"; empty for the whole
    Message what; ///< "buy[8x A100].power.pue is 0.8; must be at least 1"
};

/// Something that was assumed, is missing or odd; results are there all the same.
struct Warning
{
    std::string_view code; ///< stable identifier: "term_outlives_horizon"
    Message text;
    std::string path; ///< of the input that it is about; may be empty
};

} // namespace costmodel
