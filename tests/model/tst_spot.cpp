#include "model/rent/spot.h"

#include <cmath>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// 10 GPUs for 300 hours: 3000 GPU-hours.
Scenario work()
{
    return steadyScenario(1, 10, 300);
}

constexpr double tight = 1e-13;

} // namespace

class SpotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spotServesWhatMayBeInterruptedAndIsToBeHad()
    {
        Scenario scenario = work();
        scenario.demand.interruptibleShare = 0.5;
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.availability = 0.8;
        spot.fallback = "by the hour";
        spot.fixedMonth = 11;
        addRent(scenario, "by the hour", Billing::hourly, 3).fixedMonth = 13;
        const OptionResult option = rented(scenario);
        // q = 0.5 x 0.8: 1200 GPU-hours at 1, 1800 at 3.
        COMPARE_CLOSE(paid(option, Category::compute), 1200 + 5400, tight);
        COMPARE_CLOSE(paid(option, Category::other), 24, tight);
        COMPARE_CLOSE(option.servedGpuHours, 3000, tight);
    }

    void workThatMayNotBeInterruptedTakesCommittedCapacityFirst()
    {
        Scenario scenario = work();
        scenario.demand.interruptibleShare = 0.5;
        Rent& base = addRent(scenario, "cloud", Billing::monthly, 100);
        base.instances = 8;
        base.overflow = "spot";
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.availability = 0.8;
        spot.fallback = "by the hour";
        addRent(scenario, "by the hour", Billing::hourly, 3);
        // 600 GPU-hours are left, less than the 1500 that may be interrupted: q = 0.8.
        COMPARE_CLOSE(rented(scenario).cashTotal, 800 + 480 + 360, tight);
        scenario.rents[0].instances = 4; // 1800 are left: q = 1500 / 1800 x 0.8 = 2/3
        COMPARE_CLOSE(rented(scenario).cashTotal, 400 + 1200 + 1800, tight);
    }

    void theFallbackWorksAtItsOwnSpeed()
    {
        Scenario scenario = work();
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.availability = 0.6;
        spot.efficiency = 0.5;
        spot.fallback = "by the day";
        Rent& daily = addRent(scenario, "by the day", Billing::daily, 30);
        daily.efficiency = 0.8;
        daily.busyHoursPerDay = 10;
        // 1800 / 0.5 = 3600 hours at 1; 1200 / 0.8 = 1500 hours are 150 days at 30.
        COMPARE_CLOSE(rented(scenario).cashTotal, 3600 + 4500, tight);
    }

    void spotThatIsNotToBeHadServesNothing()
    {
        Scenario scenario = work();
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.availability = 0;
        spot.fallback = "by the hour";
        spot.fixedMonth = 11;
        spot.setupOnce = 12;
        addRent(scenario, "by the hour", Billing::hourly, 3);
        COMPARE_CLOSE(rented(scenario).cashTotal, 9000, tight);
    }

    void theFallbackIsNotPaidWhereSpotServesAll()
    {
        Scenario scenario = work();
        addRent(scenario, "spot", Billing::spot, 1).fallback = "by the hour";
        addRent(scenario, "by the hour", Billing::hourly, 3).setupOnce = 50;
        COMPARE_CLOSE(rented(scenario).cashTotal, 3000, tight);
    }

    void interruptionsAndCheckpointsAreBilled()
    {
        Scenario scenario = work();
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.interruptionsPerHour = 0.05;
        spot.checkpointMinutes = 3;
        spot.restartMinutes = 6;
        spot.checkpointIntervalMinutes = 30;
        // e^0.005 x (e^0.0275 - 1) / 0.025 = 1.0050125209 x 0.0278816151 / 0.025
        COMPARE_CLOSE(rented(scenario).cashTotal, 3000 * 1.0050125209 * 0.0278816151 / 0.025, 1e-8);
        spot.instancesPerJob = 2; // twice as often: e^0.01 (e^0.055 - 1) / 0.05
        COMPARE_CLOSE(rented(scenario).cashTotal, 3000 * 1.0100501671 * 0.0565406147 / 0.05, 1e-8);
        spot.interruptionsPerHour = 0; // (30 + 3) / 30
        COMPARE_CLOSE(rented(scenario).cashTotal, 3300, tight);
        spot.checkpointIntervalMinutes.reset(); // none are needed
        COMPARE_CLOSE(rented(scenario).cashTotal, 3000, tight);
    }

    void restartsAreLostEvenIfACheckpointTakesNoTime()
    {
        // l R = 0.5 x 0.2; e^0.1 = 1.105170918
        COMPARE_CLOSE(checkpointOverhead(0.5, std::nullopt, 0, 0.2), 1.105170918, 1e-9);
    }

    /// J. T. Daly, "A higher order estimate of the optimum checkpoint interval for restart dumps",
    /// Future Generation Computer Systems 22 (2006) 303-312: five minutes a checkpoint and a mean
    /// time between failures of 24 hours, 6 hours and 15 minutes; the paper gives 117, 57 and 9.1
    /// minutes.
    void bestIntervalIsThatOfDaly()
    {
        const auto minutes = [](double meanHoursBetweenFailures)
        {
            return 60 * optimalCheckpointInterval(1 / meanHoursBetweenFailures, 5.0 / 60);
        };
        COMPARE_CLOSE(minutes(24), 116.690, 0, 0.0005);
        COMPARE_CLOSE(minutes(6), 56.714, 0, 0.0005);
        COMPARE_CLOSE(minutes(0.25), 9.167, 0, 0.0005);
        COMPARE_CLOSE(minutes(24), 117, 0, 0.5);
        COMPARE_CLOSE(minutes(6), 57, 0, 0.5);
        COMPARE_CLOSE(minutes(0.25), 9.1, 0, 0.1);
    }

    void noOtherIntervalCostsLess()
    {
        for (const double rate : {1e-7, 1e-4, 0.01, 0.3, 4.0})
            for (const double checkpoint : {1e-4, 0.02, 0.5, 3.0})
            {
                const double best = optimalCheckpointInterval(rate, checkpoint);
                const double least = checkpointOverhead(rate, std::nullopt, checkpoint, 0.1);
                for (const double factor : {0.5, 0.99, 1.01, 2.0})
                    QVERIFY(checkpointOverhead(rate, best * factor, checkpoint, 0.1) >=
                            least * (1 - 1e-15));
                // Where the slope is zero: l tau = 1 - e^(-l (tau + C)).
                COMPARE_CLOSE(rate * best, -std::expm1(-rate * (best + checkpoint)), 1e-9);
            }
    }

    void rareInterruptionsFollowTheFirstOrderFormula()
    {
        // Young's sqrt(2 C / l) - C / 3 + ... for small l C: sqrt(2 x 0.05 / 1e-10).
        COMPARE_CLOSE(optimalCheckpointInterval(1e-10, 0.05), std::sqrt(0.1 / 1e-10), 1e-5);
    }

    void spotThatCannotWaitRentsWholeInstances()
    {
        Scenario scenario = steadyScenario(1, 5, 100);
        scenario.demand.elastic = false;
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.gpusPerInstance = 4;
        spot.availability = 0.75;
        spot.fallback = "by the hour";
        addRent(scenario, "by the hour", Billing::hourly, 3);
        // Two instances of 4 for 100 h are 800 GPU-hours: 600 on spot, 200 on the fallback.
        COMPARE_CLOSE(rented(scenario).cashTotal, 600 + 600, tight);
    }
};

QTEST_APPLESS_MAIN(SpotTest)
#include "tst_spot.moc"
