#include "model/insight/drivers.h"
#include "model/insight/winner_map.h"
#include "tests/model/insight/qingdao.h"
#include "tests/support/close_to.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

FlipRow rowOf(const Scenario& scenario, const std::string& path)
{
    const std::vector<Driver> drivers{*driverOf(scenario, path)};
    return flipList(scenario, drivers).at(0);
}

} // namespace

class FlipsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRentalPriceFlipsWhereBothCostTheSame()
    {
        const FlipRow row = rowOf(qingdao(), "rent[monthly].price");
        // 8 x 36 x 3,680.56 = 1,060,000.
        QCOMPARE(row.flips.size(), std::size_t{1});
        COMPARE_CLOSE(row.nearest->value, 1060000.0 / 288, 1e-12);
        QVERIFY(row.nearest->buyIsCheaperAbove && !row.nearest->isJump);
        COMPARE_CLOSE(row.distance, 1060000.0 / 288 / 12500 - 1, 1e-12);
        QCOMPARE(*row.word, FlipWord::safe);
    }

    void anotherRentalTakesOverOnTheWay()
    {
        // The monthly plan becomes dearer than the hourly one, which stays dearer than buying: no
        // flip above.
        QCOMPARE(flipPoints(qingdao(), "rent[monthly].price", 12500, 1e6).size(), std::size_t{0});
        // At fewer hours the hourly plan is the cheapest rental.
        const auto flips = flipPoints(qingdao(), "demand.steady.hours_per_month", 1, 730);
        QCOMPARE(flips.size(), std::size_t{1});
        COMPARE_CLOSE(flips[0].value, 1060000.0 / 36 / 225, 1e-9);
        const auto factors = flipPoints(qingdao(), demandHours, 0.01, 1.46);
        QCOMPARE(factors.size(), std::size_t{1});
        COMPARE_CLOSE(factors[0].value, 1060000.0 / 36 / 225 / 500, 1e-9);
    }

    void noCrossingIsAbsentAndNotZero()
    {
        // Buying is dearer from 3,240,000 on; the slider ends at 4 x 700,000.
        const FlipRow row = rowOf(qingdao(), "buy[own].capex[server].amount");
        QCOMPARE(row.driver.high, 2800000.0);
        QVERIFY(row.flips.empty() && !row.nearest && !row.distance);
        QCOMPARE(*row.word, FlipWord::safe);
        const auto far = flipPoints(qingdao(), "buy[own].capex[server].amount", 0, 1e7);
        COMPARE_CLOSE(far.at(0).value, 3240000, 1e-12);
        QVERIFY(!far[0].buyIsCheaperAbove);
    }

    void wordsTellHowFar()
    {
        Scenario scenario = qingdao();
        scenario.rents[0].price = 4000; // 1,152,000; flips 8 % below
        QCOMPARE(*rowOf(scenario, "rent[monthly].price").word, FlipWord::near);
        scenario.rents[0].price = 3000;
        const FlipRow past = rowOf(scenario, "rent[monthly].price");
        QCOMPARE(*past.word, FlipWord::alreadyPast);
        COMPARE_CLOSE(past.distance, 1060000.0 / 288 / 3000 - 1, 1e-12);
        scenario.rents.clear();
        QVERIFY(!rowOf(scenario, "capex.scale").word);
    }

    void findsEveryChangeAndTellsLeapsApart()
    {
        // A month of 100 hours at 10 a GPU-hour against servers of 8 GPUs for 6,000 each, as many
        // as needed: buying is cheaper for 6 to 8, 12 to 16 and from 18 GPUs on.
        Scenario scenario = steadyScenario(1, 10, 100);
        addRent(scenario, "hourly", Billing::hourly, 10);
        addBuy(scenario, "own", 1, 6000).servers.reset();
        const auto flips = flipPoints(scenario, "demand.steady.gpus", 1, 20);
        QCOMPARE(flips.size(), std::size_t{5});
        const std::vector<double> values{6, 8, 12, 16, 18};
        for (std::size_t i = 0; i < values.size(); ++i)
        {
            COMPARE_CLOSE(flips[i].value, values[i], 1e-8);
            QCOMPARE(flips[i].buyIsCheaperAbove, i % 2 == 0);
            QCOMPARE(flips[i].isJump, i % 2 == 1);
        }
    }

    void theNearestComesFirst()
    {
        const Scenario scenario = qingdao();
        const std::vector<Driver> drivers = driverPaths(scenario);
        QVERIFY(drivers.size() >= 5 && drivers.size() <= 8);
        const std::vector<FlipRow> rows = flipList(scenario, drivers);
        QCOMPARE(rows.size(), drivers.size());
        for (std::size_t i = 1; i < rows.size(); ++i)
            if (rows[i].distance)
                QVERIFY(std::abs(*rows[i - 1].distance) <= std::abs(*rows[i].distance));
            else
                QVERIFY(!rows[i].nearest);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(flipList(scenario, drivers, stop.get_token()).empty());
    }

    void namedSensitivitiesComeFirst()
    {
        Scenario scenario = qingdao();
        scenario.sensitivities.emplace_back().path = "staff.scale";
        QCOMPARE(driverPaths(scenario).front().path, std::string("staff.scale"));
        QVERIFY(!driverOf(scenario, "rent[none].price"));
        QVERIFY(!driverOf(scenario, "scenario.horizon_months"));
        QVERIFY(!driverOf(scenario, ""));
    }

    void pointsThatAreNotAllowedHaveNoCosts()
    {
        const std::vector<double> hours{-5, 500, 731};
        const auto curve = driverCurve(qingdao(), "demand.steady.hours_per_month", hours);
        QCOMPARE(curve.size(), std::size_t{3});
        QVERIFY(!curve[0].buy && !curve[0].rent && !curve[2].rent);
        COMPARE_CLOSE(curve[1].difference(), 1060000 - 3600000, 1e-12);
    }

    void theMapNamesTheCheapestOfAll()
    {
        const Scenario scenario = qingdao();
        const MapAxes axes = defaultAxes(scenario);
        QCOMPARE(axes.x, std::string("demand.steady.hours_per_month"));
        QCOMPARE(axes.y, std::string("rent[monthly].price"));
        const auto map = winnerMap(scenario, axes.x, axes.y, {100, 500}, {3000, 12500});
        QVERIFY(map);
        QCOMPARE(map->options.size(), std::size_t{3});
        // 100 hours: hourly 810,000, own 1,060,000; monthly 864,000 at 3,000.
        QCOMPARE(map->at(0, 0).winner, 1);
        COMPARE_CLOSE(map->at(0, 0).saving, 250000, 1e-12);
        QCOMPARE(map->at(0, 1).winner, 1);
        // 500 hours: monthly 864,000 or 3,600,000.
        QCOMPARE(map->at(1, 0).winner, 0);
        COMPARE_CLOSE(map->at(1, 0).saving, 196000, 1e-12);
        COMPARE_CLOSE(map->at(1, 0).difference, 196000, 1e-12);
        QCOMPARE(map->at(1, 1).winner, 2);
        COMPARE_CLOSE(map->at(1, 1).difference, -2540000, 1e-12);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!winnerMap(scenario, axes.x, axes.y, {100}, {3000}, stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(FlipsTest)
#include "tst_flips.moc"
