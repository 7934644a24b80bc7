#include <QScrollBar>
#include <QTextTable>

#include "tests/window/window_fixture.h"
#include "ui/help/manual_window.h"

using namespace costmodel;
using namespace costmodel::ui;
using costmodel::test::WindowFixture;

/// The manual as F1 opens it.
class ManualWindowTest : public QObject
{
    Q_OBJECT

private:
    static QAction* helpAction(MainWindow& window)
    {
        for (QAction* const action : window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::HelpContents))
                return action;
        return nullptr;
    }

    static ManualWindow* open(MainWindow& window)
    {
        QAction* const action = helpAction(window);
        if (!action)
            return nullptr;
        action->trigger();
        auto* const manual = window.findChild<ManualWindow*>();
        return manual && QTest::qWaitForWindowExposed(manual) ? manual : nullptr;
    }

    static int top(ManualWindow& manual)
    {
        return manual.browser().verticalScrollBar()->value();
    }

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void opensInTheLanguageOfTheWindowAndFollowsIt()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.application->newWindow();
        ManualWindow* const manual = open(*window);
        QVERIFY(manual);
        QVERIFY(manual->titles().contains(QStringLiteral("8. Limits")));
        QVERIFY(manual->browser().toPlainText().contains(QStringLiteral("horizon_months")));
        QCOMPARE(top(*manual), 0);

        Settings settings = fixture.session->settings();
        settings.language = QStringLiteral("zh_CN");
        fixture.session->setSettings(settings);
        QCoreApplication::processEvents();
        QVERIFY(manual->titles().contains(QStringLiteral("8. 适用限度")));
        QVERIFY(!manual->titles().contains(QStringLiteral("8. Limits")));
        settings.language = QStringLiteral("en");
        fixture.session->setSettings(settings);
    }

    void opensOnlyOnce()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.application->newWindow();
        QVERIFY(open(*window));
        QVERIFY(open(*window));
        QCOMPARE(window->findChildren<ManualWindow*>().size(), 1);
    }

    void leadsToEveryChapterAndBack()
    {
        WindowFixture fixture;
        ManualWindow* const manual = open(*fixture.application->newWindow());
        QVERIFY(manual);
        QVERIFY(!manual->canGoBack());
        const QStringList titles = manual->titles();
        QVERIFY(titles.size() > 40);
        int before = 0;
        for (int i = 1; i < titles.size(); ++i)
        {
            manual->showHeading(i);
            QCOMPARE(manual->browser().textCursor().block().text(), titles[i]);
            QVERIFY2(top(*manual) > before ||
                         top(*manual) == manual->browser().verticalScrollBar()->maximum(),
                     qPrintable(titles[i]));
            before = top(*manual);
        }
        QVERIFY(manual->canGoBack());
        while (manual->canGoBack())
            manual->goBack();
        QCOMPARE(top(*manual), 0);
        manual->showHeading(-1);
        manual->showHeading(static_cast<int>(titles.size()));
        QVERIFY(!manual->canGoBack());
    }

    void findsForwardsAroundAndBackwards()
    {
        WindowFixture fixture;
        ManualWindow* const manual = open(*fixture.application->newWindow());
        QVERIFY(manual);
        // The word stands once in the reference of inputs.
        QVERIFY(manual->find(QStringLiteral("checkpoint_interval_minutes")));
        const int first = manual->browser().textCursor().selectionStart();
        QVERIFY(first > 0);
        QVERIFY(manual->canGoBack());
        QVERIFY(manual->find(QStringLiteral("sacct -a")));
        QVERIFY(manual->browser().textCursor().selectionStart() > first);
        // Around the end to the beginning.
        QVERIFY(manual->find(QStringLiteral("A first scenario")));
        QVERIFY(manual->browser().textCursor().selectionStart() < first);
        QVERIFY(manual->find(QStringLiteral("sacct -a"), true));
        QVERIFY(!manual->find(QStringLiteral("no such words in here")));
        QVERIFY(!manual->find(QString()));
    }

    void tablesFitTheirWidth()
    {
        WindowFixture fixture;
        ManualWindow* const manual = open(*fixture.application->newWindow());
        QVERIFY(manual);
        QCOMPARE(manual->browser().horizontalScrollBar()->maximum(), 0);
    }
};

QTEST_MAIN(ManualWindowTest)
#include "tst_manual_window.moc"
