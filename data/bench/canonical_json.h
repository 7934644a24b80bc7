#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace costmodel::data
{

/// The one text of a JSON value that checksums are made of: keys sorted, no blanks, UTF-8, whole
/// numbers as such, other numbers as the shortest decimal that reads back the same, with ".0" where
/// it has no fraction and with an exponent below 1e-4 and from 1e16. It is what Python writes with
/// json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).
///
/// Expects finite numbers and valid UTF-8.
std::string canonicalJson(const nlohmann::json& value);

/// SHA-256 of the canonical form of an object without its key "sha256".
std::string checksumOf(const nlohmann::json& object);

/// The value of a JSON text. Nothing, with `line`, `column` and `what` set, if it is no JSON, holds
/// a number beyond a double, bytes that are not UTF-8, or is nested deeper than 64 levels.
struct JsonProblem
{
    std::size_t line = 0;
    std::size_t column = 0;
    std::string what;
};
bool parseJson(std::string_view text, nlohmann::json& value, JsonProblem& problem);

} // namespace costmodel::data
