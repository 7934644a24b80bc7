#pragma once

#include <string_view>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// Turns amounts of a scenario into the scenario's currency, net of VAT and as they cost.
class Money
{
public:
    /// Keeps a reference: the scenario must outlive it and name a rate for every currency used.
    explicit Money(const Scenario& scenario)
        : m_scenario(scenario)
    {
    }
    /// Without VAT. `vatRate` is taken out of the amount where the scenario's prices are gross.
    double net(double amount, std::string_view currency, double vatRate) const
    {
        const double converted = amount * rate(currency);
        return m_scenario.general.pricesIncludeVat ? converted / (1 + vatRate) : converted;
    }
    /// What it costs: net where VAT is recovered, else with it.
    double cost(double amount, std::string_view currency, double vatRate) const
    {
        return net(amount, currency, vatRate) * vatFactor(vatRate);
    }
    double vatFactor(double vatRate) const
    {
        return m_scenario.tax.vatRecoverable ? 1 : 1 + vatRate;
    }
    /// One unit of a currency in the scenario's; 1 for an empty name.
    double rate(std::string_view currency) const
    {
        if (currency.empty() || currency == m_scenario.general.currency)
            return 1;
        for (const FxRate& fx : m_scenario.fx.rates)
            if (fx.currency == currency)
                return fx.rate;
        return 1;
    }

private:
    const Scenario& m_scenario;
};

} // namespace costmodel
