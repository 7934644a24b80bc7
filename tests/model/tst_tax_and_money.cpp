#include <QtTest>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-13;

/// A server for 48,000 and, in each of 12 months, 1000 GPU-hours of rent for 2000.
Scenario plain()
{
    Scenario scenario = steadyScenario(12, 8, 125);
    addRent(scenario, "cloud", Billing::hourly, 2);
    addBuy(scenario, "own", 1, 48000).depreciation.lifeMonths = 24;
    return scenario;
}

} // namespace

class TaxAndMoneyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Income tax

    void rentReducesTheTaxOfItsMonth()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        scenario.rents[0].setupOnce = 100;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(paid(option, 0, Category::tax), -25, tight);
        COMPARE_CLOSE(paid(option, 3, Category::tax), -500, tight);
        COMPARE_CLOSE(option.cashTotal, 0.75 * 24100, tight);
        COMPARE_CLOSE(option.accountingTotal, 24100, tight); // the books are before tax
    }

    void prepaymentsAreExpensedWhenTheyFallDue()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        scenario.rents[0].billing = Billing::reserved;
        scenario.rents[0].upfrontShare = 1;
        COMPARE_CLOSE(paid(rented(scenario), 0, Category::tax), -0.25 * 8 * 12 * 2, tight);
    }

    void depreciationAndTheGainOfSellingAreTaxed()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        scenario.buys[0].resale.emplace().shareAtEnd = 0.6;
        const OptionResult option = bought(scenario);
        // 2000 a month are written off; at the end 24,000 are left in the books and 28,800 come in.
        QCOMPARE(paid(option, 0, Category::tax), 0.0);
        COMPARE_CLOSE(paid(option, 1, Category::tax), -500, tight);
        COMPARE_CLOSE(paid(option, 12, Category::tax), -500 + 1200, tight);
        COMPARE_CLOSE(option.accountingTotal, 19200, tight);
        COMPARE_CLOSE(option.cashTotal, 0.75 * 19200, tight);
        // Stopping after month 6 at 0.8 x 48,000, with 36,000 in the books: tax on 2400.
        COMPARE_CLOSE(option.months[6].exit, 48000 - 6 * 500 - 38400 + 600, tight);
    }

    void aLossOfSellingIsTaxedToo()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        const OptionResult option = bought(scenario); // nothing comes in for 24,000 in the books
        COMPARE_CLOSE(paid(option, 12, Category::tax), -500 - 6000, tight);
        COMPARE_CLOSE(option.cashTotal, 0.75 * 48000, tight);
    }

    void interestIsDeductibleAndPrincipalIsNot()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        Financing& loan = scenario.buys[0].financing.emplace();
        loan.annualRate = 0.12;
        loan.months = 48;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, 1, Category::tax), -0.25 * (2000 + 480), tight);
    }

    void theRepairOfThePipelineIsDeductible()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        Pipeline& pipeline = scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = 0.5;
        pipeline.gpuUtilizationAfter = 0.5;
        pipeline.fixCost = 1000;
        const OptionResult option = rentResult(makeTerms(scenario, true), 0);
        COMPARE_CLOSE(paid(option, 0, Category::pipeline), 1000, tight);
        COMPARE_CLOSE(cashOf(option, 0), 750, tight);
        QCOMPARE(cashOf(rented(scenario), 0), 0.0);
    }

    void allIsExpensedInTheFirstMonthOfUse()
    {
        Scenario scenario = plain();
        scenario.tax.incomeRate = 0.25;
        scenario.buys[0].depreciation.method = DepreciationMethod::expense;
        scenario.buys[0].leadTimeMonths = 2;
        const OptionResult option = bought(scenario);
        QCOMPARE(paid(option, 2, Category::tax), 0.0);
        COMPARE_CLOSE(paid(option, 3, Category::tax), -12000, tight);
        COMPARE_CLOSE(paid(option, 12, Category::tax), 0, 0, 1e-9);
    }

    // Value added tax

    void recoveredVatCostsNothing()
    {
        Scenario scenario = plain();
        scenario.rents[0].vatRate = 0.06;
        scenario.buys[0].capex[0].vatRate = 0.13;
        COMPARE_CLOSE(rented(scenario).cashTotal, 24000, tight);
        COMPARE_CLOSE(bought(scenario).cashTotal, 48000, tight);
    }

    void lostVatIsACost()
    {
        Scenario scenario = plain();
        scenario.tax.vatRecoverable = false;
        Rent& rent = scenario.rents[0];
        rent.vatRate = 0.06;
        rent.setupOnce = 100;
        rent.supportShare = 0.1;
        // (24,000 x 1.1 + 100) x 1.06
        COMPARE_CLOSE(rented(scenario).cashTotal, 26500 * 1.06, tight);

        Buy& buy = scenario.buys[0];
        buy.capex[0].vatRate = 0.13;
        buy.resale.emplace().shareAtEnd = 0.5;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, Category::server), 54240, tight);
        COMPARE_CLOSE(paid(option, Category::resale), -24000, tight); // of the net price
        COMPARE_CLOSE(option.months[1].accounting, 2260, tight);      // with what was lost
    }

    void maintenanceIsOnNetPricesWithItsOwnVat()
    {
        Scenario scenario = plain();
        scenario.tax.vatRecoverable = false;
        Buy& buy = scenario.buys[0];
        buy.capex[0].vatRate = 0.13;
        Maintenance& maintenance = buy.maintenance.emplace();
        maintenance.sharePerYear = 0.1;
        maintenance.failureRatePerYear = 0.03;
        maintenance.replacementCost = 1000;
        maintenance.vatRate = 0.06;
        // (48,000 x 10 % / 12 + 8 x 3 % / 12 x 1000) x 1.06
        COMPARE_CLOSE(paid(bought(scenario), 1, Category::maintenance), 420 * 1.06, tight);
    }

    void grossPricesMeanTheSameAsNetOnes_data()
    {
        QTest::addColumn<bool>("isRecoverable");
        QTest::newRow("recovered") << true;
        QTest::newRow("lost") << false;
    }

    void grossPricesMeanTheSameAsNetOnes()
    {
        QFETCH(bool, isRecoverable);
        Scenario net = plain();
        net.tax.vatRecoverable = isRecoverable;
        net.rents[0].vatRate = 0.06;
        net.buys[0].capex[0].vatRate = 0.13;
        net.buys[0].resale.emplace().valueDeclinePerYear = 0.2;
        Power& power = net.buys[0].power.emplace();
        power.loadKw = 5;
        power.pricePerKwh = 1;
        power.demandChargeKwMonth = 2;
        power.vatRate = 0.1;

        Scenario gross = net;
        gross.general.pricesIncludeVat = true;
        gross.rents[0].price = 2.12;
        gross.buys[0].capex[0].amount = 54240;
        gross.buys[0].power->pricePerKwh = 1.1;
        gross.buys[0].power->demandChargeKwMonth = 2.2;
        COMPARE_CLOSE(rented(gross).cashTotal, rented(net).cashTotal, tight);
        COMPARE_CLOSE(bought(gross).cashTotal, bought(net).cashTotal, tight);
        COMPARE_CLOSE(rented(net).cashTotal, isRecoverable ? 24000 : 25440, tight);
    }

    // Foreign money

    void foreignPricesAreConvertedAtTheRate()
    {
        Scenario scenario = plain();
        scenario.fx.rates.push_back({"USD", 7});
        scenario.fx.rates.push_back({"EUR", 8});
        scenario.rents[0].currency = "USD";
        COMPARE_CLOSE(rented(scenario).cashTotal, 168000, tight);

        Buy& buy = scenario.buys[0];
        buy.currency = "USD";
        addCapex(buy, "switch", 1000).currency = "CNY";
        Colocation& colocation = buy.colocation.emplace();
        colocation.perMonth = 10;
        colocation.currency = "EUR";
        addOther(buy, "insurance", 5); // in the currency of the purchase
        buy.delayCostMonth = 3;
        buy.leadTimeMonths = 1;
        Power& power = buy.power.emplace();
        power.currency = "CNY";
        power.loadKw = 1;
        power.idleKw = 1;
        power.tariff.resize(2);
        power.tariff[0].share = 0.5;
        power.tariff[0].pricePerKwh = 0.6;
        power.tariff[1].share = 0.5;
        power.tariff[1].pricePerKwh = 0.1;
        power.tariff[1].currency = "EUR";
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(paid(option, 0, Category::server), 48000 * 7 + 1000, tight);
        COMPARE_CLOSE(paid(option, 2, Category::colocation), 80, tight);
        COMPARE_CLOSE(paid(option, 2, Category::other), 35, tight);
        COMPARE_CLOSE(paid(option, 1, Category::delay), 21, tight);
        COMPARE_CLOSE(paid(option, 2, Category::power), 730 * (0.3 + 0.05 * 8), tight);
    }

    void theScenariosOwnCurrencyNeedsNoRate()
    {
        Scenario scenario = plain();
        scenario.rents[0].currency = "CNY";
        COMPARE_CLOSE(rented(scenario).cashTotal, 24000, tight);
    }

    // Factors

    void factorsScaleWhatTheyName()
    {
        Scenario scenario = plain();
        scenario.rents[0].setupOnce = 100;
        scenario.rents[0].supportShare = 0.1;
        addCapex(scenario.buys[0], "switch", 2000, CapexUnit::once, CapexCategory::network);
        addOther(scenario.buys[0], "insurance", 5);
        scenario.factors.rent = 2; // of the price, so support follows but fees do not
        scenario.factors.capex = 3;
        COMPARE_CLOSE(rented(scenario).cashTotal, 2 * 26400 + 100, tight);
        COMPARE_CLOSE(bought(scenario).cashTotal, 3 * 50000 + 60, tight);
    }

    // The ledger

    void everythingShownIsASumOfEntries()
    {
        Scenario scenario = plain();
        scenario.general.discountRate = 0.1;
        scenario.tax.incomeRate = 0.25;
        scenario.buys[0].financing.emplace().months = 30;
        scenario.buys[0].financing->annualRate = 0.05;
        const OptionResult option = bought(scenario);
        double sum = 0;
        for (const Entry& entry : option.entries)
            sum += entry.amount;
        COMPARE_CLOSE(sum, option.cashTotal, tight);
        QVERIFY(std::is_sorted(option.entries.begin(), option.entries.end(),
                               [](const Entry& a, const Entry& b) { return a.month < b.month; }));
    }

    void entriesNameWhatTheyAreFor()
    {
        Scenario scenario = plain();
        scenario.buys[0].leadTimeMonths = 1;
        scenario.buys[0].bridge = "cloud";
        addOther(scenario.buys[0], "insurance", 5);
        scenario.buys[0].staff.emplace().fte = 1;
        scenario.buys[0].staff->monthlyCost = 10;
        scenario.buys[0].financing.emplace().months = 30;
        scenario.buys[0].financing->annualRate = 0.05;
        const OptionResult option = bought(scenario);
        const auto has = [&option](const char* item, Category category)
        {
            return std::any_of(option.entries.begin(), option.entries.end(),
                               [&](const Entry& entry) {
                                   return option.items[entry.item] == item &&
                                          entry.category == category;
                               });
        };
        QVERIFY(has("server", Category::server));
        QVERIFY(has("cloud", Category::compute));
        QVERIFY(has("insurance", Category::other));
        QVERIFY(has("staff", Category::staff));
        QVERIFY(has("interest", Category::financing));
        QVERIFY(has("principal", Category::financing));
        QVERIFY(!has("principal", Category::staff));
    }
};

QTEST_APPLESS_MAIN(TaxAndMoneyTest)
#include "tst_tax_and_money.moc"
