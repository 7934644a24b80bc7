#include <cstdlib>

#include <QtTest>

#include "model/report/report.h"
#include "model/report/sections.h"
#include "tests/support/sample_evaluation.h"

using namespace costmodel;
using namespace costmodel::report;

namespace
{

const Section* find(const Report& report, SectionId id)
{
    for (const Section& section : report.sections)
        if (section.id == id)
            return &section;
    return nullptr;
}

/// The cells of the first table of a section, in English, one row a line.
std::string tableOf(const Report& report, SectionId id)
{
    std::string text;
    const Section* const section = find(report, id);
    for (const Block& block : section ? section->blocks : std::vector<Block>())
        if (const auto* table = std::get_if<Table>(&block); table && text.empty())
            for (const Row& row : table->rows)
            {
                for (const Cell& cell : row.cells)
                    text += cellText(cell, English()) + "|";
                text += "\n";
            }
    return text;
}

} // namespace

/// What reports say, before any medium.
class ReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowHasACellForEveryColumn()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.scenario.pipeline.emplace();
        sample.evaluation.pipeline = {{{"cloud", 2000.0, 2100.0}, {"own", 2900.0, 100.0}}};
        MonteCarloResult draws;
        draws.options = {{"cloud", 1, 2, {3, 4, 5, 6, 7}, 0.5}};
        draws.breakEven = {{"own", "cloud", {}, 1}};
        sample.evaluation.monteCarlo = draws;
        const Report report = buildReport(sample);
        QCOMPARE(report.sections.size(), std::size_t{13});
        for (const Section& section : report.sections)
            for (const Block& block : section.blocks)
                if (const auto* table = std::get_if<Table>(&block))
                    for (const Row& row : table->rows)
                        QCOMPARE(row.cells.size(), table->columns.size());
    }

    void sectionsWithoutContentAreLeftOut()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.evaluation.warnings.clear();
        sample.evaluation.hybrid.reset();
        sample.evaluation.sensitivity.clear();
        const Report report = buildReport(sample);
        for (const SectionId id : {SectionId::warnings, SectionId::hybrid, SectionId::sensitivity,
                                   SectionId::pipeline, SectionId::monteCarlo})
            QVERIFY(!find(report, id));
    }

    void assumptionsAreWhatTheScenarioStatesWithUnits()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        Scenario& scenario = sample.scenario;
        scenario.general.discountRate = 0.085;
        scenario.rents[0].billing = Billing::monthly;
        scenario.rents[0].currency = "USD";
        scenario.buys[0].currency = "EUR";
        scenario.buys[0].maintenance.emplace();
        scenario.buys[0].maintenance->replacementCost = 1234567.5;
        const std::string table = tableOf(buildReport(sample), SectionId::assumptions);
        const auto has = [&table](const char* row)
        {
            return table.find(row) != table.npos;
        };
        QVERIFY(has("|Discount rate|8.5|% a year|\n"));
        QVERIFY(has("|Price|10|USD per GPU and month|\n"));
        QVERIFY(has("|1,234,567.5|EUR|\n"));
        QVERIFY(has("|Hours a month|100|hours a month|\n"));
        QVERIFY(!has("Billed but idle"));
    }

    void sourcesNameThePricesThatCameFromThePriceBook()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        QCOMPARE(tableOf(buildReport(sample), SectionId::sources), std::string());
        sample.scenario.buys[0].asOf = Date{2026, 1, 2};
        sample.scenario.buys[0].source = "quotation 7";
        OfferReference offer;
        offer.offer = "aliyun/gn8v";
        offer.asOf = Date{2025, 12, 31};
        offer.source = "price list";
        sample.scenario.rents[0].offers["price"] = offer;
        QCOMPARE(tableOf(buildReport(sample), SectionId::sources),
                 std::string("rent[cloud].price|2025-12-31|aliyun/gn8v: price list|\n"
                             "buy[own]|2026-01-02|quotation 7|\n"));
    }

    void longListsOfSplitsAreThinnedOutAroundTheBest()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        HybridResult& hybrid = *sample.evaluation.hybrid;
        hybrid.byServers.clear();
        for (int servers = 0; servers <= 64; ++servers)
        {
            Split split;
            split.buy = "own";
            split.servers = servers;
            split.npvCost = 5000 + std::abs(servers - 33);
            hybrid.byServers.push_back({"own", servers, split});
        }
        hybrid.best->servers = 33;
        const Report report = buildReport(sample);
        std::vector<double> shown;
        double marked = -1;
        for (const Block& block : find(report, SectionId::hybrid)->blocks)
            if (const auto* table = std::get_if<Table>(&block); table && table->keyColumns == 2)
                for (const Row& row : table->rows)
                {
                    shown.push_back(std::get<Number>(row.cells[1]).value);
                    if (row.isMarked)
                        marked = shown.back();
                }
        QCOMPARE(shown, (std::vector<double>{0, 6, 12, 18, 24, 30, 31, 32, 33, 34, 35, 36, 42, 48,
                                             54, 60, 64}));
        QCOMPARE(marked, 33.0);
    }

    void amountsAreShownWithTheDigitsThatCount()
    {
        QCOMPARE(moneyDigits(std::vector<double>{1, 2000}), 0);
        QCOMPARE(moneyDigits(std::vector<double>{1.5, 2000}), 2);
        QCOMPARE(moneyDigits(std::vector<double>{1.5, -20000}), 0);
        QCOMPARE(moneyDigits(std::vector<double>{}), 0);
    }

    void sentencesOfChineseStandWithoutSpaces()
    {
        struct Chinese final : Language
        {
            std::string translate(const char*, const char*) const override
            {
                return "句。";
            }
            std::string_view code() const override
            {
                return "zh_CN";
            }
        };
        const std::vector<Message> two(2);
        QCOMPARE(paragraphText(two, Chinese()), std::string("句。句。"));
        const std::vector<Message> english(2, Message{"One.", {}});
        QCOMPARE(paragraphText(english, English()), std::string("One. One."));
    }
};

QTEST_APPLESS_MAIN(ReportTest)
#include "tst_report.moc"
