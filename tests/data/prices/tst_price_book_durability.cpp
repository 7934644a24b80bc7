#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>

#include "data/file/files.h"
#include "data/prices/database_file.h"
#include "data/prices/price_book.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

std::vector<PriceRecord> recordsOf(const std::string& name, int count, double price)
{
    std::vector<PriceRecord> records;
    for (int i = 0; i < count; ++i)
    {
        PriceRecord record;
        record.name = name + "-" + std::to_string(i);
        record.kind = PriceKind::Rent;
        record.gpu = "A100";
        record.gpus = 8;
        record.billing = "hour";
        record.low = record.price = record.high = price;
        record.currency = "CNY";
        record.unit = "CNY per node-hour";
        record.asOf = {2026, 1, 1};
        record.grade = 'b';
        record.source = "a list";
        records.push_back(record);
    }
    return records;
}

// Runs `work` in a program of its own; 0 if it ended well.
template <typename Work>
pid_t startProgram(Work work)
{
    const pid_t program = ::fork();
    if (program != 0)
        return program;
    try
    {
        work();
    }
    catch (const std::exception& error)
    {
        std::fprintf(stderr, "%s\n", error.what());
        ::_exit(1);
    }
    ::_exit(0);
}

int waitFor(pid_t program)
{
    int status = -1;
    ::waitpid(program, &status, 0);
    return status;
}

// Root may write everywhere: as root the work is done as somebody else.
template <typename Work>
void asOrdinaryUser(Work work)
{
    constexpr uid_t nobody = 65534;
    const bool isRoot = ::geteuid() == 0;
    if (isRoot && ::seteuid(nobody) != 0)
        QFAIL("cannot become an ordinary user");
    work();
    if (isRoot && ::seteuid(0) != 0)
        QFAIL("cannot become root again");
}

} // namespace

