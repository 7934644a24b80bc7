#include "tests/support/close_to.h"

#include <limits>

using namespace costmodel::test;

class CloseToTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheWiderTolerance()
    {
        QVERIFY(isCloseTo(1000.001, 1000, 1e-6));
        QVERIFY(!isCloseTo(1000.002, 1000, 1e-6));
        QVERIFY(isCloseTo(1e-7, 0, 1e-9, 1e-6));
        QVERIFY(!isCloseTo(1e-7, 0, 1e-9));
    }

    void noNumberIsCloseToNothing()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinity = std::numeric_limits<double>::infinity();
        QVERIFY(!isCloseTo(nan, nan, 1, 1));
        QVERIFY(!isCloseTo(nan, 1, 1, 1));
        QVERIFY(!isCloseTo(infinity, 1, 1, 1));
        QVERIFY(!isCloseTo(1, infinity, 1, 1));
        QVERIFY(isCloseTo(infinity, infinity, 1e-9));
    }

    void comparesNumbersAndOptionals()
    {
        COMPARE_CLOSE(0.1 + 0.2, 0.3, 1e-12);
        COMPARE_CLOSE(std::optional<double>(5e-7), 0.0, 1e-9, 1e-6);
    }

    void complaintsHoldTheFigures()
    {
        QCOMPARE(complaint(2.0, 2.0, 0, 0), QByteArray());
        QCOMPARE(complaint(1.5, 2.0, 1e-9, 0.25),
                 QByteArray("\n   Actual:    1.5\n   Expected:  2\n"
                            "   Tolerance: 1e-09 relative, 0.25 absolute"));
        QVERIFY(complaint(std::nullopt, 0.0, 1, 1).contains("Actual:    none"));
    }
};

QTEST_APPLESS_MAIN(CloseToTest)
#include "tst_close_to.moc"
