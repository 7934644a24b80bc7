#include "tests/support/random_scenario.h"

#include <algorithm>

#include "tests/support/random_buy.h"

namespace costmodel::test
{

namespace
{

class Maker
{
public:
    Maker(std::uint64_t seed, const RandomLimits& limits)
        : m_random(seed)
        , m_limits(limits)
    {
    }

    Scenario make()
    {
        general();
        gpus();
        demand();
        if (m_random.chance(0.3))
            pipeline();
        rents();
        buys();
        hybrid();
        return std::move(m_scenario);
    }

private:
    std::string gpu()
    {
        return m_random.oneOf(m_scenario.gpus).name;
    }
    void general()
    {
        General& general = m_scenario.general;
        general.name = "random";
        general.horizonMonths = m_random.whole(1, m_limits.months);
        general.discountRate = m_random.oneOf<double>({0, 0.08, -0.05, m_random.share()});
        general.start = {m_random.whole(2023, 2029), m_random.whole(1, 12), 1};
        general.hoursPerMonth = m_random.oneOf<double>({730, 730, m_random.between(100, 744)});
        if (m_random.chance(0.25))
            general.hoursPerMonth.reset();
        general.pricesIncludeVat = m_random.chance(0.3);
        m_scenario.fx.rates = {{"USD", 7.1}, {"EUR", m_random.between(6, 9)}};
        m_scenario.tax.incomeRate = m_random.oneOf<double>({0, 0, 0.25, m_random.share()});
        m_scenario.tax.vatRecoverable = m_random.chance(0.6);
        Factors& factors = m_scenario.factors;
        if (m_random.chance(0.3))
            for (double* factor : {&factors.demand, &factors.rent, &factors.capex,
                                   &factors.electricity, &factors.staff, &factors.resale})
                *factor = m_random.between(0.5, 1.5);
    }

    void gpus()
    {
        const int count = m_random.whole(1, 3);
        const bool areKnown = m_random.chance(0.6);
        for (int i = 0; i < count; ++i)
        {
            Gpu& gpu = m_scenario.gpus.emplace_back();
            gpu.name = "gpu " + std::to_string(i + 1);
            if (areKnown || m_random.chance(0.3))
                gpu.throughput = m_random.oneOf<double>({1, 2, m_random.between(0.5, 3)});
        }
    }

    double level()
    {
        return m_random.chance(0.5) ? m_random.whole(0, static_cast<int>(m_limits.gpus))
                                    : m_random.between(0, m_limits.gpus);
    }
    /// Hours that every month has.
    double shortestMonth() const
    {
        return m_scenario.general.hoursPerMonth.value_or(28 * 24);
    }

    void demand()
    {
        Demand& demand = m_scenario.demand;
        demand.gpu = gpu();
        demand.growthPerYear = m_random.rate();
        demand.elastic = m_random.chance(0.6);
        demand.interruptibleShare = m_random.roundShare();
        demand.localShare = m_random.chance(0.75) ? 0 : m_random.share();
        switch (m_random.whole(0, 3))
        {
        case 0:
            demand.steady.emplace().gpus = level();
            if (m_random.chance(0.7))
                demand.steady->hoursPerMonth = m_random.between(0, shortestMonth());
            break;
        case 1:
            profile(demand);
            break;
        case 2:
            trace(demand);
            break;
        default:
            jobs(demand);
        }
    }

    void profile(Demand& demand)
    {
        const int levels = m_random.whole(1, 4);
        for (int i = 0; i < levels; ++i)
        {
            Level& bar = demand.profile.emplace_back();
            bar.gpus = level();
            bar.hoursPerMonth = m_random.between(0, shortestMonth() / levels);
        }
    }

    void trace(Demand& demand)
    {
        std::vector<double> rows(static_cast<std::size_t>(m_random.whole(1, m_limits.traceRows)));
        for (double& row : rows)
            row = m_random.chance(0.2) ? 0 : level();
        demand.trace = "trace.csv";
        demand.traceRows = std::make_shared<const Trace>(std::move(rows));
    }

    void jobs(Demand& demand)
    {
        Gpu& reference = *std::find_if(m_scenario.gpus.begin(), m_scenario.gpus.end(),
                                       [&](const Gpu& gpu) { return gpu.name == demand.gpu; });
        if (!reference.throughput)
            reference.throughput = 1.5;
        const int count = m_random.whole(1, 3);
        for (int i = 0; i < count; ++i)
        {
            Job& job = demand.jobs.emplace_back();
            job.name = "job " + std::to_string(i + 1);
            job.gpus = m_random.whole(1, std::max(1, static_cast<int>(m_limits.gpus) / 2));
            job.runsPerMonth = m_random.between(0, 10);
            // In all up to one and a half months.
            job.work = m_random.between(0, 0.15 * shortestMonth() / count) * 3600 *
                       *reference.throughput * job.gpus;
        }
    }

