#include "ui/pages/answer/answer_page.h"

#include <algorithm>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QtTest>

#include "tests/support/random_scenario.h"
#include "tests/ui/pages/page_fixture.h"
#include "ui/text/qt_text.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace costmodel::test;
using namespace Qt::StringLiterals;

namespace
{

DriverRow* rowOf(const AnswerPage& page, const QString& path)
{
    const DriversPanel& panel = page.drivers();
    for (int i = 0; i < panel.rowCount(); ++i)
        if (panel.rows()[static_cast<std::size_t>(i)]->input().driver.path == path.toStdString())
            return panel.rows()[static_cast<std::size_t>(i)];
    return nullptr;
}

QString columnText(const QAbstractItemModel& model, int row, const QString& column)
{
    for (int i = 0; i < model.columnCount(); ++i)
        if (model.headerData(i, Qt::Horizontal, ColumnIdRole).toString() == column)
            return model.index(row, i).data().toString();
    return {};
}

/// Shows the results of the document whenever it changes, as a window does.
void follow(PageFixture& fixture, AnswerPage& page)
{
    QObject::connect(&fixture.document(), &ScenarioDocument::changed, &page,
                     [&]
                     {
                         if (fixture.document().issues().empty())
                             page.showResults(fixture.results());
                     });
}

constexpr const char* rentPrice = "rent[cloud].price";

double priceIn(PageFixture& fixture)
{
    return fixture.document().scenario().rents.front().price;
}

} // namespace

class AnswerPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
    }
    void theSentenceNeverContradictsTheTable();
    void saysWhoIsCheaper();
    void saysTooCloseToCallAndMakesNoneBold();
    void copiesTheSentences();
    void dragOfASliderIsOneUndoStep();
    void keysOnASliderAreOneUndoStepUntilItIsLeft();
    void dragMovesSentenceAndTable();
    void fieldTakesWhatPeopleType();
    void fieldRefusesWhatIsAmbiguous();
    void hoursOfAProfileAreScaledAsOneStep();
    void hoursThatCannotBeSetSaySo();
    void flipsAreListedAndTried();
    void noFlipIsSaidInWords();
    void modelsAreWellBehaved();
    void oddScenarios_data();
    void oddScenarios();
    void explanationIsReachedByKey();
    void warningLeadsToItsInput();
    void staleResultsAreShownAsSuch();
    void anotherUnitIsShownAtOnce();
};

void AnswerPageTest::theSentenceNeverContradictsTheTable()
{
    const Formats formats;
    OptionsModel model;
    int winners = 0;
    int close = 0;
    int none = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed)
    {
        Results results;
        results.scenario = randomScenario(seed, {12, 20, 50});
        results.evaluation = evaluated(results.scenario);
        const Answer answer = answerOf(results.scenario, results.evaluation);
        model.show(results, answer, formats);
        const QString sentence = rendered(answer.headline.front());

        // What the table itself says: bold, and the least present value of those that meet.
        int bold = -1;
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data(Qt::FontRole).value<QFont>().bold())
            {
                QCOMPARE(bold, -1);
                bold = row;
            }
        std::optional<double> least;
        std::optional<double> boldCost;
        std::vector<const OptionResult*> ways;
        for (const OptionResult& option : results.evaluation.options)
            ways.push_back(&option);
        if (model.rowCount() > static_cast<int>(ways.size()))
            ways.push_back(&results.evaluation.hybrid->best->option);
        QCOMPARE(static_cast<int>(ways.size()), model.rowCount());
        for (int row = 0; row < model.rowCount(); ++row)
        {
            const OptionResult& way = *ways[static_cast<std::size_t>(row)];
            const bool saysNot = columnText(model, row, u"remark"_s).startsWith(u"does not meet"_s);
            QCOMPARE(saysNot, !way.meetsDemand);
            if (way.meetsDemand)
                least = least ? std::min(*least, way.npvCost) : way.npvCost;
            if (row == bold)
                boldCost = way.npvCost;
        }
        const QString where = u"seed %1: %2"_s.arg(seed).arg(sentence);
        if (!least)
        {
            ++none;
            QVERIFY2(bold < 0, qPrintable(where));
            QVERIFY2(sentence.startsWith(u"None of the ways"_s) ||
                         sentence.startsWith(u"There is nothing"_s),
                     qPrintable(where));
        }
        else if (sentence.contains(u"too close to call"_s))
        {
            ++close;
            QVERIFY2(bold < 0, qPrintable(where));
        }
        else
        {
            ++winners;
            QVERIFY2(bold >= 0, qPrintable(where));
            QVERIFY2(*boldCost <= *least + defaultErrorBand * std::fabs(*least) + 1e-6,
                     qPrintable(where));
            const OptionResult& way = *ways[static_cast<std::size_t>(bold)];
            QVERIFY2(way.meetsDemand, qPrintable(where));
            QVERIFY2(sentence.contains(way.kind == OptionKind::hybrid ? u"split"_s
                                                                      : toQString(way.name)),
                     qPrintable(where));
        }
    }
    // All kinds of answers were there.
    QVERIFY(winners > 100);
    QVERIFY(close > 5);
    QVERIFY(none > 5);
}

