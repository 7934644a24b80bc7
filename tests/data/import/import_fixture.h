#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>

#include <QByteArray>

#include "data/import/registry.h"

namespace costmodel::data
{

inline ImportOptions optionsOf(std::initializer_list<std::pair<const char*, const char*>> pairs)
{
    ImportOptions options;
    for (const auto& [key, value] : pairs)
        options.values[key] = value;
    return options;
}

/// Imports a text as a file of that name would be.
inline ImportResult importText(std::string text, ImportKind kind, const ImportOptions& options = {})
{
    const std::array kinds{kind};
    auto input = inputFromBytes("x.csv", std::move(text), options);
    if (const auto* refusal = std::get_if<ImportRefusal>(&input))
    {
        ImportResult result;
        result.report.refusals.push_back(*refusal);
        return result;
    }
    std::vector<ImportInput> inputs;
    inputs.push_back(std::get<ImportInput>(std::move(input)));
    return importInputs(std::move(inputs), kinds, options, {});
}

/// The first refusal in English, or "".
inline std::string refusalOf(const ImportResult& result)
{
    const ImportReport& report = result.report;
    return report.refusals.empty() ? "" : render(report.refusals.front().reason, English());
}

inline bool contains(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

inline bool says(const std::vector<Message>& messages, const char* part)
{
    for (const Message& message : messages)
        if (contains(render(message, English()), part))
            return true;
    return false;
}

/// Folder of the collected sample files beside the project; nothing where it is absent, and then
/// tests that need it skip themselves.
inline std::optional<std::filesystem::path> sampleFolder()
{
    const QByteArray told = qgetenv("COSTMODEL_SHARED");
    const std::filesystem::path folder =
        (told.isEmpty() ? std::filesystem::path(COSTMODEL_SOURCE_DIR) / ".." / "shared"
                        : std::filesystem::path(told.toStdString())) /
        "data";
    if (!std::filesystem::is_directory(folder))
        return std::nullopt;
    return folder;
}

} // namespace costmodel::data
