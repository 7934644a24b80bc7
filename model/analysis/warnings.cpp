#include "model/analysis/warnings.h"

#include <algorithm>

#include "model/analysis/options.h"
#include "model/scenario/path.h"
#include "model/scenario/walk.h"

namespace costmodel
{

namespace
{

/// Below this share of busy time GPUs wait for something else than computing power.
constexpr double lowUtilization = 0.3;
/// Billed hours per useful hour above which checkpoints and restarts cost more than the work.
constexpr double highOverhead = 2;

class Finder
{
public:
    Finder(const Terms& terms, const std::vector<OptionResult>& options)
        : m_terms(terms)
        , m_scenario(*terms.scenario)
        , m_options(options)
    {
    }

    std::vector<Warning> find()
    {
        for (std::size_t i = 0; i < m_terms.rents.size(); ++i)
            plan(m_terms.rents[i], m_options[i]);
        for (std::size_t i = 0; i < m_terms.buys.size(); ++i)
            purchase(i, m_options[m_terms.rents.size() + i]);
        speeds();
        pipeline();
        ages();
        return std::move(m_warnings);
    }

private:
    void add(std::string_view code, const char* text, std::vector<MessageArgument> arguments,
             std::string path)
    {
        m_warnings.push_back({code, {text, std::move(arguments)}, std::move(path)});
    }

    void unmet(const OptionResult& option, const std::string& path)
    {
        const double left = option.unservedGpuHours + option.delayedGpuHours;
        if (option.meetsDemand)
            return;
        if (left > 1e-6 * m_terms.demand.totalWork())
            add("demand_not_met",
                COSTMODEL_TEXT(
                    "Message",
                    "%1 does not meet the demand: %2 of %3 GPU-hours are not served in time."),
                {option.name, left, m_terms.demand.totalWork()}, path);
        else
            add("demand_not_met",
                COSTMODEL_TEXT(
                    "Message",
                    "%1 does not meet the demand: less than %2 of the GPU-hours run on own "
                    "machines."),
                {option.name, Share{m_scenario.demand.localShare}}, path);
    }

    void plan(const RentTerms& terms, const OptionResult& option)
    {
        const Rent& rent = *terms.rent;
        const std::string path = "rent[" + bracketed(rent.name) + "]";
        unmet(option, path);
        if (rent.billing == Billing::reserved && m_terms.timeline.horizon % rent.termMonths != 0)
            add("term_outlives_horizon",
                COSTMODEL_TEXT(
                    "Message",
                    "The last term of %1 ends after the horizon of %2 months; what is still owed "
                    "for it then is counted at the horizon."),
                {rent.name, long{m_terms.timeline.horizon}}, path + ".term_months");
        const double peak = m_terms.demand.highestPeak();
        if (m_scenario.demand.elastic && !terms.isCommitted() && peak > 0 &&
            terms.instanceSpeed() > peak * (1 + 1e-9))
            add("partial_instances",
                COSTMODEL_TEXT(
                    "Message",
                    "An instance of %1 has %2 GPUs, more than are ever needed at once (%3): the "
                    "work is assumed to be gathered until it fills whole instances."),
                {rent.name, long{rent.gpusPerInstance}, peak / terms.speed},
                path + ".gpus_per_instance");
        if (rent.billing == Billing::spot && terms.overhead > highOverhead)
            add("checkpoint_overhead",
                COSTMODEL_TEXT(
                    "Message",
                    "On %1 an hour of work takes %2 billed hours because of checkpoints and "
                    "interruptions."),
                {rent.name, terms.overhead}, path + ".interruptions_per_hour");
    }

