#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include "data/prices/embedded.h"
#include "data/prices/price_csv.h"
#include "data/prices/unit.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

std::vector<PriceRecord> seed()
{
    std::vector<PriceRecord> records;
    for (const PriceCsv::Row& row : readPriceCsv(seedPricesCsv()).rows)
        if (const auto* record = std::get_if<PriceRecord>(&row.content))
            records.push_back(*record);
    return records;
}

} // namespace

/// The rules of the shipped prices, so that a change to them is checked.
class TestPriceSeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowCanBeUsed()
    {
        const PriceCsv csv = readPriceCsv(seedPricesCsv());
        QVERIFY(csv.missingColumns.empty());
        for (const PriceCsv::Row& row : csv.rows)
            if (const auto* problem = std::get_if<Message>(&row.content))
                QFAIL(("line " + std::to_string(row.line) + ": " + render(*problem, English{}))
                          .c_str());
        // One row for each line but the header: the file has 240 lines and no line breaks in
        // fields.
        QCOMPARE(csv.rows.size(), std::size_t{239});
    }

    void identifiersAreUnique()
    {
        std::set<std::string> seen;
        for (const PriceRecord& record : seed())
            QVERIFY2(seen.insert(idOf(record)).second, idOf(record).c_str());
    }

    void anOfferStaysTheSameThingOverTime()
    {
        std::map<std::string, PriceRecord> offers;
        for (const PriceRecord& record : seed())
        {
            const auto [at, isFirst] = offers.emplace(record.name, record);
            const PriceRecord& first = at->second;
            QVERIFY2(isFirst || (first.kind == record.kind && first.provider == record.provider &&
                                 first.gpu == record.gpu && first.billing == record.billing),
                     idOf(record).c_str());
        }
    }

    void moneyHasAUnitThatBeginsWithIt()
    {
        for (const PriceRecord& record : seed())
            QVERIFY2(record.currency.empty() || record.unit.starts_with(record.currency + " "),
                     idOf(record).c_str());
    }

    void everyRentSaysWhatItsUnitIsAndForHowManyGpus()
    {
        for (const PriceRecord& record : seed())
        {
            if (record.kind != PriceKind::Rent)
                continue;
            const auto unit = readUnit(record.unit, record.currency);
            QVERIFY2(unit && unit->thing != UnitMeaning::Thing::Unknown &&
                         unit->period != UnitMeaning::Period::None,
                     record.unit.c_str());
            QVERIFY2(record.gpus, idOf(record).c_str());
            QVERIFY2(unit->thing != UnitMeaning::Thing::Gpu || *record.gpus == 1.0,
                     idOf(record).c_str());
        }
    }

    void gpusAreWrittenInOneWay()
    {
        for (const PriceRecord& record : seed())
            QCOMPARE(QString::fromStdString(normalizedGpu(record.gpu)),
                     QString::fromStdString(record.gpu));
    }

    void includedVatIsExplained()
    {
        for (const PriceRecord& record : seed())
            QVERIFY2(record.vat != VatState::Included ||
                         record.note.find("VAT") != std::string::npos,
                     idOf(record).c_str());
    }

    void writingAndReadingGivesTheSameFile()
    {
        const std::vector<PriceRecord> records = seed();
        const std::string once = writePriceCsv(records);
        std::vector<PriceRecord> again;
        for (const PriceCsv::Row& row : readPriceCsv(std::string_view(once).substr(3)).rows)
            again.push_back(std::get<PriceRecord>(row.content));
        QCOMPARE(again.size(), records.size());
        QVERIFY(writePriceCsv(again) == once);
    }
};

QTEST_APPLESS_MAIN(TestPriceSeed)
#include "tst_price_seed.moc"
