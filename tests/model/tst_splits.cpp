#include "model/analysis/hybrid.h"

#include <algorithm>
#include <limits>

#include "model/analysis/hybrid/instance_search.h"
#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-12;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// "2 x own, 3 x reserved, hourly: 1234.5"
std::string describe(const std::string& buy, int servers, const std::string& committed,
                     int instances, const std::string& flexible)
{
    return std::to_string(servers) + " x " + (servers > 0 ? buy : "") + ", " +
           std::to_string(instances) + " x " + committed + ", " + flexible;
}

std::string describe(const Split& split)
{
    return describe(split.buy, split.servers, split.committed, split.committedInstances,
                    split.flexible);
}

/// 8 GPUs for 600 hours of each of 10 months and 12 GPUs for 100 more.
Scenario peaks()
{
    Scenario scenario = steadyScenario(10, 0, 0);
    scenario.demand.steady.reset();
    scenario.demand.profile.resize(2);
    scenario.demand.profile[0].gpus = 8;
    scenario.demand.profile[0].hoursPerMonth = 600;
    scenario.demand.profile[1].gpus = 12;
    scenario.demand.profile[1].hoursPerMonth = 100;
    addRent(scenario, "hourly", Billing::hourly, 2);
    addBuy(scenario, "own", 1, 40000);
    return scenario;
}

HybridResult splitsOf(const Scenario& scenario)
{
    return bestSplits(makeTerms(scenario)).value();
}

InstanceCosts costsOf(const std::vector<double>& byCount)
{
    InstanceCosts costs;
    costs.most = static_cast<int>(byCount.size());
    costs.exact = [&byCount](int n)
    {
        return byCount[static_cast<std::size_t>(n - 1)];
    };
    costs.lowerBound = [&byCount](int from, int to)
    {
        return *std::min_element(byCount.begin() + (from - 1), byCount.begin() + to);
    };
    return costs;
}

} // namespace

class SplitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Worked by hand

    void ownServersTakeTheBaseAndRentThePeaks()
    {
        // A month needs 4800 + 1200 GPU-hours, of which 400 lie above 8 GPUs. By the hour alone
        // 120,000; with a server 40,000 + 10 x 800; with two 80,000.
        const HybridResult result = splitsOf(peaks());
        QCOMPARE(result.byServers.size(), std::size_t{3});
        COMPARE_CLOSE(result.byServers[0].split->npvCost, 120000, tight);
        COMPARE_CLOSE(result.byServers[1].split->npvCost, 48000, tight);
        COMPARE_CLOSE(result.byServers[2].split->npvCost, 80000, tight);
        QCOMPARE(result.byServers[2].split->flexible, std::string()); // nothing is left for it
        const BestSplit& best = *result.best;
        QCOMPARE(describe(best), describe("own", 1, "", 0, "hourly"));
        COMPARE_CLOSE(best.cashTotal, 48000, tight);
        COMPARE_CLOSE(best.ownShare, 56.0 / 60, tight);
        COMPARE_CLOSE(best.flexibleShare, 4.0 / 60, tight);
        QCOMPARE(best.committedShare, 0.0);
        QCOMPARE(best.option.name, std::string("hybrid"));
        QCOMPARE(best.option.gpus, 8);
        QVERIFY(!best.option.months[3].exit);
        QVERIFY(best.option.meetsDemand);
    }

    void committedInstancesStandOnTopOfTheServers()
    {
        Scenario scenario = peaks();
        scenario.rents[0].price = 12;
        // 4 GPUs at 800 a month serve the 400 hours above 8 for 3200 instead of 4800.
        addRent(scenario, "monthly", Billing::monthly, 800).gpusPerInstance = 2;
        const BestSplit best = splitsOf(scenario).best.value();
        QCOMPARE(describe(best), describe("own", 1, "monthly", 2, ""));
        COMPARE_CLOSE(best.npvCost, 40000 + 32000, tight);
        COMPARE_CLOSE(best.committedShare, 4.0 / 60, tight);
        // Without servers they take the base: 12 GPUs for 9600 a month.
        scenario.buys[0].capex[0].amount = 1e6;
        COMPARE_CLOSE(splitsOf(scenario).best->npvCost, 96000, tight);
        QCOMPARE(splitsOf(scenario).best->option.gpu, std::string("G"));
        QCOMPARE(splitsOf(scenario).best->option.gpus, 12);
    }

    void theLeadTimeIsServedByTheOtherTiers()
    {
        Scenario scenario = peaks();
        scenario.buys[0].leadTimeMonths = 4;
        scenario.buys[0].delayCostMonth = 1e6; // not used, nor are its bridge and overflow
        // Four months at 12,000 by the hour, then six at 800.
        COMPARE_CLOSE(splitsOf(scenario).byServers[1].split->npvCost, 40000 + 48000 + 4800, tight);
        addRent(scenario, "monthly", Billing::monthly, 800).gpusPerInstance = 4;
        scenario.rents[0].price = 10;
        // Two of them, 6400 a month, leave 400 hours in the lead time and nothing after it; one
        // leaves 3200 hours, three nothing for 9600.
        const Split split = splitsOf(scenario).byServers[1].split.value();
        COMPARE_CLOSE(split.npvCost, 40000 + 64000 + 4 * 4000, tight);
        QCOMPARE(split.committedInstances, 2);
    }

    void whatOutagesLeaveRunsOnTheFlexiblePlan()
    {
        Scenario scenario = peaks();
        scenario.buys[0].availability = 0.5; // 2920 of the 5600 hours below 8 GPUs
        COMPARE_CLOSE(splitsOf(scenario).byServers[1].split->npvCost, 40000 + 10 * (400 + 2680) * 2,
                      tight);
        scenario.demand.elastic = false; // half of the 5600
        COMPARE_CLOSE(splitsOf(scenario).byServers[1].split->npvCost, 40000 + 10 * (400 + 2800) * 2,
                      tight);
    }

    void withoutAFlexiblePlanTheRestMustBeNothing()
    {
        Scenario scenario = peaks();
        scenario.rents.clear();
        addRent(scenario, "monthly", Billing::monthly, 800).gpusPerInstance = 2;
        const HybridResult result = splitsOf(scenario);
        QCOMPARE(describe(*result.byServers[0].split), describe("", 0, "monthly", 6, ""));
        QCOMPARE(describe(*result.byServers[1].split), describe("own", 1, "monthly", 2, ""));
        QCOMPARE(describe(*result.byServers[2].split), describe("own", 2, "", 0, ""));
        COMPARE_CLOSE(result.byServers[1].split->npvCost, 40000 + 10 * 4 * 800, tight);
    }

    void localWorkNeedsServers()
    {
        Scenario scenario = peaks();
        scenario.demand.localShare = 0.5;
        const HybridResult result = splitsOf(scenario);
        QVERIFY(!result.byServers[0].split);
        QVERIFY(result.byServers[1].split);
        scenario.demand.localShare = 0.95; // one server does 56 of 60
        QVERIFY(!splitsOf(scenario).byServers[1].split);
        QCOMPARE(splitsOf(scenario).best->servers, 2);
        scenario.hybrid.emplace().maxServers = 1;
        QVERIFY(!splitsOf(scenario).best);
    }

    void considersOnlyWhatIsListed()
    {
        Scenario scenario = peaks();
        addRent(scenario, "cheaper", Billing::hourly, 1);
        addBuy(scenario, "cheaper own", 1, 1000);
        QCOMPARE(describe(*splitsOf(scenario).best), describe("cheaper own", 2, "", 0, "")); // 2000
        Hybrid& hybrid = scenario.hybrid.emplace();
        hybrid.buy = {"own"};
        hybrid.rent = {"hourly"};
        QCOMPARE(describe(*splitsOf(scenario).best), describe("own", 1, "", 0, "hourly"));
        // A fallback need not be listed.
        Rent& spot = addRent(scenario, "spot", Billing::spot, 0.5);
        spot.availability = 0.5;
        spot.fallback = "cheaper";
        hybrid.rent = {"spot"};
        COMPARE_CLOSE(splitsOf(scenario).best->npvCost, 40000 + 10 * 400 * 0.75, tight);
    }

    void needsAPurchaseAndAPlan()
    {
        Scenario scenario = peaks();
        scenario.buys.clear();
        QVERIFY(!bestSplits(makeTerms(scenario)));
        QVERIFY(!bestSplitCost(makeTerms(scenario)));
        scenario = peaks();
        scenario.rents.clear();
        QVERIFY(!bestSplits(makeTerms(scenario)));
    }

    // Ties

    void equalCostsGoToFewerServers()
    {
        Scenario scenario = peaks();
        scenario.buys[0].capex[0].amount = 112000; // what a server saves in rent: 10 x 5600 x 2
        QCOMPARE(splitsOf(scenario).best->servers, 0);
        scenario.buys[0].capex[0].amount = 111999;
        QCOMPARE(splitsOf(scenario).best->servers, 1);
    }

    void fewerServersCountMoreThanFewerInstances()
    {
        Scenario scenario = steadyScenario(10, 8, 600);
        addRent(scenario, "hourly", Billing::hourly, 10);
        addRent(scenario, "monthly", Billing::monthly, 400).gpusPerInstance = 8;
        addBuy(scenario, "own", 1, 32000); // ten months of the instance
        QCOMPARE(describe(*splitsOf(scenario).best), describe("", 0, "monthly", 1, ""));
        scenario.buys[0].capex[0].amount = 31999;
        QCOMPARE(describe(*splitsOf(scenario).best), describe("own", 1, "", 0, ""));
    }

    void equalCostsGoToFewerInstances()
    {
        Scenario scenario = peaks();
        scenario.buys[0].capex[0].amount = 1e6;
        // A GPU a month costs what 700 hours cost, the time in which the first eight are needed.
        addRent(scenario, "monthly", Billing::monthly, 1400);
        QCOMPARE(describe(*splitsOf(scenario).best), describe("", 0, "", 0, "hourly"));
        scenario.rents[1].price = 1399;
        QCOMPARE(describe(*splitsOf(scenario).best), describe("", 0, "monthly", 8, "hourly"));
        scenario.rents[1].price = 200; // now also what the 100 hours of the peak cost
        QCOMPARE(describe(*splitsOf(scenario).best), describe("", 0, "monthly", 8, "hourly"));
    }

    void equalCostsGoByTheOrderOfTheFile()
    {
        Scenario scenario = peaks();
        scenario.rents.push_back(scenario.rents[0]);
        scenario.rents[1].name = "the same";
        scenario.buys.push_back(scenario.buys[0]);
        scenario.buys[1].name = "the same server";
        QCOMPARE(describe(*splitsOf(scenario).best), describe("own", 1, "", 0, "hourly"));
        std::swap(scenario.rents[0], scenario.rents[1]);
        std::swap(scenario.buys[0], scenario.buys[1]);
        QCOMPARE(describe(*splitsOf(scenario).best),
                 describe("the same server", 1, "", 0, "the same"));
    }

    // The search for the number of instances

    void findsAllCountsThatTieWithTheLowest()
    {
        const std::vector<double> costs{5, 3, 4, 3 + 1e-9, 3 + 1e-8, 7};
        const std::vector<CountedCost> found = cheapestCounts(costsOf(costs), infinity);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].instances, 2);
        QCOMPARE(found[1].instances, 4);
        QVERIFY(cheapestCounts(costsOf(costs), 2).empty());
        QCOMPARE(cheapestCounts(costsOf(costs), 3).size(), std::size_t{2});
        QVERIFY(cheapestCounts(costsOf({}), infinity).empty());
    }

    void findsTheFirstOfAFlatBottom()
    {
        InstanceCosts costs;
        costs.most = 1000;
        costs.exact = [](int n)
        {
            return n < 300 ? 300.0 - n : (n > 600 ? n - 600.0 : 0);
        };
        costs.convex = costs.exact;
        int asked = 0;
        costs.exact = [&asked, exact = costs.exact](int n)
        {
            ++asked;
            return exact(n) + 10;
        };
        const std::vector<CountedCost> found = cheapestCounts(costs, infinity);
        QCOMPARE(found.front().instances, 300);
        QVERIFY(asked < 40);
    }

    void flatChargesThatEndAreFound()
    {
        // An instance costs 10 and saves 100 of rent up to the fiftieth; fees of 20,000 end with
        // the eightieth: 20,500 at 50 and 800 at 80.
        InstanceCosts costs;
        costs.most = 100;
        costs.convex = [](int n)
        {
            return 10.0 * n + std::max(0, 50 - n) * 100.0;
        };
        costs.flat = [](int n)
        {
            return n < 80 ? 20000.0 : 0;
        };
        costs.exact = [&costs](int n)
        {
            return costs.convex(n) + costs.flat(n);
        };
        const std::vector<CountedCost> found = cheapestCounts(costs, infinity);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].instances, 80);
        QCOMPARE(found[0].cost, 800.0);
    }

    void doesNotTryCountsThatAreNotAllowed()
    {
        InstanceCosts costs;
        costs.most = 1000000;
        int asked = 0;
        costs.exact = [&asked](int n)
        {
            ++asked;
            return n >= 654321 ? 10.0 * n : infinity;
        };
        costs.lowerBound = [](int from, int to)
        {
            return to >= 654321 ? 10.0 * from : infinity;
        };
        const std::vector<CountedCost> found = cheapestCounts(costs, infinity);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].instances, 654321);
        QVERIFY2(asked < 1000, std::to_string(asked).c_str());
    }
};

QTEST_APPLESS_MAIN(SplitsTest)
#include "tst_splits.moc"
