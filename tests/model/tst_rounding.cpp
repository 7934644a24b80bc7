#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include <QtTest>

#include "model/report/rounding.h"
#include "model/text/message.h"

using namespace costmodel;
using namespace costmodel::report;

namespace
{

RoundedParts roundedParts(const std::vector<double>& parts, int digits)
{
    return roundedToSum(parts, std::accumulate(parts.begin(), parts.end(), 0.0), digits);
}

/// What stands in the table, counted in units of the last digit.
double shownUnits(double value, int digits)
{
    std::string text = groupedNumber(value, digits);
    std::erase(text, ',');
    return std::round(std::stod(text) * std::pow(10.0, digits));
}

double shownSum(const RoundedParts& rounded, int digits)
{
    double sum = 0;
    for (const double part : rounded.parts)
        sum += shownUnits(part, digits);
    return sum;
}

} // namespace

/// Displayed parts add up to displayed totals.
class RoundingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLargestRemaindersAreMoved()
    {
        // 1.4 + 2.4 + 3.4 = 7.2: alone 1 + 2 + 3 = 6; one is missing, the first of equal errors
        // gets it.
        const RoundedParts equal = roundedParts({1.4, 2.4, 3.4}, 0);
        QCOMPARE(equal.total, 7.0);
        QCOMPARE(equal.parts, (std::vector<double>{2, 2, 3}));
        QVERIFY(equal.isAdjusted);
        // 33.3 % thrice: 33.3 + 33.3 + 33.4; 0.46 has lost most.
        QCOMPARE(roundedParts({0.42, 0.46, 0.43, 98.69}, 0).parts,
                 (std::vector<double>{0, 1, 0, 99}));
        // 0.6 + 0.7 + 0.8 = 2.1: alone 1 + 1 + 1 = 3; 0.6 was raised most and is taken back.
        QCOMPARE(roundedParts({0.6, 0.7, 0.8}, 0).parts, (std::vector<double>{0, 1, 1}));
    }

    void digitsAfterThePointAreCountedToo()
    {
        // 1.234 + 1.234 = 2.468, shown 2.47: alone 1.23 + 1.23 = 2.46.
        const RoundedParts rounded = roundedParts({1.234, 1.234}, 2);
        QCOMPARE(rounded.total, 2.47);
        QCOMPARE(rounded.parts, (std::vector<double>{1.24, 1.23}));
    }

    void nothingIsMovedWhereItAddsUp()
    {
        const RoundedParts rounded = roundedParts({1000, -250.25, 0}, 2);
        QVERIFY(!rounded.isAdjusted);
        QCOMPARE(rounded.parts, (std::vector<double>{1000, -250.25, 0}));
        QCOMPARE(rounded.total, 749.75);
        const RoundedParts none = roundedParts({}, 0);
        QVERIFY(none.parts.empty() && none.total == 0 && !none.isAdjusted);
    }

    void receiptsAreMovedAsCostsAre()
    {
        // -1.4 - 1.4 + 0.3 = -2.5, shown as groupedNumber shows it: -2.
        const RoundedParts rounded = roundedParts({-1.4, -1.4, 0.4}, 0);
        // -2.4 is -2: alone -1 - 1 + 0 = -2 adds up.
        QCOMPARE(rounded.parts, (std::vector<double>{-1, -1, 0}));
        // -2.8 is -3: one of them becomes -2.
        QCOMPARE(roundedParts({-1.4, -1.4}, 0).parts, (std::vector<double>{-2, -1}));
    }

    void anyPartsAddUpAndStayWithinOneUnit()
    {
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> size(-3, 9);
        std::uniform_real_distribution<double> share(-0.4, 1);
        int adjusted = 0;
        for (int round = 0; round < 20000; ++round)
        {
            const int digits = round % 4;
            std::vector<double> parts(static_cast<std::size_t>(round % 23));
            for (double& part : parts)
                part = round % 5 == 0 && share(random) > 0.6
                           ? 0
                           : share(random) * std::pow(10.0, size(random));
            const RoundedParts rounded = roundedParts(parts, digits);
            adjusted += rounded.isAdjusted ? 1 : 0;
            QCOMPARE(shownSum(rounded, digits), shownUnits(rounded.total, digits));
            const double unit = std::pow(10.0, -digits);
            bool differs = false;
            for (std::size_t i = 0; i < parts.size(); ++i)
            {
                QVERIFY(std::fabs(rounded.parts[i] - parts[i]) <= unit * (1 + 1e-6));
                if (parts[i] == 0)
                    QCOMPARE(rounded.parts[i], 0.0);
                differs =
                    differs || shownUnits(rounded.parts[i], digits) != shownUnits(parts[i], digits);
            }
            QCOMPARE(rounded.isAdjusted, differs);
        }
        QVERIFY(adjusted > 5000);
    }

    void whatIsNoSumIsNotBentIntoOne()
    {
        // The parts make 3, not 100.
        const RoundedParts foreign = roundedToSum(std::vector<double>{1.4, 1.6}, 100, 0);
        QCOMPARE(foreign.parts, (std::vector<double>{1, 2}));
        QCOMPARE(foreign.total, 100.0);
        QVERIFY(!foreign.isAdjusted);
    }

    void hostileNumbersAreLeftAlone()
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        for (const double hostile :
             {infinity, -infinity, std::numeric_limits<double>::quiet_NaN(), 1e300, -1e300, 9e15,
              std::numeric_limits<double>::denorm_min()})
        {
            const std::vector<double> parts{hostile, 0.4, 0.4};
            const RoundedParts rounded = roundedParts(parts, 2);
            QCOMPARE(rounded.parts.size(), parts.size());
            QVERIFY(!rounded.isAdjusted);
        }
    }
};

QTEST_APPLESS_MAIN(RoundingTest)
#include "tst_rounding.moc"
