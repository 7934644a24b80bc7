// What the pages of the window show, against the ledgers, over random scenarios.

#include <cmath>
#include <numeric>

#include <QtTest>

#include "model/analysis/variants.h"
#include "model/insight/bridge.h"
#include "model/insight/cost_table.h"
#include "model/insight/load_filling.h"
#include "model/insight/unit_cost.h"
#include "model/insight/winner_map.h"
#include "model/scenario/path.h"
#include "model/scenario/validator.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr std::uint64_t seeds = 150;

/// Sum of a row is the sum of its periods and, where it has any, of its children.
bool addsUp(const CostNode& node, double size)
{
    double periods = 0;
    for (const double amount : node.amounts)
        periods += amount;
    if (!isSame(periods, node.total, size))
        return false;
    if (node.children.empty())
        return true;
    double total = 0;
    std::vector<double> amounts(node.amounts.size(), 0.0);
    for (const CostNode& child : node.children)
    {
        if (!addsUp(child, size))
            return false;
        total += child.total;
        for (std::size_t i = 0; i < amounts.size(); ++i)
            amounts[i] += child.amounts[i];
    }
    for (std::size_t i = 0; i < amounts.size(); ++i)
        if (!isSame(amounts[i], node.amounts[i], size))
            return false;
    return isSame(total, node.total, size);
}

double taxOf(const OptionResult& option)
{
    return categoryTotals(option).amounts[index(Category::tax)];
}

/// Cheapest purchase less cheapest rental of those that meet the demand.
std::optional<double> differenceAt(const Scenario& scenario, const std::string& path, double value)
{
    Scenario moved = scenario;
    **findNumber(moved, path) = value;
    if (!findIssues(moved).empty())
        return std::nullopt;
    std::optional<double> rent;
    std::optional<double> buy;
    const OptionCosts costs = optionCosts(makeTerms(moved));
    for (std::size_t i = 0; i < costs.options.size(); ++i)
        if (costs.options[i].meetsDemand)
        {
            std::optional<double>& best = i < moved.rents.size() ? rent : buy;
            best = std::min(best.value_or(costs.options[i].npv), costs.options[i].npv);
        }
    return buy && rent ? std::optional(*buy - *rent) : std::nullopt;
}

} // namespace

class InsightPropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bridgesSumExactly()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            std::vector<const OptionResult*> options;
            for (const OptionResult& option : evaluation.options)
                options.push_back(&option);
            if (evaluation.hybrid && evaluation.hybrid->best)
                options.push_back(&evaluation.hybrid->best->option);
            for (const OptionResult* const from : options)
                for (const OptionResult* const to : options)
                {
                    const Bridge bridge = costBridge(scenario, *from, *to);
                    const double size = sizeOf(*from) + sizeOf(*to);
                    double cash = bridge.fromCash;
                    double present = bridge.fromPresent;
                    double mixed = bridge.fromPresent + bridge.timeValue;
                    for (const BridgeStep& step : bridge.steps)
                    {
                        cash += step.cash;
                        present += step.present;
                        mixed += step.cash;
                        QVERIFY(isSame(step.cash,
                                       std::accumulate(step.months.begin(), step.months.end(), 0.0),
                                       size));
                    }
                    QVERIFY2(isSame(cash, to->cashTotal, size), at(seed, to->name).c_str());
                    QVERIFY2(isSame(present, to->npvCost, size), at(seed, to->name).c_str());
                    QVERIFY2(isSame(mixed, to->npvCost, size), at(seed, to->name).c_str());
                }
        }
    }

    void treesAddUpToTheTotals()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            const auto check = [&](const OptionResult& option, const Split* split)
            {
                const double size = sizeOf(option);
                for (const Period period : {Period::month, Period::quarter, Period::year})
                {
                    const CostNode tree = costTree(scenario, option, period);
                    QVERIFY(addsUp(tree, size));
                    QVERIFY(isSame(tree.total, option.cashTotal, size));
                    QVERIFY(isSame(tree.present, option.npvCost, size));
                    const CostNode books = booksTree(scenario, option, split, period);
                    const double bookSize = size + std::fabs(option.accountingTotal);
                    QVERIFY(addsUp(books, bookSize));
                    QVERIFY2(isSame(books.total, option.accountingTotal + taxOf(option), bookSize),
                             at(seed, option.name).c_str());
                }
                // The entries behind every row are its amounts.
                const std::vector<CostPeriod> periods = costPeriods(scenario, Period::year);
                const CostNode tree = costTree(scenario, option, Period::year);
                for (const CostNode& category : tree.children)
                    for (const CostNode& item : category.children)
                        for (std::size_t i = 0; i < periods.size(); ++i)
                        {
                            double sum = 0;
                            for (const CostEntry& entry : entriesOf(
                                     scenario, option, item, periods[i].first, periods[i].last))
                                sum += entry.entry.amount;
                            QVERIFY(isSame(sum, item.amounts[i], size));
                        }
            };
            for (const OptionResult& option : evaluation.options)
                check(option, nullptr);
            if (evaluation.hybrid && evaluation.hybrid->best)
                check(evaluation.hybrid->best->option, &*evaluation.hybrid->best);
        }
    }

    void layersServeWhatTheLedgerServes()
    {
        int splits = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            if (!evaluation.hybrid || !evaluation.hybrid->best)
                continue;
            ++splits;
            const BestSplit& best = *evaluation.hybrid->best;
            const double all = evaluation.demand.gpuHours;
            double own = 0;
            double committed = 0;
            for (const DemandMonth& month : evaluation.demand.months)
            {
                const LoadFilling filling = loadFilling(scenario, best, month.month);
                const MonthResult& ledger =
                    best.option.months[static_cast<std::size_t>(month.month)];
                QVERIFY2(std::fabs(filling.served - ledger.servedGpuHours) <= 1e-9 * all,
                         at(seed, std::to_string(month.month)).c_str());
                QVERIFY(std::fabs(filling.demand - month.gpuHours) <= 1e-9 * all);
                double covered = 0;
                double level = 0;
                for (const FillingLayer& layer : filling.layers)
                {
                    QVERIFY(layer.gpuHours >= 0 && layer.idle >= -1e-6 * all);
                    QVERIFY(layer.from == level && layer.to >= layer.from);
                    level = layer.to;
                    covered += layer.gpuHours;
                    own += layer.tier == Tier::own ? layer.gpuHours : 0;
                    committed += layer.tier == Tier::committed ? layer.gpuHours : 0;
                }
                QVERIFY(std::fabs(covered - filling.demand) <= 2e-9 * all);
                // The area under the curve is the demand.
                double area = 0;
                for (std::size_t i = 1; i < filling.curve.size(); ++i)
                    area += (filling.curve[i].hours - filling.curve[i - 1].hours) *
                            filling.curve[i - 1].gpus;
                QVERIFY(std::fabs(area - filling.demand) <= 1e-9 * all);
            }
            QVERIFY(std::fabs(own - best.ownShare * all) <= 1e-9 * all);
            QVERIFY(std::fabs(committed - best.committedShare * all) <= 1e-9 * all);
        }
        QVERIFY(splits > 50);
    }

    void tiersCostWhatTheSplitCosts()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            if (!evaluation.hybrid || !evaluation.hybrid->best)
                continue;
            const BestSplit& best = *evaluation.hybrid->best;
            double cash = 0;
            double present = 0;
            double hours = 0;
            for (const TierCost& tier : tierCosts(scenario, best))
            {
                cash += tier.cash;
                present += tier.present;
                hours += tier.tier == Tier::unserved ? 0 : tier.gpuHours;
            }
            const double size = sizeOf(best.option);
            QVERIFY2(isSame(cash, best.option.cashTotal, size), at(seed, "cash").c_str());
            QVERIFY2(isSame(present, best.option.npvCost, size), at(seed, "present").c_str());
            QVERIFY(std::fabs(hours - best.option.servedGpuHours) <=
                    2e-9 * evaluation.demand.gpuHours);
        }
    }

    void aDraggedLineCostsWhatTheSearchFound()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            if (!evaluation.hybrid)
                continue;
            for (const SplitByServers& row : evaluation.hybrid->byServers)
            {
                const std::optional<BestSplit> split =
                    splitWithServers(scenario, row.buy, row.servers);
                QCOMPARE(split.has_value(), row.split.has_value());
                if (!split)
                    continue;
                QCOMPARE(split->servers, row.servers);
                QCOMPARE(split->committedInstances, row.split->committedInstances);
                QVERIFY(isSame(split->npvCost, row.split->npvCost, sizeOf(split->option)));
            }
            for (const FlatRegion& region : flatRegions(*evaluation.hybrid))
            {
                QVERIFY(region.from <= region.best && region.best <= region.to);
                const double limit = evaluation.hybrid->best->npvCost +
                                     0.01 * std::fabs(evaluation.hybrid->best->npvCost);
                for (const SplitByServers& row : evaluation.hybrid->byServers)
                    if (row.buy == region.buy && row.servers >= region.from &&
                        row.servers <= region.to)
                        QVERIFY(row.split && row.split->npvCost <= limit);
            }
        }
    }

    void costsAreEqualAtFlips()
    {
        int smooth = 0;
        int jumps = 0;
        for (std::uint64_t seed = 1; seed <= seeds; seed += 2)
        {
            const Scenario scenario = randomScenario(seed);
            for (const Driver& driver : driverPaths(scenario))
            {
                QVERIFY(driver.low <= driver.value && driver.value <= driver.high);
                if (driver.path == demandHours)
                    continue;
                for (const Flip& flip : flipPoints(scenario, driver.path, driver.low, driver.high))
                {
                    QVERIFY(flip.value >= driver.low && flip.value <= driver.high);
                    const double inset = 1e-7 * (driver.high - driver.low);
                    const auto below = differenceAt(scenario, driver.path, flip.value - inset);
                    const auto above = differenceAt(scenario, driver.path, flip.value + inset);
                    const double sign = flip.buyIsCheaperAbove ? -1 : 1;
                    if (above)
                        QVERIFY2(*above * sign > 0, at(seed, driver.path).c_str());
                    if (below)
                        QVERIFY2(*below * sign < 0, at(seed, driver.path).c_str());
                    const bool isInside = flip.value - inset > driver.allowed.min &&
                                          flip.value + inset < driver.allowed.max;
                    if (!flip.isJump && isInside)
                        QVERIFY2(
                            above && below,
                            (at(seed, driver.path) + " " + std::to_string(flip.value)).c_str());
                    ++(flip.isJump ? jumps : smooth);
                }
            }
        }
        QVERIFY(smooth > 20);
        QVERIFY(jumps > 0);
    }

    void curvesAndMapsAreEvaluations()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = optionsOf(scenario);
            const MapAxes axes = defaultAxes(scenario);
            const std::optional<Driver> x = driverOf(scenario, axes.x);
            const std::optional<Driver> y = driverOf(scenario, axes.y);
            QVERIFY(x && y);
            const auto map =
                winnerMap(scenario, axes.x, axes.y, {x->low, x->value}, {y->value, y->low});
            QVERIFY(map);
            const WinnerCell& here = map->at(1, 0);
            QVERIFY(here.isAllowed);
            const OptionResult* cheapest = nullptr;
            for (const OptionResult& option : evaluation.options)
                if (option.meetsDemand &&
                    (!cheapest || option.npvCost < cheapest->npvCost - 1e-9 * sizeOf(option)))
                    cheapest = &option;
            QCOMPARE(here.winner >= 0, cheapest != nullptr);
            if (cheapest)
                QVERIFY(isSame(*here.npvCost, cheapest->npvCost, sizeOf(*cheapest)));
            const std::vector<double> values{x->value};
            const std::vector<DriverPoint> curve = driverCurve(scenario, axes.x, values);
            QCOMPARE(curve.front().difference().has_value(), here.difference.has_value());
            double size = 1;
            for (const OptionResult& option : evaluation.options)
                size += sizeOf(option);
            if (here.difference)
                QVERIFY(isSame(*curve.front().difference(), *here.difference, size));
            // Prices are not evaluated value by value.
            const std::vector<double> prices{y->low, y->value, y->high};
            const std::vector<DriverPoint> line = driverCurve(scenario, axes.y, prices);
            QCOMPARE(line[1].buy.has_value(), curve.front().buy.has_value());
            QCOMPARE(line[1].rent.has_value(), curve.front().rent.has_value());
            if (line[1].buy)
                QVERIFY(isSame(*line[1].buy, *curve.front().buy, 10 * size));
            if (line[1].rent)
                QVERIFY(isSame(*line[1].rent, *curve.front().rent, 10 * size));
        }
    }

    void unitCostsCrossWhereBreakEvenSays()
    {
        int crossings = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluate(scenario, parts(true, false, false));
            for (const Buy& buy : scenario.buys)
            {
                const auto curves = unitCostByUtilization(scenario, buy.name, 5);
                if (!curves)
                    continue;
                for (const BreakEven& pair : evaluation.breakEven)
                {
                    if (pair.buy != buy.name)
                        continue;
                    std::vector<double> factors;
                    for (const UnitCostCrossing& crossing : curves->crossings)
                        if (curves->rents[crossing.rent] == pair.rent)
                            factors.push_back(crossing.at.factor);
                    QCOMPARE(factors.size(), pair.utilization.size());
                    for (std::size_t i = 0; i < factors.size(); ++i)
                        QCOMPARE(factors[i], pair.utilization[i].factor);
                    // Where they serve the same in every month both curves pass through the point.
                    if (!pair.comparable || optionNamed(evaluation, pair.buy).delayedGpuHours > 0)
                        continue;
                    for (const UnitCostCrossing& crossing : curves->crossings)
                        for (const UnitCostPoint& point : curves->points)
                            if (curves->rents[crossing.rent] == pair.rent &&
                                point.at.factor == crossing.at.factor && point.buy)
                            {
                                COMPARE_CLOSE(point.rents[crossing.rent], *point.buy, 1e-7);
                                ++crossings;
                            }
                }
            }
        }
        QVERIFY(crossings > 20);
    }

    void vatIsAddedToWhatCarriesIt()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = optionsOf(scenario);
            for (const OptionResult& option : evaluation.options)
            {
                const OptionResult with = withVat(scenario, option, nullptr, VatView::with);
                const OptionResult without = withVat(scenario, option, nullptr, VatView::without);
                const OptionResult& model =
                    modelVatView(scenario) == VatView::with ? with : without;
                QCOMPARE(model.cashTotal, option.cashTotal);
                double sum = 0;
                for (const Entry& entry : with.entries)
                    sum += entry.amount;
                QVERIFY(isSame(sum, with.cashTotal, sizeOf(with)));
                if (!hasVat(scenario))
                    QVERIFY(isSame(with.cashTotal, without.cashTotal, sizeOf(with)));
                QVERIFY(isSame(taxOf(with), taxOf(without), sizeOf(with)));
                QCOMPARE(with.entries.size(), without.entries.size());
            }
        }
    }
};

QTEST_APPLESS_MAIN(InsightPropertiesTest)
#include "tst_insight_properties.moc"
