#include "model/insight/answer.h"

#include <algorithm>

#include "tests/model/insight/qingdao.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

Answer answered(const Scenario& scenario, double band = defaultErrorBand)
{
    return answerOf(scenario, evaluate(scenario, parts(true, false, false)), band);
}

std::string text(const Answer& answer)
{
    std::string all;
    for (const Message& message : answer.headline)
        all += (all.empty() ? "" : " ") + render(message, English());
    return all;
}

const FigurePart& part(const Answer& answer, FigureId id, std::size_t index)
{
    return answer.figures.at(static_cast<std::size_t>(id)).parts.at(index);
}

} // namespace

class AnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheWinnerTheMarginAndTheCondition()
    {
        const Answer answer = answered(qingdao());
        QCOMPARE(answer.verdict, Verdict::cheapest);
        QCOMPARE(answer.winner->name, std::string("own"));
        QCOMPARE(answer.runnerUp->name, std::string("monthly"));
        COMPARE_CLOSE(answer.margin, 2540000, 1e-12);
        COMPARE_CLOSE(answer.marginShare, 2540.0 / 3600, 1e-12);
        // With fewer hours the hourly plan is the cheapest rental: it costs 1,060,000 at
        // 1,060,000 / 36 / 225 = 130.86 hours a month, 17.9 % of 730. Planned are 500, 68.5 %.
        COMPARE_CLOSE(answer.utilization->below->hoursPerGpuMonth, 1060000.0 / 36 / 225, 1e-9);
        QVERIFY(!answer.utilization->above);
        COMPARE_CLOSE(answer.utilization->planned, 500.0 / 730, 1e-12);
        QCOMPARE(text(answer),
                 std::string("Over 36 months buying (“own”) costs CNY 2,540,000.00, or 70.6 %, "
                             "less than renting (“monthly”): CNY 1,060,000.00 against CNY "
                             "3,600,000.00 in present value at 0.0 % a year. Buying is cheaper as "
                             "long as the own GPUs are busy at least 17.9 % of the time; planned "
                             "are 68.5 %."));
    }

    void fourFiguresSayWhatTheyComeFrom()
    {
        const Answer answer = answered(qingdao());
        QCOMPARE(answer.figures.size(), std::size_t{4});
        COMPARE_CLOSE(part(answer, FigureId::presentCost, 0).value, 3600000, 1e-12);
        COMPARE_CLOSE(part(answer, FigureId::presentCost, 1).value, 1060000, 1e-12);
        QVERIFY(!part(answer, FigureId::presentCost, 2).value);
        QVERIFY(!std::string_view(part(answer, FigureId::presentCost, 2).note.text).empty());
        COMPARE_CLOSE(part(answer, FigureId::breakEvenUtilization, 0).value,
                      1060000.0 / 36 / 225 / 730, 1e-9);
        // 700,000 are won back at 90,000 a month: after 7.78 months, on the 24th day of the eighth.
        COMPARE_CLOSE(part(answer, FigureId::payback, 0).value, 70.0 / 9, 1e-12);
        QVERIFY((*part(answer, FigureId::payback, 0).date == Date{2026, 8, 25}));
        COMPARE_CLOSE(part(answer, FigureId::peakCash, 0).value, 700000, 1e-12);
        COMPARE_CLOSE(part(answer, FigureId::peakCash, 1).value, 700000, 1e-12);
        const std::vector<std::string> both{"own", "monthly"};
        QCOMPARE(part(answer, FigureId::payback, 0).options, both);
    }

    void saysTooCloseInsideTheBandAndOnlyThere()
    {
        Scenario scenario = qingdao();
        scenario.rents[0].price = 1069000.0 / 288; // 9,000 or 0.85 % above 1,060,000
        const Answer inside = answered(scenario);
        QCOMPARE(inside.verdict, Verdict::tooClose);
        QVERIFY(text(inside).find("too close to call") != std::string::npos);
        QVERIFY(text(inside).find("within the band of error of 1.0 %") != std::string::npos);
        QCOMPARE(answered(scenario, 0.008).verdict, Verdict::cheapest);
        scenario.rents[0].price = 1070700.0 / 288; // 1.01 %
        QCOMPARE(answered(scenario).verdict, Verdict::cheapest);
    }

    void rentMayWin()
    {
        Scenario scenario = qingdao();
        scenario.rents.erase(scenario.rents.begin());
        scenario.rents[0].price = 5; // 8 x 500 x 36 x 5 = 720,000
        const Answer answer = answered(scenario);
        QCOMPARE(answer.winner->kind, OptionKind::rent);
        // 1,060,000 / 36 / 40 = 736 hours are more than a month has.
        QVERIFY(!answer.utilization->above && !answer.utilization->below);
        QVERIFY(text(answer).find("renting (“hourly”) costs CNY 340,000.00, or 32.1 %, less than "
                                  "buying (“own”)") != std::string::npos);
        scenario.rents[0].price = 5.5; // 669 hours
        QVERIFY(text(answered(scenario))
                    .find("Buying would be cheaper if the own GPUs were busy "
                          "more than 91.7 % of the time") != std::string::npos);
    }

    void withoutPercentagesWhereACostIsNotPositive()
    {
        Scenario scenario = qingdao();
        scenario.buys[0].other[0].amount = -30000; // own: 700,000 - 1,080,000
        const Answer answer = answered(scenario);
        QCOMPARE(answer.winner->name, std::string("own"));
        QVERIFY(!answer.marginShare);
        QVERIFY(text(answer).find("costs CNY 3,980,000.00 less than renting") != std::string::npos);
    }

    void saysWhereThereIsNothingToChooseFrom()
    {
        QCOMPARE(answered(steadyScenario(12, 8, 500)).verdict, Verdict::nothingToCompare);
        Scenario scenario = steadyScenario(12, 16, 500);
        addBuy(scenario, "small", 1, 100000);
        const Answer none = answered(scenario);
        QCOMPARE(none.verdict, Verdict::noneMeets);
        QVERIFY(!none.winner);
        QVERIFY(text(none).find("it leaves 50.0 % of the GPU-hours undone") != std::string::npos);
        for (const AnswerFigure& figure : none.figures)
            QVERIFY(!figure.parts.front().value);
        addRent(scenario, "hourly", Billing::hourly, 1);
        const Answer one = answered(scenario);
        QCOMPARE(one.verdict, Verdict::onlyOne);
        QCOMPARE(one.winner->name, std::string("hourly"));
        QVERIFY(text(one).find("No purchase meets the demand.") != std::string::npos);
        addRent(scenario, "dearer", Billing::hourly, 2);
        const Answer rentals = answered(scenario);
        QCOMPARE(rentals.verdict, Verdict::cheapest);
        QCOMPARE(rentals.runnerUp->name, std::string("dearer"));
        COMPARE_CLOSE(rentals.marginShare, 0.5, 1e-12);
    }

    void leadsWithASplitThatIsCheaperByMoreThanTheBand()
    {
        // 8 GPUs all the time, 8 more for a tenth of it: one server and the hourly plan on top.
        Scenario scenario = steadyScenario(12, 8, 730);
        scenario.demand.steady.reset();
        scenario.demand.profile.resize(2);
        scenario.demand.profile[0].gpus = 8;
        scenario.demand.profile[0].hoursPerMonth = 657;
        scenario.demand.profile[1].gpus = 16;
        scenario.demand.profile[1].hoursPerMonth = 73;
        addRent(scenario, "hourly", Billing::hourly, 10);
        addBuy(scenario, "own", 2, 300000);
        // Rent 12 x (8 x 730 + 8 x 73) x 10 = 770,880; own 600,000; split 300,000 + 70,080.
        const Evaluation evaluation = evaluated(scenario);
        const Answer answer = answerOf(scenario, evaluation);
        QCOMPARE(answer.winner->kind, OptionKind::hybrid);
        QCOMPARE(answer.runnerUp->name, std::string("own"));
        COMPARE_CLOSE(answer.margin, 600000 - 370080, 1e-12);
        QVERIFY(text(answer).find("1 own servers (“own”) do 90.9 % of the work.") !=
                std::string::npos);
        QVERIFY(text(answer).find("buying (“own”) costs CNY 170,880.00, or 22.2 %, less than "
                                  "renting") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(AnswerTest)
#include "tst_answer.moc"
