#pragma once

#include <optional>
#include <string>

#include "model/analysis/evaluation.h"

namespace costmodel::test
{

/// Every amount of money in a scenario times `factor`, rates of currencies apart.
void multiplyMoney(Scenario& scenario, double factor);

/// Writes net prices with their VAT, as `prices_include_vat` has them.
void writeWithVat(Scenario& scenario);

/// Writes every amount in another currency at its rate; tables that have no currency keep theirs.
void writeInCurrency(Scenario& scenario, const std::string& currency);

/// Turns the order of all lists in which it has no meaning.
void turnTablesRound(Scenario& scenario);

/// What the first number of an evaluation belongs to that is infinite or none; nothing if all are
/// numbers.
std::optional<std::string> notFinite(const Evaluation& evaluation);

} // namespace costmodel::test
