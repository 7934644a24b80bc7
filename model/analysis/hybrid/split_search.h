#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/analysis/hybrid/left_over.h"
#include "model/analysis/hybrid/tier_costs.h"
#include "model/analysis/options.h"

namespace costmodel
{

struct CostedSplit
{
    SplitChoice choice;
    double cost = 0; ///< net present value
};

/// Finds the cheapest splits of a scenario.
class SplitSearch
{
public:
    /// Keeps a reference. Expects at least one purchase and one plan.
    explicit SplitSearch(const Terms& terms);

    /// For every purchase considered, in file order, and every number of servers from 0 on.
    struct ByServers
    {
        std::size_t buy = noPlan;
        int servers = 0;
        std::optional<CostedSplit> split; ///< none where none is allowed
    };
    std::vector<ByServers> byServers(const std::stop_token& stop);

    /// The cheapest with exactly so many servers of one purchase; none where none is allowed.
    std::optional<CostedSplit> withServers(std::size_t buy, int servers);

    /// The best of those; ties go to fewer servers, fewer instances, then file order.
    std::optional<CostedSplit> best(const std::vector<ByServers>& splits) const;

private:
    /// Own servers as a tier.
    struct OwnTier
    {
        std::size_t buy = noPlan;
        int servers = 0;
        double cost = 0;
        int leadTime = 0;
        double capacity = 0; ///< after the lead time
        std::vector<double> outage;
        bool isAllowed = false; ///< meets the local share
    };

    OwnTier ownTier(std::size_t buy, int servers);
    std::optional<CostedSplit> cheapest(const OwnTier& own);
    void tryCommitted(const OwnTier& own, std::size_t committed, std::size_t flexible, double known,
                      std::vector<CostedSplit>& found);
    double committedFlat(const OwnTier& own, const CommittedCosts& costs);
    double flexibleCost(const OwnTier& own, double committedGpus, std::size_t flexible);
    double flexibleBound(const OwnTier& own, double committedGpus, std::size_t flexible);
    double flexibleLine(const OwnTier& own, double committedGpus, std::size_t flexible);
    /// Puts what is left above own servers and `committedGpus` into m_work and, where it matters,
    /// m_hours.
    void leave(const OwnTier& own, double committedGpus, double instanceSize);
    double unserved(const OwnTier& own, double committedGpus);

    const Terms& m_terms;
    LeftOver m_leftOver;
    std::vector<std::size_t> m_buys;
    std::vector<std::size_t> m_committed;
    std::vector<CommittedCosts> m_committedCosts; ///< of the plans of m_committed
    std::vector<FlexibleTier> m_flexible;
    Flows m_flows;
    std::vector<double> m_work;
    std::vector<double> m_hours;
};

} // namespace costmodel
