#include "model/analysis/monte_carlo.h"

#include <algorithm>
#include <cmath>

#include <QtTest>

#include "model/analysis/monte_carlo/draws.h"
#include "model/analysis/monte_carlo/random_factors.h"

using namespace costmodel;

namespace
{

Rent plan(const char* name, Billing billing, double price, int gpus)
{
    Rent rent;
    rent.name = name;
    rent.gpu = "A100";
    rent.billing = billing;
    rent.price = price;
    rent.gpusPerInstance = gpus;
    return rent;
}

Uncertain uniform(const char* path, double low, double high)
{
    Uncertain input;
    input.path = path;
    input.distribution = Distribution::uniform;
    input.low = low;
    input.high = high;
    return input;
}

/// Buy for 700,000 and 10,000 a month, or rent for 100,000 a month.
Scenario buyOrRent()
{
    Scenario scenario;
    scenario.general.name = "one server";
    scenario.general.horizonMonths = 24;
    scenario.gpus.emplace_back().name = "A100";
    scenario.demand.gpu = "A100";
    scenario.demand.steady.emplace();
    scenario.demand.steady->gpus = 8;
    scenario.demand.steady->hoursPerMonth = 500;
    scenario.rents.push_back(plan("month", Billing::monthly, 12500, 8));
    Buy& buy = scenario.buys.emplace_back();
    buy.name = "own";
    buy.gpu = "A100";
    buy.servers = 1;
    Capex& server = buy.capex.emplace_back();
    server.name = "server";
    server.amount = 700000;
    OtherCost& running = buy.other.emplace_back();
    running.name = "running";
    running.amount = 10000;
    scenario.uncertains = {uniform("capex.scale", 6.0 / 7, 8.0 / 7),
                           uniform("rent.scale", 0.8, 1.2)};
    return scenario;
}

/// Plans and purchases with every kind of kink in the demand.
Scenario kinked(bool elastic)
{
    Scenario scenario = buyOrRent();
    scenario.demand.steady.reset();
    for (const auto& [gpus, hours] : {std::pair{16.0, 100.0}, {7.5, 300.0}, {3.0, 200.0}})
    {
        Level& level = scenario.demand.profile.emplace_back();
        level.gpus = gpus;
        level.hoursPerMonth = hours;
    }
    scenario.demand.growthPerYear = 0.3;
    scenario.demand.elastic = elastic;
    scenario.demand.interruptibleShare = 0.4;
    scenario.rents.push_back(plan("hour", Billing::hourly, 30, 2));
    scenario.rents.back().fixedMonth = 500;
    scenario.rents.push_back(plan("spot", Billing::spot, 12, 1));
    scenario.rents.back().fallback = "hour";
    scenario.rents.back().availability = 0.8;
    scenario.rents.push_back(plan("base", Billing::monthly, 11000, 4));
    scenario.rents.back().instances = 1;
    scenario.rents.back().overflow = "spot";
    scenario.buys[0].availability = 0.5;
    scenario.buys[0].overflow = "spot";
    scenario.buys.push_back(scenario.buys[0]);
    scenario.buys[1].name = "fitted";
    scenario.buys[1].servers.reset();
    scenario.buys[1].leadTimeMonths = 2;
    scenario.buys[1].bridge = "hour";
    scenario.uncertains.push_back(uniform("demand.scale", 0.3, 2.5));
    scenario.uncertains.push_back(uniform("rent[hour].price", 0.5, 1.5));
    return scenario;
}

double quantile(const std::vector<double>& sorted, double share)
{
    const double position = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const double next = sorted[std::min(below + 1, sorted.size() - 1)];
    return sorted[below] + (position - static_cast<double>(below)) * (next - sorted[below]);
}

bool isNear(double actual, double expected, double tolerance)
{
    const bool isSo = std::fabs(actual - expected) <= tolerance;
    if (!isSo)
        qWarning("%.12g, expected %.12g", actual, expected);
    return isSo;
}

bool areEqual(const MonteCarloResult& a, const MonteCarloResult& b)
{
    bool same = a.options.size() == b.options.size();
    for (std::size_t i = 0; same && i < a.options.size(); ++i)
        same = a.options[i].mean == b.options[i].mean && a.options[i].sd == b.options[i].sd &&
               a.options[i].quantiles.p5 == b.options[i].quantiles.p5 &&
               a.options[i].quantiles.p95 == b.options[i].quantiles.p95 &&
               a.options[i].cheapestShare == b.options[i].cheapestShare;
    return same;
}

} // namespace

class MonteCarloTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheClosedForm()
    {
        Scenario scenario = buyOrRent();
        scenario.monteCarlo.draws = 200000;
        std::vector<Warning> warnings;
        const auto result = evaluateMonteCarlo(scenario, {}, warnings);
        QVERIFY(result);
        // Break-even after K / (M - 10,000) months, K uniform in 600,000..800,000 and M in
        // 80,000..120,000. Its mean is 700,000 x ln(110/70) / 40,000 = 7.909740; at most 8 months
        // where K <= 8 (M - 10,000), which is 9/16 of all.
        std::vector<double> months;
        double sum = 0;
        double early = 0;
        for (std::uint64_t draw = 0; draw < 200000; ++draw)
        {
            const double capex = 700000 * drawFactor(scenario.uncertains[0], 1, draw, 0);
            const double rent = 100000 * drawFactor(scenario.uncertains[1], 1, draw, 1);
            months.push_back(capex / (rent - 10000));
            sum += months.back();
            early += months.back() <= 8 ? 1 : 0;
        }
        // Five standard errors: 1.3 / sqrt(200,000) and 0.5 / sqrt(200,000).
        QVERIFY(isNear(sum / 200000, 7.909740, 0.015));
        QVERIFY(isNear(early / 200000, 9.0 / 16, 0.0056));
        std::sort(months.begin(), months.end());
        const MonteCarloResult::Pair& pair = result->breakEven.front();
        QCOMPARE(pair.noneShare, 0.0);
        QVERIFY(isNear(pair.quantiles->p5, quantile(months, 0.05), 1e-9));
        QVERIFY(isNear(pair.quantiles->p25, quantile(months, 0.25), 1e-9));
        QVERIFY(isNear(pair.quantiles->p50, quantile(months, 0.50), 1e-9));
        QVERIFY(isNear(pair.quantiles->p75, quantile(months, 0.75), 1e-9));
        QVERIFY(isNear(pair.quantiles->p95, quantile(months, 0.95), 1e-9));
        // 24 months x 100,000 on average; the sum of uniforms has the mean of the middle.
        QVERIFY(isNear(result->options[0].mean, 2400000, 5 * 277128 / std::sqrt(200000.0)));
    }

    void isTheSameWithAnyNumberOfThreads()
    {
        Scenario scenario = kinked(true);
        scenario.monteCarlo.draws = 20000;
        std::vector<Warning> warnings;
        EvaluationOptions one;
        one.threads = 1;
        EvaluationOptions many;
        many.threads = 4;
        const auto a = evaluateMonteCarlo(scenario, one, warnings);
        const auto b = evaluateMonteCarlo(scenario, many, warnings);
        QVERIFY(areEqual(*a, *b));
        scenario.monteCarlo.seed = 2;
        QVERIFY(!areEqual(*a, *evaluateMonteCarlo(scenario, one, warnings)));
    }

    void respondsAsAWholeEvaluationWould_data()
    {
        QTest::addColumn<bool>("elastic");
        QTest::newRow("work that can wait") << true;
        QTest::newRow("work that cannot wait") << false;
    }

    void respondsAsAWholeEvaluationWould()
    {
        QFETCH(bool, elastic);
        const Scenario scenario = kinked(elastic);
        DrawModel model(scenario);
        model.prepare(0.3, 2.5);
        UncertainInputs inputs(scenario);
        int compared = 0;
        for (std::uint64_t index = 0; index < 2000; ++index)
        {
            Draw draw;
            model.draw(index, draw);
            inputs.move(draw.factors);
            const OptionCosts whole = optionCosts(makeTerms(inputs.scenario()));
            for (std::size_t option = 0; option < whole.options.size(); ++option)
            {
                const OptionResponse* const response = model.response(option);
                if (!response)
                    continue;
                const OptionResponse::At at = response->at(draw.demand);
                if (!at.coefficients)
                    continue;
                ++compared;
                const double expected = whole.options[option].npv;
                QVERIFY(isNear(response->npv(at, draw.demand, draw.products), expected,
                               1e-9 * std::max(1.0, std::fabs(expected))));
                QVERIFY(isNear(response->cumulative(at, 7, draw.demand, draw.products),
                               whole.options[option].cumulative[7],
                               1e-9 * std::max(1.0, std::fabs(expected))));
                QCOMPARE(response->meetsDemand(at, draw.demand), whole.options[option].meetsDemand);
            }
        }
        // Most draws need no evaluation. Of work that cannot wait, what runs on spot is no line.
        const int least = elastic ? 2000 * 6 * 9 / 10 : 2000 * 6 / 2;
        QVERIFY2(compared > least, qPrintable(QString::number(compared)));
    }

    void drawsOtherInputsOneByOne()
    {
        Scenario scenario = buyOrRent();
        scenario.uncertains = {uniform("buy[own].other[running].price_change_per_year", 0.5, 1.5)};
        scenario.buys[0].other[0].priceChangePerYear = 0.1;
        scenario.monteCarlo.draws = 500;
        std::vector<Warning> warnings;
        const auto result = evaluateMonteCarlo(scenario, {}, warnings);
        QVERIFY(result);
        // Renting does not depend on it: 24 x 100,000 in every draw.
        QVERIFY(isNear(result->options[0].mean, 2400000, 1e-6));
        QVERIFY(isNear(result->options[0].sd, 0, 1e-6));
        QVERIFY(result->options[1].sd > 0);
        QCOMPARE(result->options[1].cheapestShare, 1.0);
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        EvaluationOptions options;
        options.stop = source.get_token();
        std::vector<Warning> warnings;
        QVERIFY(!evaluateMonteCarlo(buyOrRent(), options, warnings));
    }

    void hasNothingToSayWithoutUncertainInputs()
    {
        Scenario scenario = buyOrRent();
        scenario.uncertains.clear();
        std::vector<Warning> warnings;
        QVERIFY(!evaluateMonteCarlo(scenario, {}, warnings));
    }

    void drawsFromTheDistributions()
    {
        Uncertain input;
        input.distribution = Distribution::triangular;
        input.low = 0.5;
        input.mode = 0.8;
        input.high = 1.7;
        Uncertain normal;
        normal.distribution = Distribution::normal;
        normal.sd = 0.2;
        Uncertain lognormal;
        lognormal.distribution = Distribution::lognormal;
        lognormal.sd = 0.3;
        double triangle = 0;
        double bell = 0;
        std::vector<double> logs;
        const int count = 100000;
        for (std::uint64_t draw = 0; draw < count; ++draw)
        {
            triangle += drawFactor(input, 3, draw, 0);
            bell += drawFactor(normal, 3, draw, 1);
            logs.push_back(std::log(drawFactor(lognormal, 3, draw, 2)));
        }
        // Mean of a triangle: (0.5 + 0.8 + 1.7) / 3 = 1, its sd 0.2550; of the bell 1; five
        // standard errors.
        QVERIFY(isNear(triangle / count, 1, 5 * 0.2550 / std::sqrt(count)));
        QVERIFY(isNear(bell / count, 1, 5 * 0.2 / std::sqrt(count)));
        double squares = 0;
        for (const double x : logs)
            squares += x * x;
        QVERIFY(isNear(std::sqrt(squares / count), 0.3, 5 * 0.3 / std::sqrt(2.0 * count)));
    }
};

QTEST_APPLESS_MAIN(MonteCarloTest)
#include "tst_monte_carlo.moc"
