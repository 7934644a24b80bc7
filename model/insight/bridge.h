#pragma once

#include <string>
#include <vector>

#include "model/ledger/option_result.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

enum class BridgeGroup
{
    rentRemoved, ///< what the first option pays to plans, with a minus
    rentAdded,   ///< what the second one does: bridge, overflow, tiers of a split
    purchase,
    electricity,
    space, ///< colocation
    people,
    maintenance,
    other, ///< other costs, waiting, repair of the pipeline
    financing,
    tax,
    residual ///< proceeds of resale, with a minus
};
/// English label, context "Label".
const char* bridgeGroupLabel(BridgeGroup group);

/// What one group of costs adds from the first option to the second; negative if it saves.
struct BridgeStep
{
    BridgeGroup group = BridgeGroup::other;
    double cash = 0;
    double present = 0;
    std::vector<Category> categories;  ///< of the entries behind it
    std::vector<double> months;        ///< cash by month 0..H
    std::vector<double> presentMonths; ///< their present values
};

/// From the cost of one option to that of another. In unrounded numbers
///   fromCash + sum of step.cash = toCash,
///   fromPresent + sum of step.present = toPresent,
///   fromPresent + sum of step.cash + timeValue = toPresent.
struct Bridge
{
    std::string from;
    std::string to;
    double fromCash = 0;
    double toCash = 0;
    double fromPresent = 0;
    double toPresent = 0;
    std::vector<BridgeStep> steps; ///< those with entries, in the order of BridgeGroup
    double timeValue = 0;          ///< what discounting does to the difference
};

/// Expects results of that scenario.
Bridge costBridge(const Scenario& scenario, const OptionResult& from, const OptionResult& to);

/// The group of an entry of an option; `isAdded` tells rentAdded from rentRemoved.
BridgeGroup bridgeGroup(const Scenario& scenario, const OptionResult& option, const Entry& entry,
                        bool isAdded);

} // namespace costmodel
