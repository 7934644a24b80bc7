#include <QAbstractButton>
#include <QLabel>
#include <QScrollBar>

#include "app/evaluate_files.h"
#include "tests/window/window_fixture.h"

using namespace costmodel;
using namespace costmodel::ui;
using costmodel::test::WindowFixture;

namespace
{

/// Texts that do not fit into what shows them.
QStringList cutTexts(const QWidget& page)
{
    QStringList cut;
    for (const auto* const label : page.findChildren<QLabel*>())
    {
        if (!label->isVisible() || label->text().isEmpty() || label->textFormat() == Qt::RichText ||
            Qt::mightBeRichText(label->text()))
            continue;
        const QSize needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width()))
                              : label->fontMetrics().size(label->buddy() ? Qt::TextShowMnemonic : 0,
                                                          label->text());
        if (needed.width() > label->width() + 1 || needed.height() > label->height() + 1)
            cut << label->text();
    }
    for (const auto* const button : page.findChildren<QAbstractButton*>())
    {
        const int needed =
            button->fontMetrics().horizontalAdvance(QString(button->text()).remove(u'&'));
        if (button->isVisible() && needed > button->width())
            cut << button->text();
    }
    return cut;
}

} // namespace

/// Every page in both languages and at two sizes.
class WindowPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void fitTheirTexts_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* const language : {"en", "zh_CN"})
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)})
                QTest::addRow("%s %d x %d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size;
    }
    void fitTheirTexts()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        WindowFixture fixture;
        Settings settings = fixture.session->settings();
        settings.language = language;
        fixture.session->setSettings(settings);
        MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
        QVERIFY(window);
        window->resize(size);
        for (int i = 0; i < window->tabs().count(); ++i)
        {
            window->showPage(i);
            QTest::qWait(50);
            QVERIFY(WindowFixture::waitForResults(*window));
            const QStringList cut = cutTexts(*window->tabs().widget(i));
            QVERIFY2(cut.isEmpty(), qPrintable(window->tabs().tabText(i) + QStringLiteral(": ") +
                                               cut.join(QStringLiteral(" | "))));
        }
        saveScreenshots(*window, language, size);
    }

    void showTheNumbersOfTheCommandLine_data()
    {
        QTest::addColumn<QString>("example");
        QTest::newRow("h100") << QStringLiteral("h100-colocation");
        QTest::newRow("qingdao") << QStringLiteral("qingdao-8xa100");
        QTest::newRow("shenzhen") << QStringLiteral("shenzhen-sprint");
    }
    void showTheNumbersOfTheCommandLine()
    {
        QFETCH(QString, example);
        WindowFixture fixture;
        MainWindow* const window = fixture.openExample(example);
        QVERIFY(window);
        app::Request request;
        request.priceBook = fixture.path(QStringLiteral("prices.db")).toStdString();
        const app::FileOutcome outcome =
            app::evaluateFile(window->document().file(), request, English(), {});
        QVERIFY2(outcome.evaluated, outcome.errors.c_str());
        const Evaluation& shown = window->evaluator().results()->evaluation;
        const Evaluation& printed = outcome.evaluated->evaluation;
        QCOMPARE(shown.options.size(), printed.options.size());
        for (std::size_t i = 0; i < shown.options.size(); ++i)
        {
            QCOMPARE(shown.options[i].name, printed.options[i].name);
            QVERIFY(shown.options[i].npvCost == printed.options[i].npvCost);
            QVERIFY(shown.options[i].cashTotal == printed.options[i].cashTotal);
        }
        QCOMPARE(shown.recommendation.option, printed.recommendation.option);
        QCOMPARE(shown.breakEven.size(), printed.breakEven.size());
        for (std::size_t i = 0; i < shown.breakEven.size(); ++i)
            QVERIFY(shown.breakEven[i].month == printed.breakEven[i].month);
    }

private:
    /// Pictures of every page for people, where COSTMODEL_SCREENSHOTS names a folder.
    static void saveScreenshots(MainWindow& window, const QString& language, QSize size)
    {
        const QString folder = qEnvironmentVariable("COSTMODEL_SCREENSHOTS");
        if (folder.isEmpty())
            return;
        for (int i = 0; i < window.tabs().count(); ++i)
        {
            window.showPage(i);
            QTest::qWait(1500);
            window.grab().save(
                QStringLiteral("%1/%2-%3-%4.png").arg(folder, language).arg(size.width()).arg(i));
        }
    }
};

QTEST_MAIN(WindowPagesTest)
#include "tst_window_pages.moc"
