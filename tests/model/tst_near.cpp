#include "model/text/near.h"

#include <QtTest>

#include <array>

using namespace costmodel;

class NearTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheFewestEdits_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("meant");
        QTest::newRow("dropped") << "prce"
                                 << "price";
        QTest::newRow("added") << "pricee"
                               << "price";
        QTest::newRow("swapped") << "pirce"
                                 << "price";
        QTest::newRow("replaced") << "prize"
                                  << "price";
        QTest::newRow("case") << "PRICE"
                              << "price";
        QTest::newRow("beginning") << "lead"
                                   << "lead_time_months";
        QTest::newRow("with unit") << "pue_factor"
                                   << "pue";
        QTest::newRow("closest of two") << "vat_rte"
                                        << "vat_rate";
        QTest::newRow("far") << "colour"
                             << "";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("a letter") << "x"
                                  << "";
    }

    void findsTheFewestEdits()
    {
        QFETCH(QString, word);
        QFETCH(QString, meant);
        constexpr std::array<std::string_view, 5> keys{"price", "lead_time_months", "pue",
                                                       "vat_rate", "raise_per_year"};
        const std::optional<std::string> found = nearest(word.toStdString(), keys);
        QCOMPARE(QString::fromStdString(found.value_or("")), meant);
    }

    void isNotTiredByLongWords()
    {
        const std::string longWord(1000000, 'a');
        const std::array<std::string_view, 1> keys{longWord};
        QVERIFY(!nearest(longWord, keys));
        QVERIFY(!nearest("aaaa", keys));
    }
};

QTEST_APPLESS_MAIN(NearTest)
#include "tst_near.moc"
