#pragma once

#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "data/prices/price_book.h"
#include "data/prices/price_record.h"

namespace costmodel::data
{

/// The SQL of prices: rows in and out. Not for use outside data/prices. Throws SQLite::Exception.

/// Puts records into the tables, with statements that are prepared once. REQUIRES: a transaction.
class PriceWriter
{
public:
    explicit PriceWriter(SQLite::Database& database);

    struct Added
    {
        bool isNewOffer = false;
    };
    struct Changed
    {
        PriceRecord before;
    };
    struct Unchanged
    {
    };
    using Outcome = std::variant<Added, Changed, Unchanged, Message>;
    /// A message says why the record was not taken.
    Outcome put(const PriceRecord& record);

private:
    std::int64_t sourceId(const std::string& address);
    std::optional<PriceRecord> existing(std::int64_t offer, std::int64_t source,
                                        const PriceRecord& record);

    SQLite::Statement m_findOffer;
    SQLite::Statement m_addOffer;
    SQLite::Statement m_findSource;
    SQLite::Statement m_addSource;
    SQLite::Statement m_findPrice;
    SQLite::Statement m_addPrice;
    SQLite::Statement m_changePrice;
    std::unordered_map<std::string, std::int64_t> m_sources;
};

std::vector<PriceRecord> selectPrices(SQLite::Database& database, const PriceFilter& filter);
std::vector<PriceRecord> selectHistory(SQLite::Database& database, const std::string& offer);
std::optional<PriceRecord> selectPriceOn(SQLite::Database& database, const std::string& offer,
                                         std::optional<Date> on);
/// The row of one day, the best grade first; `on` is the last day allowed.
std::optional<PriceRecord> selectPriceOfDay(SQLite::Database& database, const std::string& offer,
                                            const Date& day);
std::vector<std::string> selectNames(SQLite::Database& database);

} // namespace costmodel::data
