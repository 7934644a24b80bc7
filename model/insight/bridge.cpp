#include "model/insight/bridge.h"

#include <algorithm>
#include <array>

#include "model/ledger/timeline.h"
#include "model/text/message.h"

namespace costmodel
{

namespace
{

constexpr std::size_t groupCount = 11;

constexpr std::array<const char*, groupCount> labels{
    COSTMODEL_TEXT("Label", "Rent that falls away"),
    COSTMODEL_TEXT("Label", "Rent that is added"),
    COSTMODEL_TEXT("Label", "Purchase"),
    COSTMODEL_TEXT("Label", "Electricity"),
    COSTMODEL_TEXT("Label", "Space"),
    COSTMODEL_TEXT("Label", "People"),
    COSTMODEL_TEXT("Label", "Maintenance"),
    COSTMODEL_TEXT("Label", "Other costs"),
    COSTMODEL_TEXT("Label", "Financing"),
    COSTMODEL_TEXT("Label", "Income tax"),
    COSTMODEL_TEXT("Label", "Resale"),
};

std::size_t at(BridgeGroup group)
{
    return static_cast<std::size_t>(group);
}

} // namespace

const char* bridgeGroupLabel(BridgeGroup group)
{
    return labels[at(group)];
}

BridgeGroup bridgeGroup(const Scenario& scenario, const OptionResult& option, const Entry& entry,
                        bool isAdded)
{
    const BridgeGroup rent = isAdded ? BridgeGroup::rentAdded : BridgeGroup::rentRemoved;
    switch (entry.category)
    {
    case Category::gpu:
    case Category::server:
    case Category::network:
    case Category::room:
    case Category::otherCapex:
        return BridgeGroup::purchase;
    case Category::compute:
    case Category::storage:
    case Category::transfer:
    case Category::support:
        return rent;
    case Category::colocation:
        return BridgeGroup::space;
    case Category::power:
        return BridgeGroup::electricity;
    case Category::staff:
        return BridgeGroup::people;
    case Category::maintenance:
        return BridgeGroup::maintenance;
    case Category::other:
        // Flat and set-up fees of a plan.
        return findNamed(scenario.rents, option.items[entry.item]) ? rent : BridgeGroup::other;
    case Category::delay:
    case Category::pipeline:
        return BridgeGroup::other;
    case Category::financing:
        return BridgeGroup::financing;
    case Category::tax:
        return BridgeGroup::tax;
    case Category::resale:
        return BridgeGroup::residual;
    }
    return BridgeGroup::other;
}

Bridge costBridge(const Scenario& scenario, const OptionResult& from, const OptionResult& to)
{
    const Timeline timeline = makeTimeline(scenario.general);
    std::array<BridgeStep, groupCount> steps;
    for (std::size_t group = 0; group < groupCount; ++group)
    {
        steps[group].group = static_cast<BridgeGroup>(group);
        steps[group].months.assign(timeline.discount.size(), 0.0);
    }
    const auto enter = [&](const OptionResult& option, bool isAdded)
    {
        for (const Entry& entry : option.entries)
        {
            BridgeStep& step = steps[at(bridgeGroup(scenario, option, entry, isAdded))];
            step.months[static_cast<std::size_t>(entry.month)] +=
                isAdded ? entry.amount : -entry.amount;
            if (std::find(step.categories.begin(), step.categories.end(), entry.category) ==
                step.categories.end())
                step.categories.push_back(entry.category);
        }
    };
    enter(from, false);
    enter(to, true);

    Bridge bridge{from.name, to.name, from.cashTotal, to.cashTotal, from.npvCost, to.npvCost,
                  {},        0};
    bridge.timeValue = (to.npvCost - from.npvCost) - (to.cashTotal - from.cashTotal);
    for (BridgeStep& step : steps)
    {
        if (step.categories.empty())
            continue;
        for (std::size_t m = 0; m < step.months.size(); ++m)
        {
            step.cash += step.months[m];
            step.presentMonths.push_back(step.months[m] * timeline.discount[m]);
            step.present += step.presentMonths.back();
        }
        std::sort(step.categories.begin(), step.categories.end());
        bridge.steps.push_back(std::move(step));
    }
    return bridge;
}

} // namespace costmodel
