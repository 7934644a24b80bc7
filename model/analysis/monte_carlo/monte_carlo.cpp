#include "model/analysis/monte_carlo.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_reduce.h>
#include <tbb/task_arena.h>

#include "model/analysis/crossings.h"
#include "model/analysis/hybrid/instance_search.h"
#include "model/analysis/monte_carlo/draws.h"
#include "model/analysis/monte_carlo/statistics.h"
#include "model/scenario/validator.h"

namespace costmodel
{

namespace
{

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t blockLength = 2048;

/// Everything that is kept of the draws.
struct Samples
{
    std::vector<std::vector<double>> npv; ///< by option and draw; NaN where a draw is not allowed
    std::vector<std::vector<double>> breakEven; ///< by pair and draw; NaN where there is none
    std::vector<std::int32_t> cheapest;         ///< by draw; -1 if no option meets the demand
};

/// Evaluates draws; one object serves one thread.
class Evaluator
{
public:
    Evaluator(const DrawModel& model, Samples& samples, DrawRecord* record)
        : m_model(model)
        , m_samples(samples)
        , m_record(record)
        , m_inputs(model.scenario())
        , m_options(samples.npv.size())
        , m_at(m_options)
        , m_costs(m_options)
    {
        for (std::size_t option = 0; option < m_options; ++option)
            m_needsDirect = m_needsDirect || !model.response(option);
    }

    void evaluate(std::size_t draw)
    {
        m_model.draw(draw, m_draw);
        bool isDirect = m_needsDirect;
        for (std::size_t option = 0; option < m_options; ++option)
        {
            const OptionResponse* const response = m_model.response(option);
            m_at[option] = response ? response->at(m_draw.demand) : OptionResponse::At{};
            isDirect = isDirect || !m_at[option].coefficients;
        }
        if (isDirect && !evaluateDirectly())
        {
            for (std::size_t option = 0; option < m_options; ++option)
                m_samples.npv[option][draw] = none;
            for (std::vector<double>& months : m_samples.breakEven)
                months[draw] = none;
            m_samples.cheapest[draw] = -1;
            return;
        }
        putCosts(draw);
        putBreakEvens(draw);
        if (m_record)
            keep(draw);
    }

private:
    bool evaluateDirectly()
    {
        m_inputs.move(m_draw.factors);
        if (!findIssues(m_inputs.scenario()).empty())
            return false;
        m_direct = optionCosts(makeTerms(m_inputs.scenario()));
        return true;
    }

    void putCosts(std::size_t draw)
    {
        double lowest = std::numeric_limits<double>::infinity();
        for (std::size_t option = 0; option < m_options; ++option)
        {
            const OptionResponse* const response = m_model.response(option);
            const bool isLinear = m_at[option].coefficients;
            const double cost = isLinear
                                    ? response->npv(m_at[option], m_draw.demand, m_draw.products)
                                    : m_direct.options[option].npv;
            const bool meets = isLinear ? response->meetsDemand(m_at[option], m_draw.demand)
                                        : m_direct.options[option].meetsDemand;
            m_samples.npv[option][draw] = cost;
            m_costs[option] = meets ? cost : std::numeric_limits<double>::infinity();
            lowest = std::min(lowest, m_costs[option]);
        }
        m_samples.cheapest[draw] = -1;
        for (std::size_t option = m_options; option-- > 0 && std::isfinite(lowest);)
            if (m_costs[option] <= tieLimit(lowest))
                m_samples.cheapest[draw] = static_cast<std::int32_t>(option);
    }

    double cumulative(std::size_t option, int month) const
    {
        return m_at[option].coefficients
                   ? m_model.response(option)->cumulative(m_at[option], month, m_draw.demand,
                                                          m_draw.products)
                   : m_direct.options[option].cumulative[static_cast<std::size_t>(month)];
    }

