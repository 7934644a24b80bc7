#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace costmodel::data
{

/// The name of a column without what differs between programs: small letters, without spaces,
/// underscores, slashes, points and other signs, and without what stands in brackets.
/// "utilization.gpu [%]" is utilizationgpu, "lineItem/UsageAmount" lineitemusageamount; Chinese
/// names stay as they are.
std::string normalisedName(std::string_view name);

/// What stands in the last brackets of a name, folded: "%" of "utilization.gpu [%]"; else empty.
std::string unitInName(std::string_view name);

/// The header of a table.
class Columns
{
public:
    Columns() = default;
    explicit Columns(const std::vector<std::string_view>& header);

    std::size_t count() const
    {
        return m_names.size();
    }
    /// Names as the file has them.
    const std::vector<std::string>& names() const
    {
        return m_names;
    }
    /// The column that has the first of these normalised names that there is. The first one where
    /// the header repeats a name.
    std::optional<std::size_t> find(std::initializer_list<std::string_view> normalised) const;
    std::optional<std::size_t> find(std::string_view normalised) const;
    bool has(std::string_view normalised) const
    {
        return find(normalised).has_value();
    }
    /// Names that an earlier column has too, when normalised.
    const std::vector<std::string>& repeatedNames() const
    {
        return m_repeated;
    }
    /// Whether a record is this header once more, as where files were put together.
    bool isRepeatedBy(const std::vector<std::string_view>& record) const;

private:
    std::vector<std::string> m_names;
    std::vector<std::string> m_repeated;
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace costmodel::data
