#include "model/analysis/monte_carlo/draws.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <tbb/parallel_for.h>

#include "model/analysis/monte_carlo/random_factors.h"

namespace costmodel
{

namespace
{

/// More prices than that make too many corners.
constexpr std::size_t mostPrices = 6;

} // namespace

DrawModel::DrawModel(const Scenario& scenario)
    : m_scenario(scenario)
    , m_responses(scenario.rents.size() + scenario.buys.size())
{
    for (std::size_t i = 0; i < scenario.uncertains.size(); ++i)
        switch (dependenceOn(scenario, scenario.uncertains[i].path))
        {
        case Dependence::price:
            m_prices.push_back(i);
            break;
        case Dependence::demand:
            m_demands.push_back(i);
            break;
        case Dependence::other:
            m_isLinear = false;
            break;
        }
    m_isLinear = m_isLinear && m_prices.size() <= mostPrices;
}

double DrawModel::factor(std::uint64_t index, std::size_t input) const
{
    return drawFactor(m_scenario.uncertains[input],
                      static_cast<std::uint64_t>(m_scenario.monteCarlo.seed), index,
                      static_cast<std::uint32_t>(input));
}

double DrawModel::drawDemand(std::uint64_t index) const
{
    double demand = 1;
    for (const std::size_t i : m_demands)
        demand *= factor(index, i);
    return demand;
}

void DrawModel::draw(std::uint64_t index, Draw& draw) const
{
    draw.factors.resize(m_scenario.uncertains.size());
    for (std::size_t i = 0; i < draw.factors.size(); ++i)
        draw.factors[i] = factor(index, i);
    draw.demand = 1;
    for (const std::size_t i : m_demands)
        draw.demand *= draw.factors[i];
    if (m_products)
    {
        std::array<double, mostPrices> prices{};
        for (std::size_t i = 0; i < m_prices.size(); ++i)
            prices[i] = draw.factors[m_prices[i]];
        m_products->compute(prices, draw.products);
    }
}

OptionResponse::Corners
DrawModel::cornersOf(const std::vector<std::uint32_t>& masks,
                     std::vector<std::unique_ptr<UncertainInputs>>& kept) const
{
    OptionResponse::Corners corners;
    for (const std::uint32_t mask : masks)
    {
        std::vector<double> factors(m_scenario.uncertains.size(), 1.0);
        for (std::size_t i = 0; i < m_prices.size(); ++i)
            factors[m_prices[i]] = (mask >> i) & 1U ? 1 : 0;
        kept.push_back(std::make_unique<UncertainInputs>(m_scenario));
        kept.back()->move(factors);
        corners.push_back(makeTerms(kept.back()->scenario()));
    }
    return corners;
}

/// The groups of prices that are multiplied with each other in any cost: seen from all corners at
/// several sizes of the demand.
std::vector<std::uint32_t> DrawModel::findMasks(double low, double high) const
{
    const auto count = static_cast<int>(m_prices.size());
    std::vector<std::uint32_t> all(std::size_t{1} << count);
    for (std::uint32_t mask = 0; mask < all.size(); ++mask)
        all[mask] = mask;
    std::stable_sort(all.begin(), all.end(),
                     [](std::uint32_t a, std::uint32_t b)
                     { return std::popcount(a) < std::popcount(b); });
    std::vector<std::unique_ptr<UncertainInputs>> kept;
    const OptionResponse::Corners corners = cornersOf(all, kept);
    const PriceProducts products(count, all);
    std::vector<char> isUsed(all.size(), 0);
    for (const double share : {0.0, 0.3, 0.5, 0.7, 1.0})
    {
        std::vector<OptionCosts> costs;
        for (Terms terms : corners)
        {
            terms.demand.scaleLevels(low + share * (high - low));
            costs.push_back(optionCosts(terms));
        }
        for (std::size_t option = 0; option < m_responses.size(); ++option)
        {
            std::vector<double> values;
            double size = 0;
            for (const OptionCosts& cost : costs)
            {
                values.push_back(cost.options[option].npv);
                size = std::max(size, std::fabs(values.back()));
            }
            products.toCoefficients(values);
            for (std::size_t k = 0; k < all.size(); ++k)
                if (std::fabs(values[k]) > 1e-12 * size)
                    for (std::size_t j = 0; j < all.size(); ++j)
                        if ((all[j] & all[k]) == all[j])
                            isUsed[j] = 1;
        }
    }
    std::vector<std::uint32_t> used;
    for (std::size_t k = 0; k < all.size(); ++k)
        if (isUsed[k] || std::popcount(all[k]) <= 1)
            used.push_back(all[k]);
    return used;
}

void DrawModel::prepare(double low, double high)
{
    if (!m_isLinear)
        return;
    const std::vector<std::uint32_t> masks = findMasks(low, high);
    m_products.emplace(static_cast<int>(m_prices.size()), masks);
    OptionResponse::Corners corners = cornersOf(masks, m_kept);
    // The response is checked where all prices are as in the file; put that corner last.
    std::vector<double> ones(m_scenario.uncertains.size(), 1.0);
    m_kept.push_back(std::make_unique<UncertainInputs>(m_scenario));
    m_kept.back()->move(ones);
    corners.push_back(makeTerms(m_kept.back()->scenario()));
    tbb::parallel_for(std::size_t{0}, m_responses.size(),
                      [&](std::size_t option) {
                          m_responses[option] =
                              OptionResponse::make(corners, *m_products, option, low, high);
                      });
}

} // namespace costmodel
