#include <cmath>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-13;

/// 8 GPUs for half of every month, 2920 GPU-hours, on one server of 8 GPUs for 80,000.
Scenario oneServer(int months)
{
    Scenario scenario = steadyScenario(months, 8, 365);
    addBuy(scenario, "own", 1, 80000);
    return scenario;
}

double exitCost(const OptionResult& option, int month)
{
    return option.months[static_cast<std::size_t>(month)].exit.value();
}

} // namespace

class BuyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Purchase

    void capexIsPaidAtSigningByItsUnit()
    {
        Scenario scenario = oneServer(2);
        Buy& buy = scenario.buys[0];
        buy.servers = 2;
        addCapex(buy, "cards", 5000, CapexUnit::gpu, CapexCategory::gpu);
        addCapex(buy, "switch", 3000, CapexUnit::once, CapexCategory::network);
        addCapex(buy, "room", 7000, CapexUnit::once, CapexCategory::room);
        addCapex(buy, "tools", 100, CapexUnit::server, CapexCategory::other);
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, 0, Category::server), 160000, tight);
        COMPARE_CLOSE(paid(option, 0, Category::gpu), 80000, tight); // 16 cards
        COMPARE_CLOSE(paid(option, 0, Category::network), 3000, tight);
        COMPARE_CLOSE(paid(option, 0, Category::room), 7000, tight);
        COMPARE_CLOSE(paid(option, 0, Category::otherCapex), 200, tight);
        COMPARE_CLOSE(option.cashTotal, 250200, tight);
        QCOMPARE(option.gpus, 16);
        QCOMPARE(option.servers, 2);
    }

    void expansionsPayThePricesOfTheirMonth()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        buy.capexChangePerYear = 0.21;
        buy.leadTimeMonths = 2;
        addCapex(buy, "switch", 3000, CapexUnit::once, CapexCategory::network);
        buy.expansions.resize(1);
        buy.expansions[0].month = 6;
        buy.expansions[0].servers = 2;
        addOther(buy, "insurance", 10, OtherUnit::server);
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 83000, tight);
        COMPARE_CLOSE(paid(option, 6, Category::server), 176000, tight); // 2 x 80,000 x 1.1
        COMPARE_CLOSE(paid(option, Category::network), 3000, tight);
        QCOMPARE(option.servers, 3);
        // Ordered at the end of month 6, live from month 9 on; before the first delivery the
        // servers of the first order count.
        COMPARE_CLOSE(paid(option, 1, Category::other), 10, tight);
        COMPARE_CLOSE(paid(option, 8, Category::other), 10, tight);
        COMPARE_CLOSE(paid(option, 9, Category::other), 30, tight);
    }

    void fitsTheServersToTheHighestDemandAfterTheLeadTime()
    {
        Scenario scenario = steadyScenario(13, 14, 100);
        scenario.demand.growthPerYear = -0.75; // 3.5 GPUs in month 13, 14 / 4^(1/3) = 8.82 in 5
        Buy& buy = addBuy(scenario, "own", 1, 80000);
        buy.servers.reset();
        buy.gpusPerServer = 2;
        QCOMPARE(bought(scenario).servers, 7);
        buy.leadTimeMonths = 4;
        QCOMPARE(bought(scenario).servers, 5);
        buy.efficiency = 0.5;
        QCOMPARE(bought(scenario).servers, 9);
        scenario.demand.steady->gpus = 0;
        QCOMPARE(bought(scenario).servers, 0);
    }

    // Running costs

    void powerFollowsTheWork()
    {
        Scenario scenario = oneServer(1);
        Power& power = scenario.buys[0].power.emplace();
        power.loadKw = 10;
        power.idleKw = 2;
        power.pue = 1.5;
        power.pricePerKwh = 0.5;
        // Half busy: 2 + 8 / 2 = 6 kW, x 730 h x 1.5 = 6570 kWh.
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::power), 3285, tight);
        power.demandChargeKwMonth = 3; // of 10 kW x 1.5
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::power), 3330, tight);
        scenario.factors.electricity = 2;
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::power), 6660, tight);
    }

    void tariffIsAveragedByItsShares()
    {
        Scenario scenario = oneServer(7);
        Power& power = scenario.buys[0].power.emplace();
        power.loadKw = 6;
        power.idleKw = 6;
        power.priceChangePerYear = 0.21;
        power.tariff.resize(2);
        power.tariff[0].share = 0.4;
        power.tariff[0].pricePerKwh = 1.0;
        power.tariff[1].share = 0.6;
        power.tariff[1].pricePerKwh = 0.5;
        // 6 kW x 730 h x 0.7 = 3066, in month 7 x 1.1.
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::power), 3066, tight);
        COMPARE_CLOSE(paid(bought(scenario), 7, Category::power), 3372.6, tight);
    }

    void serversThatAreNotThereDrawNoPower()
    {
        Scenario scenario = oneServer(4);
        scenario.buys[0].leadTimeMonths = 2;
        Power& power = scenario.buys[0].power.emplace();
        power.loadKw = 10;
        power.idleKw = 10;
        power.pricePerKwh = 1;
        const OptionResult option = bought(scenario);
        QCOMPARE(paid(option, 2, Category::power), 0.0);
        COMPARE_CLOSE(paid(option, 3, Category::power), 7300, tight);
    }

    void colocationByKilowattServerAndSite()
    {
        Scenario scenario = oneServer(1);
        Buy& buy = scenario.buys[0];
        buy.servers = 2;
        buy.power.emplace().loadKw = 10;
        buy.power->pricePerKwh = 0;
        Colocation& colocation = buy.colocation.emplace();
        colocation.perKwMonth = 20;
        colocation.perServerMonth = 30;
        colocation.perMonth = 40;
        colocation.bandwidthPerMonth = 50;
        // 2 x (20 x 10 + 30) + 40 + 50
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::colocation), 550, tight);
    }

    void staffForTheSiteAndByServer()
    {
        Scenario scenario = oneServer(13);
        Buy& buy = scenario.buys[0];
        buy.servers = 2;
        Staff& staff = buy.staff.emplace();
        staff.fte = 0.5;
        staff.serversPerFte = 4; // half a person for two servers
        staff.monthlyCost = 8000;
        staff.raisePerYear = 0.05;
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::staff), 8000, tight);
        COMPARE_CLOSE(paid(bought(scenario), 13, Category::staff), 8400, tight);
        scenario.factors.staff = 0.5;
        COMPARE_CLOSE(paid(bought(scenario), 13, Category::staff), 4200, tight);
    }

    void maintenanceBeginsAfterTheWarranty()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        buy.leadTimeMonths = 1;
        addCapex(buy, "switch", 10000, CapexUnit::once, CapexCategory::network);
        addCapex(buy, "room", 7000, CapexUnit::once, CapexCategory::room);
        Maintenance& maintenance = buy.maintenance.emplace();
        maintenance.sharePerYear = 0.12;
        maintenance.warrantyMonths = 6;
        maintenance.failureRatePerYear = 0.06;
        maintenance.replacementCost = 6000;
        const OptionResult option = bought(scenario);
        QCOMPARE(paid(option, 7, Category::maintenance), 0.0);
        // (80,000 + 10,000) x 1 % + 8 cards x 0.5 % x 6000
        COMPARE_CLOSE(paid(option, 8, Category::maintenance), 900 + 240, tight);
        COMPARE_CLOSE(paid(option, Category::maintenance), 5 * 1140, tight);
    }

    void eachOrderHasItsOwnWarranty()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        buy.capexChangePerYear = 0.21;
        buy.expansions.resize(1);
        buy.expansions[0].month = 6;
        buy.expansions[0].servers = 1;
        Maintenance& maintenance = buy.maintenance.emplace();
        maintenance.sharePerYear = 0.12;
        maintenance.warrantyMonths = 3;
        const OptionResult option = bought(scenario);
        QCOMPARE(paid(option, 3, Category::maintenance), 0.0);
        COMPARE_CLOSE(paid(option, 4, Category::maintenance), 800, tight);
        COMPARE_CLOSE(paid(option, 9, Category::maintenance), 800, tight);
        COMPARE_CLOSE(paid(option, 10, Category::maintenance), 1680, tight); // + 88,000 x 1 %
    }

    void otherCostsFallDueAsTheySay()
    {
        Scenario scenario = oneServer(26);
        Buy& buy = scenario.buys[0];
        addOther(buy, "move", 100, OtherUnit::site, Every::once).fromMonth = 0;
        addOther(buy, "audit", 200, OtherUnit::site, Every::once).fromMonth = 13;
        OtherCost& licence = addOther(buy, "licence", 10, OtherUnit::gpu, Every::year);
        licence.fromMonth = 2;
        licence.priceChangePerYear = 0.21;
        addOther(buy, "cleaning", 3, OtherUnit::server, Every::month).fromMonth = 25;
        addOther(buy, "never", 1000, OtherUnit::site, Every::once).fromMonth = 27;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, 0, Category::other), 100, tight);
        QCOMPARE(paid(option, 1, Category::other), 0.0);
        // 8 GPUs x 10 x 1.21^(1/12), a year later x 1.21
        COMPARE_CLOSE(paid(option, 2, Category::other), 80 * std::pow(1.21, 1 / 12.0), tight);
        COMPARE_CLOSE(paid(option, 13, Category::other), 200, tight);
        COMPARE_CLOSE(paid(option, 14, Category::other), 80 * std::pow(1.21, 13 / 12.0), tight);
        COMPARE_CLOSE(paid(option, 25, Category::other), 3, tight);
        COMPARE_CLOSE(paid(option, 26, Category::other), 3 + 80 * std::pow(1.21, 25 / 12.0), tight);
    }

    // Resale

    void valueDeclinesByTheYear()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        addCapex(buy, "switch", 10000, CapexUnit::once, CapexCategory::network); // not resold
        addCapex(buy, "rack", 10000, CapexUnit::once, CapexCategory::room).resale = true;
        Resale& resale = buy.resale.emplace();
        resale.valueDeclinePerYear = 0.19;
        resale.sellingCostShare = 0.1;
        // 90,000 x 0.81 x 0.9 after a year
        COMPARE_CLOSE(paid(bought(scenario), 12, Category::resale), -65610, tight);
        // Stopping after half a year: 100,000 less 90,000 x 0.9 x 0.9.
        COMPARE_CLOSE(exitCost(bought(scenario), 6), 100000 - 72900, tight);
        buy.leadTimeMonths = 6; // half a year old at the end
        COMPARE_CLOSE(paid(bought(scenario), 12, Category::resale), -72900, tight);
        COMPARE_CLOSE(exitCost(bought(scenario), 3), 100000 - 81000, tight); // still new
        scenario.factors.resale = 0.5;
        COMPARE_CLOSE(paid(bought(scenario), 12, Category::resale), -36450, tight);
    }

    void valueDeclinesToAShareAtTheEnd()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        buy.leadTimeMonths = 2;
        buy.resale.emplace().shareAtEnd = 0.3;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, 12, Category::resale), -24000, tight);
        // At month 7 five of ten months old: 1 - 0.7 / 2 = 0.65.
        COMPARE_CLOSE(exitCost(option, 7), 80000 - 52000, tight);
        COMPARE_CLOSE(exitCost(option, 12), option.cashTotal, tight);
    }

    void expansionsAreYoungerWhenTheyAreSold()
    {
        Scenario scenario = oneServer(24);
        Buy& buy = scenario.buys[0];
        buy.expansions.resize(1);
        buy.expansions[0].month = 12;
        buy.expansions[0].servers = 1;
        buy.resale.emplace().valueDeclinePerYear = 0.2;
        // 80,000 x 0.64 + 80,000 x 0.8
        COMPARE_CLOSE(paid(bought(scenario), 24, Category::resale), -115200, tight);
        COMPARE_CLOSE(exitCost(bought(scenario), 11), 80000 - 80000 * std::pow(0.8, 11 / 12.0),
                      tight);
        COMPARE_CLOSE(exitCost(bought(scenario), 12), 160000 - 64000 - 80000, tight);
    }

    void withoutResaleTheServersAreWorthNothing()
    {
        COMPARE_CLOSE(bought(oneServer(12)).cashTotal, 80000, tight);
        COMPARE_CLOSE(exitCost(bought(oneServer(12)), 0), 80000, tight);
    }
};

QTEST_APPLESS_MAIN(BuyTest)
#include "tst_buy.moc"
