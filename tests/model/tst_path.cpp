#include "model/scenario/path.h"

#include <QtTest>

using namespace costmodel;

namespace
{

Scenario example()
{
    Scenario scenario;
    scenario.general.name = "Example";
    scenario.general.horizonMonths = 36;
    scenario.general.discountRate = 0.08;
    scenario.fx.rates = {{"USD", 7.1}};
    scenario.gpus.resize(2);
    scenario.gpus[0].name = "H100";
    scenario.gpus[0].throughput = 1000;
    scenario.gpus[1].name = "a \"b\\ ] c";
    scenario.demand.gpu = "H100";
    scenario.demand.profile = {Level{{}, 8, 100}, Level{{}, 2, 50}};
    scenario.rents.resize(1);
    scenario.rents[0].name = "cloud";
    scenario.rents[0].price = 12;
    scenario.rents[0].offers["price"] = OfferReference{"some offer", {}, 12, "CNY", {}, ""};
    scenario.buys.resize(1);
    Buy& buy = scenario.buys[0];
    buy.name = "8x A100";
    buy.capex.resize(1);
    buy.capex[0].name = "card";
    buy.capex[0].amount = 70000;
    buy.power.emplace();
    buy.power->tariff.resize(2);
    buy.power->tariff[1].pricePerKwh = 1.1;
    return scenario;
}

QString reason(const Message& message)
{
    return QString::fromStdString(render(message, English()));
}

QString whyNoNumber(Scenario& scenario, const char* path)
{
    const Result<double*> number = findNumber(scenario, path);
    return number ? QStringLiteral("found") : reason(number.error());
}

QString whyNotSet(Scenario& scenario, const char* path, const char* text)
{
    const auto problem = setByPath(scenario, path, text);
    return problem ? reason(*problem) : QStringLiteral("set");
}

} // namespace

class PathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNumbersOfEveryKindOfTable()
    {
        Scenario s = example();
        QCOMPARE(*findNumber(s, "scenario.discount_rate"), &s.general.discountRate);
        QCOMPARE(*findNumber(s, "fx.USD"), &s.fx.rates[0].rate);
        QCOMPARE(*findNumber(s, "gpu[H100].throughput"), &*s.gpus[0].throughput);
        QCOMPARE(*findNumber(s, "demand.profile[2].gpus"), &s.demand.profile[1].gpus);
        QCOMPARE(*findNumber(s, "rent[cloud].price"), &s.rents[0].price);
        QCOMPARE(*findNumber(s, "buy[8x A100].capex[card].amount"), &s.buys[0].capex[0].amount);
        QCOMPARE(*findNumber(s, "buy[8x A100].power.tariff[2].price_kwh"),
                 &s.buys[0].power->tariff[1].pricePerKwh);
    }

    void findsTheSixFactors()
    {
        Scenario s = example();
        QCOMPARE(*findNumber(s, "demand.scale"), &s.factors.demand);
        QCOMPARE(*findNumber(s, "rent.scale"), &s.factors.rent);
        QCOMPARE(*findNumber(s, "capex.scale"), &s.factors.capex);
        QCOMPARE(*findNumber(s, "electricity.scale"), &s.factors.electricity);
        QCOMPARE(*findNumber(s, "staff.scale"), &s.factors.staff);
        QCOMPARE(*findNumber(s, "resale.scale"), &s.factors.resale);
    }

    void movesAMeasuredThroughput()
    {
        Scenario s = example();
        s.gpus[0].throughput.reset();
        s.gpus[0].benchmark = "h100.json";
        s.gpus[0].measured = 5.0;
        QCOMPARE(*findNumber(s, "gpu[H100].throughput"), &*s.gpus[0].measured);
    }

    void quotesNamesThatNeedIt()
    {
        QCOMPARE(bracketed("8x A100"), std::string("8x A100"));
        QCOMPARE(bracketed("a]b"), std::string("\"a]b\""));
        QCOMPARE(bracketed("a \"b\\ ] c"), std::string("\"a \\\"b\\\\ ] c\""));
        QCOMPARE(bracketed("\"x"), std::string("\"\\\"x\""));
        Scenario s = example();
        const std::string path = "gpu[" + bracketed(s.gpus[1].name) + "].unit";
        QVERIFY(findPlace(s, path));
        QCOMPARE(findPlace(s, path)->table, static_cast<void*>(&s.gpus[1]));
    }

    void saysWhyAPathLeadsNowhere_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("why");
        QTest::newRow("key") << QByteArray("rent[cloud].prise")
                             << "rent[cloud].prise names nothing: rent[cloud] has no key "
                                "\"prise\"; did you mean \"price\"?";
        QTest::newRow("table") << QByteArray("scenaro.discount_rate")
                               << "scenaro.discount_rate names nothing: scenario has no key "
                                  "\"scenaro\"; did you mean \"scenario\"?";
        QTest::newRow("entry") << QByteArray("rent[clod].price")
                               << "rent[clod].price names nothing: there is no \"clod\" in rent; "
                                  "did you mean \"cloud\"?";
        QTest::newRow("factor") << QByteArray("capex.scal")
                                << "capex.scal names nothing; did you mean \"capex.scale\"?";
        QTest::newRow("nested entry")
            << QByteArray("buy[8x A100].capex[room].amount")
            << "buy[8x A100].capex[room].amount names nothing: there is no \"room\" in "
               "buy[8x A100].capex";
        QTest::newRow("position") << QByteArray("demand.profile[3].gpus")
                                  << "demand.profile[3].gpus names nothing: there is no \"3\" in "
                                     "demand.profile";
        QTest::newRow("absent table")
            << QByteArray("buy[8x A100].staff.fte")
            << "buy[8x A100].staff.fte names nothing: the scenario has no table "
               "buy[8x A100].staff";
        QTest::newRow("no bracket")
            << QByteArray("rent.price")
            << "rent.price names nothing: rent is a list, expected one of its entries in "
               "brackets, as in rent[...]";
        QTest::newRow("bracket") << QByteArray("scenario[1].name")
                                 << "scenario[1].name names nothing: scenario is no list and "
                                    "takes no brackets";
        QTest::newRow("below a key") << QByteArray("scenario.name.x")
                                     << "scenario.name.x names nothing: nothing is below "
                                        "scenario.name";
        QTest::newRow("only a table")
            << QByteArray("rent[cloud]") << "rent[cloud] is a table, expected one of its keys";
        QTest::newRow("rate") << QByteArray("fx.EUR")
                              << "fx.EUR names nothing: there is no \"EUR\" in fx";
        QTest::newRow("whole number") << QByteArray("scenario.horizon_months")
                                      << "scenario.horizon_months cannot be varied, expected the "
                                         "path of a number that need not be whole";
        QTest::newRow("switch") << QByteArray("tax.vat_recoverable")
                                << "tax.vat_recoverable cannot be varied, expected the path of a "
                                   "number that need not be whole";
        QTest::newRow("not set") << QByteArray("buy[8x A100].power.price_kwh")
                                 << "buy[8x A100].power.price_kwh is not set; only a number can "
                                    "be varied";
        QTest::newRow("word") << QByteArray("rent[cloud].checkpoint_interval_minutes")
                              << "rent[cloud].checkpoint_interval_minutes is \"optimal\"; only a "
                                 "number can be varied";
        QTest::newRow("open bracket") << QByteArray("rent[cloud.price")
                                      << "\"rent[cloud.price\" is no path: a bracket is "
                                         "not closed";
        QTest::newRow("open quote") << QByteArray("rent[\"cloud].price")
                                    << "\"rent[\"cloud].price\" is no path: a bracket is not "
                                       "closed";
    }

    void saysWhyAPathLeadsNowhere()
    {
        QFETCH(QByteArray, path);
        QFETCH(QString, why);
        Scenario s = example();
        QCOMPARE(whyNoNumber(s, path.constData()), why);
    }

    void survivesRubbish()
    {
        Scenario s = example();
        for (const char* path : {"", ".", "[", "]", "a[", "a[]", "a..b", "a[b]c", "a[\"", "a[\"b\"",
                                 "fx.", "fx.USD.x", "fx.USD[1]", ".scenario", "demand.profile[0]",
                                 "demand.profile[99999999999999999999].gpus",
                                 "demand.profile[-1].gpus", "demand.profile[01].gpus", "[1]"})
            QVERIFY2(!findNumber(s, path), path);
    }

    void setsEveryKindOfKey()
    {
        Scenario s = example();
        QCOMPARE(whyNotSet(s, "rent[cloud].price", "9.5"), QStringLiteral("set"));
        QCOMPARE(s.rents[0].price, 9.5);
        QCOMPARE(whyNotSet(s, "scenario.horizon_months", "48"), QStringLiteral("set"));
        QCOMPARE(s.general.horizonMonths, 48);
        QCOMPARE(whyNotSet(s, "tax.vat_recoverable", "false"), QStringLiteral("set"));
        QVERIFY(!s.tax.vatRecoverable);
        QCOMPARE(whyNotSet(s, "rent[cloud].billing", "spot"), QStringLiteral("set"));
        QCOMPARE(s.rents[0].billing, Billing::spot);
        QCOMPARE(whyNotSet(s, "scenario.start", "2027-05-01"), QStringLiteral("set"));
        QVERIFY(s.general.start == (Date{2027, 5, 1}));
        QCOMPARE(whyNotSet(s, "scenario.hours_per_month", "calendar"), QStringLiteral("set"));
        QVERIFY(!s.general.hoursPerMonth);
        QCOMPARE(whyNotSet(s, "buy[8x A100].servers", "3"), QStringLiteral("set"));
        QCOMPARE(s.buys[0].servers, std::optional(3));
        QCOMPARE(whyNotSet(s, "buy[8x A100].servers", "fit"), QStringLiteral("set"));
        QVERIFY(!s.buys[0].servers);
        QCOMPARE(whyNotSet(s, "buy[8x A100].overflow", "cloud"), QStringLiteral("set"));
        QCOMPARE(s.buys[0].overflow, std::string("cloud"));
        QCOMPARE(whyNotSet(s, "demand.scale", "1.5"), QStringLiteral("set"));
        QCOMPARE(s.factors.demand, 1.5);
        QCOMPARE(whyNotSet(s, "fx.USD", "7.3"), QStringLiteral("set"));
        QCOMPARE(s.fx.rates[0].rate, 7.3);
    }

    void forgetsTheOfferUnderAPriceThatIsSet()
    {
        Scenario s = example();
        QCOMPARE(whyNotSet(s, "rent[cloud].price", "9.5"), QStringLiteral("set"));
        QVERIFY(s.rents[0].offers.empty());
    }

    void clearsTheAlternatives()
    {
        Scenario s = example();
        QCOMPARE(whyNotSet(s, "buy[8x A100].power.price_kwh", "0.7"), QStringLiteral("set"));
        QCOMPARE(s.buys[0].power->pricePerKwh, std::optional(0.7));
        QVERIFY(s.buys[0].power->tariff.empty());

        s.gpus[0].throughput.reset();
        s.gpus[0].benchmark = "h100.json";
        s.gpus[0].metric = "gemm/bf16";
        s.gpus[0].measured = 5.0;
        QCOMPARE(whyNotSet(s, "gpu[H100].throughput", "2000"), QStringLiteral("set"));
        QCOMPARE(s.gpus[0].throughput, std::optional(2000.0));
        QVERIFY(s.gpus[0].benchmark.empty());
        QVERIFY(s.gpus[0].metric.empty());
        QVERIFY(!s.gpus[0].measured);
    }

    void refusesValuesAndLeavesTheScenarioAsItWas_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("number") << QByteArray("rent[cloud].price") << QByteArray("cheap")
                                << "rent[cloud].price is \"cheap\", expected a number or an offer "
                                   "of the price book, as in { offer = \"...\", on = 2026-01-01 }";
        QTest::newRow("nan") << QByteArray("scenario.discount_rate") << QByteArray("nan")
                             << "scenario.discount_rate is \"nan\", expected a number";
        QTest::newRow("comma") << QByteArray("scenario.discount_rate") << QByteArray("0,08")
                               << "scenario.discount_rate is \"0,08\", expected a number";
        QTest::newRow("negative") << QByteArray("rent[cloud].price") << QByteArray("-1")
                                  << "rent[cloud].price is -1; must be at least 0";
        QTest::newRow("open end") << QByteArray("scenario.discount_rate") << QByteArray("-1")
                                  << "scenario.discount_rate is -1; must be more than -1";
        QTest::newRow("pue") << QByteArray("buy[8x A100].power.pue") << QByteArray("0.8")
                             << "buy[8x A100].power.pue is 0.8; must be at least 1";
        QTest::newRow("half") << QByteArray("scenario.horizon_months") << QByteArray("12.5")
                              << "scenario.horizon_months is \"12.5\", expected a whole number";
        QTest::newRow("huge") << QByteArray("scenario.horizon_months")
                              << QByteArray("9223372036854775807")
                              << "scenario.horizon_months is 9223372036854775808; must be at most "
                                 "240";
        QTest::newRow("choice") << QByteArray("rent[cloud].billing") << QByteArray("houry")
                                << "rent[cloud].billing is \"houry\", expected one of \"hourly\", "
                                   "\"daily\", \"monthly\", \"reserved\", \"spot\"; did you mean "
                                   "\"hourly\"?";
        QTest::newRow("date") << QByteArray("scenario.start") << QByteArray("2026-02-30")
                              << "scenario.start is \"2026-02-30\", expected a date, as in "
                                 "2026-01-01";
        QTest::newRow("switch") << QByteArray("tax.vat_recoverable") << QByteArray("yes")
                                << "tax.vat_recoverable is \"yes\", expected true or false";
        QTest::newRow("file") << QByteArray("demand.trace") << QByteArray("x.csv")
                              << "demand.trace cannot be set here; change it in the scenario file";
        QTest::newRow("no text") << QByteArray("scenario.name") << QByteArray("\xff\xfe")
                                 << "scenario.name is \"?\", expected text in double quotes";
    }

    void refusesValuesAndLeavesTheScenarioAsItWas()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        Scenario s = example();
        QCOMPARE(whyNotSet(s, path.constData(), text.constData()), why);
        QVERIFY(s == example());
    }
};

QTEST_APPLESS_MAIN(PathTest)
#include "tst_path.moc"
