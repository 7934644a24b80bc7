#include "tests/support/random_buy.h"

#include <algorithm>

namespace costmodel::test
{

namespace
{

class Maker
{
public:
    Maker(Random& random, const Scenario& scenario)
        : m_random(random)
        , m_scenario(scenario)
        , m_horizon(scenario.general.horizonMonths)
    {
    }

    Buy make(int number)
    {
        Buy buy;
        buy.name = "buy " + std::to_string(number);
        buy.gpu = m_random.oneOf(m_scenario.gpus).name;
        buy.currency = m_random.currency();
        buy.gpusPerServer = m_random.oneOf<int>({4, 8, 8});
        buy.efficiency = m_random.oneOf<double>({1, 1, m_random.between(0.6, 1)});
        buy.availability = m_random.oneOf<double>({1, 0.95, m_random.between(0.2, 1)});
        buy.capexChangePerYear = m_random.rate();
        if (m_random.chance(0.5))
            buy.leadTimeMonths = m_random.whole(0, std::min(m_horizon - 1, 4));
        if (m_random.chance(0.6))
            buy.bridge = payPerUsePlan(m_random, m_scenario, true);
        if (m_random.chance(0.3))
            buy.delayCostMonth = m_random.amount(1000);
        if (m_random.chance(0.6))
            buy.overflow = payPerUsePlan(m_random, m_scenario, true);
        const int lastOrder = m_horizon - 1 - buy.leadTimeMonths;
        if (m_random.chance(0.6))
            buy.servers = m_random.whole(1, 5);
        if (buy.servers && lastOrder >= 1 && m_random.chance(0.3))
        {
            Expansion& expansion = buy.expansions.emplace_back();
            expansion.month = m_random.whole(1, lastOrder);
            expansion.servers = m_random.whole(1, 2);
        }
        capex(buy);
        running(buy);
        ending(buy);
        return buy;
    }

private:
    void capex(Buy& buy)
    {
        const int items = m_random.whole(1, 4);
        for (int i = 0; i < items; ++i)
        {
            Capex& capex = buy.capex.emplace_back();
            capex.name = "item " + std::to_string(i + 1);
            capex.category = static_cast<CapexCategory>(m_random.whole(0, 4));
            capex.per = static_cast<CapexUnit>(m_random.whole(0, 2));
            capex.amount = m_random.amount(capex.per == CapexUnit::gpu ? 2000 : 10000);
            capex.currency = m_random.currency();
            capex.vatRate = m_random.vatRate();
            if (m_random.chance(0.3))
                capex.resale = m_random.chance(0.5);
        }
    }

    void running(Buy& buy)
    {
        if (m_random.chance(0.7))
            power(buy.power.emplace());
        if (m_random.chance(0.4))
        {
            Colocation& colocation = buy.colocation.emplace();
            colocation.perKwMonth = buy.power ? m_random.amount(50) : 0;
            colocation.perServerMonth = m_random.amount(100);
            colocation.perMonth = m_random.amount(200);
            colocation.bandwidthPerMonth = m_random.amount(50);
            colocation.priceChangePerYear = m_random.rate();
            colocation.currency = m_random.currency();
            colocation.vatRate = m_random.vatRate();
        }
        if (m_random.chance(0.4))
        {
            Staff& staff = buy.staff.emplace();
            staff.fte = m_random.amount(0.2);
            if (m_random.chance(0.5))
                staff.serversPerFte = m_random.between(2, 50);
            staff.monthlyCost = m_random.amount(3000);
            staff.raisePerYear = m_random.rate();
            staff.currency = m_random.currency();
        }
        if (m_random.chance(0.5))
        {
            Maintenance& maintenance = buy.maintenance.emplace();
            maintenance.sharePerYear = m_random.amount(0.1);
            maintenance.warrantyMonths = m_random.whole(0, 12);
            maintenance.failureRatePerYear = m_random.amount(0.1);
            maintenance.replacementCost = m_random.amount(2000);
            maintenance.vatRate = m_random.vatRate();
            maintenance.currency = m_random.currency();
        }
        if (m_random.chance(0.5))
            other(buy);
    }

    void power(Power& power)
    {
        power.currency = m_random.currency();
        power.vatRate = m_random.vatRate();
        power.loadKw = m_random.between(1, 10);
        power.idleKw = m_random.between(0, power.loadKw);
        power.pue = m_random.between(1, 1.8);
        power.demandChargeKwMonth = m_random.amount(20);
        power.priceChangePerYear = m_random.rate();
        if (m_random.chance(0.6))
        {
            power.pricePerKwh = m_random.amount(0.3);
            return;
        }
        const double first = m_random.share();
        for (const double part : {first, 1 - first})
        {
            TariffBand& band = power.tariff.emplace_back();
            band.share = part;
            band.pricePerKwh = m_random.amount(0.4);
            band.currency = m_random.currency();
        }
    }

    void other(Buy& buy)
    {
        const int items = m_random.whole(1, 3);
        for (int i = 0; i < items; ++i)
        {
            OtherCost& cost = buy.other.emplace_back();
            cost.name = "other " + std::to_string(i + 1);
            cost.amount = m_random.amount(100);
            cost.per = static_cast<OtherUnit>(m_random.whole(0, 2));
            cost.every = static_cast<Every>(m_random.whole(0, 2));
            cost.fromMonth = m_random.whole(cost.every == Every::once ? 0 : 1, m_horizon + 1);
            cost.priceChangePerYear = m_random.rate();
            cost.vatRate = m_random.vatRate();
            cost.currency = m_random.currency();
        }
    }

    void ending(Buy& buy)
    {
        Depreciation& depreciation = buy.depreciation;
        depreciation.method = static_cast<DepreciationMethod>(m_random.whole(0, 4));
        depreciation.lifeMonths = 12 * m_random.whole(1, 6);
        depreciation.salvageShare = m_random.chance(0.5) ? 0 : m_random.amount(0.3);
        depreciation.delayMonths = m_random.whole(0, 2);
        if (m_random.chance(0.6))
        {
            Resale& resale = buy.resale.emplace();
            (m_random.chance(0.5) ? resale.shareAtEnd : resale.valueDeclinePerYear) =
                m_random.share();
            resale.sellingCostShare = m_random.amount(0.2);
        }
        if (m_random.chance(0.4))
        {
            Financing& financing = buy.financing.emplace();
            financing.share = m_random.roundShare();
            financing.annualRate = m_random.amount(0.2);
            financing.months = m_random.whole(1, 36);
            financing.balloonShare = m_random.amount(0.4);
        }
    }

    Random& m_random;
    const Scenario& m_scenario;
    int m_horizon;
};

} // namespace

Buy randomBuy(Random& random, const Scenario& scenario, int number)
{
    return Maker(random, scenario).make(number);
}

std::string payPerUsePlan(Random& random, const Scenario& scenario, bool orSpot)
{
    std::vector<std::string> names;
    for (const Rent& rent : scenario.rents)
        if (rent.billing == Billing::hourly || rent.billing == Billing::daily ||
            (orSpot && rent.billing == Billing::spot))
            names.push_back(rent.name);
    return random.oneOf(names);
}

} // namespace costmodel::test
