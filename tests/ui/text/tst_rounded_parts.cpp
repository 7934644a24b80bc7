#include "ui/text/rounded_parts.h"

#include <cmath>
#include <numeric>

#include <QtTest>

#include "tests/support/close_to.h"

using namespace costmodel::ui;

class RoundedPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thirdsAddUpToTheWhole();
    void negativePartsAddUpToo();
    void leavesPartsAloneThatDoNotAddUp();
    void randomPartsAreOffByLessThanAUnit();
    void nothingIsNothing();
};

void RoundedPartsTest::thirdsAddUpToTheWhole()
{
    // 3 x 33.333 = 100: two decimals print 33.33 three times, which is 99.99; the first gets the
    // missing hundredth.
    const std::vector<double> parts{100.0 / 3, 100.0 / 3, 100.0 / 3};
    const auto shown = roundedParts(parts, 100, 2);
    COMPARE_CLOSE(shown[0], 33.34, 1e-12);
    COMPARE_CLOSE(shown[1], 33.33, 1e-12);
    COMPARE_CLOSE(shown[2], 33.33, 1e-12);
}

void RoundedPartsTest::negativePartsAddUpToo()
{
    // -0.6 + 1.3 + 1.3 = 2.0; floors are -1, 1, 1 with remainders 0.4, 0.3, 0.3 and one unit is
    // missing.
    const std::vector<double> parts{-0.6, 1.3, 1.3};
    const auto shown = roundedParts(parts, 2.0, 0);
    QCOMPARE(shown, (std::vector<double>{0, 1, 1}));
}

void RoundedPartsTest::leavesPartsAloneThatDoNotAddUp()
{
    const std::vector<double> parts{1.4, 1.4};
    QCOMPARE(roundedParts(parts, 10, 0), (std::vector<double>{1, 1}));
}

void RoundedPartsTest::randomPartsAreOffByLessThanAUnit()
{
    unsigned state = 1;
    const auto next = [&state]
    {
        state = state * 1664525U + 1013904223U;
        return static_cast<double>(state >> 8) / (1U << 24) * 2000 - 1000;
    };
    for (int round = 0; round < 200; ++round)
    {
        std::vector<double> parts;
        for (int i = 0; i < 1 + round % 12; ++i)
            parts.push_back(next());
        const double total = std::accumulate(parts.begin(), parts.end(), 0.0);
        const auto shown = roundedParts(parts, total, 2);
        COMPARE_CLOSE(std::accumulate(shown.begin(), shown.end(), 0.0),
                      std::round(total * 100) / 100, 1e-12, 1e-9);
        for (std::size_t i = 0; i < parts.size(); ++i)
            QVERIFY(std::abs(shown[i] - parts[i]) < 0.01 + 1e-9);
    }
}

void RoundedPartsTest::nothingIsNothing()
{
    QVERIFY(roundedParts({}, 0, 2).empty());
}

QTEST_APPLESS_MAIN(RoundedPartsTest)
#include "tst_rounded_parts.moc"
