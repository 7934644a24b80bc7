#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "model/text/message.h"

namespace costmodel::data
{

/// The members of one JSON object, read by name. A missing key and null read as empty, unknown keys
/// are ignored; a value of another type is a problem that names its path and what was expected.
class JsonFields
{
public:
    JsonFields(const nlohmann::json& value, std::string path, std::vector<Message>& problems);

    std::string text(const char* key) const;
    std::optional<double> number(const char* key) const;
    double numberOr(const char* key, double otherwise) const;
    std::optional<std::int64_t> whole(const char* key) const;
    std::optional<std::uint64_t> natural(const char* key) const;
    std::optional<bool> truth(const char* key) const;
    std::vector<double> numbers(const char* key) const;
    std::vector<std::string> texts(const char* key) const;
    /// Empty if the key is missing or null.
    std::optional<JsonFields> object(const char* key) const;
    std::vector<JsonFields> objects(const char* key) const;

    void complain(const char* key, const char* expected) const;
    const std::string& path() const
    {
        return m_path;
    }

private:
    const nlohmann::json* find(const char* key) const;
    std::string pathOf(const std::string& key) const;

    const nlohmann::json* m_value;
    std::string m_path;
    std::vector<Message>* m_problems;
};

} // namespace costmodel::data
