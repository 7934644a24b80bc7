#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include <SQLiteCpp/Database.h>

#include "data/file/files.h"
#include "data/prices/price_book.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

PriceRecord recordOf(std::string name, Date asOf, double price)
{
    PriceRecord record;
    record.name = std::move(name);
    record.kind = PriceKind::Rent;
    record.gpu = "A100-SXM-80G";
    record.gpus = 8;
    record.billing = "hour";
    record.low = record.price = record.high = price;
    record.currency = "CNY";
    record.unit = "CNY per node-hour";
    record.provider = "Example";
    record.region = "CN-Qingdao";
    record.asOf = asOf;
    record.grade = 'a';
    record.source = "offer of 2026";
    return record;
}

std::string refusal(const std::filesystem::path& path,
                    PriceBook::Missing missing = PriceBook::Missing::Create)
{
    try
    {
        PriceBook::open(path, missing);
    }
    catch (const PriceBookError& error)
    {
        return error.what();
    }
    return "";
}

} // namespace

class TestPriceBook : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path file(const char* name = "prices.db") const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aNewBookHoldsTheShippedPrices()
    {
        const PriceBook book = PriceBook::open(file());
        QVERIFY(!book.isReadOnly());
        PriceFilter all;
        all.wantsHistory = true;
        QCOMPARE(book.search(all).size(), std::size_t{239}); // the rows of the shipped file
        QCOMPARE(book.history("electricity-us-industrial").size(), std::size_t{3});
    }

    void foldersOnTheWayAreMade()
    {
        const auto deep = file("a") / "b" / "prices.db";
        PriceBook::open(deep);
        QVERIFY(std::filesystem::is_regular_file(deep));
    }

    void theFileIsStrictAndLoggedAndMarked()
    {
        PriceBook::open(file());
        SQLite::Database raw(file(), SQLite::OPEN_READWRITE);
        QCOMPARE(raw.execAndGet("PRAGMA journal_mode").getString(), std::string("wal"));
        QCOMPARE(raw.execAndGet("PRAGMA application_id").getInt(), 0x434D5042);
        QCOMPARE(raw.execAndGet("PRAGMA user_version").getInt(), 1);
        // A price that belongs to no offer and a text for a number are both refused by the file.
        raw.exec("PRAGMA foreign_keys = ON");
        const char* const orphan =
            "INSERT INTO price VALUES (9999, 9999, 1, '2026-01-01', '', 1, '', 1, 1, 1, 'USD', "
            "'USD', 'no', 'a', '')";
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, raw.exec(orphan));
        const char* const text = "UPDATE price SET price = 'cheap' WHERE price_id = 1";
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, raw.exec(text));
        const char* const noDay = "UPDATE price SET as_of = '2026-02-30' WHERE price_id = 1";
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, raw.exec(noDay));
    }

    void whatIsWrittenIsThereAfterOpeningAgain()
    {
        {
            PriceBook book = PriceBook::open(file());
            const ImportPreview done =
                book.import(std::vector{recordOf("rent-x", {2026, 1, 1}, 200)});
            QCOMPARE(done.added.size(), std::size_t{1});
            QCOMPARE(done.newOffers, std::size_t{1});
        }
        const PriceBook book = PriceBook::open(file(), PriceBook::Missing::Refuse);
        const auto record = book.priceOn("rent-x", std::nullopt);
        QVERIFY(record);
        QCOMPARE(record->price, 200.0);
        QCOMPARE(record->gpus.value_or(0), 8.0);
        QCOMPARE(record->region, std::string("CN-Qingdao"));
        QCOMPARE(isoDate(record->asOf), std::string("2026-01-01"));
    }

    void aDayFindsThePriceNextBeforeIt()
    {
        const PriceBook book = PriceBook::shipped();
        // The shipped rows: 0.0806 from 2023-01-01, 0.0771 from 2024-01-01, 0.0826 from 2025-01-01.
        const auto on = [&](Date day)
        {
            const auto record = book.priceOn("electricity-us-industrial", day);
            return record ? record->price : -1.0;
        };
        QCOMPARE(on({2022, 12, 31}), -1.0);
        QCOMPARE(on({2023, 1, 1}), 0.0806);
        QCOMPARE(on({2023, 12, 31}), 0.0806);
        QCOMPARE(on({2024, 1, 1}), 0.0771);
        QCOMPARE(on({2030, 1, 1}), 0.0826);
        QCOMPARE(book.priceOn("electricity-us-industrial", std::nullopt)->price, 0.0826);
    }

    void anUnverifiedPriceOnlyStandsInWhereThereIsNoBetterOne()
    {
        const PriceBook book = PriceBook::shipped();
        // 12.29 (a) of 2025-03-17, 3.90 (c) of 2025-06-01, 6.88 (b) of 2026-08-01.
        QCOMPARE(book.priceOn("rent-aws-h100-sxm-80g-hour", Date{2025, 7, 1})->price, 12.29);
        QCOMPARE(book.priceOn("rent-aws-h100-sxm-80g-hour", Date{2026, 8, 1})->price, 6.88);
        // 2.69 (c) of 2025-01-01, 2.99 (b) of 2026-08-01.
        QCOMPARE(book.priceOn("rent-runpod-h100-sxm-80g-hour", Date{2025, 7, 1})->price, 2.69);
    }

    void anOfferWithItsDateIsThatVeryPrice()
    {
        const PriceBook book = PriceBook::shipped();
        const std::string id = "rent-aws-h100-sxm-80g-hour-2025-06-01";
        QCOMPARE(book.priceOn(id, std::nullopt)->price, 3.90);
        QCOMPARE(book.priceOn(id, Date{2026, 1, 1})->price, 3.90);
        QVERIFY(!book.priceOn(id, Date{2025, 5, 31}));
        QVERIFY(!book.priceOn("rent-aws-h100-sxm-80g-hour-2025-06-02", std::nullopt));
    }

    void ofTwoSourcesOfOneDayTheBetterGradeCounts()
    {
        PriceBook book = PriceBook::open(file());
        PriceRecord second = recordOf("rent-x", {2026, 1, 1}, 180);
        second.grade = 'b';
        second.source = "a list";
        book.import(std::vector{second, recordOf("rent-x", {2026, 1, 1}, 200)});
        QCOMPARE(book.history("rent-x").size(), std::size_t{2});
        QCOMPARE(book.priceOn("rent-x", std::nullopt)->price, 200.0);
    }

    void similarNamesAreSuggested()
    {
        const PriceBook book = PriceBook::shipped();
        QCOMPARE(book.similarNames("rent-lamda-h100-sxm-80g-hour").front(),
                 std::string("rent-lambda-h100-sxm-80g-hour"));
        QCOMPARE(book.similarNames("Qingdao A100 8 month"),
                 std::vector<std::string>{"rent-qingdao-a100-8-month"});
        QVERIFY(book.similarNames("zebra crossings of Shenzhen").empty());
    }

    void filtersNarrowTheSearch()
    {
        const PriceBook book = PriceBook::shipped();
        PriceFilter filter;
        filter.gpu = "a100";
        filter.billing = "RESERVED";
        // Two of Amazon's 80 GB, two of Azure's, two of Amazon's 40 GB, in the shipped file.
        QCOMPARE(book.search(filter).size(), std::size_t{6});
        filter.provider = "azure";
        QCOMPARE(book.search(filter).size(), std::size_t{2});
        filter = {};
        filter.gpu = "A10";
        filter.kind = PriceKind::Rent;
        QVERIFY(book.search(filter).empty()); // not A100
        filter = {};
        filter.region = "CN-Qingdao";
        filter.currency = "cny";
        QCOMPARE(book.search(filter).size(), std::size_t{5});
        filter = {};
        filter.words = {"lambda", "h200"};
        QVERIFY(book.search(filter).empty());
        filter.words = {"LAMBDA", "b200"};
        QCOMPARE(book.search(filter).size(), std::size_t{1});
    }

    void whatAPersonTypesIsNeverSql()
    {
        PriceBook book = PriceBook::open(file());
        PriceFilter filter;
        filter.words = {"'; DROP TABLE price; --", "%"};
        filter.region = "\" OR 1=1";
        QVERIFY(book.search(filter).empty());
        QVERIFY(!book.priceOn("x' OR '1'='1", std::nullopt));
        PriceRecord record = recordOf("rent-'x'", {2026, 1, 1}, 1);
        record.note = "'); DELETE FROM price; --";
        book.import(std::vector{record});
        QCOMPARE(book.history("rent-'x'").front().note, record.note);
        filter = {};
        filter.wantsHistory = true;
        QCOMPARE(book.search(filter).size(), std::size_t{240});
    }

    void aPreviewChangesNothing()
    {
        PriceBook book = PriceBook::open(file());
        const std::vector records{recordOf("rent-x", {2026, 1, 1}, 200)};
        QCOMPARE(book.preview(records).added.size(), std::size_t{1});
        QVERIFY(book.history("rent-x").empty());
    }

    void importingAgainChangesOnlyWhatDiffers()
    {
        PriceBook book = PriceBook::open(file());
        book.import(std::vector{recordOf("rent-x", {2026, 1, 1}, 200),
                                recordOf("rent-x", {2026, 2, 1}, 210)});
        const ImportPreview done = book.import(std::vector{recordOf("rent-x", {2026, 1, 1}, 200),
                                                           recordOf("rent-x", {2026, 2, 1}, 220),
                                                           recordOf("rent-x", {2026, 3, 1}, 230)});
        QCOMPARE(done.unchanged, std::size_t{1});
        QCOMPARE(done.added.size(), std::size_t{1});
        QCOMPARE(done.newOffers, std::size_t{0});
        QCOMPARE(done.changed.size(), std::size_t{1});
        QCOMPARE(done.changed.front().before.price, 210.0);
        QCOMPARE(done.changed.front().after.price, 220.0);
        QCOMPARE(book.history("rent-x").size(), std::size_t{3});
    }

    void wrongRecordsAreRefusedByThemselves()
    {
        PriceBook book = PriceBook::open(file());
        PriceRecord free = recordOf("rent-y", {2026, 1, 1}, 0);
        PriceRecord other = recordOf("rent-x", {2026, 2, 1}, 1);
        other.billing = "month";
        const ImportPreview done =
            book.import(std::vector{recordOf("rent-x", {2026, 1, 1}, 200), free, other});
        QCOMPARE(done.added.size(), std::size_t{1});
        QCOMPARE(done.refused.size(), std::size_t{2});
        QCOMPARE(done.refused[0].record, std::size_t{1});
        QVERIFY(render(done.refused[1].reason, English{}).find("hour") != std::string::npos);
        QVERIFY(book.history("rent-y").empty());
    }

    void aDatabaseOfAnotherProgramIsRefusedAndLeftAlone()
    {
        {
            SQLite::Database other(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.exec("CREATE TABLE bookmarks (url TEXT)");
        }
        const std::string before = readFile(file());
        QVERIFY(refusal(file()).find("another program") != std::string::npos);
        QVERIFY(readFile(file()) == before);
    }

    void whatIsNoDatabaseIsRefusedAndLeftAlone()
    {
        writeFileAtomically(file(),
                            "id,kind\nthis is a text, long enough to be looked at as one\n");
        QVERIFY(refusal(file()).find("not a price book") != std::string::npos);
        QVERIFY(readFile(file()).starts_with("id,kind"));
        QVERIFY(refusal(m_folder->path().toStdString()).find("folder") != std::string::npos);
        QVERIFY(
            refusal(file("none.db"), PriceBook::Missing::Refuse).find("There is no price book") !=
            std::string::npos);
        QVERIFY(!std::filesystem::exists(file("none.db")));
    }

    void aNewerVersionIsRefusedAndLeftAlone()
    {
        PriceBook::open(file());
        {
            SQLite::Database raw(file(), SQLite::OPEN_READWRITE);
            raw.exec("PRAGMA user_version = 99");
        }
        QVERIFY(refusal(file()).find("version 99") != std::string::npos);
    }

    void aDamagedFileIsRefused()
    {
        PriceBook::open(file());
        std::string bytes = readFile(file());
        for (std::size_t i = 4096; i < bytes.size(); i += 7)
            bytes[i] = static_cast<char>(i);
        writeFileAtomically(file(), bytes);
        QVERIFY(refusal(file()).find("damaged") != std::string::npos);
        writeFileAtomically(file("cut.db"), bytes.substr(0, 5000));
        QVERIFY(!refusal(file("cut.db")).empty());
    }

    void theShippedPricesInMemoryTakeNothing()
    {
        PriceBook book = PriceBook::shipped();
        QVERIFY(book.isReadOnly());
        const std::vector records{recordOf("rent-x", {2026, 1, 1}, 200)};
        QVERIFY_THROWS_EXCEPTION(PriceBookError, book.import(records));
    }

    void aNameWithSignsOfUrisIsAnOrdinaryFile()
    {
        const auto odd = file("prices ?mode=memory#1 100% 价格.db");
        PriceBook::open(odd);
        QVERIFY(std::filesystem::is_regular_file(odd));
    }
};

QTEST_APPLESS_MAIN(TestPriceBook)
#include "tst_price_book.moc"
