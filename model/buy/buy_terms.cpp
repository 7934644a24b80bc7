#include "model/buy/buy_terms.h"

#include <algorithm>

#include "model/demand/demand_series.h"

namespace costmodel
{

namespace
{

using Series = std::vector<double>;

Category categoryOf(CapexCategory category)
{
    switch (category)
    {
    case CapexCategory::gpu:
        return Category::gpu;
    case CapexCategory::server:
        return Category::server;
    case CapexCategory::network:
        return Category::network;
    case CapexCategory::room:
        return Category::room;
    case CapexCategory::other:
        break;
    }
    return Category::otherCapex;
}

/// Makes the terms of one purchase; a table's currency is its own or that of the purchase.
class Maker
{
public:
    Maker(const Scenario& scenario, const Timeline& timeline, const Buy& buy)
        : m_scenario(scenario)
        , m_horizon(timeline.horizon)
        , m_buy(buy)
        , m_money(scenario)
    {
    }

    BuyTerms make(std::size_t& item) const
    {
        BuyTerms terms;
        terms.buy = &m_buy;
        terms.gpus = m_buy.gpusPerServer;
        terms.speed = relativeSpeed(m_scenario, m_buy.gpu) * m_buy.efficiency;
        terms.bridge = planIndex(m_scenario.rents, m_buy.bridge);
        terms.overflow = planIndex(m_scenario.rents, m_buy.overflow);
        terms.delayCost = m_buy.delayCostMonth.value_or(0) * m_money.rate(m_buy.currency);
        for (const Capex& capex : m_buy.capex)
        {
            const double scale = m_scenario.factors.capex;
            terms.capex.push_back(
                {&capex, categoryOf(capex.category), item++,
                 scale * m_money.net(capex.amount, currencyOf(capex), capex.vatRate),
                 scale * cost(capex, capex.amount, capex.vatRate)});
        }
        if (m_buy.power)
            addPower(terms, *m_buy.power);
        if (m_buy.colocation)
            addColocation(terms, *m_buy.colocation);
        if (m_buy.staff)
        {
            const Staff& staff = *m_buy.staff;
            terms.personCost =
                series(staff.raisePerYear, staff.monthlyCost * m_money.rate(currencyOf(staff)) *
                                               m_scenario.factors.staff);
        }
        if (m_buy.maintenance)
        {
            const Maintenance& maintenance = *m_buy.maintenance;
            terms.replacementCost = m_money.net(maintenance.replacementCost,
                                                currencyOf(maintenance), maintenance.vatRate);
            terms.maintenanceVat = m_money.vatFactor(maintenance.vatRate);
        }
        for (const OtherCost& other : m_buy.other)
            terms.other.push_back(
                {&other, item++,
                 series(other.priceChangePerYear, cost(other, other.amount, other.vatRate))});
        terms.resaleShare = resaleShares();
        return terms;
    }

private:
    const std::string& currencyOf(const BuyTable& table) const
    {
        return table.currency.empty() ? m_buy.currency : table.currency;
    }
    double cost(const BuyTable& table, double amount, double vatRate) const
    {
        return m_money.cost(amount, currencyOf(table), vatRate);
    }
    Series series(double rate, double amount) const
    {
        Series prices = priceFactors(rate, m_horizon);
        for (double& price : prices)
            price *= amount;
        return prices;
    }

    void addPower(BuyTerms& terms, const Power& power) const
    {
        double price = cost(power, power.pricePerKwh.value_or(0), power.vatRate);
        if (!power.pricePerKwh)
            for (const TariffBand& band : power.tariff)
            {
                const std::string& currency =
                    band.currency.empty() ? currencyOf(power) : band.currency;
                price += band.share * m_money.cost(band.pricePerKwh, currency, power.vatRate);
            }
        const double scale = m_scenario.factors.electricity;
        terms.kwhPrice = series(power.priceChangePerYear, price * scale);
        terms.demandCharge = series(power.priceChangePerYear,
                                    scale * power.loadKw * power.pue *
                                        cost(power, power.demandChargeKwMonth, power.vatRate));
    }

    void addColocation(BuyTerms& terms, const Colocation& colocation) const
    {
        const double loadKw = m_buy.power ? m_buy.power->loadKw : 0;
        const double server = colocation.perKwMonth * loadKw + colocation.perServerMonth;
        const double site = colocation.perMonth + colocation.bandwidthPerMonth;
        terms.serverColocation =
            series(colocation.priceChangePerYear, cost(colocation, server, colocation.vatRate));
        terms.siteColocation =
            series(colocation.priceChangePerYear, cost(colocation, site, colocation.vatRate));
    }

    Series resaleShares() const
    {
        if (!m_buy.resale)
            return Series(static_cast<std::size_t>(m_horizon) + 1, 0.0);
        const Resale& resale = *m_buy.resale;
        const double scale = (1 - resale.sellingCostShare) * m_scenario.factors.resale;
        if (resale.valueDeclinePerYear)
        {
            Series shares = monthlyPowers(1 - *resale.valueDeclinePerYear, m_horizon + 1);
            for (double& share : shares)
                share *= scale;
            return shares;
        }
        Series shares(static_cast<std::size_t>(m_horizon) + 1, 0.0);
        const double life = m_horizon - m_buy.leadTimeMonths;
        for (std::size_t age = 0; age < shares.size(); ++age)
            shares[age] = scale * std::max(0.0, 1 - (1 - resale.shareAtEnd.value_or(0)) *
                                                        static_cast<double>(age) / life);
        return shares;
    }

    const Scenario& m_scenario;
    int m_horizon;
    const Buy& m_buy;
    Money m_money;
};

} // namespace

std::vector<BuyTerms> makeBuyTerms(const Scenario& scenario, const Timeline& timeline,
                                   std::size_t firstItem)
{
    std::vector<BuyTerms> purchases;
    purchases.reserve(scenario.buys.size());
    for (const Buy& buy : scenario.buys)
        purchases.push_back(Maker(scenario, timeline, buy).make(firstItem));
    return purchases;
}

} // namespace costmodel
