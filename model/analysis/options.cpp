#include "model/analysis/options.h"

#include <algorithm>

#include "model/rent/serving.h"

namespace costmodel
{

namespace
{

std::size_t at(int month)
{
    return static_cast<std::size_t>(month);
}

void begin(const Terms& terms, Flows& flows, bool keepsEntries)
{
    flows.reset(terms.timeline.horizon, keepsEntries);
    flows.post(0, Category::pipeline, terms.categoryItems() + index(Category::pipeline),
               terms.repairCost);
}

/// Tax on what the month costs; the company is assumed to earn enough elsewhere.
void enterTax(const Terms& terms, Flows& flows)
{
    const double rate = terms.scenario->tax.incomeRate;
    const std::size_t item = terms.categoryItems() + index(Category::tax);
    for (int month = 0; rate > 0 && month <= flows.horizon(); ++month)
    {
        const std::size_t m = at(month);
        const double gain = month == flows.horizon() ? flows.gainAtEnd : 0;
        flows.post(month, Category::tax, item,
                   -rate *
                       (flows.deductible[m] + flows.depreciation[m] + flows.interest[m] - gain));
    }
}

void enterOwn(const Terms& terms, const BuyTerms& buy, std::span<const Order> orders,
              const OwnWork& work, Flows& flows)
{
    enterOrders(buy, orders, terms.categoryItems(), flows);
    enterRunningCosts(buy, orders, work, terms.timeline, terms.categoryItems(), flows);
    for (std::size_t m = 1; m < flows.own.size(); ++m)
    {
        flows.own[m] += work.done[m];
        flows.served[m] += work.done[m];
    }
}

void enterLeadTime(const Terms& terms, const BuyTerms& buy, Serving& serving, Flows& flows)
{
    for (int month = 1; month <= buy.buy->leadTimeMonths; ++month)
    {
        if (buy.bridge != noPlan)
        {
            serving.payPerUse(buy.bridge, month, 0, 0);
            continue;
        }
        flows.delayed += terms.demand.work(month);
        flows.post(month, Category::delay, terms.categoryItems() + index(Category::delay),
                   buy.delayCost);
    }
}

void putServed(const Terms& terms, const Flows& flows, bool acceptsDelay, int leadTimeMonths,
               OptionResult& result)
{
    double levelized = 0;
    for (std::size_t m = 1; m < flows.served.size(); ++m)
    {
        result.servedGpuHours += flows.served[m];
        result.ownGpuHours += flows.own[m];
        levelized += flows.served[m] * terms.timeline.discount[m];
    }
    result.unservedGpuHours = flows.unserved;
    result.delayedGpuHours = flows.delayed;
    result.meetsDemand = meetsDemand(terms, flows, leadTimeMonths, acceptsDelay);
    if (result.servedGpuHours > 0)
    {
        result.costPerGpuHour = result.cashTotal / result.servedGpuHours;
        result.levelizedCostPerGpuHour = result.npvCost / levelized;
        if (const auto throughput = throughputOf(*terms.scenario, terms.scenario->demand.gpu))
            result.costPerWorkUnit = *result.levelizedCostPerGpuHour / (3600 * *throughput);
    }
}

void putMonths(const Terms& terms, const Flows& flows, bool hasExit, OptionResult& result)
{
    const std::size_t last = flows.cash.size() - 1;
    const double taxRate = terms.scenario->tax.incomeRate;
    result.months.resize(last + 1);
    double cumulative = 0;
    double discounted = 0;
    for (std::size_t m = 0; m <= last; ++m)
    {
        MonthResult& month = result.months[m];
        cumulative += flows.cash[m];
        discounted += flows.cash[m] * terms.timeline.discount[m];
        month.cash = flows.cash[m];
        month.cumulative = cumulative;
        month.discountedCumulative = discounted;
        month.accounting = flows.deductible[m] + flows.depreciation[m] + flows.interest[m];
        month.bookValue = flows.book[m];
        month.servedGpuHours = flows.served[m];
        if (hasExit)
            month.exit = cumulative - flows.proceeds[m] +
                         taxRate * (flows.proceeds[m] - flows.book[m]) + flows.owed[m];
    }
    // At the horizon the sale and the loan have been settled in the cash curve.
    result.months[last].accounting -= flows.gainAtEnd;
    if (hasExit)
        result.months[last].exit = cumulative;
    result.cashTotal = cumulative;
    result.npvCost = discounted;
    for (const MonthResult& month : result.months)
        result.accountingTotal += month.accounting;
}

/// Moves the entries out of the flows, by month, and numbers the items that occur.
void putEntries(const Terms& terms, Flows& flows, OptionResult& result)
{
    std::vector<std::size_t> starts(flows.cash.size() + 1, 0);
    for (const Entry& entry : flows.entries)
        ++starts[at(entry.month) + 1];
    for (std::size_t m = 1; m < starts.size(); ++m)
        starts[m] += starts[m - 1];
    result.entries.resize(flows.entries.size());
    std::vector<int> numbers;
    for (const Entry& entry : flows.entries)
    {
        if (entry.item >= numbers.size())
            numbers.resize(entry.item + std::size_t{1}, -1);
        int& number = numbers[entry.item];
        if (number < 0)
        {
            number = static_cast<int>(result.items.size());
            result.items.push_back(terms.itemName(entry.item));
        }
        Entry& placed = result.entries[starts[at(entry.month)]++];
        placed = entry;
        placed.item = static_cast<std::uint16_t>(number);
    }
}

void finish(const Terms& terms, Flows& flows, int leadTimeMonths, bool acceptsDelay,
            OptionResult& result)
{
    putMonths(terms, flows, result.kind == OptionKind::buy, result);
    putServed(terms, flows, acceptsDelay, leadTimeMonths, result);
    putEntries(terms, flows, result);
}

} // namespace

int serversAtSigning(const Terms& terms, std::size_t buy)
{
    const BuyTerms& purchase = terms.buys[buy];
    return purchase.buy->servers.value_or(
        fittingServers(purchase, terms.demand, terms.timeline.horizon));
}

std::vector<Order> ordersOf(const Terms& terms, std::size_t buy, int serversAtSigning)
{
    std::vector<Order> orders{{0, serversAtSigning}};
    for (const Expansion& expansion : terms.buys[buy].buy->expansions)
        orders.push_back({expansion.month, expansion.servers});
    return orders;
}

void enterRent(const Terms& terms, std::size_t rent, Flows& flows, bool keepsEntries)
{
    begin(terms, flows, keepsEntries);
    Serving serving(*terms.scenario, terms.rents, terms.demand, flows);
    const RentTerms& plan = terms.rents[rent];
    const int horizon = terms.timeline.horizon;
    if (plan.isCommitted())
    {
        const std::vector<int> instances = committedInstances(plan, terms.demand, horizon);
        serving.commit(rent, instances);
        serving.useCommitted(rent, instances, std::vector<double>(instances.size(), 0.0));
        for (int month = 1; month <= horizon; ++month)
        {
            const double capacity = instances[at(month)] * plan.instanceSpeed();
            if (plan.overflow != noPlan)
                serving.payPerUse(plan.overflow, month, capacity, 0);
            else
                flows.unserved += terms.demand.above(month, capacity);
        }
    }
    else
    {
        for (int month = 1; month <= horizon; ++month)
            serving.payPerUse(rent, month, 0, 0);
    }
    serving.finish();
    enterTax(terms, flows);
}

void enterBuy(const Terms& terms, std::size_t buy, int serversAtSigning, Flows& flows,
              bool keepsEntries)
{
    begin(terms, flows, keepsEntries);
    Serving serving(*terms.scenario, terms.rents, terms.demand, flows);
    const BuyTerms& purchase = terms.buys[buy];
    const std::vector<Order> orders = ordersOf(terms, buy, serversAtSigning);
    const OwnWork work =
        ownWork(purchase, orders, terms.demand, terms.timeline, terms.scenario->demand.elastic);
    enterOwn(terms, purchase, orders, work, flows);
    enterLeadTime(terms, purchase, serving, flows);
    for (int month = purchase.buy->leadTimeMonths + 1; month <= terms.timeline.horizon; ++month)
    {
        const std::size_t m = at(month);
        if (purchase.overflow != noPlan)
            serving.payPerUse(purchase.overflow, month, work.capacity[m], work.outage[m]);
        else
            flows.unserved += terms.demand.above(month, work.capacity[m]) + work.outage[m];
    }
    serving.finish();
    enterTax(terms, flows);
}

TierWork enterSplit(const Terms& terms, const SplitChoice& split, Flows& flows, bool keepsEntries)
{
    begin(terms, flows, keepsEntries);
    Serving serving(*terms.scenario, terms.rents, terms.demand, flows);
    const int horizon = terms.timeline.horizon;
    const std::size_t size = at(horizon) + 1;
    TierWork tiers;
    OwnWork work{std::vector<int>(size), std::vector<double>(size), std::vector<double>(size),
                 std::vector<double>(size)};
    if (split.servers > 0)
    {
        const BuyTerms& purchase = terms.buys[split.buy];
        const std::vector<Order> orders{{0, split.servers}};
        work =
            ownWork(purchase, orders, terms.demand, terms.timeline, terms.scenario->demand.elastic);
        enterOwn(terms, purchase, orders, work, flows);
    }
    double instanceSpeed = 0;
    if (split.instances > 0)
    {
        std::vector<int> instances(size, split.instances);
        instanceSpeed = terms.rents[split.committed].instanceSpeed();
        serving.commit(split.committed, instances);
        serving.useCommitted(split.committed, instances, work.capacity);
    }
    for (int month = 1; month <= horizon; ++month)
    {
        const std::size_t m = at(month);
        const double above = work.capacity[m] + split.instances * instanceSpeed;
        const double left = terms.demand.above(month, above) + work.outage[m];
        tiers.own += work.done[m];
        tiers.flexible += left;
        if (split.instances > 0)
            tiers.committed += std::max(0.0, terms.demand.work(month) - work.done[m] - left);
        if (split.flexible != noPlan)
            serving.payPerUse(split.flexible, month, above, work.outage[m]);
        else
            flows.unserved += left;
    }
    serving.finish();
    enterTax(terms, flows);
    return tiers;
}

bool meetsDemand(const Terms& terms, const Flows& flows, int leadTimeMonths, bool acceptsDelay)
{
    const double left = flows.unserved + (acceptsDelay ? 0 : flows.delayed);
    if (left > 1e-6 * terms.demand.totalWork())
        return false;
    double asked = 0;
    double own = 0;
    for (int month = leadTimeMonths + 1; month <= terms.timeline.horizon; ++month)
    {
        asked += terms.demand.work(month);
        own += flows.own[at(month)];
    }
    return own >= (terms.scenario->demand.localShare - 1e-9) * asked;
}

OptionResult rentResult(const Terms& terms, std::size_t rent)
{
    const RentTerms& plan = terms.rents[rent];
    OptionResult result;
    result.name = plan.rent->name;
    result.kind = OptionKind::rent;
    result.gpu = plan.rent->gpu;
    if (plan.isCommitted())
    {
        const std::vector<int> instances =
            committedInstances(plan, terms.demand, terms.timeline.horizon);
        result.gpus =
            *std::max_element(instances.begin() + 1, instances.end()) * plan.rent->gpusPerInstance;
    }
    Flows flows;
    enterRent(terms, rent, flows, true);
    finish(terms, flows, 0, false, result);
    return result;
}

OptionResult buyResult(const Terms& terms, std::size_t buy)
{
    const BuyTerms& purchase = terms.buys[buy];
    OptionResult result;
    result.name = purchase.buy->name;
    result.kind = OptionKind::buy;
    result.gpu = purchase.buy->gpu;
    int servers = 0;
    const int first = serversAtSigning(terms, buy);
    for (const Order& order : ordersOf(terms, buy, first))
        servers += order.servers;
    result.servers = servers;
    result.gpus = servers * purchase.buy->gpusPerServer;
    Flows flows;
    enterBuy(terms, buy, first, flows, true);
    finish(terms, flows, purchase.buy->leadTimeMonths, purchase.buy->delayCostMonth.has_value(),
           result);
    return result;
}

OptionResult splitResult(const Terms& terms, const SplitChoice& split, TierWork& tiers)
{
    OptionResult result;
    result.name = "hybrid";
    result.kind = OptionKind::hybrid;
    int leadTime = 0;
    if (split.servers > 0)
    {
        const Buy& buy = *terms.buys[split.buy].buy;
        result.gpu = buy.gpu;
        result.servers = split.servers;
        result.gpus = split.servers * buy.gpusPerServer;
        leadTime = buy.leadTimeMonths;
    }
    else if (split.instances > 0)
    {
        const Rent& plan = *terms.rents[split.committed].rent;
        result.gpu = plan.gpu;
        result.gpus = split.instances * plan.gpusPerInstance;
    }
    else if (split.flexible != noPlan)
        result.gpu = terms.rents[split.flexible].rent->gpu;
    Flows flows;
    tiers = enterSplit(terms, split, flows, true);
    finish(terms, flows, leadTime, false, result);
    return result;
}

} // namespace costmodel
