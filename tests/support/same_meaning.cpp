#include "tests/support/same_meaning.h"

#include <algorithm>
#include <cmath>

#include "model/ledger/money.h"
#include "model/scenario/walk.h"

namespace costmodel::test
{

namespace
{

/// Calls `visit` with every amount that VAT is paid on, its rate, and the currency it is in: that
/// of its own table, which may be empty.
template <class Visit>
void visitAmounts(Rent& rent, const Visit& visit)
{
    for (double* amount : {&rent.price, &rent.storagePriceGbMonth, &rent.egressPriceGb,
                           &rent.fixedMonth, &rent.setupOnce})
        visit(*amount, rent.vatRate, rent.currency);
}

template <class Visit>
void visitAmounts(Buy& buy, const Visit& visit)
{
    for (Capex& capex : buy.capex)
        visit(capex.amount, capex.vatRate, capex.currency);
    for (OtherCost& other : buy.other)
        visit(other.amount, other.vatRate, other.currency);
    if (buy.power)
    {
        Power& power = *buy.power;
        if (power.pricePerKwh)
            visit(*power.pricePerKwh, power.vatRate, power.currency);
        for (TariffBand& band : power.tariff)
            visit(band.pricePerKwh, power.vatRate,
                  band.currency.empty() ? power.currency : band.currency);
        visit(power.demandChargeKwMonth, power.vatRate, power.currency);
    }
    if (buy.colocation)
    {
        Colocation& colocation = *buy.colocation;
        for (double* amount : {&colocation.perKwMonth, &colocation.perServerMonth,
                               &colocation.perMonth, &colocation.bandwidthPerMonth})
            visit(*amount, colocation.vatRate, colocation.currency);
    }
    if (buy.maintenance)
        visit(buy.maintenance->replacementCost, buy.maintenance->vatRate,
              buy.maintenance->currency);
    if (buy.staff)
        visit(buy.staff->monthlyCost, 0.0, buy.staff->currency);
    if (buy.delayCostMonth)
        visit(*buy.delayCostMonth, 0.0, buy.currency);
}

/// Leaves every table below a purchase the currency of the purchase.
void clearCurrencies(Buy& buy)
{
    for (Capex& capex : buy.capex)
        capex.currency.clear();
    for (OtherCost& other : buy.other)
        other.currency.clear();
    if (buy.power)
    {
        buy.power->currency.clear();
        for (TariffBand& band : buy.power->tariff)
            band.currency.clear();
    }
    if (buy.colocation)
        buy.colocation->currency.clear();
    if (buy.maintenance)
        buy.maintenance->currency.clear();
    if (buy.staff)
        buy.staff->currency.clear();
}

/// Looks at numbers and remembers the name of what the first odd one belongs to.
class Numbers
{
public:
    void add(const std::string& name, double value)
    {
        if (!std::isfinite(value) && !odd)
            odd = name;
    }
    void add(const std::string& name, const std::optional<double>& value)
    {
        add(name, value.value_or(0));
    }
    void add(const OptionResult& option)
    {
        for (const double value :
             {option.servedGpuHours, option.ownGpuHours, option.unservedGpuHours,
              option.delayedGpuHours, option.cashTotal, option.npvCost, option.accountingTotal})
            add(option.name, value);
        for (const auto& value :
             {option.costPerGpuHour, option.levelizedCostPerGpuHour, option.costPerWorkUnit})
            add(option.name, value);
        for (const Entry& entry : option.entries)
            add(option.items[entry.item], entry.amount);
        for (const MonthResult& month : option.months)
        {
            for (const double value : {month.cash, month.cumulative, month.discountedCumulative,
                                       month.accounting, month.bookValue, month.servedGpuHours})
                add(option.name, value);
            add(option.name, month.exit);
        }
    }
    void add(const BreakEven& pair)
    {
        const std::string name = pair.buy + " against " + pair.rent;
        for (const auto& value :
             {pair.month, pair.discountedMonth, pair.exitMonth, pair.rentPriceFactor,
              pair.rentPrice, pair.purchasePriceFactor, pair.purchasePrice})
            add(name, value);
        for (const Crossing& crossing : pair.crossings)
            add(name + ": crossing", crossing.month);
        for (const UtilizationPoint& point : pair.utilization)
            for (const double value : {point.factor, point.hoursPerGpuMonth, point.shareOfOwned})
                add(name + ": utilisation", value);
        for (const double rate : pair.irr)
            add(name + ": rate of return", rate);
    }
    void add(const HybridResult& hybrid)
    {
        for (const SplitByServers& row : hybrid.byServers)
            if (row.split)
                add("split", row.split->npvCost);
        if (!hybrid.best)
            return;
        const BestSplit& best = *hybrid.best;
        for (const double value :
             {best.npvCost, best.cashTotal, best.ownShare, best.committedShare, best.flexibleShare})
            add("best split", value);
        add(best.option);
    }
    void add(const SensitivityResult& result)
    {
        for (const auto& option : result.options)
        {
            add(result.path, option.npvCostLow);
            add(result.path, option.npvCostHigh);
        }
        for (const auto& pair : result.breakEven)
        {
            add(result.path, pair.monthLow);
            add(result.path, pair.monthHigh);
        }
        add(result.path, result.hybridLow);
        add(result.path, result.hybridHigh);
    }

