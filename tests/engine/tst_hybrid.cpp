#include "model/analysis/hybrid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "model/analysis/options.h"
#include "model/rent/serving.h"
#include "tests/support/close_to.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isListed(const std::optional<std::vector<std::string>>& names, const std::string& name)
{
    return !names || std::find(names->begin(), names->end(), name) != names->end();
}

/// Every split of a scenario, one after the other, as the definition has it.
class AllSplits
{
public:
    struct Costed
    {
        SplitChoice choice;
        double cost = 0;
    };

    explicit AllSplits(const Terms& terms)
        : m_terms(terms)
        , m_limits(terms.scenario->hybrid.value_or(Hybrid{}))
    {
        for (std::size_t plan = 0; plan < terms.rents.size(); ++plan)
            if (isListed(m_limits.rent, terms.rents[plan].rent->name))
                (terms.rents[plan].isCommitted() ? m_committed : m_flexible).push_back(plan);
        if (m_flexible.empty())
            m_flexible.push_back(noPlan);
    }

    int mostServers(std::size_t buy) const
    {
        const BuyTerms& purchase = m_terms.buys[buy];
        return m_limits.maxServers.value_or(
            covering(purchase.serverSpeed(), purchase.buy->leadTimeMonths + 1));
    }
    int mostInstances(std::size_t plan) const
    {
        return covering(m_terms.rents[plan].instanceSpeed(), 1);
    }
    bool considers(std::size_t buy) const
    {
        return isListed(m_limits.buy, m_terms.buys[buy].buy->name);
    }

    /// The cheapest with so many servers of one purchase.
    std::optional<Costed> best(std::size_t buy, int servers)
    {
        std::vector<Costed> splits;
        const auto add = [&](std::size_t committed, int instances)
        {
            for (const std::size_t flexible : m_flexible)
                if (const auto cost = costOf({buy, servers, committed, instances, flexible}))
                    splits.push_back({{buy, servers, committed, instances, flexible}, *cost});
        };
        add(noPlan, 0);
        for (const std::size_t committed : m_committed)
            for (int instances = 1; instances <= mostInstances(committed); ++instances)
                add(committed, instances);
        return firstOfCheapest(splits);
    }

    static std::optional<Costed> firstOfCheapest(const std::vector<Costed>& splits)
    {
        double lowest = infinity;
        for (const Costed& split : splits)
            lowest = std::min(lowest, split.cost);
        // noPlan + 1 is 0.
        const auto rank = [](const SplitChoice& c)
        {
            return std::tuple(c.servers, c.instances, c.buy, c.committed + 1, c.flexible + 1);
        };
        std::optional<Costed> first;
        for (const Costed& split : splits)
            if (split.cost <= lowest + 1e-9 * std::fabs(lowest) &&
                (!first || rank(split.choice) < rank(first->choice)))
                first = split;
        return first;
    }

    /// Whether anything is left for the flexible plan.
    bool needsFlexible(const SplitChoice& choice) const
    {
        const Scenario& scenario = *m_terms.scenario;
        const double committed =
            choice.instances > 0
                ? choice.instances * m_terms.rents[choice.committed].instanceSpeed()
                : 0;
        for (int month = 1; month <= m_terms.timeline.horizon; ++month)
        {
            double capacity = 0;
            double outage = 0;
            if (choice.servers > 0)
            {
                const BuyTerms& purchase = m_terms.buys[choice.buy];
                if (month > purchase.buy->leadTimeMonths)
                    capacity = choice.servers * purchase.serverSpeed();
                const double below = m_terms.demand.below(month, capacity);
                const double availability = purchase.buy->availability;
                const double hours = m_terms.timeline.hours[static_cast<std::size_t>(month)];
                outage = below - (scenario.demand.elastic
                                      ? std::min(below, availability * capacity * hours)
                                      : availability * below);
            }
            const double left = m_terms.demand.above(month, capacity + committed) + outage;
            if (left > 0 && left >= 1e-9 * m_terms.demand.work(month))
                return true;
        }
        return false;
    }

private:
    int covering(double size, int firstMonth) const
    {
        double most = 0;
        for (int month = firstMonth; month <= m_terms.timeline.horizon; ++month)
            most = std::max(most, std::ceil(m_terms.demand.peak(month) / size - 1e-9));
        return static_cast<int>(most);
    }