    void pipeline()
    {
        Pipeline& pipeline = m_scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = m_random.between(0.1, 1);
        pipeline.gpuUtilizationAfter = m_random.between(pipeline.gpuUtilizationNow, 1);
        pipeline.fixCost = m_random.amount(5000);
        pipeline.fixMonths = m_random.whole(0, 3);
    }

    void fees(Rent& rent)
    {
        rent.priceChangePerYear = m_random.rate();
        rent.paid = m_random.chance(0.3) ? Payment::advance : Payment::arrears;
        if (m_random.chance(0.4))
        {
            rent.storageGb = m_random.amount(1000);
            rent.storagePriceGbMonth = m_random.amount(0.2);
            rent.egressGbMonth = m_random.amount(1000);
            rent.egressPriceGb = m_random.amount(0.5);
            rent.uploadGbMonth = m_random.amount(2000);
            rent.uploadMbPerS = m_random.between(10, 500);
            rent.supportShare = m_random.amount(0.2);
            rent.fixedMonth = m_random.amount(200);
            rent.setupOnce = m_random.amount(500);
        }
    }

    Rent& rent(Billing billing, double price)
    {
        Rent& rent = m_scenario.rents.emplace_back();
        rent.name = "rent " + std::to_string(m_scenario.rents.size());
        rent.gpu = gpu();
        rent.billing = billing;
        rent.price = m_random.amount(price);
        rent.currency = m_random.currency();
        rent.vatRate = m_random.vatRate();
        rent.gpusPerInstance = m_random.oneOf<int>({1, 1, 2, 4, 8});
        rent.efficiency = m_random.oneOf<double>({1, 1, m_random.between(0.5, 1.1)});
        rent.idleShare = m_random.chance(0.3) ? m_random.between(0, 0.5) : 0;
        rent.busyHoursPerDay = m_random.chance(0.5) ? 24 : m_random.between(1, 24);
        fees(rent);
        return rent;
    }

    void spot()
    {
        Rent& spot = rent(Billing::spot, 4);
        spot.availability = m_random.roundShare();
        spot.fallback = payPerUsePlan(m_random, m_scenario, false);
        if (m_random.chance(0.5))
        {
            spot.interruptionsPerHour = m_random.between(0, 0.2);
            spot.instancesPerJob = m_random.whole(1, 3);
            spot.checkpointMinutes = m_random.between(0, 10);
            spot.restartMinutes = m_random.between(0, 20);
            if (m_random.chance(0.5))
                spot.checkpointIntervalMinutes = m_random.between(5, 120);
        }
    }

    void committed(Billing billing)
    {
        Rent& plan = rent(billing, 1500);
        if (m_random.chance(0.5))
            plan.instances = m_random.whole(0, 8);
        if (m_random.chance(0.5))
            plan.overflow = payPerUsePlan(m_random, m_scenario, true);
        plan.termMonths = m_random.whole(1, 15);
        plan.upfrontShare = m_random.roundShare();
    }

    void rents()
    {
        m_scenario.rents.reserve(8);
        rent(Billing::hourly, 6);
        const int more = m_random.whole(0, 4);
        for (int i = 0; i < more; ++i)
            switch (m_random.whole(0, 5))
            {
            case 0:
                rent(Billing::hourly, 6);
                break;
            case 1:
                rent(Billing::daily, 120);
                break;
            case 2:
                spot();
                break;
            case 3:
                committed(Billing::monthly);
                break;
            case 4:
                committed(Billing::reserved);
                break;
            default:
                m_scenario.rents.push_back(m_random.oneOf(m_scenario.rents));
                m_scenario.rents.back().name = "copy " + std::to_string(i);
            }
        std::rotate(m_scenario.rents.begin(), m_scenario.rents.begin() + m_random.whole(0, more),
                    m_scenario.rents.end());
    }

    void buys()
    {
        const int count = m_random.whole(0, 2);
        for (int i = 0; i < count; ++i)
            m_scenario.buys.push_back(randomBuy(m_random, m_scenario, i + 1));
    }

    void hybrid()
    {
        if (!m_random.chance(0.5))
            return;
        Hybrid& hybrid = m_scenario.hybrid.emplace();
        if (m_random.chance(0.7))
            hybrid.maxServers = m_random.whole(0, 6);
        if (m_random.chance(0.4))
            hybrid.rent = someOf(m_scenario.rents);
        if (!m_scenario.buys.empty() && m_random.chance(0.4))
            hybrid.buy = someOf(m_scenario.buys);
    }

    /// At least one.
    template <class Named>
    std::vector<std::string> someOf(const std::vector<Named>& entries)
    {
        std::vector<std::string> names;
        for (const Named& entry : entries)
            if (m_random.chance(0.6))
                names.push_back(entry.name);
        if (names.empty())
            names.push_back(m_random.oneOf(entries).name);
        return names;
    }

    Random m_random;
    RandomLimits m_limits;
    Scenario m_scenario;
};

} // namespace

Scenario randomScenario(std::uint64_t seed, const RandomLimits& limits)
{
    return Maker(seed, limits).make();
}

} // namespace costmodel::test
