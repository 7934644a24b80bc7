#include "data/prices/database_file.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include "data/prices/price_book_error.h"

namespace costmodel::data
{

namespace
{

constexpr int busyTimeoutMs = 10000;

std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

// A path as SQLite's URI, in which ?, # and % have a meaning.
std::string readOnlyUri(const std::filesystem::path& path, bool isImmutable)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char c : utf8(std::filesystem::absolute(path)))
    {
        if (c == '?' || c == '#' || c == '%')
        {
            const auto code = static_cast<unsigned char>(c);
            uri += '%';
            uri += digits[code >> 4];
            uri += digits[code & 15];
        }
        else
            uri += c;
    }
    return uri + (isImmutable ? "?mode=ro&immutable=1" : "?mode=ro");
}

long pragma(SQLite::Database& database, const char* name)
{
    return static_cast<long>(database.execAndGet(std::string("PRAGMA ") + name).getInt64());
}

bool isEmpty(SQLite::Database& database)
{
    return pragma(database, "application_id") == 0 && pragma(database, "user_version") == 0 &&
           database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt64() == 0;
}

[[noreturn]] void refuse(const char* text, std::vector<MessageArgument> arguments)
{
    throw PriceBookError({text, std::move(arguments)});
}

void checkIdentity(SQLite::Database& database, const std::filesystem::path& path,
                   std::span<const Migration> steps)
{
    if (pragma(database, "application_id") != priceBookApplicationId)
        refuse(COSTMODEL_TEXT("Message", "%1 is a database of another program, not a price book; "
                                         "name another file."),
               {utf8(path)});
    const long version = pragma(database, "user_version");
    if (version > steps.back().to)
        refuse(COSTMODEL_TEXT("Message", "%1 is a price book of version %2, made by a newer "
                                         "program; this one knows up to version %3. Use the newer "
                                         "program or name another file."),
               {utf8(path), version, static_cast<long>(steps.back().to)});
}

void checkIntegrity(SQLite::Database& database, const std::filesystem::path& path)
{
    const std::string result = database.execAndGet("PRAGMA integrity_check(1)").getString();
    if (result != "ok")
        refuse(COSTMODEL_TEXT("Message", "The price book %1 is damaged (%2). Move it away to start "
                                         "from the shipped prices, or put back a copy."),
               {utf8(path), result});
}

// Whether a program that ended suddenly left changes beside the file, to be finished or undone.
bool hasPendingLog(const std::filesystem::path& path)
{
    for (const char* const ending : {"-wal", "-journal"})
    {
        std::error_code error;
        std::filesystem::path log = path;
        log += ending;
        const auto size = std::filesystem::file_size(log, error);
        if (!error && size > 0)
            return true;
    }
    return false;
}

Message readOnlyNotice(const std::filesystem::path& path)
{
    return {COSTMODEL_TEXT("Message", "The price book %1 can only be read: the file or its folder "
                                      "is write-protected."),
            {utf8(path)}};
}

// Reading a database with a write-ahead log needs a file beside it, which a protected folder does
// not allow; where no log is pending the file can be read as it stands.
OpenedDatabase openProtected(const std::filesystem::path& path, const SQLite::Exception& reason)
{
    if (hasPendingLog(path))
        throw PriceBookError(explain(reason, path));
    auto database = std::make_unique<SQLite::Database>(readOnlyUri(path, true),
                                                       SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    pragma(*database, "schema_version");
    return {std::move(database), readOnlyNotice(path)};
}

OpenedDatabase openRaw(const std::filesystem::path& path, bool create)
{
    try
    {
        auto database = std::make_unique<SQLite::Database>(
            utf8(path), SQLite::OPEN_READWRITE | (create ? SQLite::OPEN_CREATE : 0), busyTimeoutMs);
        pragma(*database, "schema_version"); // the first access to the file
        const bool isReadOnly = sqlite3_db_readonly(database->getHandle(), "main") == 1;
        return {std::move(database),
                isReadOnly ? std::optional(readOnlyNotice(path)) : std::nullopt};
    }
    catch (const SQLite::Exception& error)
    {
        const int code = error.getErrorCode();
        std::error_code missing;
        const bool isProtected = (code == SQLITE_CANTOPEN || code == SQLITE_READONLY) &&
                                 std::filesystem::is_regular_file(path, missing);
        if (!isProtected)
            throw;
        return openProtected(path, error);
    }
}

} // namespace