    std::optional<double> costOf(const SplitChoice& choice)
    {
        enterSplit(m_terms, choice, m_flows, false);
        const int leadTime = choice.servers > 0 ? m_terms.buys[choice.buy].buy->leadTimeMonths : 0;
        if (!meetsDemand(m_terms, m_flows, leadTime, false))
            return std::nullopt;
        return m_flows.npv(m_terms.timeline.discount);
    }

    const Terms& m_terms;
    Hybrid m_limits;
    std::vector<std::size_t> m_committed;
    std::vector<std::size_t> m_flexible;
    Flows m_flows;
};

/// "2 x own, 3 x reserved, hourly: 1234.5"
std::string describe(const std::string& buy, int servers, const std::string& committed,
                     int instances, const std::string& flexible)
{
    return std::to_string(servers) + " x " + (servers > 0 ? buy : "") + ", " +
           std::to_string(instances) + " x " + committed + ", " + flexible;
}

std::string describe(const Split& split)
{
    return describe(split.buy, split.servers, split.committed, split.committedInstances,
                    split.flexible);
}

std::string describe(const Terms& terms, const AllSplits& splits, const SplitChoice& choice)
{
    const auto plan = [&terms](std::size_t index)
    {
        return index == noPlan ? std::string() : terms.rents[index].rent->name;
    };
    return describe(terms.buys[choice.buy].buy->name, choice.servers, plan(choice.committed),
                    choice.instances,
                    splits.needsFlexible(choice) ? plan(choice.flexible) : std::string());
}

/// Name of the plan that serves what an option does not serve itself, if it is that of a split:
/// the same in the lead time and later, and one that is considered. None if the option is no
/// split.
std::optional<std::string> flexibleOf(const Scenario& scenario, const Buy& buy,
                                      const OptionResult& option)
{
    if (!buy.expansions.empty() || option.delayedGpuHours > 0 || option.unservedGpuHours > 0)
        return std::nullopt;
    std::string plan = buy.overflow;
    if (buy.leadTimeMonths > 0)
    {
        if (!plan.empty() && plan != buy.bridge)
            return std::nullopt;
        plan = buy.bridge;
    }
    if (scenario.hybrid && !plan.empty() && !isListed(scenario.hybrid->rent, plan))
        return std::nullopt;
    return plan;
}

/// Whether an option of a scenario is one of its splits.
bool isSplit(const Terms& terms, std::size_t index, const OptionResult& option)
{
    const Scenario& scenario = *terms.scenario;
    const Hybrid limits = scenario.hybrid.value_or(Hybrid{});
    if (!option.meetsDemand)
        return false;
    const AllSplits splits(terms);
    if (index >= terms.rents.size())
    {
        const std::size_t buy = index - terms.rents.size();
        return splits.considers(buy) && serversAtSigning(terms, buy) <= splits.mostServers(buy) &&
               flexibleOf(scenario, scenario.buys[buy], option);
    }
    const RentTerms& plan = terms.rents[index];
    if (!isListed(limits.rent, plan.rent->name))
        return false;
    if (!plan.isCommitted())
        return true;
    const std::vector<int> instances =
        committedInstances(plan, terms.demand, terms.timeline.horizon);
    for (std::size_t m = 2; m < instances.size(); ++m)
        if (instances[m] != instances[1])
            return false;
    return instances[1] <= splits.mostInstances(index) && option.unservedGpuHours == 0 &&
           (plan.overflow == noPlan || isListed(limits.rent, plan.rent->overflow));
}

} // namespace

