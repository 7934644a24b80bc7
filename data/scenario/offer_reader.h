#pragma once

#include "data/prices/price_use.h"
#include "data/scenario/issue_list.h"
#include "data/scenario/toml_tree.h"
#include "model/result.h"
#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// A price in the currency it was asked for, and where it is from.
struct OfferedPrice
{
    double value = 0;
    OfferReference reference;
};

/// Looks up `{ offer = "...", on = DATE }`, which stands at the key `path` of a table whose money
/// is in `currency` and is for `use`; the start of the scenario counts if there is no date. Expects
/// the general part and the exchange rates of `scenario` to be there. Says in `issues` why there is
/// no price.
std::optional<OfferedPrice> readOffer(const TomlNode& node, const std::string& path,
                                      const std::string& currency, PriceUse use,
                                      const Scenario& scenario, const ReaderServices& services,
                                      IssueList& issues);

} // namespace costmodel::data