void AnswerPageTest::saysWhoIsCheaper()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    // 24 x 8 x 365 x 0.1 = 7008 against 2920.
    const QString sentence = page.findChild<QLabel*>(u"answer"_s)->text();
    QVERIFY2(sentence.contains(u"buying (“own”)"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"2,920.00"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"7,008.00"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"4,088.00"_s), qPrintable(sentence));
}

void AnswerPageTest::saysTooCloseToCallAndMakesNoneBold()
{
    PageFixture fixture;
    fixture.open(rentOrBuy(0.1, 7000)); // 7008 against 7000
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QVERIFY(page.findChild<QLabel*>(u"answer"_s)->text().contains(u"too close to call"_s));
    const auto* const table = page.findChild<TableView*>(u"options"_s);
    for (int row = 0; row < table->source()->rowCount(); ++row)
    {
        QVERIFY(!table->source()->index(row, 0).data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(columnText(*table->source(), row, u"remark"_s), u"within 1% of the best"_s);
    }
    const QString title = page.findChild<ChartWidget*>(u"answer chart"_s)->chart()->title();
    QCOMPARE(title, u"Buying and renting end within 1% of each other, in present value"_s);
}

void AnswerPageTest::copiesTheSentences()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    const auto buttons = page.findChildren<QPushButton*>();
    QVERIFY(!buttons.isEmpty());
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied, page.answerText());
    QVERIFY(copied.startsWith(u"Over 24 months buying (“own”) costs CNY 4,088.00"_s));
}

void AnswerPageTest::dragOfASliderIsOneUndoStep()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    DriverRow* const row = rowOf(page, QLatin1String(rentPrice));
    QVERIFY(row);
    row->slider().setSliderDown(true);
    for (int position = 300; position <= 900; position += 50)
        row->slider().setSliderPosition(position);
    row->slider().setSliderDown(false);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    // 0.1 lies on a slider from 0 to 0.4: 90 % of it.
    QCOMPARE(priceIn(fixture), 0.36);
    row->slider().setSliderDown(true);
    row->slider().setSliderPosition(100);
    row->slider().setSliderDown(false);
    QCOMPARE(fixture.document().undoStack().count(), 2);
    fixture.document().undoStack().undo();
    QCOMPARE(priceIn(fixture), 0.36);
    fixture.document().undoStack().undo();
    QCOMPARE(priceIn(fixture), 0.1);
}

void AnswerPageTest::keysOnASliderAreOneUndoStepUntilItIsLeft()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    DriverRow* const row = rowOf(page, QLatin1String(rentPrice));
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&row->slider(), Qt::Key_Right);
    QVERIFY(priceIn(fixture) > 0.1);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    QFocusEvent out(QEvent::FocusOut);
    QCoreApplication::sendEvent(&row->slider(), &out);
    QTest::keyClick(&row->slider(), Qt::Key_Right);
    QCOMPARE(fixture.document().undoStack().count(), 2);
}

void AnswerPageTest::dragMovesSentenceAndTable()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    QCOMPARE(page.answer().winner->name, "own");
    DriverRow* const row = rowOf(page, QLatin1String(rentPrice));
    row->slider().setSliderDown(true);
    row->slider().setSliderPosition(25); // 0.01: 700.80 against 2920
    QCOMPARE(priceIn(fixture), 0.01);
    QCOMPARE(page.answer().winner->name, "cloud");
    QVERIFY(page.findChild<QLabel*>(u"answer"_s)->text().contains(u"renting (“cloud”)"_s));
    QCOMPARE(row->field().text(), u"0.01"_s);
    row->slider().setSliderDown(false);
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

void AnswerPageTest::fieldTakesWhatPeopleType()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    DriverField& field = rowOf(page, QLatin1String(rentPrice))->field();
    field.selectAll();
    QGuiApplication::clipboard()->setText(u"￥０．２５"_s);
    field.paste();
    QCOMPARE(priceIn(fixture), 0.25);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.text(), u"0.25"_s);
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

