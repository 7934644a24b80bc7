#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "model/usage/samples.h"

namespace costmodel::data
{

/// Gathers readings by GPU. The numbers of GPUs on different hosts, or in different files, are of
/// different GPUs.
class UsageCollector
{
public:
    struct Key
    {
        std::string file; ///< empty where all files are of the same GPUs
        std::string host; ///< empty if not told
        std::string gpu;

        auto operator<=>(const Key&) const = default;
    };

    /// Usage of a GPU; the reference holds until the next call for a new GPU.
    GpuUsage& gpu(const Key& key);
    bool isEmpty() const
    {
        return m_log.gpus.empty();
    }
    /// Some GPU has more than one reading.
    bool hasSeveralReadings() const;

    /// The readings, each GPU named by its number, and by the file or the place of its host in the
    /// log where there are several ("host 2/0"): names of machines are not kept.
    UsageLog take();

private:
    UsageLog m_log;
    std::map<Key, std::size_t> m_places;
    const Key* m_lastKey = nullptr;
    std::size_t m_last = 0;
};

/// Notes the lowest limit of a GPU; nothing and 0 are none.
void noteLimit(GpuUsage& gpu, std::optional<double> watts);

/// The largest powers that are taken for measured; more is a sentinel or a fault.
inline constexpr double maxBoardWatts = 5000;

/// A measured value in a cell of text.
struct Measure
{
    enum class State
    {
        Value,
        Missing,
        Wrong, ///< not a number, an unexpected unit, or out of range
    };
    State state = State::Missing;
    double value = 0;
    bool hasUnit = false;

    std::optional<double> get() const
    {
        return state == State::Value ? std::optional<double>(value) : std::nullopt;
    }
};

/// Reads "98 %", "98", "[N/A]", "22.89 W" and the like, with `unit` or none, from `low` to `high`.
Measure parseMeasure(std::string_view cell, std::string_view unit, double low, double high);

/// The same for a number that a file gives as such.
Measure checkedMeasure(double value, double low, double high);

} // namespace costmodel::data
