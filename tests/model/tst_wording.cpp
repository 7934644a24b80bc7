#include "model/text/wording.h"

#include <QtTest>

using namespace costmodel;

class WordingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceOfATermIsChanged()
    {
        const Wording terms{{{"租用", "租赁"}, {"测算期", "评价期"}}};
        QCOMPARE(withTerms("租用方案在测算期内租用", terms), std::string("租赁方案在评价期内租赁"));
    }

    void theLongestTermCounts()
    {
        const Wording terms{{{"投资回收期", "回收年限"}, {"静态投资回收期", "静态回收期"}}};
        QCOMPARE(withTerms("静态投资回收期、投资回收期", terms),
                 std::string("静态回收期、回收年限"));
    }

    void whatWasPutInIsNotChangedAgain()
    {
        const Wording terms{{{"自购", "自建"}, {"自建", "自购"}, {"租用", "租用云"}}};
        QCOMPARE(withTerms("自购自建租用", terms), std::string("自建自购租用云"));
    }

    void withoutTermsTheTextStays()
    {
        QCOMPARE(withTerms("租用 %1", {}), std::string("租用 %1"));
        QCOMPARE(withTerms("", {{{"", "x"}}}), std::string());
    }
};

QTEST_APPLESS_MAIN(WordingTest)
#include "tst_wording.moc"
