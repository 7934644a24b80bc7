#include "model/analysis/internal_rate.h"
#include "model/buy/depreciation.h"
#include "model/buy/loan.h"
#include "model/ledger/flows.h"
#include "model/ledger/timeline.h"

#include <cmath>
#include <numeric>

#include "tests/support/close_to.h"

using namespace costmodel;

// Worked numbers that others have published, each with its source. Where the publisher prints
// fewer digits, the tolerance is half a unit of the last one.

namespace
{

using Flow = std::vector<double>;

/// Yearly flows, the first at signing, in the months of the engine.
Flow monthsOf(const Flow& years)
{
    Flow months((years.size() - 1) * 12 + 1, 0.0);
    for (std::size_t year = 0; year < years.size(); ++year)
        months[year * 12] = years[year];
    return months;
}

/// Present value of yearly flows as the engine discounts.
double presentValue(double rate, const Flow& years)
{
    General general;
    general.discountRate = rate;
    general.horizonMonths = static_cast<int>(years.size() - 1) * 12;
    Flows flows;
    flows.reset(general.horizonMonths, false);
    for (std::size_t year = 0; year < years.size(); ++year)
        flows.post(static_cast<int>(year) * 12, Category::other, 0, years[year]);
    return flows.npv(makeTimeline(general).discount);
}

std::vector<LoanMonth> loan(double principal, double monthlyRate, int months)
{
    Financing terms;
    terms.annualRate = monthlyRate * 12;
    terms.months = months;
    return loanSchedule(terms, principal);
}

double interest(const std::vector<LoanMonth>& schedule, std::size_t first, std::size_t last)
{
    double sum = 0;
    for (std::size_t month = first; month <= last; ++month)
        sum += schedule[month - 1].interest;
    return sum;
}

double principal(const std::vector<LoanMonth>& schedule, std::size_t first, std::size_t last)
{
    double sum = 0;
    for (std::size_t month = first; month <= last; ++month)
        sum += schedule[month - 1].principal;
    return sum;
}

/// What is written off in a year of life.
double writtenOff(DepreciationMethod method, double cost, double salvage, int years,
                  std::size_t year)
{
    Depreciation terms;
    terms.method = method;
    terms.lifeMonths = years * 12;
    terms.salvageShare = salvage / cost;
    const std::vector<double> months = depreciationSchedule(terms, cost);
    const auto first = months.begin() + static_cast<std::ptrdiff_t>(12 * (year - 1));
    return std::accumulate(first, first + 12, 0.0);
}

} // namespace

class PublishedFinanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Net present value. Spreadsheet programs leave the payment at signing outside.

    void presentValues()
    {
        // Microsoft's page on NPV, as in PHPOffice/PhpSpreadsheet 11645d5, Financial/NPV.php.
        COMPARE_CLOSE(presentValue(0.1, {0, -10000, 3000, 4200, 6800}), 1188.4434123352, 1e-11);
        COMPARE_CLOSE(presentValue(0.08, {0, 8000, 9200, 10000, 12000, 14500}), 41922.061554932,
                      1e-11);
        COMPARE_CLOSE(presentValue(0.08, {-40000, 8000, 9200, 10000, 12000, 14500}), 1922.06, 0,
                      0.005);
        COMPARE_CLOSE(presentValue(0.05, {0, 2000, 2400, 2900, 3500, 4100}), 12678.677633095,
                      1e-11);
        // Help of LibreOffice 7.4.
        COMPARE_CLOSE(presentValue(0.0875, {0, 10, 20, 30}), 49.43, 0, 0.005);
        // fsprojects/ExcelFinancialFunctions 97756a3, npv.test (values of Excel 2010).
        COMPARE_CLOSE(presentValue(-0.4, {0, -100, 10, 10, 100}), 679.012345679, 1e-11);
        COMPARE_CLOSE(presentValue(0, {0, -200, 0, 10, -10, 300}), 100, 1e-14);
        // numpy/numpy-financial f47e8af, TestNpv.
        COMPARE_CLOSE(presentValue(0.05, {-15000, 1500, 2500, 3500, 4500, 6000}), 122.89, 0, 0.01);
    }

    // Internal rates of return

    void singleInternalRates_data()
    {
        QTest::addColumn<Flow>("flows");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("tolerance");
        // Microsoft's page on IRR, as in PHPOffice/PhpSpreadsheet 11645d5, Financial/IRR.php.
        QTest::newRow("four years")
            << Flow{-70000, 12000, 15000, 18000, 21000} << -0.02124484827341 << 1e-12;
        QTest::newRow("five years")
            << Flow{-70000, 12000, 15000, 18000, 21000, 26000} << 0.08663094803652 << 1e-12;
        QTest::newRow("three years")
            << Flow{-70000, 12000, 15000, 18000} << -0.1821374641455 << 1e-12;
        QTest::newRow("growing by a fifth")
            << Flow{-100, 20, 24, 28.8, 34.56, 41.47} << 0.130575756371527 << 1e-10;
        // fsprojects/ExcelFinancialFunctions 97756a3, irr.test (values of Excel 2010).
        QTest::newRow("three changes of sign")
            << Flow{-200, 0, 10, -10, 300} << 0.1077814124169 << 1e-12;
        QTest::newRow("rising") << Flow{-123, 12, 15, 50, 200} << 0.2609523370085 << 1e-11;
        // numpy/numpy-financial f47e8af, TestIrr.
        QTest::newRow("numpy: five years")
            << Flow{-150000, 15000, 25000, 35000, 45000, 60000} << 0.0524 << 5e-5;
        QTest::newRow("numpy: loss") << Flow{-100, 0, 0, 74} << -0.0955 << 5e-5;
        QTest::newRow("numpy: falling") << Flow{-100, 39, 59, 55, 20} << 0.28095 << 5e-6;
        // Help of LibreOffice 7.4, RATE: three payments of 10 for 900.
        QTest::newRow("three quarters lost") << Flow{900, -10, -10, -10} << -0.7563 << 5e-5;
        // numpy/numpy-financial f47e8af, TestRate; closed form (10000/3500)^(1/10) - 1.
        QTest::newRow("ten years")
            << Flow{-3500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000} << 0.110690853710752806 << 1e-12;
    }

    void singleInternalRates()
    {
        QFETCH(Flow, flows);
        QFETCH(double, rate);
        QFETCH(double, tolerance);
        const std::vector<double> rates = internalRates(monthsOf(flows));
        QCOMPARE(rates.size(), std::size_t{1});
        COMPARE_CLOSE(rates[0], rate, 0, tolerance);
    }

    void severalInternalRates()
    {
        // 10 z^2 - 10 z + 1.6 = 0 at z = 0.8 and 0.2: rates of 25 % and 400 %
        // (issuhub.com/view/index/5621, page 272, project M).
        const std::vector<double> two = internalRates(monthsOf({-1.6, 10, -10}));
        QCOMPARE(two.size(), std::size_t{2});
        COMPARE_CLOSE(two[0], 0.25, 1e-12);
        COMPARE_CLOSE(two[1], 4, 1e-12);
        // (3 -+ sqrt 5) / 2; edupristine.com/discuss/viewtopic.php?f=13&t=1406: about 38 %, 260 %.
        const std::vector<double> golden = internalRates(monthsOf({-2000, 10000, -10000}));
        QCOMPARE(golden.size(), std::size_t{2});
        COMPARE_CLOSE(golden[0], 0.38196601125, 1e-10);
        COMPARE_CLOSE(golden[1], 2.61803398875, 1e-10);
        // brainmass.com/multiple-irrs-39308. 252 x^4 - 1431 x^3 + 3035 x^2 - 2850 x + 1000 with
        // x = 1 + r is (3x - 4)(3x - 5)(4x - 5)(7x - 10).
        const std::vector<double> four = internalRates(monthsOf({-252, 1431, -3035, 2850, -1000}));
        QCOMPARE(four.size(), std::size_t{4});
        COMPARE_CLOSE(four[0], 1 / 4.0, 1e-9);
        COMPARE_CLOSE(four[1], 1 / 3.0, 1e-9);
        COMPARE_CLOSE(four[2], 3 / 7.0, 1e-9);
        COMPARE_CLOSE(four[3], 2 / 3.0, 1e-9);
    }

    void noInternalRate()
    {
        // 2500 z^2 - 3000 z + 1000 has the discriminant 9e6 - 1e7 < 0.
        QVERIFY(internalRates(monthsOf({1000, -3000, 2500})).empty());
        // numpy/numpy-financial f47e8af, test_irr_no_real_solution_exception.
        QVERIFY(internalRates(monthsOf({40000, 5000, 8000, 12000, 30000})).empty());
        QVERIFY(internalRates(Flow{}).empty());
        QVERIFY(internalRates(Flow{0, 0, 0}).empty());
        QVERIFY(internalRates(Flow{5}).empty());
    }

    void touchesZero()
    {
        // (z - 0.8)^2: 25 % twice.
        const std::vector<double> rates = internalRates(monthsOf({0.64, -1.6, 1}));
        QCOMPARE(rates.size(), std::size_t{1});
        COMPARE_CLOSE(rates[0], 0.25, 1e-5);
    }

    void onlyRatesBetweenTheirBounds()
    {
        QVERIFY(internalRates(monthsOf({-1, 11.5})).empty()); // 1050 %
        COMPARE_CLOSE(internalRates(monthsOf({-1, 10.5})).at(0), 9.5, 1e-12);
        QVERIFY(internalRates(monthsOf({-1, 0.009})).empty()); // -99.1 %
        COMPARE_CLOSE(internalRates(monthsOf({-1, 0.011})).at(0), -0.989, 1e-12);
        // A payment that falls due later moves no root.
        COMPARE_CLOSE(internalRates(monthsOf({0, -1, 1.25, 0})).at(0), 0.25, 1e-12);
        // By the month: 1 % a month is 12.6825 % a year.
        COMPARE_CLOSE(internalRates(Flow{-100, 101}).at(0), 0.126825030131969720, 1e-12);
    }

    // Loans

    void levelPayments()
    {
        // PHPOffice/PhpSpreadsheet 11645d5, Financial/PMT.php.
        COMPARE_CLOSE(levelPayment(10000, 0, 0.08 / 12, 10), 1037.032089359164, 1e-13);
        // Help of LibreOffice 7.4.
        COMPARE_CLOSE(levelPayment(25000, 0, 0.0199 / 12, 36), 715.96, 0, 0.005);
        // numpy/numpy-financial f47e8af, TestPmt.
        COMPARE_CLOSE(levelPayment(15000, 0, 0.08 / 12, 60), 304.1459143262052370, 1e-13);
        COMPARE_CLOSE(levelPayment(15000, 0, 0, 60), 250, 1e-15);
        // fsprojects/ExcelFinancialFunctions 97756a3, Readme2.
        COMPARE_CLOSE(levelPayment(200000, 0, 0.005, 180), 1687.713656, 0, 1e-6);
        // MicrosoftDocs/query-docs 616f1e8, pmt-function-dax.md: saving up 50,000 in 18 years is
        // a loan of nothing with a balloon of -50,000.
        COMPARE_CLOSE(levelPayment(0, -50000, 0.06 / 12, 216), 129.081160867991, 1e-12);
    }

    void interestAndPrincipal()
    {
        // MicrosoftDocs/query-docs 616f1e8, ipmt-function-dax.md and ppmt-function-dax.md.
        COMPARE_CLOSE(loan(8000, 0.1 / 12, 36)[0].interest, 66.6666666666667, 1e-13);
        COMPARE_CLOSE(loan(8000, 0.1, 3)[2].interest, 292.447129909366, 1e-12);
        COMPARE_CLOSE(loan(2000, 0.1 / 12, 24)[0].principal, 75.6231860083663, 1e-12);
        COMPARE_CLOSE(loan(200000, 0.08, 10)[9].principal, 27598.0534624214, 1e-12);
        // Help of LibreOffice 7.4.
        COMPARE_CLOSE(loan(15000, 0.05, 7)[4].interest, 352.97, 0, 0.005);
        // fsprojects/ExcelFinancialFunctions 97756a3, Readme1.
        COMPARE_CLOSE(loan(200000, 0.005, 180)[52].interest, 796.374758, 0, 1e-6);
        // numpy/numpy-financial f47e8af, TestPpmt.
        COMPARE_CLOSE(loan(55000, 0.1 / 12, 60)[0].principal, 710.2541257864217612, 1e-12);
        // PHPOffice/PhpSpreadsheet 11645d5, CUMIPMT.php and CUMPRINC.php: the second year.
        const std::vector<LoanMonth> house = loan(125000, 0.0075, 360);
        COMPARE_CLOSE(interest(house, 13, 24), 11135.232130751, 1e-11);
        COMPARE_CLOSE(principal(house, 13, 24), 934.10712342088, 1e-11);
        COMPARE_CLOSE(interest(loan(50000, 0.004175, 60), 1, 12), 2299.6141712553544, 1e-12);
        // Help of LibreOffice 7.4, CUMPRINC.
        COMPARE_CLOSE(principal(loan(15000, 0.055 / 12, 36), 10, 18), 3669.74, 0, 0.005);
    }

    void aLoanEndsAtNothing()
    {
        Financing terms;
        terms.annualRate = 0.07;
        terms.months = 37;
        terms.balloonShare = 0.3;
        const std::vector<LoanMonth> schedule = loanSchedule(terms, 1000);
        QCOMPARE(schedule.size(), std::size_t{37});
        COMPARE_CLOSE(principal(schedule, 1, 37), 1000, 1e-13);
        QCOMPARE(schedule.back().owed, 0.0);
        // Before the last payment a level one is owed besides the balloon, both with interest.
        const double payment = levelPayment(1000, 300, 0.07 / 12, 37);
        COMPARE_CLOSE(schedule[35].owed * (1 + 0.07 / 12), payment + 300, 1e-12);
        // A tiny rate is nearly none.
        COMPARE_CLOSE(levelPayment(1000, 0, 1e-14, 40), 25, 1e-12);
    }

    // Depreciation

    void straightLine()
    {
        // MicrosoftDocs/query-docs 616f1e8, sln-function-dax.md.
        COMPARE_CLOSE(writtenOff(DepreciationMethod::straightLine, 30000, 7500, 10, 4), 2250,
                      1e-13);
        // Help of LibreOffice 7.4: 84 months.
        Depreciation terms;
        terms.lifeMonths = 84;
        terms.salvageShare = 3500.0 / 50000;
        COMPARE_CLOSE(depreciationSchedule(terms, 50000)[83], 553.57, 0, 0.005);
        QCOMPARE(depreciationSchedule(terms, 50000).size(), std::size_t{84});
    }

    void sumOfYears()
    {
        const auto method = DepreciationMethod::sumOfYears;
        // MicrosoftDocs/query-docs 616f1e8, syd-function-dax.md.
        COMPARE_CLOSE(writtenOff(method, 30000, 7500, 10, 1), 4090.90909090909, 1e-13);
        COMPARE_CLOSE(writtenOff(method, 30000, 7500, 10, 10), 409.090909090909, 1e-13);
        // PHPOffice/PhpSpreadsheet 11645d5, Financial/SYD.php.
        COMPARE_CLOSE(writtenOff(method, 10000, 1000, 5, 3), 1800, 1e-13);
        COMPARE_CLOSE(writtenOff(method, 8000, 0, 7, 3), 1428.5714285714287, 1e-13);
    }

    void chineseDoubleDeclining()
    {
        const auto year = [](double salvage, std::size_t number)
        {
            return writtenOff(DepreciationMethod::doubleDeclining, 100000, salvage, 5, number);
        };
        // 191i.com/i/2077718609962672828.html and kuaizhang.com/ask/question_6349508.html.
        COMPARE_CLOSE(year(4000, 1), 40000, 1e-13);
        COMPARE_CLOSE(year(4000, 2), 24000, 1e-13);
        COMPARE_CLOSE(year(4000, 3), 14400, 1e-13);
        COMPARE_CLOSE(year(4000, 4), 8800, 1e-13);
        COMPARE_CLOSE(year(4000, 5), 8800, 1e-13);
        COMPARE_CLOSE(year(3100, 3), 14400, 1e-13);
        COMPARE_CLOSE(year(3100, 4), 9250, 1e-13);
        COMPARE_CLOSE(year(3100, 5), 9250, 1e-13);
        // Never below the salvage value: 100,000, 60,000, then only 6000 are left above 54,000.
        COMPARE_CLOSE(year(54000, 2), 6000, 1e-12);
        COMPARE_CLOSE(year(54000, 3), 0, 0, 1e-9);
        COMPARE_CLOSE(year(54000, 5), 0, 0, 1e-9);
        // Two years and less go in a straight line.
        COMPARE_CLOSE(writtenOff(DepreciationMethod::doubleDeclining, 100000, 10000, 2, 1), 45000,
                      1e-13);
        // Three years: two thirds, then halves of the rest.
        COMPARE_CLOSE(writtenOff(DepreciationMethod::doubleDeclining, 90000, 0, 3, 1), 60000,
                      1e-13);
        COMPARE_CLOSE(writtenOff(DepreciationMethod::doubleDeclining, 90000, 0, 3, 2), 15000,
                      1e-13);
    }

    void macrs()
    {
        // IRS Publication 946, table A-1, five-year property, half-year convention, in per cent.
        const Flow published{20, 32, 19.2, 11.52, 11.52, 5.76};
        for (std::size_t year = 1; year <= 6; ++year)
            COMPARE_CLOSE(writtenOff(DepreciationMethod::macrs5, 100, 30, 5, year),
                          published[year - 1], 0, 0.005001);
    }

    void expenseWritesAllOffAtOnce()
    {
        Depreciation terms;
        terms.method = DepreciationMethod::expense;
        terms.salvageShare = 0.1; // plays no part
        QCOMPARE(depreciationSchedule(terms, 500), std::vector<double>{500});
    }

    void everyMethodWritesOffCostLessSalvage()
    {
        for (const auto method : {DepreciationMethod::straightLine, DepreciationMethod::sumOfYears,
                                  DepreciationMethod::doubleDeclining})
            for (const int years : {1, 2, 3, 4, 5, 10})
            {
                Depreciation terms;
                terms.method = method;
                terms.lifeMonths = years * 12;
                terms.salvageShare = 0.05;
                const std::vector<double> months = depreciationSchedule(terms, 1000);
                COMPARE_CLOSE(std::accumulate(months.begin(), months.end(), 0.0), 950, 1e-13);
                QCOMPARE(months.size(), static_cast<std::size_t>(years) * 12);
            }
    }
};

QTEST_APPLESS_MAIN(PublishedFinanceTest)
#include "tst_published_finance.moc"