    /// As breakEvenMonth, from the horizon back, so that most months need not be looked at.
    double breakEven(std::size_t buy, std::size_t rent) const
    {
        const int horizon = m_model.scenario().general.horizonMonths;
        double later = 0;
        for (int month = horizon; month >= 0; --month)
        {
            const double own = cumulative(buy, month);
            const double rented = cumulative(rent, month);
            const double difference = own - rented;
            // So close that the rule for equal curves matters: ask it.
            if (std::fabs(difference) < 1e-6 * std::max({1.0, std::fabs(own), std::fabs(rented)}))
                return wholeBreakEven(buy, rent);
            if (difference > 0)
                return month == horizon ? none : month + difference / (difference - later);
            later = difference;
        }
        return 0;
    }

    double wholeBreakEven(std::size_t buy, std::size_t rent) const
    {
        std::vector<double> own;
        std::vector<double> rented;
        for (int month = 0; month <= m_model.scenario().general.horizonMonths; ++month)
        {
            own.push_back(cumulative(buy, month));
            rented.push_back(cumulative(rent, month));
        }
        return breakEvenMonth(own, rented).value_or(none);
    }

    void putBreakEvens(std::size_t draw)
    {
        const std::size_t plans = m_model.scenario().rents.size();
        std::size_t pair = 0;
        for (std::size_t buy = plans; buy < m_options; ++buy)
            for (std::size_t rent = 0; rent < plans; ++rent)
                m_samples.breakEven[pair++][draw] = breakEven(buy, rent);
    }

    void keep(std::size_t draw)
    {
        DrawRecord& record = *m_record;
        const std::size_t buy = m_model.scenario().rents.size() + record.buy;
        if (!std::isfinite(m_costs[buy]) || !std::isfinite(m_costs[record.rent]))
            return;
        record.savings[draw] = m_costs[record.rent] - m_costs[buy];
        if (draw >= record.monthDraws)
            return;
        const int horizon = m_model.scenario().general.horizonMonths;
        double* const months =
            record.differences.data() + draw * (static_cast<std::size_t>(horizon) + 1);
        for (int month = 0; month <= horizon; ++month)
            months[month] = cumulative(buy, month) - cumulative(record.rent, month);
    }

