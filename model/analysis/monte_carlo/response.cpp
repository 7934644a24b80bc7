#include "model/analysis/monte_carlo/response.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "model/analysis/monte_carlo/kinks.h"
#include "model/analysis/options.h"

namespace costmodel
{

namespace
{

/// Outputs of an option at one demand factor: NPV, cash up to month 0..H, GPU-hours left, own
/// GPU-hours.
using Outputs = std::vector<double>;

int leadTimeOf(const Terms& terms, std::size_t option)
{
    return option < terms.rents.size()
               ? 0
               : terms.buys[option - terms.rents.size()].buy->leadTimeMonths;
}

Outputs outputsOf(const Terms& corner, std::size_t option, double demand, Flows& flows)
{
    Terms terms = corner;
    terms.demand.scaleLevels(demand);
    bool acceptsDelay = false;
    if (option < terms.rents.size())
        enterRent(terms, option, flows, false);
    else
    {
        const std::size_t buy = option - terms.rents.size();
        acceptsDelay = terms.buys[buy].buy->delayCostMonth.has_value();
        enterBuy(terms, buy, serversAtSigning(terms, buy), flows, false);
    }
    Outputs outputs;
    outputs.reserve(flows.cash.size() + 3);
    outputs.push_back(flows.npv(terms.timeline.discount));
    double sum = 0;
    for (const double cash : flows.cash)
        outputs.push_back(sum += cash);
    outputs.push_back(flows.unserved + (acceptsDelay ? 0 : flows.delayed));
    double own = 0;
    for (const double hours : flows.own)
        own += hours;
    outputs.push_back(own);
    return outputs;
}

} // namespace

PriceProducts::PriceProducts(int count, std::vector<std::uint32_t> masks)
    : m_count(count)
    , m_masks(std::move(masks))
{
}

void PriceProducts::compute(std::span<const double> factors, std::vector<double>& products) const
{
    products.resize(m_masks.size());
    for (std::size_t k = 0; k < m_masks.size(); ++k)
    {
        double product = 1;
        for (std::uint32_t mask = m_masks[k]; mask != 0; mask &= mask - 1)
            product *= factors[static_cast<std::size_t>(std::countr_zero(mask))];
        products[k] = product;
    }
}

void PriceProducts::toCoefficients(std::vector<double>& values) const
{
    for (std::size_t k = 1; k < m_masks.size(); ++k)
        for (std::size_t j = 0; j < k; ++j)
            if ((m_masks[j] & m_masks[k]) == m_masks[j])
                values[k] -= values[j];
}

std::optional<OptionResponse> OptionResponse::make(const Corners& corners,
                                                   const PriceProducts& products,
                                                   std::size_t option, double low, double high)
{
    const Terms& full = corners.back();
    std::optional<std::vector<double>> kinks = demandKinks(full, option, low, high);
    if (!kinks)
        return std::nullopt;
    OptionResponse response;
    response.m_products = products.size();
    response.m_totalWork = full.demand.totalWork();
    response.m_localShare = full.scenario->demand.localShare;
    for (int month = leadTimeOf(full, option) + 1; month <= full.timeline.horizon; ++month)
        response.m_laterWork += full.demand.work(month);
    double start = low;
    kinks->push_back(high);
    for (const double kink : *kinks)
    {
        response.addPiece(corners, products, option, start, kink);
        start = kink;
    }
    return response;
}

void OptionResponse::addPiece(const Corners& corners, const PriceProducts& products,
                              std::size_t option, double low, double high)
{
    const bool isPoint = high - low <= 1e-12 * high;
    const double first = isPoint ? low : low + (high - low) / 4;
    const double last = isPoint ? low : high - (high - low) / 4;
    Flows flows;
    std::vector<Outputs> atFirst;
    std::vector<Outputs> atLast;
    for (std::size_t k = 0; k < m_products; ++k)
    {
        atFirst.push_back(outputsOf(corners[k], option, first, flows));
        atLast.push_back(isPoint ? atFirst.back() : outputsOf(corners[k], option, last, flows));
    }
    const std::size_t outputs = atFirst.front().size();
    m_pieceSize = outputs * m_products * 2;
    m_starts.push_back(low);
    std::vector<double> a(m_products);
    std::vector<double> b(m_products);
    const std::size_t begin = m_coefficients.size();
    for (std::size_t output = 0; output < outputs; ++output)
    {
        for (std::size_t k = 0; k < m_products; ++k)
        {
            a[k] = atFirst[k][output];
            b[k] = atLast[k][output];
        }
        products.toCoefficients(a);
        products.toCoefficients(b);
        for (std::size_t k = 0; k < m_products; ++k)
        {
            const double slope = isPoint ? 0 : (b[k] - a[k]) / (last - first);
            m_coefficients.push_back(a[k] - slope * first);
            m_coefficients.push_back(slope);
        }
    }
    // A look at the middle, all prices as they are: whatever was overlooked is evaluated draw by
    // draw.
    const double middle = (first + last) / 2;
    const Outputs expected = outputsOf(corners.back(), option, middle, flows);
    const At at{m_coefficients.data() + begin};
    const std::vector<double> ones(m_products, 1.0);
    bool isLinear = true;
    for (std::size_t output = 0; output < outputs && isLinear; ++output)
    {
        const double size = std::max({1.0, std::fabs(expected[output]), std::fabs(expected[0])});
        isLinear = std::fabs(value(at, output, middle, ones) - expected[output]) <= 1e-10 * size;
    }
    m_isLinear.push_back(isLinear ? 1 : 0);
}

OptionResponse::At OptionResponse::at(double demand) const
{
    const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), demand);
    const auto piece =
        static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - m_starts.begin() - 1, 0));
    return {m_isLinear[piece] ? m_coefficients.data() + piece * m_pieceSize : nullptr};
}

bool OptionResponse::meetsDemand(At at, double demand) const
{
    const std::size_t outputs = m_pieceSize / m_products / 2;
    // GPU-hours do not depend on prices: only the first coefficient is not 0.
    const auto hours = [&](std::size_t output)
    {
        const double* const c = at.coefficients + output * m_products * 2;
        return c[0] + demand * c[1];
    };
    if (hours(outputs - 2) > 1e-6 * m_totalWork * demand)
        return false;
    return hours(outputs - 1) >= (m_localShare - 1e-9) * m_laterWork * demand;
}

} // namespace costmodel
