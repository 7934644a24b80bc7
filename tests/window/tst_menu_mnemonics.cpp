#include <QHash>
#include <QMenuBar>

#include "tests/window/window_fixture.h"

using namespace costmodel;
using namespace costmodel::ui;
using costmodel::test::WindowFixture;

/// Every entry of a menu can be reached by a letter of its own, in both languages.
class MenuMnemonicsTest : public QObject
{
    Q_OBJECT

private:
    static QStringList clashes(const QList<QAction*>& actions)
    {
        QHash<QString, QString> taken;
        QStringList faults;
        for (const QAction* action : actions)
        {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (letter.isEmpty() || !action->isVisible())
                continue;
            if (taken.contains(letter))
                faults << letter + QStringLiteral(": ") + taken.value(letter) +
                              QStringLiteral(", ") + action->text();
            taken.insert(letter, action->text());
        }
        return faults;
    }

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void lettersDoNotClash_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    void lettersDoNotClash()
    {
        QFETCH(QString, language);
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        Settings settings = fixture.session->settings();
        settings.language = language;
        fixture.session->setSettings(settings);
        QStringList faults = clashes(window->menuBar()->actions());
        int menus = 0;
        for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        {
            ++menus;
            faults << clashes(menu->actions());
        }
        QVERIFY(menus >= 4);
        QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(MenuMnemonicsTest)
#include "tst_menu_mnemonics.moc"
