#include "model/scenario/validator.h"

#include "model/scenario/checks/checks.h"

namespace costmodel
{

std::vector<Issue> findIssues(const Scenario& scenario)
{
    std::vector<Issue> issues;
    checks::checkKeys(scenario, issues);
    checks::checkNames(scenario, issues);
    checks::checkReferences(scenario, issues);
    checks::checkCurrencies(scenario, issues);
    checks::checkTime(scenario, issues);
    checks::checkDemand(scenario, issues);
    checks::checkRents(scenario, issues);
    checks::checkBuys(scenario, issues);
    checks::checkRisk(scenario, issues);
    if (issues.empty())
        checks::checkSizes(scenario, issues);
    return issues;
}

} // namespace costmodel