class TestPriceBookDurability : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path folder() const
    {
        return m_folder->path().toStdString();
    }
    std::filesystem::path file(const char* name = "prices.db") const
    {
        return folder() / name;
    }
    std::size_t count(const PriceBook& book) const
    {
        PriceFilter all;
        all.wantsHistory = true;
        return book.search(all).size();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        ::chmod(m_folder->path().toUtf8().constData(), 0755);
    }

    void aKillDuringTheFirstOpeningLeavesNothingBroken()
    {
        for (int i = 0; i < 25; ++i)
        {
            const auto book = file(("new" + std::to_string(i) + ".db").c_str());
            const pid_t program = startProgram([&] { PriceBook::open(book); });
            std::this_thread::sleep_for(std::chrono::microseconds(i * 700));
            ::kill(program, SIGKILL);
            waitFor(program);
            QCOMPARE(count(PriceBook::open(book)), std::size_t{239});
        }
    }

    void aKillDuringAnImportLeavesTheOldOrTheNewPrices()
    {
        PriceBook::open(file()).import(recordsOf("rent-x", 200, 1));
        int killed = 0;
        for (int i = 0; i < 25; ++i)
        {
            const pid_t program = startProgram(
                [&]
                {
                    PriceBook book = PriceBook::open(file());
                    for (int round = 2; round < 10000; ++round)
                        book.import(recordsOf("rent-x", 200, round));
                });
            std::this_thread::sleep_for(std::chrono::milliseconds(3 + i * 2));
            ::kill(program, SIGKILL);
            killed += WIFSIGNALED(waitFor(program)) ? 1 : 0;
            const PriceBook book = PriceBook::open(file()); // checks the file
            QCOMPARE(count(book), std::size_t{439});        // 239 shipped and 200
            const double price = book.priceOn("rent-x-0", std::nullopt)->price;
            for (int j = 0; j < 200; ++j)
                QCOMPARE(book.priceOn("rent-x-" + std::to_string(j), std::nullopt)->price, price);
        }
        QCOMPARE(killed, 25);
    }

    void manyProgramsMakeOneBookAtOnce()
    {
        std::vector<pid_t> programs;
        for (int i = 0; i < 6; ++i)
            programs.push_back(startProgram(
                [&]
                {
                    PriceBook book = PriceBook::open(file());
                    for (int round = 0; round < 5; ++round)
                        book.import(recordsOf(
                            "rent-" + std::to_string(i) + "-" + std::to_string(round), 10, 1));
                }));
        for (const pid_t program : programs)
            QCOMPARE(waitFor(program), 0);
        // Every price of every program: 6 x 5 x 10.
        QCOMPARE(count(PriceBook::open(file())), std::size_t{239 + 300});
    }

    void whoReadsIsNotDisturbedByWhoWrites()
    {
        PriceBook reader = PriceBook::open(file());
        PriceBook writer = PriceBook::open(file());
        writer.import(recordsOf("rent-x", 1, 1));
        QCOMPARE(reader.priceOn("rent-x-0", std::nullopt)->price, 1.0);
        writer.import(recordsOf("rent-x", 1, 2));
        QCOMPARE(reader.priceOn("rent-x-0", std::nullopt)->price, 2.0);
    }

    void aProtectedFolderStillGivesItsPrices()
    {
        PriceBook::open(file()).import(recordsOf("rent-x", 1, 5));
        ::chmod(file().c_str(), 0444);
        ::chmod(folder().c_str(), 0555);
        asOrdinaryUser(
            [&]
            {
                PriceBook book = PriceBook::open(file());
                QVERIFY(book.isReadOnly());
                QVERIFY(render(*book.notice(), English{}).find("can only be read") !=
                        std::string::npos);
                QCOMPARE(book.priceOn("rent-x-0", std::nullopt)->price, 5.0);
                QCOMPARE(count(book), std::size_t{240});
                const auto more = recordsOf("rent-y", 1, 1);
                QVERIFY_THROWS_EXCEPTION(PriceBookError, book.import(more));
            });
        ::chmod(folder().c_str(), 0755);
        QCOMPARE(PriceBook::open(file()).history("rent-x-0").size(), std::size_t{1});
    }

    void aProtectedFileInAnOpenFolderStillGivesItsPrices()
    {
        PriceBook::open(file());
        ::chmod(file().c_str(), 0444);
        ::chmod(folder().c_str(), 0777);
        asOrdinaryUser(
            [&]
            {
                const PriceBook book = PriceBook::open(file());
                QVERIFY(book.isReadOnly());
                QCOMPARE(count(book), std::size_t{239});
            });
    }

    void whereNoFileCanBeMadeTheShippedPricesServe()
    {
        ::chmod(folder().c_str(), 0555);
        asOrdinaryUser(
            [&]
            {
                const PriceBook book = PriceBook::open(file("sub") / "prices.db");
                QVERIFY(book.isReadOnly());
                QCOMPARE(count(book), std::size_t{239});
                QVERIFY(render(*book.notice(), English{}).find("cannot be made") !=
                        std::string::npos);
            });
        QVERIFY(!std::filesystem::exists(file("sub")));
        ::chmod(folder().c_str(), 0755);
    }

    void anUnreadableFileIsRefused()
    {
        PriceBook::open(file());
        ::chmod(file().c_str(), 0000);
        asOrdinaryUser([&] { QVERIFY_THROWS_EXCEPTION(PriceBookError, PriceBook::open(file())); });
    }

    void anOlderBookIsBroughtUpToDateAndKept()
    {
        const std::array first{Migration{1, "CREATE TABLE note (text TEXT NOT NULL) STRICT;"}};
        const std::array both{first[0],
                              Migration{2, "ALTER TABLE note ADD COLUMN day TEXT NOT NULL "
                                           "DEFAULT 'x';"}};
        {
            OpenedDatabase opened = openDatabase(file(), true, first);
            upgrade(*opened.database, file(), first, nullptr);
            opened.database->exec("INSERT INTO note VALUES ('kept')");
        }
        OpenedDatabase opened = openDatabase(file(), false, both);
        upgrade(*opened.database, file(), both, nullptr);
        QCOMPARE(opened.database->execAndGet("PRAGMA user_version").getInt(), 2);
        QCOMPARE(opened.database->execAndGet("SELECT text || day FROM note").getString(),
                 std::string("keptx"));
        SQLite::Database copy(file("prices.db.v1").string(), SQLite::OPEN_READONLY);
        QCOMPARE(copy.execAndGet("PRAGMA user_version").getInt(), 1);
        QCOMPARE(copy.execAndGet("SELECT text FROM note").getString(), std::string("kept"));
    }

    void aStepThatFailsLeavesTheOldBook()
    {
        const std::array first{Migration{1, "CREATE TABLE note (text TEXT NOT NULL) STRICT;"}};
        const std::array broken{first[0], Migration{2, "CREATE TABLE more (a); NO SQL;"}};
        {
            OpenedDatabase opened = openDatabase(file(), true, first);
            upgrade(*opened.database, file(), first, nullptr);
            QVERIFY_THROWS_EXCEPTION(SQLite::Exception,
                                     upgrade(*opened.database, file(), broken, nullptr));
        }
        OpenedDatabase opened = openDatabase(file(), false, first);
        QCOMPARE(opened.database->execAndGet("PRAGMA user_version").getInt(), 1);
        QCOMPARE(opened.database->execAndGet("SELECT count(*) FROM sqlite_schema").getInt(), 1);
    }

    void anEmptyFileBecomesABook()
    {
        writeFileAtomically(file(), "");
        QCOMPARE(count(PriceBook::open(file())), std::size_t{239});
        writeFileAtomically(file("other.db"), "");
        QVERIFY_THROWS_EXCEPTION(PriceBookError,
                                 PriceBook::open(file("other.db"), PriceBook::Missing::Refuse));
    }
};

QTEST_APPLESS_MAIN(TestPriceBookDurability)
#include "tst_price_book_durability.moc"