/// The search for the best split against a plain loop over all of them.
class HybridTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThatOfTryingAllSplits()
    {
        const RandomLimits small{.months = 6, .gpus = 16, .traceRows = 40};
        int compared = 0;
        int withServers = 0;
        int withInstances = 0;
        for (std::uint64_t seed = 1; seed <= 1500; ++seed)
        {
            const Scenario scenario = randomScenario(seed, small);
            const Terms terms = makeTerms(scenario);
            const std::optional<HybridResult> result = bestSplits(terms);
            QCOMPARE(result.has_value(), !scenario.buys.empty());
            if (!result)
                continue;
            AllSplits all(terms);
            std::vector<AllSplits::Costed> bests;
            std::size_t row = 0;
            for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
                for (int servers = 0; all.considers(buy) && servers <= all.mostServers(buy);
                     ++servers, ++row)
                {
                    const std::string place = "seed " + std::to_string(seed) + ", " +
                                              std::to_string(servers) + " servers of " +
                                              terms.buys[buy].buy->name;
                    const auto expected = all.best(buy, servers);
                    QVERIFY2(row < result->byServers.size(), place.c_str());
                    const SplitByServers& got = result->byServers[row];
                    QCOMPARE(got.buy, terms.buys[buy].buy->name);
                    QCOMPARE(got.servers, servers);
                    QVERIFY2(got.split.has_value() == expected.has_value(), place.c_str());
                    if (!expected)
                        continue;
                    bests.push_back(*expected);
                    QVERIFY2(isCloseTo(got.split->npvCost, expected->cost, 1e-9, 1e-7),
                             place.c_str());
                    QCOMPARE(place + ": " + describe(*got.split),
                             place + ": " + describe(terms, all, expected->choice));
                    ++compared;
                }
            QCOMPARE(row, result->byServers.size());
            const auto best = AllSplits::firstOfCheapest(bests);
            QCOMPARE(result->best.has_value(), best.has_value());
            if (!best)
                continue;
            QCOMPARE(describe(*result->best), describe(terms, all, best->choice));
            COMPARE_CLOSE(result->best->npvCost, best->cost, 1e-9, 1e-7);
            COMPARE_CLOSE(bestSplitCost(terms), best->cost, 1e-9, 1e-7);
            withServers += result->best->servers > 0;
            withInstances += result->best->committedInstances > 0;
        }
        // The mix is rich enough.
        QVERIFY(compared > 3000);
        QVERIFY(withServers > 100);
        QVERIFY(withInstances > 100);
    }

    void isNeverDearerThanAnOptionThatIsASplit()
    {
        int compared = 0;
        int boughtOnes = 0;
        for (std::uint64_t seed = 1000; seed < 1400; ++seed)
        {
            const Scenario scenario = randomScenario(seed, {.months = 12});
            if (scenario.buys.empty())
                continue;
            const Terms terms = makeTerms(scenario);
            const HybridResult result = bestSplits(terms).value();
            for (std::size_t i = 0; i < terms.rents.size() + terms.buys.size(); ++i)
            {
                const bool isRent = i < terms.rents.size();
                const OptionResult option =
                    isRent ? rentResult(terms, i) : buyResult(terms, i - terms.rents.size());
                if (!isSplit(terms, i, option))
                    continue;
                QVERIFY2(result.best, ("seed " + std::to_string(seed)).c_str());
                QVERIFY2(result.best->npvCost <=
                             option.npvCost + 1e-9 * std::fabs(option.npvCost) + 1e-7,
                         ("seed " + std::to_string(seed) + ", " + option.name).c_str());
                ++compared;
                boughtOnes += !isRent;
            }
        }
        QVERIFY(compared > 300);
        QVERIFY(boughtOnes > 30);
    }
};

QTEST_APPLESS_MAIN(HybridTest)
#include "tst_hybrid.moc"
