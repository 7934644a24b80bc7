#include "model/analysis/break_even.h"

#include <cmath>

#include "model/analysis/crossings.h"
#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

using Curve = std::vector<double>;

constexpr double tight = 1e-12;

/// One server of 8 A100 with 10,000 a month of running costs against 100,000 a month of rent or
/// 225 an hour for the machine, 500 hours a month for three years.
Scenario qingdao()
{
    Scenario scenario = steadyScenario(36, 8, 500);
    addRent(scenario, "monthly", Billing::monthly, 12500).gpusPerInstance = 8;
    addRent(scenario, "hourly", Billing::hourly, 28.125).gpusPerInstance = 8;
    addOther(addBuy(scenario, "own", 1, 700000), "operations", 10000);
    return scenario;
}

BreakEven pairOf(const Scenario& scenario, std::size_t rent = 0)
{
    const Terms terms = makeTerms(scenario);
    std::vector<OptionResult> options;
    for (std::size_t plan = 0; plan < terms.rents.size(); ++plan)
        options.push_back(rentResult(terms, plan));
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        options.push_back(buyResult(terms, buy));
    return breakEvens(terms, options).at(rent);
}

/// Cumulative values of yearly flows after an outlay, discounted at a yearly rate.
Curve cumulative(double rate, const Curve& flows)
{
    Curve curve{0};
    for (std::size_t year = 0; year < flows.size(); ++year)
        curve.push_back(curve.back() +
                        flows[year] * std::pow(1 + rate, -static_cast<double>(year + 1)));
    return curve;
}

std::optional<double> payback(double outlay, double rate, const Curve& flows)
{
    return breakEvenMonth(Curve(flows.size() + 1, outlay), cumulative(rate, flows));
}

} // namespace

class BreakEvenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Months

    void meetsBetweenTwoMonths()
    {
        // Dearer by 100, 60, 20, then cheaper by 20.
        const Curve own{100, 110, 120, 130};
        const Curve rent{0, 50, 100, 150};
        COMPARE_CLOSE(breakEvenMonth(own, rent), 2.5, tight);
        const std::vector<Crossing> found = crossings(own, rent);
        QCOMPARE(found.size(), std::size_t{1});
        COMPARE_CLOSE(found[0].month, 2.5, tight);
        QVERIFY(found[0].buyBecomesCheaper);
    }

    void neverMeetsWhenRentIsCheaperEveryMonth()
    {
        QVERIFY(!breakEvenMonth(Curve{100, 110, 120}, Curve{0, 10, 20}));
        QVERIFY(crossings(Curve{100, 110, 120}, Curve{0, 10, 20}).empty());
    }

    void isAtTheStartWhenOwningIsNeverDearer()
    {
        COMPARE_CLOSE(breakEvenMonth(Curve{0, 5}, Curve{0, 10}), 0, 0, tight);
        COMPARE_CLOSE(breakEvenMonth(Curve{5, 10}, Curve{5, 10}), 0, 0, tight);
        QVERIFY(crossings(Curve{5, 10}, Curve{5, 10}).empty());
    }

    void theLastCrossingCounts()
    {
        // Differences 10, -10, 20, -20.
        const Curve own{10, 0, 30, 0};
        const Curve rent{0, 10, 10, 20};
        COMPARE_CLOSE(breakEvenMonth(own, rent), 2.5, tight);
        const std::vector<Crossing> found = crossings(own, rent);
        QCOMPARE(found.size(), std::size_t{3});
        COMPARE_CLOSE(found[0].month, 0.5, tight);
        COMPARE_CLOSE(found[1].month, 1 + 1 / 3.0, tight);
        QVERIFY(!found[1].buyBecomesCheaper);
        COMPARE_CLOSE(found[2].month, 2.5, tight);
    }

    void noneIfOwningIsDearerAtTheHorizon()
    {
        QVERIFY(!breakEvenMonth(Curve{10, 0, 30}, Curve{0, 10, 10}));
        QCOMPARE(crossings(Curve{10, 0, 30}, Curve{0, 10, 10}).size(), std::size_t{2});
    }

    void meetsInAMonthItself()
    {
        COMPARE_CLOSE(breakEvenMonth(Curve{10, 10, 10}, Curve{0, 10, 20}), 1, tight);
        COMPARE_CLOSE(breakEvenMonth(Curve{10, 10, 10}, Curve{0, 5, 10}), 2, tight);
        // Equal from month 1 on: not dearer up to the horizon.
        COMPARE_CLOSE(breakEvenMonth(Curve{10, 10, 20}, Curve{0, 10, 20}), 1, tight);
    }

    void touchingIsNoBreakEvenUnlessItLasts()
    {
        // Differences 10, 0, 10 and then -10.
        QVERIFY(!breakEvenMonth(Curve{10, 10, 20}, Curve{0, 10, 10}));
        COMPARE_CLOSE(breakEvenMonth(Curve{10, 10, 20, 20}, Curve{0, 10, 10, 30}), 2.5, tight);
        // Differences -5, 0, -5: never dearer.
        COMPARE_CLOSE(breakEvenMonth(Curve{0, 10, 10}, Curve{5, 10, 15}), 0, 0, tight);
        QVERIFY(crossings(Curve{0, 10, 10}, Curve{5, 10, 15}).empty());
    }

    void roundingErrorsAreNoDifference()
    {
        COMPARE_CLOSE(breakEvenMonth(Curve{1e6 + 9e-4, 1e6}, Curve{1e6, 1e6}), 0, 0, tight);
        QVERIFY(!breakEvenMonth(Curve{1e6, 1e6 + 1.1e-3}, Curve{1e6, 1e6}));
        // Small curves are measured against 1.
        COMPARE_CLOSE(breakEvenMonth(Curve{5e-10, 0}, Curve{0, 0}), 0, 0, tight);
    }

    /// Payback periods with the linear rule, published by others.
    void publishedPaybacks()
    {
        // calcdomain.com/payback-period.html
        COMPARE_CLOSE(payback(10000, 0, Curve(5, 3000)), 3.33, 0, 0.005);
        // easycalculation.com/budget/learn-discounted-payback-period.php
        COMPARE_CLOSE(payback(50000, 0.11, Curve(8, 10000)), 7.66, 0, 0.005);
        // gaodun.com/q/500s5h, a question of the CFA: 3 + 32,828.44 / 38,131.08
        COMPARE_CLOSE(payback(200000, 0.12, {60000, 80000, 70000, 60000, 50000}), 3.8609, 0,
                      0.0005);
        // wyzant.com/resources/answers/21027
        COMPARE_CLOSE(payback(55000, 0.07, Curve(8, 13000)), 5.1959, 0, 0.0005);
    }

    void qingdaoAgainstRent()
    {
        const BreakEven monthly = pairOf(qingdao());
        QVERIFY(monthly.comparable);
        COMPARE_CLOSE(monthly.month, 700000.0 / 90000, tight); // 7.78
        COMPARE_CLOSE(monthly.discountedMonth, 700000.0 / 90000, tight);
        // 225 x 500 - 10,000 = 102,500 a month
        COMPARE_CLOSE(pairOf(qingdao(), 1).month, 700000.0 / 102500, tight);
        QCOMPARE(monthly.crossings.size(), std::size_t{1});
    }

    void stoppingEarlierNeedsTheSaleOfTheServers()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].resale.emplace().shareAtEnd = 0.1;
        // Sold after m months at 700,000 (1 - 0.9 m / 36): 10,000 m + 17,500 m < 100,000 m.
        COMPARE_CLOSE(pairOf(scenario).exitMonth, 0, 0, tight);
        scenario.buys[0].resale->sellingCostShare = 0.2;
        // 140,000 + 14,000 m + 10,000 m = 100,000 m
        COMPARE_CLOSE(pairOf(scenario).exitMonth, 140000.0 / 76000, tight);
        // Without selling it is as before.
        COMPARE_CLOSE(pairOf(scenario).month, 700000.0 / 90000, tight);
    }

    void discountingComesLater()
    {
        Scenario scenario = qingdao();
        scenario.general.discountRate = 0.1;
        const BreakEven pair = pairOf(scenario);
        COMPARE_CLOSE(pair.month, 700000.0 / 90000, tight);
        double saved = 0; // up to month 8 and 9
        for (int m = 1; m <= 8; ++m)
            saved += 90000 * std::pow(1.1, -m / 12.0);
        QVERIFY(saved < 700000);
        COMPARE_CLOSE(pair.discountedMonth,
                      8 + (700000 - saved) / (90000 * std::pow(1.1, -9 / 12.0)), 1e-11);
    }

    void optionsThatServeLessAreNotComparable()
    {
        Scenario scenario = qingdao();
        scenario.demand.steady->gpus = 9;
        QVERIFY(!pairOf(scenario, 1).comparable); // a GPU is not served by the server
        scenario.buys[0].overflow = "hourly";
        QVERIFY(pairOf(scenario, 1).comparable);
    }

    // Prices

    void pricesAtWhichBothCostTheSame()
    {
        const BreakEven pair = pairOf(qingdao());
        // Own 1,060,000 in all; rent 3,600,000.
        COMPARE_CLOSE(pair.rentPriceFactor, 106.0 / 360, tight);
        COMPARE_CLOSE(pair.rentPrice, 12500 * 106.0 / 360, tight);
        COMPARE_CLOSE(pair.purchasePriceFactor, 3240.0 / 700, tight);
        COMPARE_CLOSE(pair.purchasePrice, 3240000, tight);
    }

    void theRentOfTheBridgeMovesWithThePrice()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].leadTimeMonths = 6;
        scenario.buys[0].bridge = "hourly";
        // Own is 1,060,000 and six months at 112,500 of rent, renting 36 of them.
        COMPARE_CLOSE(pairOf(scenario, 1).rentPriceFactor, 1060000.0 / (30 * 112500), tight);
        // Against the monthly plan the bridge stays as it is.
        COMPARE_CLOSE(pairOf(scenario, 0).rentPriceFactor, 1735000.0 / 3600000, tight);
    }

    void theRentOfOverflowAndFallbackMovesToo()
    {
        Scenario scenario = qingdao();
        scenario.demand.steady->gpus = 16;
        scenario.rents[0].instances = 1;
        scenario.rents[0].overflow = "spot";
        Rent& spot = addRent(scenario, "spot", Billing::spot, 10);
        spot.availability = 0.5;
        spot.fallback = "hourly";
        scenario.buys[0].servers = 2;
        // 36 x (100,000 + 4000 h x (0.5 x 10 + 0.5 x 28.125)) against 1,400,000 + 360,000
        COMPARE_CLOSE(pairOf(scenario).rentPriceFactor,
                      1760000.0 / (36 * (100000 + 4000 * 19.0625)), tight);
    }

    void keysOfOtherWaysOfPayingMoveNothing()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].leadTimeMonths = 6;
        scenario.buys[0].bridge = "hourly";
        // A monthly plan falls back on nothing, so the bridge of 675,000 stays as it is.
        scenario.rents[0].fallback = "hourly";
        COMPARE_CLOSE(pairOf(scenario, 0).rentPriceFactor, 1735000.0 / 3600000, tight);
    }

    void flatFeesDoNotMoveWithTheRent()
    {
        Scenario scenario = qingdao();
        scenario.rents[0].fixedMonth = 1000;
        COMPARE_CLOSE(pairOf(scenario).rentPriceFactor, (1060000.0 - 36000) / 3600000, tight);
        scenario.rents[0].fixedMonth = 100000; // alone more than owning
        QVERIFY(!pairOf(scenario).rentPriceFactor);
        QVERIFY(!pairOf(scenario).rentPrice);
    }

    void noPriceHelpsWhereItDoesNotMatter()
    {
        Scenario scenario = qingdao();
        scenario.rents[0].price = 0;
        QVERIFY(!pairOf(scenario).rentPriceFactor);
        scenario = qingdao();
        scenario.buys[0].capex[0].amount = 0;
        QVERIFY(!pairOf(scenario).purchasePriceFactor);
        scenario = qingdao();
        scenario.buys[0].other[0].amount = 200000; // dearer even as a gift
        QVERIFY(!pairOf(scenario).purchasePriceFactor);
    }

    void allThatHangsOnThePurchasePriceFollows()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].maintenance.emplace().sharePerYear = 0.04; // 12 % in three years
        scenario.buys[0].resale.emplace().shareAtEnd = 0.2;
        // 700,000 f (1 + 0.12 - 0.2) + 360,000 = 3,600,000
        COMPARE_CLOSE(pairOf(scenario).purchasePriceFactor, 3240000 / (700000 * 0.92), tight);
        COMPARE_CLOSE(pairOf(scenario).purchasePrice, 3240000 / 0.92, tight);
    }

    void pricesInForeignMoneyAreGivenInTheScenarios()
    {
        Scenario scenario = qingdao();
        scenario.fx.rates.push_back({"USD", 7});
        scenario.rents[0].currency = "USD";
        scenario.rents[0].price = 2000;
        scenario.rents[0].vatRate = 0.06; // recovered; the price as written is net
        COMPARE_CLOSE(pairOf(scenario).rentPrice, 12500 * 106.0 / 360, tight);
    }

    // Rates of return

    void rateOfReturnOfBuying()
    {
        Scenario scenario = steadyScenario(12, 8, 500);
        addRent(scenario, "reserved", Billing::reserved, 1100 / 12.0).termMonths = 12;
        scenario.rents[0].upfrontShare = 0;
        scenario.rents[0].gpusPerInstance = 8;
        addBuy(scenario, "own", 1, 8000);
        // Owning costs 8000 now and saves 8 x 1100 / 12 = 733.33 a month: the monthly rate at
        // which twelve of them are worth 8000 solves 8000 i = 733.33 (1 - (1+i)^-12).
        const BreakEven pair = pairOf(scenario);
        QCOMPARE(pair.irr.size(), std::size_t{1});
        const double i = std::pow(1 + pair.irr[0], 1 / 12.0) - 1;
        COMPARE_CLOSE(8000 * i, 8800 / 12.0 * (1 - std::pow(1 + i, -12)), 1e-11);
        COMPARE_CLOSE(i, 0.01497666, 0, 1e-8);
    }

    void noRateWhereTheFlowsAreTheSame()
    {
        Scenario scenario = steadyScenario(3, 8, 500);
        addRent(scenario, "hourly", Billing::hourly, 0.5);
        Buy& buy = addBuy(scenario, "own", 1, 0);
        addOther(buy, "operations", 2000);
        QVERIFY(pairOf(scenario).irr.empty()); // 2000 a month both
        COMPARE_CLOSE(pairOf(scenario).month, 0, 0, tight);
    }
};

QTEST_APPLESS_MAIN(BreakEvenTest)
#include "tst_break_even.moc"