Message explain(const SQLite::Exception& error, const std::filesystem::path& path)
{
    const std::string file = utf8(path);
    switch (error.getErrorCode())
    {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {COSTMODEL_TEXT("Message", "The price book %1 is being written by another program; "
                                          "try again when it is done."),
                {file}};
    case SQLITE_NOTADB:
        return {COSTMODEL_TEXT("Message", "%1 is not a price book; name another file."), {file}};
    case SQLITE_CORRUPT:
        return {COSTMODEL_TEXT("Message", "The price book %1 is damaged (%2). Move it away to "
                                          "start from the shipped prices, or put back a copy."),
                {file, std::string(error.what())}};
    case SQLITE_FULL:
        return {COSTMODEL_TEXT("Message", "The price book %1 cannot be written: the disk is full. "
                                          "Nothing was changed."),
                {file}};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {COSTMODEL_TEXT("Message", "The price book %1 cannot be written: the file or its "
                                          "folder is write-protected."),
                {file}};
    case SQLITE_CANTOPEN:
        return {COSTMODEL_TEXT("Message", "The price book %1 cannot be opened; check that the file "
                                          "exists and may be read."),
                {file}};
    default:
        return {COSTMODEL_TEXT("Message", "The price book %1 failed: %2."),
                {file, std::string(error.what())}};
    }
}

OpenedDatabase openDatabase(const std::filesystem::path& path, bool create,
                            std::span<const Migration> steps)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        refuse(COSTMODEL_TEXT("Message", "%1 is a folder, not a price book; name a file."),
               {utf8(path)});
    if (!create && !std::filesystem::exists(path, error))
        refuse(COSTMODEL_TEXT("Message", "There is no price book %1; check the name."),
               {utf8(path)});
    OpenedDatabase opened = openRaw(path, create);
    SQLite::Database& database = *opened.database;
    if (!isEmpty(database))
    {
        checkIdentity(database, path, steps);
        checkIntegrity(database, path);
        if (opened.notice && pragma(database, "user_version") < steps.back().to)
            refuse(COSTMODEL_TEXT("Message", "The price book %1 is of an older version and "
                                             "write-protected, so that it cannot be brought up to "
                                             "date; allow writing, or copy it elsewhere."),
                   {utf8(path)});
    }
    else if (!create || opened.notice)
        refuse(COSTMODEL_TEXT("Message", "%1 is empty, not a price book; name another file."),
               {utf8(path)});
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA trusted_schema = OFF");
    return opened;
}

void upgrade(SQLite::Database& database, const std::filesystem::path& path,
             std::span<const Migration> steps, void (*fill)(SQLite::Database&))
{
    const long before = pragma(database, "user_version");
    if (before >= steps.back().to)
        return;
    if (before > 0 && !path.empty())
    {
        std::filesystem::path copy = path;
        copy += ".v" + std::to_string(before);
        std::filesystem::path aside = copy;
        aside += ".part";
        std::filesystem::remove(aside);
        SQLite::Statement vacuum(database, "VACUUM INTO ?");
        vacuum.bind(1, utf8(aside));
        vacuum.exec();
        std::filesystem::rename(aside, copy);
    }
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const long version = pragma(database, "user_version"); // others may have been faster
    for (const Migration& step : steps)
        if (step.to > version)
            database.exec(std::string(step.sql));
    if (version == 0 && fill)
        fill(database);
    if (version < steps.back().to)
    {
        database.exec("PRAGMA application_id = " + std::to_string(priceBookApplicationId));
        database.exec("PRAGMA user_version = " + std::to_string(steps.back().to));
    }
    transaction.commit();
}

} // namespace costmodel::data
