#include "model/text/utf8.h"

#include <QtTest>

using costmodel::isUtf8;

class Utf8Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesWhatIsUtf8()
    {
        QVERIFY(isUtf8(""));
        QVERIFY(isUtf8(std::string_view("a\0b", 3)));
        // é, 价, the first and the last character of four bytes.
        QVERIFY(isUtf8("\xC3\xA9 \xE4\xBB\xB7 \xF0\x90\x80\x80 \xF4\x8F\xBF\xBF"));
    }

    void refusesWhatIsNot_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("continuation alone") << QByteArray("a\x80");
        QTest::newRow("cut") << QByteArray("\xE4\xBB");
        QTest::newRow("cut by a letter") << QByteArray("\xE4\xBB"
                                                       "a");
        QTest::newRow("overlong, two bytes") << QByteArray("\xC0\xAF");
        QTest::newRow("overlong, three bytes") << QByteArray("\xE0\x80\xAF");
        QTest::newRow("overlong, four bytes") << QByteArray("\xF0\x80\x80\xAF");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
        QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
        QTest::newRow("no byte of it") << QByteArray("\xFF");
    }

    void refusesWhatIsNot()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!isUtf8(bytes.toStdString()));
    }
};

QTEST_APPLESS_MAIN(Utf8Test)
#include "tst_utf8.moc"
