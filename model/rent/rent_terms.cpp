#include "model/rent/rent_terms.h"

#include "model/demand/demand_series.h"
#include "model/rent/spot.h"

namespace costmodel
{

std::size_t planIndex(const std::vector<Rent>& rents, std::string_view name)
{
    const Rent* const plan = name.empty() ? nullptr : findNamed(rents, name);
    return plan ? static_cast<std::size_t>(plan - rents.data()) : noPlan;
}

std::vector<RentTerms> makeRentTerms(const Scenario& scenario, const Timeline& timeline)
{
    const Money money(scenario);
    std::vector<RentTerms> plans;
    plans.reserve(scenario.rents.size());
    for (const Rent& rent : scenario.rents)
    {
        const auto cost = [&](double amount)
        {
            return money.cost(amount, rent.currency, rent.vatRate);
        };
        RentTerms terms;
        terms.rent = &rent;
        terms.gpus = rent.gpusPerInstance;
        terms.speed = relativeSpeed(scenario, rent.gpu) * rent.efficiency;
        terms.price = priceFactors(rent.priceChangePerYear, timeline.horizon);
        for (double& price : terms.price)
            price *= cost(rent.price) * scenario.factors.rent;
        terms.storage = rent.storageGb * cost(rent.storagePriceGbMonth);
        terms.transfer = rent.egressGbMonth * cost(rent.egressPriceGb);
        terms.fixed = cost(rent.fixedMonth);
        terms.setup = cost(rent.setupOnce);
        terms.uploadHours = rent.uploadGbMonth * 1000 / rent.uploadMbPerS / 3600 * terms.gpus;
        if (terms.isCommitted())
            terms.overflow = planIndex(scenario.rents, rent.overflow);
        if (rent.billing == Billing::spot)
        {
            terms.fallback = planIndex(scenario.rents, rent.fallback);
            std::optional<double> interval = rent.checkpointIntervalMinutes;
            if (interval)
                *interval /= 60;
            terms.overhead =
                checkpointOverhead(rent.interruptionsPerHour * rent.instancesPerJob, interval,
                                   rent.checkpointMinutes / 60, rent.restartMinutes / 60);
        }
        plans.push_back(std::move(terms));
    }
    return plans;
}

} // namespace costmodel
