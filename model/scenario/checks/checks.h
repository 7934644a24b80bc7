#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/issue.h"
#include "model/scenario/scenario.h"

/// The parts of findIssues; every function adds what it finds. A rule between keys is only looked
/// at where its keys are in range on their own, so that one mistake gives one issue.
namespace costmodel::checks
{

using Issues = std::vector<Issue>;

/// Every key by itself: numbers in range, texts that must not be empty, dates that exist, and of
/// the alternatives of a table one.
void checkKeys(const Scenario& scenario, Issues& issues);
/// Names are there, unique and not reserved.
void checkNames(const Scenario& scenario, Issues& issues);
/// Names of other things lead to something of the right kind.
void checkReferences(const Scenario& scenario, Issues& issues);
/// Currency codes are codes and have a rate.
void checkCurrencies(const Scenario& scenario, Issues& issues);
/// Start and horizon.
void checkTime(const Scenario& scenario, Issues& issues);
/// Demand, speeds of the GPU types, repair of the pipeline.
void checkDemand(const Scenario& scenario, Issues& issues);
void checkRents(const Scenario& scenario, Issues& issues);
void checkBuys(const Scenario& scenario, Issues& issues);
/// Distributions of the uncertain inputs.
void checkRisk(const Scenario& scenario, Issues& issues);
/// That what is fitted to the demand stays a number of machines one can count.
void checkSizes(const Scenario& scenario, Issues& issues);

/// Paths of the tables in a list of the scenario, "gpu", "rent" or "buy".
std::vector<std::string> pathsOf(const Scenario& scenario, std::string_view list);

/// Hours of the shortest month of the horizon; expects a valid start and horizon.
double hoursOfShortestMonth(const General& general);
bool hasTime(const General& general);

} // namespace costmodel::checks
