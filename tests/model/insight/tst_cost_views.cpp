#include "model/insight/bridge.h"
#include "model/insight/cost_table.h"
#include "model/insight/load_filling.h"
#include "model/insight/unit_cost.h"
#include "tests/model/insight/qingdao.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

const BridgeStep& step(const Bridge& bridge, BridgeGroup group)
{
    for (const BridgeStep& candidate : bridge.steps)
        if (candidate.group == group)
            return candidate;
    qFatal("no such step");
}

} // namespace

class CostViewsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBridgeLeadsFromRentToOwn()
    {
        const Scenario scenario = qingdao();
        const Bridge bridge = costBridge(scenario, rented(scenario), bought(scenario));
        QCOMPARE(bridge.steps.size(), std::size_t{3});
        COMPARE_CLOSE(step(bridge, BridgeGroup::rentRemoved).cash, -3600000, 1e-12);
        COMPARE_CLOSE(step(bridge, BridgeGroup::purchase).cash, 700000, 1e-12);
        COMPARE_CLOSE(step(bridge, BridgeGroup::other).cash, 360000, 1e-12);
        COMPARE_CLOSE(step(bridge, BridgeGroup::other).months.at(5), 10000, 1e-12);
        COMPARE_CLOSE(step(bridge, BridgeGroup::purchase).months.at(0), 700000, 1e-12);
        COMPARE_CLOSE(bridge.timeValue, 0, 0, 1e-6);
    }

    void flatFeesOfAPlanAreRent()
    {
        Scenario scenario = qingdao();
        scenario.rents[0].fixedMonth = 100;
        scenario.general.discountRate = 0.1;
        const Bridge bridge = costBridge(scenario, rented(scenario), bought(scenario));
        COMPARE_CLOSE(step(bridge, BridgeGroup::rentRemoved).cash, -3603600, 1e-12);
        double present = bridge.fromPresent + bridge.timeValue;
        for (const BridgeStep& part : bridge.steps)
            present += part.cash;
        COMPARE_CLOSE(present, bridge.toPresent, 1e-12);
        QVERIFY(bridge.timeValue > 0); // rent that falls away is mostly late
    }

    void periodsBeginWithTheSigning()
    {
        Scenario scenario = qingdao();
        scenario.general.horizonMonths = 14;
        const auto years = costPeriods(scenario, Period::year);
        QCOMPARE(years.size(), std::size_t{3});
        QVERIFY(years[0].first == 0 && years[0].last == 0);
        QVERIFY(years[2].first == 13 && years[2].last == 14);
        QVERIFY((years[2].from == Date{2027, 1, 1} && years[2].to == Date{2027, 3, 1}));
        QCOMPARE(costPeriods(scenario, Period::quarter).size(), std::size_t{6});
        const CostNode tree = costTree(scenario, bought(scenario), Period::year);
        const std::vector<double> amounts{700000, 120000, 20000};
        QCOMPARE(tree.amounts, amounts);
        QCOMPARE(tree.children.size(), std::size_t{2});
        QCOMPARE(tree.children[1].children.at(0).name, std::string("operations"));
        const auto entries =
            entriesOf(scenario, bought(scenario), tree.children[1].children[0], 13, 14);
        QCOMPARE(entries.size(), std::size_t{2});
        QVERIFY((entries[1].date == Date{2027, 3, 1}));
    }

    void theBooksSpreadThePurchase()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].depreciation.lifeMonths = 70; // 10,000 a month; 340,000 left at the end
        scenario.tax.incomeRate = 0.25;
        const OptionResult own = bought(scenario);
        const CostNode books = booksTree(scenario, own, nullptr, Period::year);
        const CostNode& before = books.children.at(0);
        QCOMPARE(before.row, CostRow::beforeTax);
        // 10,000 operations and 10,000 depreciation a month, and 340,000 written off at the end.
        COMPARE_CLOSE(before.amounts.at(1), 240000, 1e-12);
        COMPARE_CLOSE(before.amounts.at(3), 580000, 1e-12);
        COMPARE_CLOSE(before.total, 1060000, 1e-12);
        QCOMPARE(before.children.back().row, CostRow::gainOnDisposal);
        COMPARE_CLOSE(before.children.back().total, 340000, 1e-12);
        COMPARE_CLOSE(books.total, 1060000 * 0.75, 1e-12);
    }

    void vatStandsInOneViewOnly()
    {
        Scenario scenario = qingdao();
        QVERIFY(!hasVat(scenario));
        scenario.rents[0].vatRate = 0.06;
        scenario.buys[0].capex[0].vatRate = 0.13;
        QVERIFY(hasVat(scenario));
        QCOMPARE(modelVatView(scenario), VatView::without);
        COMPARE_CLOSE(withVat(scenario, rented(scenario), nullptr, VatView::with).cashTotal,
                      3600000 * 1.06, 1e-12);
        const OptionResult own = withVat(scenario, bought(scenario), nullptr, VatView::with);
        COMPARE_CLOSE(own.cashTotal, 700000 * 1.13 + 360000, 1e-12);
        COMPARE_CLOSE(own.months.at(0).cumulative, 791000, 1e-12);
        COMPARE_CLOSE(own.costPerGpuHour, own.cashTotal / (8 * 500 * 36), 1e-12);
        scenario.tax.vatRecoverable = false;
        QCOMPARE(modelVatView(scenario), VatView::with);
        COMPARE_CLOSE(withVat(scenario, bought(scenario), nullptr, VatView::without).cashTotal,
                      1060000, 1e-12);
    }

    void layersFillTheCurveFromBelow()
    {
        // 16 GPUs for 73 hours and 8 for 400: 8 own, 4 committed, the rest by the hour.
        Scenario scenario = steadyScenario(2, 8, 400);
        scenario.demand.steady.reset();
        scenario.demand.profile.resize(2);
        scenario.demand.profile[0].gpus = 16;
        scenario.demand.profile[0].hoursPerMonth = 73;
        scenario.demand.profile[1].gpus = 8;
        scenario.demand.profile[1].hoursPerMonth = 400;
        addRent(scenario, "month", Billing::monthly, 100);
        addRent(scenario, "hour", Billing::hourly, 10);
        addBuy(scenario, "own", 1, 1000);
        const Split split{"own", 1, "month", 4, "hour", 0};
        const LoadFilling filling = loadFilling(scenario, split, 1);
        QCOMPARE(filling.curve.size(), std::size_t{5});
        QCOMPARE(filling.curve[1].hours, 73.0);
        QCOMPARE(filling.curve[4].hours, 473.0);
        QCOMPARE(filling.layers.size(), std::size_t{3});
        const FillingLayer& own = filling.layers[0];
        COMPARE_CLOSE(own.gpuHours, 8 * 473, 1e-12);
        COMPARE_CLOSE(own.idle, 8 * 730 - 8 * 473, 1e-12);
        QCOMPARE(own.hours, 473.0);
        const FillingLayer& committed = filling.layers[1];
        COMPARE_CLOSE(committed.gpuHours, 4 * 73, 1e-12);
        COMPARE_CLOSE(committed.idle, 4 * 730 - 4 * 73, 1e-12);
        const FillingLayer& flexible = filling.layers[2];
        QCOMPARE(flexible.tier, Tier::flexible);
        QVERIFY(flexible.from == 12 && flexible.to == 16);
        COMPARE_CLOSE(flexible.gpuHours, 4 * 73, 1e-12);
        COMPARE_CLOSE(filling.served, filling.demand, 1e-12);
        const LoadFilling nothing = loadFilling(scenario, Split{"own", 1, {}, 0, {}, 0}, 1);
        QCOMPARE(nothing.layers.back().tier, Tier::unserved);
        COMPARE_CLOSE(nothing.layers.back().gpuHours, 8 * 73, 1e-12);
    }

    void theFlatRegionIsTheRunAroundTheBest()
    {
        HybridResult hybrid;
        hybrid.best.emplace().npvCost = 100;
        const std::vector<std::optional<double>> costs{100.5, 103, 100.9, 100, 101, 101.1, {}};
        for (std::size_t i = 0; i < costs.size(); ++i)
        {
            SplitByServers& row = hybrid.byServers.emplace_back();
            row.buy = "own";
            row.servers = static_cast<int>(i);
            if (costs[i])
                row.split.emplace().npvCost = *costs[i];
        }
        const auto regions = flatRegions(hybrid);
        QCOMPARE(regions.size(), std::size_t{1});
        QCOMPARE(regions[0].from, 2);
        QCOMPARE(regions[0].best, 3);
        QCOMPARE(regions[0].to, 4);
        QVERIFY(flatRegions(HybridResult{}).empty());
        QVERIFY(!splitWithServers(qingdao(), "none", 1));
        QVERIFY(!splitWithServers(qingdao(), "own", -1));
    }

    void unitCostsFollowAHyperbola()
    {
        const auto curves = unitCostByUtilization(qingdao(), "own", 10);
        QVERIFY(curves);
        for (const UnitCostPoint& point : curves->points)
        {
            // 1,060,000 over the hours; the hourly plan always 28.125.
            COMPARE_CLOSE(point.buy, 1060000.0 / (8 * 500 * 36) / point.at.factor, 1e-12);
            COMPARE_CLOSE(point.rents.at(1), 28.125, 1e-12);
        }
        QCOMPARE(curves->crossings.size(), std::size_t{1});
        COMPARE_CLOSE(curves->crossings[0].cost, 28.125, 1e-9);
        COMPARE_CLOSE(curves->planned.shareOfOwned, 500.0 / 730, 1e-12);
        COMPARE_CLOSE(curves->plannedLow, 500.0 / 730, 1e-12);
        const std::vector<double> factors{0.5, 1};
        const auto prices = unitCostByRentPrice(qingdao(), "own", "hourly", factors);
        QVERIFY(prices);
        COMPARE_CLOSE(prices->points.at(0).rent, 28.125 / 2, 1e-12);
        COMPARE_CLOSE(prices->crossing->price, 1060000.0 / 144000, 1e-12);
        COMPARE_CLOSE(*prices->crossing->rent, *prices->crossing->buy, 1e-12);
        QVERIFY(!unitCostByUtilization(qingdao(), "none"));
        QVERIFY(!unitCostByRentPrice(qingdao(), "own", "none", factors));
    }
};

QTEST_APPLESS_MAIN(CostViewsTest)
#include "tst_cost_views.moc"
