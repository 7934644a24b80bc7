#include <QCheckBox>
#include <QClipboard>
#include <QLabel>

#include "tests/window/window_fixture.h"
#include "ui/pages/compare/compare_page.h"

using namespace costmodel;
using namespace costmodel::ui;
using costmodel::test::WindowFixture;

/// The page that puts scenarios beside each other.
class WindowCompareTest : public QObject
{
    Q_OBJECT

private:
    static ComparePage* openPage(MainWindow& window)
    {
        for (int i = 0; i < window.tabs().count(); ++i)
            if (auto* const page = qobject_cast<ComparePage*>(window.tabs().widget(i)))
            {
                window.showPage(i);
                return page;
            }
        return nullptr;
    }
    /// A copy of an example with one price changed.
    static QString dearer(const WindowFixture& fixture, const QString& name)
    {
        QFile file(QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QByteArray text = file.readAll();
        text.replace("horizon_months = 60", "horizon_months = 72");
        QFile copy(fixture.path(name));
        if (!copy.open(QIODevice::WriteOnly))
            return {};
        copy.write(text);
        return copy.fileName();
    }
    static TableView* table(const ComparePage& page, int index)
    {
        return page.findChildren<TableView*>().value(index);
    }

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void putsScenariosBesideEachOther()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        ComparePage* const page = openPage(*window);
        QVERIFY(page);
        // Alone there is nothing to subtract: name, unit and the scenario.
        QCOMPARE(table(*page, 0)->source()->columnCount(), 3);

        page->addFiles({dearer(fixture, QStringLiteral("longer.toml"))});
        QTRY_COMPARE(page->scenarios(), std::size_t{2});
        QCOMPARE(table(*page, 0)->source()->columnCount(), 6);
        // Only the horizon differs.
        QCOMPARE(table(*page, 1)->source()->rowCount(), 1);
        page->findChild<QCheckBox*>(QStringLiteral("only differing"))->setChecked(false);
        QVERIFY(table(*page, 1)->source()->rowCount() > 10);
        page->findChild<QCheckBox*>(QStringLiteral("only differing"))->setChecked(true);
        page->findChild<QCheckBox*>(QStringLiteral("shares"))->setChecked(false);
        QCOMPARE(table(*page, 0)->source()->columnCount(), 5);
        table(*page, 1)->copyAll();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("60")) && copied.contains(QStringLiteral("+12")),
                 qPrintable(copied));

        page->setReference(1);
        table(*page, 1)->copyAll();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("-12")));
        page->removeScenario(0);
        QCOMPARE(page->scenarios(), std::size_t{1});
    }

    void saysWhatCannotBeAdded()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        ComparePage* const page = openPage(*window);
        const auto* const problem = page->findChild<QLabel*>(QStringLiteral("problem"));
        page->addFiles({fixture.path(QStringLiteral("nowhere.toml"))});
        QTRY_VERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(QStringLiteral("nowhere.toml cannot be compared: ")),
                 qPrintable(problem->text()));
        QStringList files;
        for (int i = 0; i < 4; ++i)
            files << dearer(fixture, QStringLiteral("%1.toml").arg(i));
        page->addFiles(files);
        QTRY_COMPARE(page->scenarios(), std::size_t{4});
        QVERIFY(problem->text().contains(QStringLiteral("3.toml was not added")));
        page->addFiles({files.front()});
        QVERIFY(problem->text().contains(QStringLiteral("0.toml is compared already")));
    }

    void aVariantStoresOnlyItsDifferences()
    {
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        fixture.chosenFile = fixture.path(QStringLiteral("variant"));
        const QString file = window->files().makeVariant();
        QCOMPARE(file, fixture.path(QStringLiteral("variant.toml")));
        MainWindow* const variant = fixture.openFile(file);
        QVERIFY(variant);
        QVERIFY(variant->document().setValue("scenario.horizon_months", std::int64_t{72}));
        QVERIFY(variant->files().save());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(written.readAll()),
                 QStringLiteral("[scenario]\nbase = \"h100-colocation.toml\"\n"
                                "name = \"8 x H100 in a colocation against the cloud, five years, "
                                "variant\"\nhorizon_months = 72\n"));
        // One with changes that are not saved has nothing a variant could refer to.
        QVERIFY(window->document().setValue("scenario.horizon_months", std::int64_t{71}));
        QCOMPARE(window->files().makeVariant(), QString());
        QCOMPARE(fixture.told.size(), 1);
    }

    void showsNothingBlank_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
    }
    void showsNothingBlank()
    {
        QFETCH(QString, language);
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        window->resize(1280, 720);
        ComparePage* const page = openPage(*window);
        page->addFiles(
            {dearer(fixture, QStringLiteral("longer.toml")),
             QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples/shenzhen-sprint.toml")});
        QTRY_COMPARE(page->scenarios(), std::size_t{3});
        Settings settings = fixture.session->settings();
        settings.language = language;
        fixture.session->setSettings(settings);
        QVERIFY(WindowFixture::waitForResults(*window));
        for (int t = 0; t < 3; ++t)
        {
            const QAbstractItemModel* const model = table(*page, t)->source();
            QVERIFY(model->rowCount() > 0);
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column)
                {
                    const QString text = model->index(row, column).data().toString();
                    QVERIFY2(!text.isEmpty(), qPrintable(model->index(row, 0).data().toString()));
                    QVERIFY2(!text.contains(QStringLiteral("nan")) || column == 0,
                             qPrintable(text));
                }
        }
        const QString folder = qEnvironmentVariable("COSTMODEL_SCREENSHOTS");
        if (!folder.isEmpty())
        {
            QTest::qWait(500);
            window->grab().save(folder + QStringLiteral("/compare-") + language +
                                QStringLiteral(".png"));
        }
    }
};

QTEST_MAIN(WindowCompareTest)
#include "tst_window_compare.moc"