void AnswerPageTest::fieldRefusesWhatIsAmbiguous()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    DriverRow* const row = rowOf(page, QLatin1String(rentPrice));
    row->field().setText(u""_s);
    QTest::keyClicks(&row->field(), u"-3"_s);
    QVERIFY(row->flipText().startsWith(u"⚠"_s));
    QCOMPARE(priceIn(fixture), 0.1);
    QTest::keyClick(&row->field(), Qt::Key_Escape);
    QCOMPARE(row->field().text(), u"0.1"_s);
    QVERIFY(!row->flipText().startsWith(u"⚠"_s));
}

void AnswerPageTest::hoursOfAProfileAreScaledAsOneStep()
{
    Scenario scenario = rentOrBuy();
    scenario.demand.steady.reset();
    for (const double gpus : {8.0, 4.0})
    {
        Level& level = scenario.demand.profile.emplace_back();
        level.gpus = gpus;
        level.hoursPerMonth = 182.5;
    }
    PageFixture fixture;
    fixture.open(scenario);
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.showResults(fixture.results());
    DriverRow* const row = rowOf(page, toQString(demandHours));
    QVERIFY(row);
    QCOMPARE(row->field().text(), u"50"_s); // 365 of 730 hours
    row->slider().setSliderDown(true);
    for (const int position : {600, 900, 1000})
        row->slider().setSliderPosition(position);
    row->slider().setSliderDown(false);
    for (const Level& level : fixture.document().scenario().demand.profile)
        QCOMPARE(level.hoursPerMonth, 365.0);
    QCOMPARE(row->field().text(), u"100"_s);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.document().scenario().demand.profile.front().hoursPerMonth, 182.5);
}

void AnswerPageTest::hoursThatCannotBeSetSaySo()
{
    Scenario scenario = rentOrBuy();
    scenario.demand.steady.reset();
    scenario.demand.trace = "trace.csv";
    scenario.demand.traceRows = std::make_shared<Trace>(std::vector<double>{8, 8, 0, 0});
    PageFixture fixture;
    fixture.open(scenario);
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    DriverRow* const row = rowOf(page, toQString(demandHours));
    QVERIFY(row);
    QVERIFY(!row->slider().isEnabled());
    QVERIFY(row->field().isReadOnly());
    QVERIFY(row->field().toolTip().contains(u"trace"_s));
}

void AnswerPageTest::flipsAreListedAndTried()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    follow(fixture, page);
    page.resize(900, 700);
    page.show();
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.drivers().flips().empty(), 60000);
    auto* const table = page.findChild<TableView*>(u"flips"_s);
    int row = -1;
    for (int i = 0; i < table->model()->rowCount(); ++i)
        if (table->model()->index(i, 0).data().toString().contains(u"cloud"_s))
            row = i;
    QVERIFY(row >= 0);
    // Both cost the same at 2920 / (24 x 8 x 365) = 0.0416667.
    QCOMPARE(columnText(*table->model(), row, u"flip"_s), u"0.04167"_s);
    QCOMPARE(columnText(*table->model(), row, u"distance"_s), u"-58.3%"_s);
    QCOMPARE(columnText(*table->model(), row, u"word"_s), u"safe"_s);
    Q_EMIT table->activated(table->model()->index(row, 0));
    QVERIFY(std::abs(priceIn(fixture) - 2920.0 / 70080) < 1e-9);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    QVERIFY(page.findChild<QLabel*>(u"answer"_s)->text().contains(u"too close to call"_s));
    fixture.document().undoStack().undo();
    QCOMPARE(priceIn(fixture), 0.1);
}

void AnswerPageTest::noFlipIsSaidInWords()
{
    PageFixture fixture;
    fixture.open(rentOrBuy(10, 0));
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.drivers().flips().empty(), 60000);
    const DriverRow* const row = rowOf(page, u"scenario.discount_rate"_s);
    QVERIFY(row);
    QCOMPARE(row->flipText(), u"no crossing between 0 and 30 % a year"_s);
}

