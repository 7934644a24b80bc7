#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "model/analysis/terms.h"

namespace costmodel
{

/// The part of a draw that prices make: products of price factors, one for each group of prices
/// that are multiplied with each other somewhere, the empty product (1) first.
class PriceProducts
{
public:
    /// Of `count` factors, bit i of a mask standing for factor i. Expects masks that contain, with
    /// each, all of its subsets, smaller ones first.
    PriceProducts(int count, std::vector<std::uint32_t> masks);

    std::size_t size() const
    {
        return m_masks.size();
    }
    const std::vector<std::uint32_t>& masks() const
    {
        return m_masks;
    }
    int factorCount() const
    {
        return m_count;
    }
    /// Products of a draw's factors.
    void compute(std::span<const double> factors, std::vector<double>& products) const;
    /// Turns values at the corners (the factors of a mask at 1, the others at 0) into the
    /// coefficients of the products.
    void toCoefficients(std::vector<double>& values) const;

private:
    int m_count;
    std::vector<std::uint32_t> m_masks;
};

/// What one option costs as a function of the price factors and of the factor on the demand,
/// exactly: a polynomial of first degree in every price factor whose coefficients are linear in the
/// demand between its kinks.
class OptionResponse
{
public:
    /// Terms at the corners of the price factors, in the order of the masks, and behind them those
    /// of the scenario as it is.
    using Corners = std::vector<Terms>;

    /// `option` counts the plans, then the purchases. `low`..`high` is the range of the demand
    /// factors that will be asked for. None if there are too many kinks.
    static std::optional<OptionResponse> make(const Corners& corners, const PriceProducts& products,
                                              std::size_t option, double low, double high);

    struct At
    {
        const double* coefficients = nullptr; ///< null: not linear here, to be evaluated directly
    };
    /// The piece in which a demand factor lies.
    At at(double demand) const;

    double npv(At at, double demand, const std::vector<double>& products) const
    {
        return value(at, 0, demand, products);
    }
    /// Cash up to the end of a month 0..H.
    double cumulative(At at, int month, double demand, const std::vector<double>& products) const
    {
        return value(at, static_cast<std::size_t>(month) + 1, demand, products);
    }
    bool meetsDemand(At at, double demand) const;

private:
    double value(At at, std::size_t output, double demand,
                 const std::vector<double>& products) const
    {
        const double* const c = at.coefficients + output * m_products * 2;
        double sum = 0;
        for (std::size_t k = 0; k < m_products; ++k)
            sum += products[k] * (c[2 * k] + demand * c[2 * k + 1]);
        return sum;
    }
    void addPiece(const Corners& corners, const PriceProducts& products, std::size_t option,
                  double low, double high);

    std::size_t m_products = 0;
    std::size_t m_pieceSize = 0;
    std::vector<double> m_starts;
    std::vector<char> m_isLinear;
    std::vector<double> m_coefficients;
    double m_totalWork = 0; ///< at a demand factor of 1
    double m_laterWork = 0; ///< of the months after the lead time
    double m_localShare = 0;
};

} // namespace costmodel