    void purchase(std::size_t index, const OptionResult& option)
    {
        const Buy& buy = *m_terms.buys[index].buy;
        const std::string path = "buy[" + bracketed(buy.name) + "]";
        unmet(option, path);
        if (option.delayedGpuHours > 0)
            add("work_delayed",
                COSTMODEL_TEXT(
                    "Message",
                    "With %1, %2 GPU-hours wait until the servers are delivered after %3 months."),
                {option.name, option.delayedGpuHours, long{buy.leadTimeMonths}},
                path + ".lead_time_months");
        if (m_scenario.demand.localShare > 0 && buy.leadTimeMonths > 0)
            add("local_work_in_lead_time",
                COSTMODEL_TEXT(
                    "Message",
                    "Before the servers of %1 are delivered no work runs on own machines, although "
                    "%2 of it must."),
                {option.name, Share{m_scenario.demand.localShare}}, path + ".lead_time_months");
        idle(index, option, path);
    }

    void idle(std::size_t index, const OptionResult& option, const std::string& path)
    {
        const OwnWork work =
            ownWork(m_terms.buys[index], ordersOf(m_terms, index, serversAtSigning(m_terms, index)),
                    m_terms.demand, m_terms.timeline, m_scenario.demand.elastic);
        double possible = 0;
        for (std::size_t m = 1; m < work.capacity.size(); ++m)
            possible += work.capacity[m] * m_terms.timeline.hours[m];
        const double own = option.ownGpuHours;
        if (own > 0 && own < lowUtilization * possible)
            add("owned_gpus_idle",
                COSTMODEL_TEXT("Message", "The GPUs of %1 are busy %2 of the time."),
                {option.name, Share{own / possible}}, path + ".servers");
    }

    /// Without throughputs every type counts as fast as the reference.
    void speeds()
    {
        const std::string& reference = m_scenario.demand.gpu;
        std::vector<std::string> assumed;
        const auto check = [&](const std::string& gpu)
        {
            const bool isKnown =
                throughputOf(m_scenario, gpu) && throughputOf(m_scenario, reference);
            if (gpu != reference && !isKnown &&
                std::find(assumed.begin(), assumed.end(), gpu) == assumed.end())
                assumed.push_back(gpu);
        };
        for (const Rent& rent : m_scenario.rents)
            check(rent.gpu);
        for (const Buy& buy : m_scenario.buys)
            check(buy.gpu);
        for (const std::string& gpu : assumed)
            add("speed_assumed",
                COSTMODEL_TEXT(
                    "Message",
                    "%1 is assumed to be as fast as %2, since the throughput of one of them is not "
                    "known."),
                {gpu, reference}, "gpu[" + bracketed(gpu) + "].throughput");
    }

    void pipeline()
    {
        if (m_scenario.pipeline && m_scenario.pipeline->gpuUtilizationNow < lowUtilization)
            add("gpu_utilization_low",
                COSTMODEL_TEXT(
                    "Message",
                    "The GPUs compute only %1 of the time: they wait for data. Repair the input "
                    "pipeline before spending on GPUs."),
                {Share{m_scenario.pipeline->gpuUtilizationNow}}, "pipeline.gpu_utilization_now");
    }

    /// Prices that are more than a year older than the start of the scenario.
    void ages()
    {
        const Date limit = addMonths(m_scenario.general.start, -12);
        walk(m_scenario,
             [&](const TableVisit& visit)
             {
                 const Field* const asOf = findField(*visit.schema, "as_of");
                 if (!asOf)
                     return;
                 const auto& table = *static_cast<const Sourced*>(visit.table);
                 if (table.asOf && *table.asOf < limit)
                     old(visit.path, *table.asOf);
                 for (const auto& [key, offer] : table.offers)
                     if (offer.asOf && *offer.asOf < limit)
                         old(visit.path + "." + key, *offer.asOf);
             });
    }

    void old(const std::string& path, const Date& date)
    {
        add("price_old",
            COSTMODEL_TEXT(
                "Message",
                "The prices of %1 are of %2, more than a year before the start of the scenario."),
            {path, date}, path);
    }

    const Terms& m_terms;
    const Scenario& m_scenario;
    const std::vector<OptionResult>& m_options;
    std::vector<Warning> m_warnings;
};

} // namespace

std::vector<Warning> findWarnings(const Terms& terms, const std::vector<OptionResult>& options)
{
    return Finder(terms, options).find();
}

} // namespace costmodel
