#include <QtTest>

#include "model/explain/explain.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// 12 months; renting 8 GPUs x 365 h x 2, or a server of 8 GPUs with power and a resale.
Scenario ofBoth()
{
    Scenario scenario = steadyScenario(12, 8, 365);
    addRent(scenario, "cloud", Billing::hourly, 2);
    Buy& buy = addBuy(scenario, "own [1]", 1, 40000);
    Power& power = buy.power.emplace();
    power.loadKw = 10;
    power.idleKw = 2;
    power.pue = 1.5;
    power.pricePerKwh = 0.1;
    power.priceChangePerYear = 0.21;
    power.source = "tariff of the utility";
    return scenario;
}

std::string errorOf(const Scenario& scenario, const Evaluation& evaluation, const char* text)
{
    const Result<ExplainTarget> target = parseTarget(scenario, evaluation, text);
    return target ? "read as " + targetText(*target) : render(target.error(), English());
}

Derivation explained(const Scenario& scenario, const Evaluation& evaluation, const char* text)
{
    const Result<ExplainTarget> target = parseTarget(scenario, evaluation, text);
    return target ? *explain(scenario, evaluation, *target) : Derivation();
}

} // namespace

/// What can be asked, and what the answers say.
class ExplainTargetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void powerIsEnergyTimesPrice()
    {
        const Scenario scenario = ofBoth();
        const Evaluation evaluation = evaluated(scenario);
        const Derivation power = explained(scenario, evaluation, "buy[\"own [1]\"].power@7");
        // Half of the hours worked: 730 h x 1.5 x (2 + 8 x 0.5) kW = 6,570 kWh; the price has
        // changed by 21 % a year for half a year: 0.1 x 1.1 = 0.11.
        COMPARE_CLOSE(power.value, 722.7, 1e-9);
        COMPARE_CLOSE(power.parts[0].value, 6570.0, 1e-9);
        COMPARE_CLOSE(power.parts[1].value, 0.11, 1e-9);
        QCOMPARE(formulaText(formulaWithValues(power), English()),
                 std::string("6,570 kWh × CNY 0.11 per kWh"));
        QCOMPARE(formulaText(formulaInWords(power.parts[1]), English()),
                 std::string("Price of a kWh × (1 + Price change) ^ (6 ÷ 12)"));
        bool hasSource = false;
        for (const Derivation* input : inputsOf(power))
            if (input->origin.path == "buy[\"own [1]\"].power.pue")
                hasSource = input->origin.source == "tariff of the utility" && *input->value == 1.5;
        QVERIFY(hasSource);
    }

    void whatIsAbsentSaysWhy()
    {
        const Scenario scenario = ofBoth();
        const Evaluation evaluation = evaluated(scenario);
        const Derivation unit = explained(scenario, evaluation, "rent[cloud].per-work-unit");
        QVERIFY(unit.kind == DerivationKind::absent && !unit.value);
        QCOMPARE(render(unit.notes.front(), English()),
                 std::string("The throughput of G is not known, so there is no cost of a unit of "
                             "work."));
        const Derivation storage = explained(scenario, evaluation, "rent[cloud].storage");
        QVERIFY(storage.kind == DerivationKind::absent);
        // 12 x 5,840 rented; the server alone costs 40,000 and the power some 7,900: it pays.
        Scenario dear = scenario;
        dear.buys[0].capex[0].amount = 90000;
        const Evaluation never = evaluated(dear);
        const Derivation month = explained(dear, never, "break-even.month");
        QVERIFY(month.kind == DerivationKind::absent);
        QVERIFY(render(month.notes.front(), English()).starts_with("Never within 12 months: "));
    }

    void nearMissesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("figure") << QByteArray("rent[cloud].computte") << QByteArray("\"compute\"");
        QTest::newRow("option") << QByteArray("rent[clud]") << QByteArray("\"cloud\"");
        QTest::newRow("bare option")
            << QByteArray("cloud.compute@3") << QByteArray("\"rent[cloud].compute@3\"");
        QTest::newRow("root") << QByteArray("brek-even") << QByteArray("\"break-even\"");
        QTest::newRow("month") << QByteArray("rent[cloud]@13") << QByteArray("0 to 12");
        QTest::newRow("no month") << QByteArray("rent[cloud]@-1") << QByteArray("\"-1\"");
        QTest::newRow("no months")
            << QByteArray("rent[cloud].levelized@1") << QByteArray("no months");
        QTest::newRow("month of an input")
            << QByteArray("rent[cloud].price@1") << QByteArray("no months");
        QTest::newRow("month 0 of the demand") << QByteArray("demand@0") << QByteArray("1 to 12");
        QTest::newRow("figure of a break-even")
            << QByteArray("break-even.rent-prise") << QByteArray("\"rent-price\"");
        QTest::newRow("no split") << QByteArray("split.servers") << QByteArray("nothing is below");
        QTest::newRow("empty") << QByteArray("") << QByteArray("no path");
        QTest::newRow("open bracket") << QByteArray("buy[own") << QByteArray("not closed");
        QTest::newRow("rubbish") << QByteArray("@@[]\"") << QByteArray("");
    }

    void nearMissesAreNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, part);
        const Scenario scenario = ofBoth();
        const std::string error = errorOf(scenario, evaluated(scenario), text.constData());
        QVERIFY2(!error.starts_with("read as"), error.c_str());
        QVERIFY2(error.find(part.toStdString()) != error.npos, error.c_str());
    }

    void partsOpenOnDemand()
    {
        const Scenario scenario = ofBoth();
        const Evaluation evaluation = evaluated(scenario);
        const Explainer explainer(scenario, evaluation);
        OptionTarget target;
        target.name = "cloud";
        const Derivation total = *explainer.explain(target);
        QVERIFY(total.parts.front().kind == DerivationKind::deferred);
        const Derivation compute = explainer.opened(total.parts.front());
        QCOMPARE(compute.parts.size(), std::size_t{12});
        QCOMPARE(*compute.value, 12 * 5840.0);
        target.name = "nobody";
        QVERIFY(!explainer.explain(target));
    }
};

QTEST_APPLESS_MAIN(ExplainTargetsTest)
#include "tst_explain_targets.moc"
