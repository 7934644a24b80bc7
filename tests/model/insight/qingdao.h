#pragma once

#include "tests/support/small_scenario.h"

namespace costmodel::test
{

/// One server of 8 GPUs for 700,000 and 10,000 a month against 100,000 a month or 225 an hour for
/// the machine, 500 hours a month for three years, not discounted. Over 36 months
///   own 1,060,000, "monthly" 3,600,000, "hourly" 4,050,000.
inline Scenario qingdao()
{
    Scenario scenario = steadyScenario(36, 8, 500);
    scenario.general.start = {2026, 1, 1};
    addRent(scenario, "monthly", Billing::monthly, 12500).gpusPerInstance = 8;
    addRent(scenario, "hourly", Billing::hourly, 28.125).gpusPerInstance = 8;
    addOther(addBuy(scenario, "own", 1, 700000), "operations", 10000);
    return scenario;
}

} // namespace costmodel::test