void AnswerPageTest::modelsAreWellBehaved()
{
    OptionsModel options;
    FlipsModel flips;
    const QAbstractItemModelTester optionsTester(
        &options, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester flipsTester(
        &flips, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& [name, scenario] : test::oddScenarios())
    {
        PageFixture fixture;
        fixture.open(scenario);
        const ResultsPointer results = fixture.results();
        options.show(*results, answerOf(results->scenario, results->evaluation), Formats());
        const std::vector<Driver> drivers = driverPaths(scenario);
        flips.show(scenario, flipList(scenario, drivers), Formats());
        QCOMPARE(flips.rowCount(), static_cast<int>(drivers.size()));
        for (const QAbstractItemModel* const model :
             {static_cast<QAbstractItemModel*>(&options), static_cast<QAbstractItemModel*>(&flips)})
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column)
                {
                    const QString text = model->index(row, column).data().toString();
                    QVERIFY2(!text.isEmpty(), name);
                    QVERIFY2(!text.contains(u"nan"_s) && !text.contains(u"inf"_s), name);
                }
    }
}

void AnswerPageTest::oddScenarios_data()
{
    QTest::addColumn<int>("index");
    const auto scenarios = test::oddScenarios();
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        QTest::newRow(scenarios[i].first) << static_cast<int>(i);
}

void AnswerPageTest::oddScenarios()
{
    QFETCH(int, index);
    PageFixture fixture;
    fixture.open(test::oddScenarios()[static_cast<std::size_t>(index)].second);
    QVERIFY(fixture.document().issues().empty());
    AnswerPage page(fixture.context(), nullptr);
    page.resize(690, 600);
    page.show();
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.drivers().isBusy(), 60000);
    QVERIFY2(badText(page).isEmpty(), qPrintable(badText(page)));
    for (const FigureCard* const card : page.findChildren<FigureCard*>())
        QVERIFY(!card->accessibleName().endsWith(u": "_s));
    const auto* const area = page.findChild<QScrollArea*>();
    QVERIFY2(area->widget()->width() <= area->viewport()->width(), "wider than what is seen");
    QVERIFY(!page.grab().isNull());
}

void AnswerPageTest::explanationIsReachedByKey()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QSignalSpy asked(&page, &Page::explanationRequested);
    for (QToolButton* const button : page.findChildren<QToolButton*>())
        if (button->text() == u"?"_s)
        {
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
            QVERIFY(!button->accessibleName().isEmpty());
            QTest::keyClick(button, Qt::Key_Space);
        }
    QCOMPARE(asked.count(), 4);
    QCOMPARE(asked[0][0].toString(), u"buy[own].npv"_s);
    QCOMPARE(asked[1][0].toString(), u"break-even[own][cloud].utilization"_s);
    QCOMPARE(asked[2][0].toString(), u"break-even[own][cloud].month"_s);
}

void AnswerPageTest::warningLeadsToItsInput()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    auto results = std::make_shared<Results>(*fixture.results());
    results->evaluation.warnings.push_back(
        {"odd", {"The price of %1 is odd.", {"<cloud>"}}, rentPrice});
    page.showResults(results);
    QSignalSpy led(&page, &Page::inputRequested);
    auto* const list = page.findChild<WarningList*>();
    const auto lines = list->findChildren<QLabel*>();
    const auto line = std::ranges::find_if(lines, [](const QLabel* label)
                                           { return label->text().contains(u"&lt;cloud&gt;"_s); });
    QVERIFY(line != lines.end());
    Q_EMIT(*line)->linkActivated(QLatin1String(rentPrice));
    QCOMPARE(led.count(), 1);
    QCOMPARE(led[0][0].toString(), QLatin1String(rentPrice));
}

void AnswerPageTest::staleResultsAreShownAsSuch()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    page.setStale(true);
    QVERIFY(!page.findChild<QLabel*>(u"answer"_s)->isEnabled());
    QVERIFY(page.findChild<ChartWidget*>(u"answer chart"_s)->isStale());
    page.setStale(false);
    QVERIFY(page.findChild<QLabel*>(u"answer"_s)->isEnabled());
    QVERIFY(!page.findChild<ChartWidget*>(u"answer chart"_s)->isStale());
}

void AnswerPageTest::anotherUnitIsShownAtOnce()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    AnswerPage page(fixture.context(), nullptr);
    const ResultsPointer results = fixture.results();
    page.showResults(results);
    Settings settings = fixture.session().settings();
    settings.moneyUnit = MoneyUnit::thousand;
    fixture.session().setSettings(settings);
    page.showResults(results);
    const QString sentence = page.findChild<QLabel*>(u"answer"_s)->text();
    QVERIFY2(sentence.contains(u"4.09k"_s), qPrintable(sentence));
}

QTEST_MAIN(AnswerPageTest)
#include "tst_answer_page.moc"
