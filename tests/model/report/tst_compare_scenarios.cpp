#include <QtTest>

#include "model/report/compare_scenarios.h"
#include "tests/support/evaluated.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::report;

namespace
{

/// 10 GPUs for 100 hours of 2 months, rented by the hour: 2000 GPU-hours for `price` each.
Scenario renting(const std::string& name, double price)
{
    Scenario scenario = test::steadyScenario(2, 10, 100);
    scenario.general.name = name;
    scenario.general.currency = "CNY";
    test::addRent(scenario, "cloud", Billing::hourly, price);
    return scenario;
}

/// Keeps what a comparison points to.
class Compared
{
public:
    explicit Compared(std::vector<Scenario> scenarios)
        : m_scenarios(std::move(scenarios))
    {
        for (const Scenario& scenario : m_scenarios)
            m_evaluations.push_back(test::evaluated(scenario));
        std::vector<ComparedScenario> columns;
        for (std::size_t i = 0; i < m_scenarios.size(); ++i)
            columns.push_back({m_scenarios[i].general.name, "file" + std::to_string(i + 1),
                               &m_scenarios[i], &m_evaluations[i]});
        comparison = compareScenarios(columns);
    }
    const ComparedRow* row(const std::string& key) const
    {
        for (const ComparedRow& row : comparison.rows)
            if (row.key == key)
                return &row;
        return nullptr;
    }
    std::string shown(const std::string& key, std::size_t scenario) const
    {
        return cellText(row(key)->values[scenario].shown, English());
    }

    ScenarioComparison comparison;

private:
    std::vector<Scenario> m_scenarios;
    std::vector<Evaluation> m_evaluations;
};

std::string lines(const Table& table)
{
    std::string text;
    for (const Row& row : table.rows)
    {
        for (const Cell& cell : row.cells)
            text += cellText(cell, English()) + "|";
        text += "\n";
    }
    return text;
}

ComparedRow costs(std::vector<double> numbers)
{
    ComparedRow row;
    row.better = Better::less;
    for (const double number : numbers)
        row.values.push_back({Number{number, 0}, number, {}});
    return row;
}

} // namespace

class CompareScenariosTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsOnlyInputsThatDiffer()
    {
        const Compared two({renting("a", 10), renting("b", 12)});
        QCOMPARE(lines(comparisonTable(two.comparison, ComparedGroup::inputs)),
                 std::string("Price (rent[cloud])|CNY per GPU and hour|10|12|+2|+20.0|\n"));
        ComparisonView all;
        all.isOnlyDiffering = false;
        QVERIFY(comparisonTable(two.comparison, ComparedGroup::inputs, all).rows.size() > 3);
    }

    void subtractsTheReference()
    {
        const Compared two({renting("a", 10), renting("b", 12)});
        // 2000 GPU-hours x 10 and x 12.
        const ComparedRow& cost = *two.row("results.cost");
        QCOMPARE(cost.values[0].number, std::optional(20000.0));
        QCOMPARE(cost.values[1].number, std::optional(24000.0));
        QCOMPARE(differenceOf(cost, 0, 1)->amount, 4000.0);
        QCOMPARE(*differenceOf(cost, 0, 1)->share, 0.2);
        // 4000 less than 24000 is a sixth of it.
        QCOMPARE(differenceOf(cost, 1, 0)->amount, -4000.0);
        QCOMPARE(*differenceOf(cost, 1, 0)->share, -1.0 / 6);
    }

    void saysWhereAScenarioHasNoSuchThing()
    {
        Scenario other = renting("b", 10);
        test::addBuy(other, "own", 2, 5000);
        const Compared two({renting("a", 10), other});
        const std::string key = "buy[own].servers";
        QVERIFY(two.row(key));
        QCOMPARE(two.shown(key, 0), std::string("none"));
        QCOMPARE(two.shown(key, 1), std::string("2"));
        QVERIFY(!differenceOf(*two.row(key), 0, 1));
        QCOMPARE(two.shown("ways[own]", 0), std::string("none"));
        // Two servers of 5000.
        QCOMPARE(two.row("ways[own]")->values[1].number, std::optional(10000.0));
    }

    void countsDefaultsAsStated()
    {
        Scenario discounted = renting("b", 10);
        discounted.general.discountRate = 0.08;
        const Compared two({renting("a", 10), discounted});
        const ComparedRow* const rate = two.row("scenario.discount_rate");
        QVERIFY(rate && rate->differs);
        QCOMPARE(two.shown(rate->key, 0), std::string("0"));
        QCOMPARE(two.shown(rate->key, 1), std::string("8"));
        QCOMPARE(differenceOf(*rate, 0, 1)->amount, 8.0);
        QVERIFY(!differenceOf(*rate, 0, 1)->share); // of nothing there is no share
    }

    void neverSubtractsCurrencies()
    {
        Scenario dollars = renting("b", 2);
        dollars.general.currency = "USD";
        const Compared two({renting("a", 10), dollars});
        QVERIFY(!two.comparison.isOneCurrency);
        QVERIFY(!differenceOf(*two.row("results.cost"), 0, 1));
        QCOMPARE(two.shown("results.cost", 1), std::string("USD 4,000.00"));
        for (const Standing standing : standingsOf(*two.row("results.cost")))
            QVERIFY(standing == Standing::none);
        QCOMPARE(lines(comparisonTable(two.comparison, ComparedGroup::inputs)),
                 std::string("Currency (scenario)||CNY|USD|–|–|\n"
                             "Price (rent[cloud])|CNY per GPU and hour|10|in another unit|–|–|\n"
                             "Price (rent[cloud])|USD per GPU and hour|in another unit|2|–|–|\n"));
    }

    void yearsAddUpToTheTotal()
    {
        Scenario longer = renting("b", 10);
        longer.general.horizonMonths = 14;
        const Compared two({renting("a", 10), longer});
        // 1000 GPU-hours a month x 10: 12 months, then 2.
        QCOMPARE(two.row("cash[1-12]")->values[0].number, std::optional(20000.0));
        QCOMPARE(two.row("cash[1-12]")->values[1].number, std::optional(120000.0));
        QCOMPARE(two.shown("cash[13-14]", 0), std::string("behind its horizon"));
        QCOMPARE(two.row("cash[13-14]")->values[1].number, std::optional(20000.0));
        QCOMPARE(two.row("cash")->values[1].number, std::optional(140000.0));
    }

    void namesTheBestUnlessItIsCloseToAnother()
    {
        using S = std::vector<Standing>;
        QVERIFY(standingsOf(costs({100, 120, 90})) ==
                (S{Standing::none, Standing::none, Standing::best}));
        // 90.8 is less than 1 % above 90.
        QVERIFY(standingsOf(costs({90.8, 120, 90})) ==
                (S{Standing::tie, Standing::none, Standing::tie}));
        QVERIFY(standingsOf(costs({90})) == S{Standing::none});
        ComparedRow row = costs({100, 120, 90});
        row.values[2].isOutOfContest = true;
        QVERIFY(standingsOf(row) == (S{Standing::best, Standing::none, Standing::none}));
        row.better = Better::neither;
        QVERIFY(standingsOf(row) == S(3, Standing::none));
    }

    void nothingIsBlankOrNoNumber()
    {
        Scenario impossible = renting("b", 10);
        impossible.rents.clear();
        test::addBuy(impossible, "too small", 1, 5000);
        for (const Compared& compared :
             {Compared({renting("a", 10), impossible}), Compared({impossible, impossible}),
              Compared({renting("a", 0), renting("a", 0), impossible})})
            for (const ComparedRow& row : compared.comparison.rows)
                for (const ComparedValue& value : row.values)
                {
                    const std::string text = cellText(value.shown, English());
                    QVERIFY2(!text.empty(), row.key.c_str());
                    QVERIFY2(text.find("inf") == std::string::npos &&
                                 text.find("nan") == std::string::npos,
                             row.key.c_str());
                }
    }

    void tellsScenariosOfOneNameApart()
    {
        const Compared three({renting("a", 10), renting("a", 11), renting("b", 12)});
        QVERIFY(three.comparison.names ==
                (std::vector<std::string>{"a (file1)", "a (file2)", "b"}));
    }

    void everyRowHasACellForEveryColumn()
    {
        const Compared three({renting("a", 10), renting("b", 11), renting("c", 12)});
        for (const bool isWide : {true, false})
            for (const ComparedGroup group : {ComparedGroup::inputs, ComparedGroup::results,
                                              ComparedGroup::ways, ComparedGroup::cash})
            {
                const Table table =
                    comparisonTable(three.comparison, group, {1, true, isWide, isWide});
                QCOMPARE(table.columns.size(), std::size_t(isWide ? 9 : 5));
                for (const Row& row : table.rows)
                    QCOMPARE(row.cells.size(), table.columns.size());
            }
    }

    void writesSigns()
    {
        QCOMPARE(signedText(1234.5, 1), std::string("+1,234.5"));
        QCOMPARE(signedText(-0.04, 1), std::string("0.0"));
        QCOMPARE(signedText(-2, 0), std::string("-2"));
    }
};

QTEST_APPLESS_MAIN(CompareScenariosTest)
#include "tst_compare_scenarios.moc"