    std::optional<std::string> odd;
};

} // namespace

void multiplyMoney(Scenario& scenario, double factor)
{
    walk(scenario,
         [factor](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
                 if (isMoney(field.unit))
                     if (double* const number = field.number(const_cast<void*>(visit.table)))
                         *number *= factor;
         });
}

void writeWithVat(Scenario& scenario)
{
    scenario.general.pricesIncludeVat = true;
    const auto addVat = [](double& amount, double vatRate, const std::string&)
    {
        amount *= 1 + vatRate;
    };
    for (Rent& rent : scenario.rents)
        visitAmounts(rent, addVat);
    for (Buy& buy : scenario.buys)
        visitAmounts(buy, addVat);
}

void writeInCurrency(Scenario& scenario, const std::string& currency)
{
    const Money money(scenario);
    const auto convertFrom = [&](std::string inherited)
    {
        return [&, inherited](double& amount, double, const std::string& own)
        {
            amount *= money.rate(own.empty() ? inherited : own) / money.rate(currency);
        };
    };
    for (Rent& rent : scenario.rents)
    {
        visitAmounts(rent, convertFrom(scenario.general.currency));
        rent.currency = currency;
    }
    for (Buy& buy : scenario.buys)
    {
        visitAmounts(buy, convertFrom(buy.currency));
        clearCurrencies(buy);
        buy.currency = currency;
    }
}

void turnTablesRound(Scenario& scenario)
{
    std::ranges::reverse(scenario.fx.rates);
    std::ranges::reverse(scenario.gpus);
    std::ranges::reverse(scenario.demand.profile);
    std::ranges::reverse(scenario.demand.jobs);
    std::ranges::reverse(scenario.rents);
    std::ranges::reverse(scenario.buys);
    for (Buy& buy : scenario.buys)
    {
        std::ranges::reverse(buy.capex);
        std::ranges::reverse(buy.expansions);
        std::ranges::reverse(buy.other);
        if (buy.power)
            std::ranges::reverse(buy.power->tariff);
    }
}

std::optional<std::string> notFinite(const Evaluation& evaluation)
{
    Numbers all;
    all.add("demand", evaluation.demand.gpuHours);
    all.add("demand", evaluation.demand.peakGpus);
    for (const DemandMonth& month : evaluation.demand.months)
    {
        all.add("demand by month", month.gpuHours);
        all.add("demand by month", month.peakGpus);
    }
    for (const OptionResult& option : evaluation.options)
        all.add(option);
    for (const BreakEven& pair : evaluation.breakEven)
        all.add(pair);
    if (evaluation.hybrid)
        all.add(*evaluation.hybrid);
    if (evaluation.pipeline)
        for (const PipelineOption& option : evaluation.pipeline->options)
        {
            all.add("pipeline", option.npvCost);
            all.add("pipeline", option.saving);
        }
    for (const SensitivityResult& result : evaluation.sensitivity)
        all.add(result);
    all.add("recommendation", evaluation.recommendation.npvCost);
    all.add("recommendation", evaluation.recommendation.margin);
    return all.odd;
}

} // namespace costmodel::test
