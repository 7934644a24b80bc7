#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "data/scenario/reader.h"
#include "model/usage/repair.h"
#include "model/usage/training_speed.h"

namespace costmodel::data
{

/// What a diagnosis can put into a scenario.
struct UsageTables
{
    std::optional<Repair> repair;       ///< [pipeline]
    std::optional<TrainingSpeed> speed; ///< [gpu.NAME], if it is that of one GPU
    std::string gpuName;                ///< empty: no such table

    bool hasGpu() const
    {
        return speed && speed->perGpu && !gpuName.empty();
    }
    bool isEmpty() const
    {
        return !repair && !hasGpu();
    }
};

/// The word for the work of one unit, from "tokens/s/GPU": "token".
std::string workUnit(const TrainingSpeed& speed);

/// The tables as TOML, to be pasted. Empty if there are none.
std::string tablesText(const UsageTables& tables);

/// The text of a scenario with the tables put in. The rest stays as the user wrote it where that
/// gives a scenario that reads as it should; else the whole is written anew. `file` is where the
/// text stands. Nothing if the text is no scenario without issues. May throw FileError.
std::optional<std::string> withTables(std::string_view toml, const std::filesystem::path& file,
                                      const UsageTables& tables,
                                      const ReaderServices& services = {});

} // namespace costmodel::data
