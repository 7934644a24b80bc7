#include "model/date.h"

#include <QtTest>

using namespace costmodel;

class DateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsDaysFromTheEpoch()
    {
        QCOMPARE(daysSinceEpoch({1970, 1, 1}), 0L);
        // 30 years of 365 days and the leap days of 1972 to 1996, then January and February 2000.
        QCOMPARE(daysSinceEpoch({2000, 3, 1}), 30L * 365 + 7 + 31 + 29);
        QVERIFY(dateFromDays(-1) == (Date{1969, 12, 31}));
    }

    void goesThereAndBack()
    {
        for (long day = -800000; day < 800000; day += 37)
            QCOMPARE(daysSinceEpoch(dateFromDays(day)), day);
    }

    void keepsToTheEndOfAShorterMonth()
    {
        QVERIFY(addMonths({2024, 1, 31}, 1) == (Date{2024, 2, 29}));
        QVERIFY(addMonths({2025, 1, 1}, -13) == (Date{2023, 12, 1}));
    }

    void readsOnlyWholeIsoDates()
    {
        QCOMPARE(isoDate(*parseDate("2026-03-01")), std::string("2026-03-01"));
        for (const char* text : {"2026-02-29", "2026-3-1", "2026/03/01", "2026-03-01 ", "",
                                 "+026-03-01", "0000-01-01"})
            QVERIFY2(!parseDate(text), text);
    }
};

QTEST_APPLESS_MAIN(DateTest)
#include "tst_date.moc"
