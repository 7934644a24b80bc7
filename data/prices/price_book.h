#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/prices/price_book_error.h"
#include "data/prices/price_record.h"

namespace SQLite
{
class Database;
}

namespace costmodel::data
{

/// Which prices are wanted; an empty member wants all. Texts are compared without regard to case.
struct PriceFilter
{
    std::vector<std::string> words; ///< all in the name, provider, GPU, region, item or note
    std::string gpu;      ///< parts of the name: A100 finds A100-SXM-80G, but A10 does not
    std::string provider; ///< part of the name
    std::string region;   ///< part of the name
    std::string billing;  ///< whole; "reserved" finds all terms
    std::string currency; ///< whole
    std::optional<PriceKind> kind;
    std::optional<Date> on;    ///< nothing of later days
    bool wantsHistory = false; ///< every price instead of the one in force of each offer
};

/// What taking records into the book would do, or did.
struct ImportPreview
{
    struct Change
    {
        PriceRecord before;
        PriceRecord after;
    };
    struct Refusal
    {
        std::size_t record = 0; ///< its position among those given
        Message reason;
    };
    std::size_t newOffers = 0;
    std::vector<PriceRecord> added;
    std::vector<Change> changed; ///< same offer, day, region, GPUs and source, but other figures
    std::size_t unchanged = 0;
    std::vector<Refusal> refused;
};

/// The dated prices that a person has collected: one SQLite file. Any number of programs may have
/// it open at once, and one that is killed at any moment leaves either the old or the new content.
///
/// Of an offer the price in force on a day is the last one before or on it. Unverified prices
/// (grade c) only stand in where there is no better one up to that day; of two sources of one day
/// the better grade counts.
///
/// Every member throws PriceBookError if the file fails. An object belongs to one thread.
class PriceBook
{
public:
    enum class Missing
    {
        Create, ///< a file that is not there is made from the shipped prices
        Refuse,
    };

    /// Opens a price book and brings its form up to date, for which a copy of the old file is kept
    /// beside it. What cannot be written to is opened for reading; `notice` then says why. Where no
    /// file can be made the shipped prices serve from memory, with a notice.
    /// Refuses a file of another program, one of a newer version and a damaged one.
    static PriceBook open(const std::filesystem::path& path, Missing missing = Missing::Create);
    /// The shipped prices, in memory.
    static PriceBook shipped();

    PriceBook(PriceBook&&) noexcept;
    PriceBook& operator=(PriceBook&&) noexcept;
    ~PriceBook();

    bool isReadOnly() const;
    /// Why nothing can be written; empty if it can.
    const std::optional<Message>& notice() const;
    /// Where it lies; empty for one in memory.
    const std::filesystem::path& path() const;

    /// Sorted by name and date.
    std::vector<PriceRecord> search(const PriceFilter& filter) const;
    /// All prices of one offer by date; empty if the book has no such offer.
    std::vector<PriceRecord> history(std::string_view offer) const;
    /// The price in force on a day, or the newest without one. An `offer` that ends in a date is
    /// that very price.
    std::optional<PriceRecord> priceOn(std::string_view offer, std::optional<Date> on) const;
    /// Up to three names of offers that were probably meant.
    std::vector<std::string> similarNames(std::string_view offer) const;

    /// What `import` would do.
    ImportPreview preview(std::span<const PriceRecord> records) const;
    /// Takes in all records that are right, in one transaction: all of them or, if anything fails,
    /// none. A price with the same offer, day, region, GPUs and source replaces the old one.
    ImportPreview import(std::span<const PriceRecord> records);

private:
    PriceBook(std::unique_ptr<SQLite::Database> database, std::filesystem::path path,
              std::optional<Message> notice);

    std::unique_ptr<SQLite::Database> m_database;
    std::filesystem::path m_path;
    std::optional<Message> m_notice;
};

} // namespace costmodel::data
