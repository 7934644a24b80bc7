#include "model/scenario/validator.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace costmodel;

namespace
{

using Change = std::function<void(Scenario&)>;

/// Has one of everything that rules are about, and no issue.
Scenario valid()
{
    Scenario s;
    s.general.name = "Valid";
    s.general.horizonMonths = 36;
    s.fx.rates = {{"USD", 7.1}};
    s.gpus.resize(1);
    s.gpus[0].name = "H100";
    s.gpus[0].throughput = 1000;
    s.demand.gpu = "H100";
    s.demand.steady = Steady{{}, 8, 600};
    s.rents.resize(3);
    s.rents[0].name = "hourly";
    s.rents[1].name = "monthly";
    s.rents[1].billing = Billing::monthly;
    s.rents[1].overflow = "hourly";
    s.rents[2].name = "spot";
    s.rents[2].billing = Billing::spot;
    s.rents[2].fallback = "hourly";
    for (Rent& plan : s.rents)
        plan.gpu = "H100";
    s.buys.resize(1);
    Buy& buy = s.buys[0];
    buy.name = "8x A100";
    buy.gpu = "H100";
    buy.servers = 1;
    buy.leadTimeMonths = 2;
    buy.bridge = "hourly";
    buy.overflow = "spot";
    buy.capex.resize(1);
    buy.capex[0].name = "card";
    buy.capex[0].amount = 70000;
    buy.expansions = {Expansion{{}, 6, 1}};
    buy.power.emplace();
    buy.power->loadKw = 10;
    buy.power->tariff = {TariffBand{{}, 0.3, 1.1}, TariffBand{{}, 0.7, 0.6}};
    buy.colocation.emplace().perKwMonth = 50;
    buy.resale.emplace().shareAtEnd = 0.2;
    buy.other.resize(1);
    buy.other[0].name = "guard";
    s.hybrid.emplace().rent = {"monthly", "spot"};
    s.sensitivities.resize(1);
    s.sensitivities[0].path = "rent[hourly].price";
    s.uncertains.resize(1);
    s.uncertains[0].path = "demand.scale";
    s.uncertains[0].low = 0.5;
    s.uncertains[0].high = 1.5;
    return s;
}

/// All issues of a scenario, each as PATH: TEXT on a line.
QString issuesOf(const Scenario& scenario)
{
    QString all;
    for (const Issue& issue : findIssues(scenario))
        all += (all.isEmpty() ? QStringLiteral("") : QStringLiteral("\n")) +
               QString::fromStdString(issue.path + ": " + render(issue.what, English()));
    return all;
}

} // namespace
Q_DECLARE_METATYPE(Change)

class ValidatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInAValidScenario()
    {
        QCOMPARE(issuesOf(valid()), QStringLiteral(""));
    }

    void findsOneIssueForOneMistake_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* tag, const Change& change, const char* expected)
        {
            QTest::newRow(tag) << change << QString::fromUtf8(expected);
        };

        row(
            "pue", [](Scenario& s) { s.buys[0].power->pue = 0.8; },
            "buy[8x A100].power.pue: buy[8x A100].power.pue is 0.8; must be at least 1");
        row(
            "open end below", [](Scenario& s) { s.rents[0].efficiency = 0; },
            "rent[hourly].efficiency: rent[hourly].efficiency is 0; must be more than 0");
        row(
            "next to nothing", [](Scenario& s) { s.rents[0].efficiency = 1e-16; },
            "rent[hourly].efficiency: rent[hourly].efficiency is 1e-16; must be at least 1e-15");
        row(
            "money that grows beyond all numbers",
            [](Scenario& s)
            {
                s.general.horizonMonths = 240;
                s.general.discountRate = -0.999999;
            },
            "scenario.discount_rate: scenario.discount_rate is -0.999999, too near to -1 for a "
            "horizon of 240 months; must be higher");
        row(
            "open end above", [](Scenario& s) { s.rents[0].idleShare = 1; },
            "rent[hourly].idle_share: rent[hourly].idle_share is 1; must be less than 1");
        row(
            "not a number",
            [](Scenario& s) { s.rents[0].price = std::numeric_limits<double>::quiet_NaN(); },
            "rent[hourly].price: rent[hourly].price is nan; must be a finite number");
        row(
            "infinite",
            [](Scenario& s) { s.fx.rates[0].rate = std::numeric_limits<double>::infinity(); },
            "fx.USD: fx.USD is inf; must be a finite number");
        row(
            "negative", [](Scenario& s) { s.buys[0].capex[0].amount = -1; },
            "buy[8x A100].capex[card].amount: buy[8x A100].capex[card].amount is -1; must be at "
            "least 0");
        row(
            "whole number", [](Scenario& s) { s.general.horizonMonths = 241; },
            "scenario.horizon_months: scenario.horizon_months is 241; must be at most 240");
        row(
            "format version", [](Scenario& s) { s.general.schema = 2; },
            "scenario.schema: scenario.schema is 2; must be at most 1");
        row(
            "factor", [](Scenario& s) { s.factors.demand = -1; },
            "demand.scale: demand.scale is -1; must be at least 0");
        row(
            "multiplier", [](Scenario& s) { s.sensitivities[0].low = -0.5; },
            "sensitivity[1].low: sensitivity[1].low is -0.5; must be at least 0");
        row(
            "no name", [](Scenario& s) { s.general.name.clear(); },
            "scenario.name: scenario.name is empty; must not be");
        row(
            "no plan name",
            [](Scenario& s)
            {
                s.rents[1].name.clear();
                s.hybrid.reset();
            },
            "rent[2].name: rent[2].name is empty; must not be");
        row(
            "twice",
            [](Scenario& s)
            {
                s.rents[1].name = "hourly";
                s.hybrid.reset();
            },
            "rent[2].name: rent[2].name is \"hourly\" like another one before it; names must be "
            "unique");
        row(
            "twice below", [](Scenario& s) { s.buys[0].capex.push_back(s.buys[0].capex[0]); },
            "buy[8x A100].capex[2].name: buy[8x A100].capex[2].name is \"card\" like another one "
            "before it; names must be unique");
        row(
            "GPU without name", [](Scenario& s) { s.gpus.emplace_back(); },
            "gpu[2]: gpu[2] has no name; must have one");
        row(
            "plan and purchase", [](Scenario& s) { s.buys[0].name = "spot"; },
            "buy[spot].name: buy[spot].name is \"spot\" like a rental plan; names of plans and "
            "purchases must differ");
        row(
            "reserved name", [](Scenario& s) { s.buys[0].name = "hybrid"; },
            "buy[hybrid].name: buy[hybrid].name is \"hybrid\", the name of the best split; must "
            "be another");
        row(
            "GPU", [](Scenario& s) { s.rents[0].gpu = "h100"; },
            "rent[hourly].gpu: rent[hourly].gpu is \"h100\", expected the name of a GPU type, "
            "[gpu.NAME]; did you mean \"H100\"?");
        row(
            "no GPU", [](Scenario& s) { s.rents[0].gpu = ""; },
            "rent[hourly].gpu: rent[hourly].gpu is empty; must not be");
        row(
            "bridge", [](Scenario& s) { s.buys[0].bridge = "cloud"; },
            "buy[8x A100].bridge: buy[8x A100].bridge is \"cloud\", expected the name of a "
            "rental plan, [[rent]]");
        row(
            "committed overflow", [](Scenario& s) { s.buys[0].overflow = "monthly"; },
            "buy[8x A100].overflow: buy[8x A100].overflow is \"monthly\", which is not paid by "
            "use; expected a plan that is billed hourly, daily or spot");
        row(
            "spot fallback", [](Scenario& s) { s.rents[2].fallback = "spot"; },
            "rent[spot].fallback: rent[spot].fallback is \"spot\"; expected a plan that is billed "
            "hourly or daily");
        row(
            "hybrid", [](Scenario& s) { s.hybrid->buy = {"8x A10"}; },
            "hybrid.buy: hybrid.buy is \"8x A10\", expected the name of a purchase, [[buy]]; did "
            "you mean \"8x A100\"?");
        row(
            "sensitivity path", [](Scenario& s) { s.sensitivities[0].path = "rent[hourly].name"; },
            "sensitivity[1].path: rent[hourly].name cannot be varied, expected the path of a "
            "number that need not be whole");
        row(
            "uncertain path", [](Scenario& s) { s.uncertains[0].path = "demand.scal"; },
            "uncertain[1].path: demand.scal names nothing; did you mean \"demand.scale\"?");
        row(
            "currency", [](Scenario& s) { s.rents[0].currency = "Dollar"; },
            "rent[hourly].currency: rent[hourly].currency is \"Dollar\", expected a currency code "
            "of three capital letters, as in \"CNY\"");
        row(
            "rate", [](Scenario& s) { s.buys[0].power->currency = "EUR"; },
            "buy[8x A100].power.currency: buy[8x A100].power.currency is \"EUR\", which has no "
            "rate; expected its value in CNY in [fx], as in EUR = 7.1");
        row(
            "code of a rate", [](Scenario& s) { s.fx.rates[0].currency = "usd"; },
            "fx.usd: fx.usd: \"usd\" is no currency; must be a code of three capital letters");
        row(
            "own rate",
            [](Scenario& s) {
                s.fx.rates[0] = {"CNY", 2};
            },
            "fx.CNY: fx.CNY is 2, but CNY is the currency of the scenario; must be 1 or left out");
        row(
            "start",
            [](Scenario& s) {
                s.general.start = {2026, 1, 15};
            },
            "scenario.start: scenario.start is 2026-01-15; must be the first day of a month");
        row(
            "end of time",
            [](Scenario& s) {
                s.general.start = {9998, 1, 1};
            },
            "scenario.start: scenario.start is 9998-01-01; the horizon must end before the year "
            "10000");
        row(
            "two forms", [](Scenario& s) { s.demand.profile.resize(1); },
            "demand: demand has both \"steady\" and \"profile\"; expected only one of "
            "them");
        row(
            "two prices", [](Scenario& s) { s.buys[0].power->pricePerKwh = 1.0; },
            "buy[8x A100].power: buy[8x A100].power has both \"price_kwh\" and "
            "\"tariff\"; expected only one of them");
        row(
            "no price", [](Scenario& s) { s.buys[0].power->tariff.clear(); },
            "buy[8x A100].power: buy[8x A100].power is not complete, expected one of "
            "\"price_kwh\", \"tariff\"");
        row(
            "no value", [](Scenario& s) { s.buys[0].resale->shareAtEnd.reset(); },
            "buy[8x A100].resale: buy[8x A100].resale is not complete, expected one of "
            "\"value_decline_per_year\", \"share_at_end\"");
        row(
            "hours", [](Scenario& s) { s.demand.steady->hoursPerMonth = 731; },
            "demand.steady.hours_per_month: demand.steady.hours_per_month is 731; must be at most "
            "730, the hours of the shortest month");
        row(
            "hours of a calendar",
            [](Scenario& s)
            {
                // 2026 to 2028: the shortest month has 28 days.
                s.general.hoursPerMonth.reset();
                s.demand.steady->hoursPerMonth = 672.001;
            },
            "demand.steady.hours_per_month: demand.steady.hours_per_month is 672.001; must be at "
            "most 672, the hours of the shortest month");
        row(
            "hours of a profile",
            [](Scenario& s)
            {
                s.demand.steady.reset();
                s.demand.profile = {Level{{}, 8, 400}, Level{{}, 2, 331}, Level{{}, 0, 300}};
            },
            "demand.profile: the hours of demand.profile sum to 731; must be at most 730, the "
            "hours of the shortest month");
        row(
            "jobs without speed",
            [](Scenario& s)
            {
                s.demand.steady.reset();
                s.demand.jobs = {Job{{}, "train", 1e9, 1, 8}};
                s.gpus[0].throughput.reset();
            },
            "demand.job: the jobs need the speed of \"H100\"; expected a throughput or benchmark "
            "in [gpu.H100]");
        row(
            "trace without rows",
            [](Scenario& s)
            {
                s.demand.steady.reset();
                s.demand.trace = "t.csv";
            },
            "demand.trace: demand.trace: \"t.csv\" has no rows; must have at least one");
        row(
            "pipeline",
            [](Scenario& s) {
                s.pipeline = Pipeline{{}, 0.5, 0.4, 0, 0};
            },
            "pipeline.gpu_utilization_after: pipeline.gpu_utilization_after is 0.4; must be at "
            "least 0.5, the utilisation now");
        row(
            "no fallback",
            [](Scenario& s)
            {
                s.rents[2].fallback.clear();
                s.rents[2].availability = 0.9;
            },
            "rent[spot].fallback: rent[spot].fallback is missing; a spot plan needs one unless "
            "demand.interruptible_share and its availability are 1");
        row(
            "endless interruptions",
            [](Scenario& s)
            {
                s.rents[2].interruptionsPerHour = 1000;
                s.rents[2].restartMinutes = 60;
            },
            "rent[spot].interruptions_per_hour: rent[spot].interruptions_per_hour is 1000, so "
            "often that no work is ever finished between checkpoints; must be lower, or "
            "checkpoints and restarts shorter");
        row(
            "lead time",
            [](Scenario& s)
            {
                s.buys[0].leadTimeMonths = 36;
                s.buys[0].expansions.clear();
            },
            "buy[8x A100].lead_time_months: buy[8x A100].lead_time_months is 36; must be less "
            "than the horizon, 36");
        row(
            "late expansion", [](Scenario& s) { s.buys[0].expansions[0].month = 34; },
            "buy[8x A100].expansion[1].month: buy[8x A100].expansion[1].month is 34; with the "
            "lead time of 2 months it must be less than the horizon, 36");
        row(
            "expansion at the end", [](Scenario& s) { s.buys[0].expansions[0].month = 36; },
            "buy[8x A100].expansion[1].month: buy[8x A100].expansion[1].month is 36; must be less "
            "than the horizon, 36");
        row(
            "fitted servers", [](Scenario& s) { s.buys[0].servers.reset(); },
            "buy[8x A100].servers: buy[8x A100].servers is \"fit\"; must be a number if there are "
            "expansions");
        row(
            "shares", [](Scenario& s) { s.buys[0].power->tariff[0].share = 0.31; },
            "buy[8x A100].power.tariff: the shares of buy[8x A100].power.tariff sum to 1.01; must "
            "sum to 1");
        row(
            "load", [](Scenario& s) { s.buys[0].power.reset(); },
            "buy[8x A100].colocation.per_kw_month: buy[8x A100].colocation.per_kw_month is 50, "
            "which needs the load_kw of the servers; expected a table [buy.power]");
        row(
            "whole years",
            [](Scenario& s)
            {
                s.buys[0].depreciation.method = DepreciationMethod::sumOfYears;
                s.buys[0].depreciation.lifeMonths = 30;
            },
            "buy[8x A100].depreciation.life_months: buy[8x A100].depreciation.life_months is 30; "
            "must be whole years (a multiple of 12) for this method");
        row(
            "at signing", [](Scenario& s) { s.buys[0].other[0].fromMonth = 0; },
            "buy[8x A100].other[guard].from_month: buy[8x A100].other[guard].from_month is 0, the "
            "day of signing; must be at least 1 unless it is due once");
        row(
            "no parameter", [](Scenario& s) { s.uncertains[0].high.reset(); },
            "uncertain[1]: uncertain[1] has no \"high\"; the distribution \"uniform\" needs one");
        row(
            "order", [](Scenario& s) { s.uncertains[0].high = 0.4; },
            "uncertain[1].high: uncertain[1].high is 0.4; must be at least 0.5, its low");
        row(
            "order of three",
            [](Scenario& s)
            {
                s.uncertains[0].distribution = Distribution::triangular;
                s.uncertains[0].mode = 1.6;
            },
            "uncertain[1].high: uncertain[1].high is 1.5; must be at least 1.6, its mode");
        row(
            "deviation",
            [](Scenario& s) { s.uncertains[0].distribution = Distribution::lognormal; },
            "uncertain[1]: uncertain[1] has no \"sd\"; the distribution \"lognormal\" needs one");
        row(
            "test without result", [](Scenario& s) { s.gpus[0].metric = "gemm/bf16"; },
            "gpu[H100].benchmark: gpu[H100].benchmark is missing beside \"metric\", expected the "
            "result file to take it from");
        row(
            "mixed speeds",
            [](Scenario& s)
            {
                s.gpus.emplace_back().name = "A100";
                s.gpus[1].benchmark = "a100.json";
                s.gpus[1].metric = "gemm/bf16";
                s.gpus[1].measured = 2e14;
            },
            "gpu[H100].throughput: gpu[H100].throughput stands beside the benchmark of \"A100\", "
            "which counts in other units; expected a benchmark for all types");
        row(
            "too many",
            [](Scenario& s)
            {
                // 1e9 GPUs on servers of 8 are 125 million servers.
                s.demand.steady->gpus = 1e9;
                s.rents.resize(1);
                s.hybrid.reset();
                s.buys[0].overflow.clear();
            },
            "buy[8x A100]: buy[8x A100] would need 125000000 machines for the highest demand; "
            "must be at most 1000000");
    }

    void findsOneIssueForOneMistake()
    {
        QFETCH(Change, change);
        QFETCH(QString, expected);
        Scenario scenario = valid();
        change(scenario);
        QCOMPARE(issuesOf(scenario), expected);
    }

    void allowsWhatIsAtTheLimit_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* tag, const Change& change)
        {
            QTest::newRow(tag) << change;
        };
        row("all of the month",
            [](Scenario& s) { s.demand.steady->hoursPerMonth = 730 * (1 + 5e-10); });
        row("all hours", [](Scenario& s) { s.demand.steady->hoursPerMonth.reset(); });
        row("no demand", [](Scenario& s) { s.demand.steady.reset(); });
        row("idle level", [](Scenario& s) { s.demand.steady = Steady{{}, 0, 10000}; });
        row("no fallback needed", [](Scenario& s) { s.rents[2].fallback.clear(); });
        row("best interval without interruptions",
            [](Scenario& s) { s.rents[2].checkpointMinutes = 5; });
        row("shares within the tolerance",
            [](Scenario& s) { s.buys[0].power->tariff[0].share = 0.3 + 9e-10; });
        row("last expansion", [](Scenario& s) { s.buys[0].expansions[0].month = 33; });
        row("once at signing",
            [](Scenario& s)
            {
                s.buys[0].other[0].fromMonth = 0;
                s.buys[0].other[0].every = Every::once;
            });
        row("repair that brings nothing",
            [](Scenario& s) {
                s.pipeline = Pipeline{{}, 0.5, 0.5, 0, 0};
            });
        row("constant", [](Scenario& s) { s.uncertains[0].low = s.uncertains[0].high = 1; });
        row("own rate of 1", [](Scenario& s) { s.fx.rates.push_back({"CNY", 1}); });
        row("kinds in one list", [](Scenario& s) { s.hybrid->rent = {"hourly", "monthly"}; });
        row("nothing considered", [](Scenario& s) { s.hybrid->buy.emplace(); });
        row("other names of capex", [](Scenario& s) { s.buys[0].capex[0].name = "hybrid"; });
        row("free", [](Scenario& s) { s.rents[0].price = 0; });
    }

    void allowsWhatIsAtTheLimit()
    {
        QFETCH(Change, change);
        Scenario scenario = valid();
        change(scenario);
        QCOMPARE(issuesOf(scenario), QStringLiteral(""));
    }

    void findsAllMistakesAtOnce()
    {
        Scenario s = valid();
        s.rents[0].price = -1;
        s.buys[0].power->pue = 0;
        s.demand.gpu = "none";
        s.general.start = {2026, 1, 2};
        QCOMPARE(findIssues(s).size(), std::size_t{4});
    }

    void survivesAnEmptyScenario()
    {
        // The name, the horizon and the reference GPU are missing.
        QCOMPARE(findIssues(Scenario{}).size(), std::size_t{3});
    }
};

QTEST_APPLESS_MAIN(ValidatorTest)
#include "tst_validator.moc"
