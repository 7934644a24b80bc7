#include "data/prices/price_book.h"

#include <algorithm>

#include <SQLiteCpp/Transaction.h>

#include "data/prices/database_file.h"
#include "data/prices/embedded.h"
#include "data/prices/price_csv.h"
#include "data/prices/price_rows.h"

namespace costmodel::data
{

namespace
{

std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

// What SQLite throws becomes one kind of error, with words that say what to do.
template <typename Work>
auto guarded(const std::filesystem::path& path, Work work)
{
    try
    {
        return work();
    }
    catch (const SQLite::Exception& error)
    {
        throw PriceBookError(explain(error, path));
    }
    catch (const std::filesystem::filesystem_error& error)
    {
        throw PriceBookError({COSTMODEL_TEXT("Message", "The price book %1 failed: %2."),
                              {utf8(path), error.code().message()}});
    }
}

// The shipped file is checked by the tests: a row that cannot be read is not in it.
void fillFromSeed(SQLite::Database& database)
{
    PriceWriter writer(database);
    for (const PriceCsv::Row& row : readPriceCsv(seedPricesCsv()).rows)
        if (const auto* record = std::get_if<PriceRecord>(&row.content))
            writer.put(*record);
}

void useWriteAheadLog(SQLite::Database& database)
{
    try
    {
        database.execAndGet("PRAGMA journal_mode = WAL");
    }
    catch (const SQLite::Exception&)
    {
        // Another program holds the file: it stays in the mode that it has, which is as safe.
    }
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
    {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j)
        {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

void take(ImportPreview& result, PriceWriter& writer, std::span<const PriceRecord> records)
{
    for (std::size_t i = 0; i < records.size(); ++i)
    {
        const PriceRecord& record = records[i];
        if (const std::vector<Message> problems = problemsOf(record); !problems.empty())
        {
            result.refused.push_back({i, problems.front()});
            continue;
        }
        PriceWriter::Outcome outcome = writer.put(record);
        if (const auto* added = std::get_if<PriceWriter::Added>(&outcome))
        {
            result.newOffers += added->isNewOffer ? 1 : 0;
            result.added.push_back(record);
        }
        else if (auto* changed = std::get_if<PriceWriter::Changed>(&outcome))
            result.changed.push_back({std::move(changed->before), record});
        else if (auto* reason = std::get_if<Message>(&outcome))
            result.refused.push_back({i, std::move(*reason)});
        else
            ++result.unchanged;
    }
}

} // namespace

PriceBook::PriceBook(std::unique_ptr<SQLite::Database> database, std::filesystem::path path,
                     std::optional<Message> notice)
    : m_database(std::move(database))
    , m_path(std::move(path))
    , m_notice(std::move(notice))
{
}

PriceBook::PriceBook(PriceBook&&) noexcept = default;
PriceBook& PriceBook::operator=(PriceBook&&) noexcept = default;
PriceBook::~PriceBook() = default;

PriceBook PriceBook::shipped()
{
    return guarded({},
                   []
                   {
                       auto database = std::make_unique<SQLite::Database>(
                           ":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
                       upgrade(*database, {}, migrations(), fillFromSeed);
                       return PriceBook(
                           std::move(database), {},
                           Message{COSTMODEL_TEXT("Message", "These are the prices that come with "
                                                             "the program; nothing can be added."),
                                   {}});
                   });
}

PriceBook PriceBook::open(const std::filesystem::path& path, Missing missing)
{
    return guarded(
        path,
        [&]
        {
            const bool create = missing == Missing::Create;
            std::error_code error;
            if (create && path.has_parent_path())
                std::filesystem::create_directories(path.parent_path(), error);
            try
            {
                OpenedDatabase opened = openDatabase(path, create, migrations());
                if (!opened.notice)
                {
                    upgrade(*opened.database, path, migrations(), fillFromSeed);
                    useWriteAheadLog(*opened.database);
                }
                return PriceBook(std::move(opened.database), path, std::move(opened.notice));
            }
            catch (const SQLite::Exception& failure)
            {
                if (!create || std::filesystem::exists(path, error))
                    throw;
                PriceBook book = shipped();
                book.m_notice = {COSTMODEL_TEXT("Message",
                                                "The price book %1 cannot be made: the folder is "
                                                "write-protected. The prices that come with the "
                                                "program are used; nothing can be added."),
                                 {utf8(path)}};
                return book;
            }
        });
}

bool PriceBook::isReadOnly() const
{
    return m_notice.has_value();
}

const std::optional<Message>& PriceBook::notice() const
{
    return m_notice;
}

const std::filesystem::path& PriceBook::path() const
{
    return m_path;
}

std::vector<PriceRecord> PriceBook::search(const PriceFilter& filter) const
{
    return guarded(m_path, [&] { return selectPrices(*m_database, filter); });
}

std::vector<PriceRecord> PriceBook::history(std::string_view offer) const
{
    return guarded(m_path, [&] { return selectHistory(*m_database, std::string(offer)); });
}

std::optional<PriceRecord> PriceBook::priceOn(std::string_view offer, std::optional<Date> on) const
{
    return guarded(m_path,
                   [&]() -> std::optional<PriceRecord>
                   {
                       if (auto record = selectPriceOn(*m_database, std::string(offer), on))
                           return record;
                       if (offer.size() <= 11 || offer[offer.size() - 11] != '-')
                           return std::nullopt;
                       const std::optional<Date> day = parseDate(offer.substr(offer.size() - 10));
                       if (!day || (on && *on < *day))
                           return std::nullopt;
                       return selectPriceOfDay(
                           *m_database, std::string(offer.substr(0, offer.size() - 11)), *day);
                   });
}

std::vector<std::string> PriceBook::similarNames(std::string_view offer) const
{
    const std::vector<std::string> names =
        guarded(m_path, [&] { return selectNames(*m_database); });
    const std::string wanted = slug(offer);
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const std::string& name : names)
    {
        const bool contains = !wanted.empty() && name.find(wanted) != std::string::npos;
        const std::size_t distance = contains ? 0 : editDistance(wanted, name);
        if (distance <= std::max<std::size_t>(2, wanted.size() / 4))
            ranked.emplace_back(distance, name);
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::string> similar;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, ranked.size()); ++i)
        similar.push_back(std::move(ranked[i].second));
    return similar;
}

ImportPreview PriceBook::preview(std::span<const PriceRecord> records) const
{
    if (m_notice)
        throw PriceBookError(*m_notice);
    return guarded(m_path,
                   [&]
                   {
                       ImportPreview result;
                       SQLite::Transaction transaction(*m_database,
                                                       SQLite::TransactionBehavior::IMMEDIATE);
                       PriceWriter writer(*m_database);
                       take(result, writer, records);
                       return result; // not committed: rolled back
                   });
}

ImportPreview PriceBook::import(std::span<const PriceRecord> records)
{
    if (m_notice)
        throw PriceBookError(*m_notice);
    return guarded(m_path,
                   [&]
                   {
                       ImportPreview result;
                       SQLite::Transaction transaction(*m_database,
                                                       SQLite::TransactionBehavior::IMMEDIATE);
                       PriceWriter writer(*m_database);
                       take(result, writer, records);
                       transaction.commit();
                       return result;
                   });
}

} // namespace costmodel::data
