#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::measure
{

/// What was seen of a board while something ran on it.
struct Telemetry
{
    PowerReading power{};
    std::optional<Clocks> clocks{};
    std::optional<double> maxTemperatureC{};
    std::optional<std::uint64_t> throttleMask{};
    std::vector<std::string> notes{};
};

/// Watches boards beside the work. Devices are told apart by UUID or PCI address.
class Sampler
{
public:
    virtual ~Sampler() = default;
    virtual std::vector<Probe> probe() const = 0;
    /// Adds what the board's own library knows: power limit, ECC, MIG, PCIe link.
    virtual void describe(Device& device) = 0;
    /// Another process's use of the GPU that forbids measuring; empty if it is free or unknown.
    virtual std::optional<Message> occupation(const Device& device) = 0;
    virtual void begin(const Device& device) = 0;
    /// Figures of the time between both ends of the load, by the clock of the run.
    virtual Telemetry end(double loadBegin, double loadEnd) = 0;
};

} // namespace costmodel::measure
