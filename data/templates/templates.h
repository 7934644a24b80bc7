#pragma once

#include <span>
#include <string_view>

namespace costmodel::data
{

/// A scenario to start from. It is complete and valid, its prices carry source and date, and its
/// taxes follow Chinese rules; both texts hold the same numbers and differ in names and comments.
struct Template
{
    std::string_view id;      ///< "one-server"; the name of its files in data/templates
    const char* label;        ///< context "Template"
    const char* description;  ///< context "Template"; one sentence
    std::string_view english; ///< TOML
    std::string_view chinese; ///< TOML
};

/// In the order in which they are offered.
std::span<const Template> templates();

/// The TOML text for a reader of this language: Chinese for every code that begins with "zh".
std::string_view templateText(const Template& entry, std::string_view languageCode);

/// Null if there is none of this id.
const Template* findTemplate(std::string_view id);

} // namespace costmodel::data
