#include "data/templates/templates.h"

#include <algorithm>
#include <vector>

#include <QtTest>

#include "data/prices/embedded.h"
#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"
#include "model/scenario/walk.h"
#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::data;
using costmodel::test::described;

namespace
{

ReadResult readTemplate(std::string_view text)
{
    return readScenarioText(std::string(text), "template.toml", {});
}

/// Every number, switch, choice and date of a scenario with the key it stands at; no texts.
std::vector<std::string> numbersOf(const Scenario& scenario)
{
    std::vector<std::string> all;
    walk(scenario,
         [&all](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
             {
                 const Value value = field.get(visit.table);
                 std::string line(field.key);
                 if (const auto* number = std::get_if<double>(&value))
                     line += " " + plainNumber(*number);
                 else if (const auto* isOn = std::get_if<bool>(&value))
                     line += *isOn ? " yes" : " no";
                 else if (const auto* whole = std::get_if<std::int64_t>(&value))
                     line += " " + std::to_string(*whole);
                 else if (const auto* day = std::get_if<Date>(&value))
                     line += " " + isoDate(*day);
                 all.push_back(line);
             }
         });
    return all;
}

} // namespace

/// What a newcomer starts from must be right in both languages.
class TemplatesTest : public QObject
{
    Q_OBJECT

private:
    static void eachTemplate()
    {
        QTest::addColumn<QByteArray>("id");
        for (const Template& entry : templates())
            QTest::newRow(std::string(entry.id).c_str())
                << QByteArray(entry.id.data(), static_cast<qsizetype>(entry.id.size()));
    }

private Q_SLOTS:
    void thereAreFourOfDifferentNames()
    {
        QCOMPARE(templates().size(), std::size_t{4});
        for (const Template& entry : templates())
            QCOMPARE(findTemplate(entry.id), &entry);
        QVERIFY(findTemplate("no-such") == nullptr);
    }

    void theLanguagePicksTheText()
    {
        const Template& entry = templates().front();
        QVERIFY(templateText(entry, "zh_CN") == entry.chinese);
        QVERIFY(templateText(entry, "en") == entry.english);
        QVERIFY(templateText(entry, "") == entry.english);
    }

    void bothTextsAreValidAndMeetTheDemand_data()
    {
        eachTemplate();
    }

    void bothTextsAreValidAndMeetTheDemand()
    {
        QFETCH(QByteArray, id);
        const Template* entry = findTemplate(id.toStdString());
        for (const std::string_view text : {entry->english, entry->chinese})
        {
            const ReadResult result = readTemplate(text);
            QCOMPARE(described(result), QByteArray());
            const Evaluation evaluation = evaluate(*result.scenario);
            QVERIFY(evaluation.options.size() >= 3);
            for (const OptionResult& option : evaluation.options)
                QVERIFY2(option.meetsDemand, option.name.c_str());
        }
    }

    void bothTextsHoldTheSameNumbers_data()
    {
        eachTemplate();
    }

    void bothTextsHoldTheSameNumbers()
    {
        QFETCH(QByteArray, id);
        const Template* entry = findTemplate(id.toStdString());
        const ReadResult english = readTemplate(entry->english);
        const ReadResult chinese = readTemplate(entry->chinese);
        QVERIFY(english.scenario && chinese.scenario);
        QVERIFY(numbersOf(*english.scenario).size() > 50);
        QVERIFY(numbersOf(*english.scenario) == numbersOf(*chinese.scenario));
    }

    void englishTextsHaveNoChineseCharacters_data()
    {
        eachTemplate();
    }

    void englishTextsHaveNoChineseCharacters()
    {
        QFETCH(QByteArray, id);
        const Template* entry = findTemplate(id.toStdString());
        QVERIFY(std::ranges::all_of(entry->english,
                                    [](char c) { return static_cast<unsigned char>(c) < 128; }));
    }

    void everyPriceSaysWhereItIsFrom_data()
    {
        eachTemplate();
    }

    void everyPriceSaysWhereItIsFrom()
    {
        QFETCH(QByteArray, id);
        const Template* entry = findTemplate(id.toStdString());
        for (const std::string_view text : {entry->english, entry->chinese})
        {
            const ReadResult result = readTemplate(text);
            QVERIFY(result.scenario);
            walk(*result.scenario,
                 [](const TableVisit& visit)
                 {
                     const bool isPriced = std::ranges::any_of(
                         visit.schema->fields,
                         [&visit](const Field& field)
                         {
                             const Value value = field.get(visit.table);
                             const auto* amount = std::get_if<double>(&value);
                             return (field.key == "price" || field.key == "amount" ||
                                     field.key == "per_kw_month" || field.key == "monthly_cost") &&
                                    amount && *amount > 0;
                         });
                     if (!isPriced)
                         return;
                     const Sourced* source = sourced(*visit.schema, visit.table);
                     QVERIFY2(source && !source->source.empty(), visit.path.c_str());
                 });
        }
    }

    /// The prices of the preset stand in the book that the program ships: 90,000 a machine and
    /// month, 3,300,000 a machine, 300,000 of network, 440 per kW, 4,500 per Gbit/s.
    void pricesAreThoseOfTheShippedBook()
    {
        const std::string_view book = seedPricesCsv();
        for (const char* row :
             {"rent-lamber-h200-8-2026-01-01,rent,8-GPU H200 machine by the "
              "month,H200-141G,8,month,"
              "90000,",
              "buy-lamber-h200-machine-2026-01-01,buy,8-GPU H200 machine,H200-141G,8,once,3300000,",
              "network-lamber-network-2026-01-01,network,Cluster network for one 8-GPU H200 "
              "machine,H200-141G,8,once,300000,"})
            QVERIFY2(book.find(row) != std::string_view::npos, row);
        const ReadResult cluster = readTemplate(findTemplate("colocated-cluster")->english);
        QVERIFY(cluster.scenario);
        QCOMPARE(cluster.scenario->rents.at(1).price * 8, 90000.0);
        const Buy& buy = cluster.scenario->buys.front();
        QCOMPARE(buy.capex.at(0).amount, 3300000.0);
        QCOMPARE(buy.capex.at(1).amount, 300000.0);
        QCOMPARE(buy.colocation->perKwMonth, 440.0);
        QCOMPARE(buy.colocation->bandwidthPerMonth, 2 * 4500.0);
    }

    /// Hours of a whole day in the tariff of the one server: 7 of peak, 9 flat, 8 of valley; prices
    /// as 1.7 : 1 : 0.38.
    void theTariffHasPeakFlatAndValley()
    {
        const ReadResult server = readTemplate(findTemplate("one-server")->chinese);
        QVERIFY(server.scenario);
        const std::vector<TariffBand>& tariff = server.scenario->buys.front().power->tariff;
        QCOMPARE(tariff.size(), std::size_t{3});
        QVERIFY(std::abs(tariff[0].share - 7.0 / 24) < 1e-4);
        QVERIFY(std::abs(tariff[1].share - 9.0 / 24) < 1e-4);
        QVERIFY(std::abs(tariff[2].share - 8.0 / 24) < 1e-4);
        QVERIFY(std::abs(tariff[0].pricePerKwh / tariff[1].pricePerKwh - 1.7) < 1e-9);
        QVERIFY(std::abs(tariff[2].pricePerKwh / tariff[1].pricePerKwh - 0.38) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TemplatesTest)
#include "tst_templates.moc"