    const DrawModel& m_model;
    Samples& m_samples;
    DrawRecord* m_record;
    UncertainInputs m_inputs;
    std::size_t m_options;
    bool m_needsDirect = false;
    Draw m_draw;
    std::vector<OptionResponse::At> m_at;
    std::vector<double> m_costs;
    OptionCosts m_direct;
};

/// The range of demand factors over all draws.
std::pair<double, double> demandRange(const DrawModel& model, std::size_t draws)
{
    using Range = std::pair<double, double>;
    if (!model.isDemandUncertain())
        return {1, 1};
    return tbb::parallel_reduce(
        tbb::blocked_range<std::size_t>(0, draws, blockLength),
        Range{std::numeric_limits<double>::infinity(), 0},
        [&](const tbb::blocked_range<std::size_t>& block, Range range)
        {
            for (std::size_t i = block.begin(); i < block.end(); ++i)
            {
                const double demand = model.drawDemand(i);
                range = {std::min(range.first, demand), std::max(range.second, demand)};
            }
            return range;
        },
        [](const Range& a, const Range& b) {
            return Range{std::min(a.first, b.first), std::max(a.second, b.second)};
        });
}

/// Draws that are not allowed leave NaN behind.
std::vector<double> present(const std::vector<double>& values)
{
    std::vector<double> result;
    result.reserve(values.size());
    std::copy_if(values.begin(), values.end(), std::back_inserter(result),
                 [](double x) { return !std::isnan(x); });
    return result;
}

MonteCarloResult summarize(const Scenario& scenario, const Samples& samples)
{
    MonteCarloResult result;
    const std::size_t plans = scenario.rents.size();
    result.draws = scenario.monteCarlo.draws;
    result.seed = scenario.monteCarlo.seed;
    result.options.resize(samples.npv.size());
    result.breakEven.resize(samples.breakEven.size());
    const auto allowed = static_cast<double>(present(samples.npv.front()).size());
    tbb::parallel_for(
        std::size_t{0}, result.options.size() + result.breakEven.size(),
        [&](std::size_t i)
        {
            if (i < result.options.size())
            {
                MonteCarloResult::Option& option = result.options[i];
                option.name = i < plans ? scenario.rents[i].name : scenario.buys[i - plans].name;
                std::vector<double> values = present(samples.npv[i]);
                if (values.empty())
                    return;
                const MeanAndSd moments = meanAndSd(values);
                option.mean = moments.mean;
                option.sd = moments.sd;
                option.quantiles = quantilesOf(values);
                option.cheapestShare =
                    static_cast<double>(std::count(samples.cheapest.begin(), samples.cheapest.end(),
                                                   static_cast<std::int32_t>(i))) /
                    allowed;
                return;
            }
            const std::size_t index = i - result.options.size();
            MonteCarloResult::Pair& pair = result.breakEven[index];
            pair.buy = scenario.buys[index / plans].name;
            pair.rent = scenario.rents[index % plans].name;
            std::vector<double> months = present(samples.breakEven[index]);
            if (allowed > 0)
                pair.noneShare = (allowed - static_cast<double>(months.size())) / allowed;
            if (!months.empty())
                pair.quantiles = quantilesOf(months);
        });
    return result;
}

} // namespace

std::optional<MonteCarloResult> evaluateMonteCarlo(const Scenario& scenario,
                                                   const EvaluationOptions& options,
                                                   std::vector<Warning>& warnings,
                                                   DrawRecord* record)
{
    const std::size_t optionCount = scenario.rents.size() + scenario.buys.size();
    if (scenario.uncertains.empty() || optionCount == 0)
        return std::nullopt;
    const auto draws = static_cast<std::size_t>(scenario.monteCarlo.draws);
    Samples samples;
    samples.npv.assign(optionCount, std::vector<double>(draws));
    samples.breakEven.assign(scenario.rents.size() * scenario.buys.size(),
                             std::vector<double>(draws));
    samples.cheapest.assign(draws, -1);
    if (record)
    {
        record->monthDraws = std::min(record->monthDraws, draws);
        record->savings.assign(draws, none);
        record->differences.assign(
            record->monthDraws * (static_cast<std::size_t>(scenario.general.horizonMonths) + 1),
            none);
    }

    std::optional<MonteCarloResult> result;
    tbb::task_arena arena(options.threads > 0 ? options.threads : tbb::task_arena::automatic);
    arena.execute(
        [&]
        {
            DrawModel model(scenario);
            const auto [low, high] = demandRange(model, draws);
            model.prepare(low, high);
            tbb::enumerable_thread_specific<Evaluator> evaluators(
                [&] { return Evaluator(model, samples, record); });
            std::atomic<std::size_t> done = 0;
            tbb::parallel_for(tbb::blocked_range<std::size_t>(0, draws, blockLength),
                              [&](const auto& block)
                              {
                                  if (options.stop.stop_requested())
                                      return;
                                  Evaluator& evaluator = evaluators.local();
                                  for (std::size_t i = block.begin(); i < block.end(); ++i)
                                      evaluator.evaluate(i);
                                  if (options.progress)
                                      options.progress(static_cast<double>(done += block.size()) /
                                                       static_cast<double>(draws));
                              });
            if (!options.stop.stop_requested())
                result = summarize(scenario, samples);
        });
    if (result)
        if (const std::size_t left = draws - present(samples.npv.front()).size(); left > 0)
            warnings.push_back(
                {"draws_not_allowed",
                 {COSTMODEL_TEXT("Message",
                                 "%1 of %2 random draws made combinations of inputs that are "
                                 "not allowed; they are left out."),
                  {static_cast<long>(left), static_cast<long>(draws)}},
                 "monte_carlo"});
    return result;
}

} // namespace costmodel
