#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>

#include "data/scenario/reader.h"
#include "tests/window/window_fixture.h"
#include "ui/forms/list_edits.h"

using namespace costmodel;
using namespace costmodel::ui;
using costmodel::test::WindowFixture;

/// A real window, driven by keys.
class WindowJourneysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void startsWithATemplate()
    {
        WindowFixture fixture;
        fixture.application->open({});
        MainWindow* const window = onlyWindow();
        QVERIFY(window);
        QVERIFY(WindowFixture::waitForResults(*window));
        QVERIFY(window->document().issues().empty());
        QVERIFY(!window->document().isModified());
        QVERIFY(window->document().scenario().rents.size() > 0);
    }

    void editsUndoesAndSaves()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        const Scenario before = window->document().scenario();
        auto* const rate = qobject_cast<QLineEdit*>(
            WindowFixture::input(*window, QStringLiteral("scenario.discount_rate")));
        QVERIFY(rate);
        QGuiApplication::clipboard()->setText(QStringLiteral("１２．５％"));
        QTest::keySequence(selected(rate), QKeySequence::Paste);
        QCOMPARE(window->document().scenario().general.discountRate, 0.125);
        QVERIFY(window->isWindowModified());
        QVERIFY(WindowFixture::waitForResults(*window));
        QCOMPARE(window->evaluator().results()->scenario.general.discountRate, 0.125);

        window->document().undoStack().undo();
        QVERIFY(window->document().scenario() == before);
        QVERIFY(!window->isWindowModified());
        window->document().undoStack().redo();
        QVERIFY(window->files().save());
        const data::ReadResult saved =
            data::readScenario(toPath(fixture.path(QStringLiteral("h100-colocation.toml"))));
        QVERIFY(saved.scenario);
        QVERIFY(*saved.scenario == window->document().scenario());
        QVERIFY(!window->isWindowModified());
    }

    void makesOneStepOfWhatIsTypedIntoAField()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        auto* const months = qobject_cast<QLineEdit*>(
            WindowFixture::input(*window, QStringLiteral("scenario.horizon_months")));
        QVERIFY(months);
        QTest::keyClicks(selected(months), QStringLiteral("48"));
        QTest::keyClick(months, Qt::Key_Return);
        QCOMPARE(window->document().scenario().general.horizonMonths, 48);
        QCOMPARE(window->document().undoStack().count(), 1);
    }

    void saysBesideTheFieldWhatIsWrong()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        const double before = window->document().scenario().general.discountRate;
        auto* const rate = qobject_cast<QLineEdit*>(
            WindowFixture::input(*window, QStringLiteral("scenario.discount_rate")));
        QTest::keyClicks(selected(rate), QStringLiteral("12,34"));
        QCOMPARE(rate->text(), QStringLiteral("12,34"));
        auto* const problem =
            rate->parentWidget()->parentWidget()->findChild<QLabel*>(QStringLiteral("problem"));
        QVERIFY(problem && problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("two ways")));
        QVERIFY(window->document().scenario().general.discountRate != 0.1234);
        QTest::keyClick(rate, Qt::Key_Escape);
        QVERIFY(!problem->isVisible());
        Q_UNUSED(before)
    }

    void leavesNumbersAloneWhenTheWheelTurns()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        const Scenario before = window->document().scenario();
        for (const QString& key :
             {QStringLiteral("scenario.discount_rate"),
              QStringLiteral("scenario.prices_include_vat"), QStringLiteral("scenario.currency")})
        {
            QWidget* const field = WindowFixture::input(*window, key);
            QVERIFY2(field, qPrintable(key));
            window->focusSearch();
            QWheelEvent wheel(QPointF(5, 5), field->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(field, &wheel);
        }
        QVERIFY(window->document().scenario() == before);
    }

    void tellsWhyAFileCannotBeOpened()
    {
        WindowFixture fixture;
        const QString file = fixture.path(QStringLiteral("bad.toml"));
        write(file, "[scenario]\nhorizon_months = -3\n");
        MainWindow* const window = fixture.application->newWindow();
        fixture.application->open(file, window);
        QTRY_COMPARE(fixture.told.size(), 1);
        QVERIFY(fixture.told.front().contains(QStringLiteral("line 2")));
    }

    void asksBeforeItLosesWork()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        window->document().setValue("scenario.discount_rate", 0.2);
        fixture.saveAnswer = SaveAnswer::cancel;
        QVERIFY(!window->close());
        QCOMPARE(fixture.asked, 1);
        fixture.saveAnswer = SaveAnswer::discard;
        QVERIFY(window->close());
    }

    void keepsACopyOfUnsavedWork()
    {
        WindowFixture fixture;
        const std::filesystem::path folder = fixture.session->services().recoveryFolder;
        {
            Recovery recovery(folder);
            QVERIFY(recovery.keep("[scenario]\n", "/tmp/中文.toml"));
            // Its program runs: nothing to recover.
            QVERIFY(Recovery::find(folder).empty());
        }
        // The lock is gone as after a crash.
        const std::vector<RecoveredWork> works = Recovery::find(folder);
        QCOMPARE(works.size(), std::size_t{1});
        QCOMPARE(works[0].text, std::string("[scenario]\n"));
        QCOMPARE(works[0].file, std::filesystem::path("/tmp/中文.toml"));
        Recovery::remove(works[0]);
        QVERIFY(Recovery::find(folder).empty());
    }

    void opensRecoveredWorkAsChanged()
    {
        WindowFixture fixture;
        QFile example(QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml"));
        QVERIFY(example.open(QIODevice::ReadOnly));
        {
            Recovery crashed(fixture.session->services().recoveryFolder);
            QVERIFY(crashed.keep(example.readAll().toStdString(), {}));
        }
        QVERIFY(fixture.application->recover());
        MainWindow* const window = onlyWindow();
        QVERIFY(window && window->document().isModified());
    }

    void noticesWhenTheFileChanges()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        QSignalSpy changed(&window->files(), &DocumentFiles::changedOnDisk);
        const QString file = fixture.path(QStringLiteral("h100-colocation.toml"));
        QFile read(file);
        QVERIFY(read.open(QIODevice::ReadOnly));
        const QByteArray bytes = read.readAll();
        write(file, bytes + "# touched\n");
        QTRY_COMPARE(changed.size(), 1);
        // Saving from here is no change by somebody else.
        window->document().setValue("scenario.discount_rate", 0.2);
        QVERIFY(window->files().save());
        QTest::qWait(700);
        QCOMPARE(changed.size(), 1);
    }

    void speaksChineseWithoutARestart()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        Settings settings = fixture.session->settings();
        settings.language = QStringLiteral("zh_CN");
        fixture.session->setSettings(settings);
        QCoreApplication::processEvents();
        QCOMPARE(QLocale().language(), QLocale::Chinese);
        settings.language = QStringLiteral("en");
        fixture.session->setSettings(settings);
        QCoreApplication::processEvents();
        QCOMPARE(window->menuBar()->actions().front()->text(), QStringLiteral("&File"));
    }

    void addsAndRemovesEntries()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        ScenarioDocument& document = window->document();
        const std::size_t count = document.scenario().rents.size();
        const Child* const rents = costmodel::findChild(scenarioSchema(), "rent");
        duplicateEntry(document, {}, *rents, 0);
        QCOMPARE(document.scenario().rents.size(), count + 1);
        QCOMPARE(document.scenario().rents[1].name, document.scenario().rents[0].name + " 2");
        QCOMPARE(document.scenario().rents[1].price, document.scenario().rents[0].price);
        QVERIFY(document.issues().empty());
        moveEntry(document, {}, *rents, 1, 0);
        removeEntry(document, {}, *rents, 0);
        QCOMPARE(document.scenario().rents.size(), count);
        document.undoStack().setIndex(0);
        QCOMPARE(document.scenario().rents.size(), count);
    }

private:
    static MainWindow* onlyWindow()
    {
        MainWindow* found = nullptr;
        for (QWidget* const widget : QApplication::topLevelWidgets())
            if (auto* const window = qobject_cast<MainWindow*>(widget))
                found = window;
        return found;
    }
    static QLineEdit* selected(QLineEdit* line)
    {
        line->setFocus();
        line->selectAll();
        return line;
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

QTEST_MAIN(WindowJourneysTest)
#include "tst_window_journeys.moc"
