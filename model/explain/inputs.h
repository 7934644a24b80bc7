#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/explain/derivation.h"
#include "model/result.h"
#include "model/scenario/schema.h"

namespace costmodel
{

/// The inputs of a scenario as the leaves of derivations, with where they are from.
class Inputs
{
public:
    /// Keeps a reference.
    explicit Inputs(const Scenario& scenario);

    /// The key of a table of the scenario, which is named by its address: of(scenario.tax,
    /// "income_rate"). Expects a key of that table.
    Derivation of(const void* table, std::string_view key) const;
    /// One of the six factors: "rent.scale".
    Derivation factor(std::string_view key) const;
    /// What a path names; the reason where it names nothing.
    Result<Derivation> at(std::string_view path) const;

    /// The currency of the money in a table: its own, that of the table around it, or that of the
    /// scenario.
    const std::string& currencyOf(const void* table) const;

private:
    struct Table
    {
        const void* address = nullptr;
        const TableSchema* schema = nullptr;
        std::string path;
        std::string currency;
        bool isKeyItself = false; ///< a rate of [fx]
    };

    const Table& tableAt(const void* address) const;
    Derivation leaf(const Table& table, const Field& field) const;

    const Scenario& m_scenario;
    std::vector<Table> m_tables;
    std::unordered_map<const void*, std::size_t> m_byAddress;
};

} // namespace costmodel
