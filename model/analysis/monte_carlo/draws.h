#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/analysis/monte_carlo/response.h"
#include "model/analysis/monte_carlo/uncertain_inputs.h"
#include "model/analysis/variants.h"

namespace costmodel
{

/// One future.
struct Draw
{
    std::vector<double> factors;  ///< of the uncertain inputs, in file order
    double demand = 1;            ///< factor on all levels of the demand
    std::vector<double> products; ///< of price factors; see PriceProducts
};

/// What was learnt about a scenario before drawing: how the costs of every option respond. Shared
/// by all threads, never changed.
class DrawModel
{
public:
    explicit DrawModel(const Scenario& scenario);

    /// Makes the factors of a draw; the same for the same seed and index.
    void draw(std::uint64_t index, Draw& draw) const;
    /// Only the factor on the demand of that draw.
    double drawDemand(std::uint64_t index) const;
    bool isDemandUncertain() const
    {
        return !m_demands.empty();
    }

    /// Prepares the responses for demand factors from `low` to `high`, on the threads of the
    /// caller's arena.
    void prepare(double low, double high);

    const Scenario& scenario() const
    {
        return m_scenario;
    }
    /// Null if the option has to be evaluated directly.
    const OptionResponse* response(std::size_t option) const
    {
        return m_responses[option] ? &*m_responses[option] : nullptr;
    }

private:
    double factor(std::uint64_t index, std::size_t input) const;
    std::vector<std::uint32_t> findMasks(double low, double high) const;
    OptionResponse::Corners cornersOf(const std::vector<std::uint32_t>& masks,
                                      std::vector<std::unique_ptr<UncertainInputs>>& kept) const;

    const Scenario& m_scenario;
    std::vector<std::size_t> m_prices;  ///< indices of the uncertain inputs that are prices
    std::vector<std::size_t> m_demands; ///< and of those that are the demand
    bool m_isLinear = true;             ///< there are no others
    std::optional<PriceProducts> m_products;
    std::vector<std::unique_ptr<UncertainInputs>> m_kept; ///< the scenarios of the corners
    std::vector<std::optional<OptionResponse>> m_responses;
};

} // namespace costmodel
