#pragma once

#include <optional>
#include <span>
#include <string>

#include "data/import/format.h"

namespace costmodel::data
{

/// What the person says about a whole catalogue.
struct CatalogueDefaults
{
    std::optional<std::string> provider;
    std::optional<std::string> currency;
    std::optional<std::string> billing;
    std::optional<std::string> source;
    std::optional<Date> asOf;
    char grade = 'b';
};

/// The options that every catalogue takes.
std::span<const ImportOption> catalogueOptions();
/// Options with a value that cannot be right are refused in the report.
CatalogueDefaults catalogueDefaults(const ImportOptions& options, char usualGrade,
                                    ImportReport& report);

} // namespace costmodel::data
