#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include "model/text/message.h"

namespace costmodel::data
{

/// The database of a price book before anybody knows prices: identity, version, locking. Not for
/// use outside data/prices.

/// The SQL that brings a database from version `to - 1` to `to`.
struct Migration
{
    int to = 1;
    std::string_view sql;
};
/// From nothing to the present version, in order.
std::span<const Migration> migrations();

/// "CMPB": marks the file as a price book in the header of SQLite.
inline constexpr int priceBookApplicationId = 0x434D5042;

struct OpenedDatabase
{
    std::unique_ptr<SQLite::Database> database;
    std::optional<Message> notice; ///< why it can only be read
};

/// Opens an existing file, or makes one if `create`. Throws PriceBookError for what is no price
/// book, damaged or of a version beyond `steps`.
OpenedDatabase openDatabase(const std::filesystem::path& path, bool create,
                            std::span<const Migration> steps);

/// Applies the steps that the database lacks, in one transaction that others wait for; `fill` runs
/// inside it if the database was empty. An older database is first copied to "NAME.vN" beside it.
void upgrade(SQLite::Database& database, const std::filesystem::path& path,
             std::span<const Migration> steps, void (*fill)(SQLite::Database&));

/// The words for a failure of SQLite on this file, with what to do about it.
Message explain(const SQLite::Exception& error, const std::filesystem::path& path);

} // namespace costmodel::data
