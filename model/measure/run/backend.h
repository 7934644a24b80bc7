#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "model/measure/gemm/number_format.h"
#include "model/measure/result.h"
#include "model/measure/run/clock.h"
#include "model/measure/run/timing.h"
#include "model/measure/shapes.h"

namespace costmodel::measure
{

/// How long to work on one test and whom to tell.
struct Effort
{
    Clock& clock;
    std::stop_token stop{};
    std::function<void(double rate)> onSample = [](double) {
    };
    double warmUpSeconds = 1.5;
    double measureSeconds = 4.0;
};

struct GemmSpec
{
    NumberFormat format = NumberFormat::Bf16;
    GemmShape shape{}; ///< all zero: the square product that suits the device
};

enum class CopyDirection
{
    HostToDevice,
    DeviceToHost,
};

/// A device at work. Everything it allocates is given back when it ends.
class Session
{
public:
    virtual ~Session() = default;
    virtual Test gemm(const GemmSpec& spec, const Effort& effort) = 0;
    /// a[i] = b[i] + s c[i]: two reads and a write of every element, write-allocate not counted.
    virtual Test triad(const Effort& effort) = 0;
    virtual Test copy(CopyDirection direction, const Effort& effort) = 0;
};

/// How fast several devices exchange data.
struct Exchange
{
    std::vector<Probe> probes{};
    std::vector<AllReduce> allReduce{};
    std::vector<AllReduce> peerCopy{};
    std::vector<std::string> notes{};
};

/// One way to speak to devices. Nothing is loaded before the first call.
class Backend
{
public:
    virtual ~Backend() = default;
    /// What became of its libraries.
    virtual std::vector<Probe> probe() = 0;
    virtual std::vector<Device> devices() = 0;
    /// Null with `failure` set if the device cannot be opened.
    virtual std::unique_ptr<Session> open(const std::string& deviceId, Failure& failure) = 0;
    /// Nothing is measured unless a backend knows how.
    virtual Exchange exchange(const std::vector<std::string>&, Clock&, std::stop_token)
    {
        return {};
    }
};

} // namespace costmodel::measure
