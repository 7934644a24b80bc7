#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace costmodel::test
{

/// Numbers that depend on the seed alone, the same with every library.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_bits(seed)
    {
    }
    /// 0 <= x < 1.
    double share()
    {
        return static_cast<double>(m_bits() >> 11) * 0x1p-53;
    }
    double between(double low, double high)
    {
        return low + (high - low) * share();
    }
    int whole(int low, int high)
    {
        return low + static_cast<int>(share() * (high - low + 1));
    }
    bool chance(double probability)
    {
        return share() < probability;
    }
    template <class T>
    T oneOf(const std::vector<T>& values)
    {
        return values[static_cast<std::size_t>(whole(0, static_cast<int>(values.size()) - 1))];
    }

    /// Up to `high`; round in half of the cases.
    double amount(double high)
    {
        const double value = between(0, high);
        return chance(0.5) ? value : high * whole(0, 4) / 4;
    }
    /// Change per year.
    double rate()
    {
        return chance(0.5) ? 0 : between(-0.3, 0.4);
    }
    /// A share that is often 0 or 1.
    double roundShare()
    {
        return oneOf<double>({0, 0.25, 0.5, 1, share()});
    }
    double vatRate()
    {
        return oneOf<double>({0, 0, 0.06, 0.13});
    }
    std::string currency()
    {
        return oneOf<std::string>({"", "", "CNY", "USD", "EUR"});
    }

private:
    std::mt19937_64 m_bits;
};

} // namespace costmodel::test
