#include "model/analysis/repair_saving.h"

#include <QtTest>

using namespace costmodel;

namespace
{

/// Eight GPUs for 500 hours a month over four months, rented at 10 an hour.
Scenario scenario()
{
    Scenario scenario;
    scenario.general.horizonMonths = 4;
    scenario.demand.gpu = "A100";
    scenario.demand.steady = Steady{};
    scenario.demand.steady->gpus = 8;
    scenario.demand.steady->hoursPerMonth = 500;
    Rent rent;
    rent.name = "cloud";
    rent.gpu = "A100";
    rent.price = 10;
    scenario.rents.push_back(rent);
    return scenario;
}

} // namespace

class RepairSavingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesGpuHoursAndMoneyFromTheFirstMonth()
    {
        // 8 x 500 x 4 = 16,000 GPU-hours at 10; from 20 % to 80 % a quarter of them is enough.
        const RepairSaving saving = repairSaving(scenario(), 0.2, 0.8);
        QCOMPARE(saving.gpuHours, 16000.0);
        QCOMPARE(saving.gpuHoursSaved, 12000.0);
        QCOMPARE(saving.options.size(), std::size_t{1});
        QCOMPARE(saving.options[0].npvCost, 40000.0);
        QCOMPARE(saving.options[0].saving, 120000.0);
        QCOMPARE(*saving.best, 120000.0);
        QCOMPARE(saving.currency, std::string("CNY"));
    }

    void countsTheCostAndTheMonthsOfTheRepair()
    {
        Scenario withRepair = scenario();
        withRepair.pipeline = Pipeline{};
        withRepair.pipeline->fixCost = 5000;
        withRepair.pipeline->fixMonths = 2;
        // Two months at 40,000 and two at 10,000, and 5,000: 105,000 instead of 160,000.
        const RepairSaving saving = repairSaving(withRepair, 0.2, 0.8);
        QCOMPARE(saving.options[0].npvCost, 105000.0);
        QCOMPARE(*saving.best, 55000.0);
        QCOMPARE(saving.gpuHoursSaved, 6000.0); // 2 x 4,000 x 0.75
        std::string said;
        for (const Message& message : describe(saving))
            said += render(message, English{}) + "\n";
        QVERIFY(said.find("saves 6000 of 16000 GPU-hours") != std::string::npos);
        QVERIFY(said.find("CNY 55,000.00 less") != std::string::npos);
    }

    void saysWhatARepairCostsThatDoesNotPay()
    {
        Scenario dear = scenario();
        dear.pipeline = Pipeline{};
        dear.pipeline->fixCost = 200000;
        const RepairSaving saving = repairSaving(dear, 0.2, 0.8);
        QCOMPARE(*saving.best, -80000.0); // 120,000 - 200,000
        QVERIFY(render(describe(saving)[1], English{}).find("CNY 80,000.00 more") !=
                std::string::npos);
    }
};

QTEST_APPLESS_MAIN(RepairSavingTest)
#include "tst_repair_saving.moc"
