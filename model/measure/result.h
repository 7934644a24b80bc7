#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/measure/statistics.h"
#include "model/measure/status.h"

namespace costmodel::measure
{

/// All figures are in SI units without prefix: FLOP/s, B/s, W, s, bytes. Empty means not known;
/// zero means measured as zero.

/// One vendor library that was looked for.
struct Probe
{
    std::string library{}; ///< "libcuda.so.1"
    LoadStatus status = LoadStatus::Absent;
    long code = 0;      ///< the driver's own, raw
    std::string path{}; ///< where it was found
    std::string text{}; ///< the driver's own words, untranslated
    bool isFake =
        false; ///< from the folder of COSTMODEL_LIBDIR: nothing of it may be used for money
};

enum class DeviceType
{
    Discrete,
    Integrated,
    Cpu,
    Unknown,
};

struct PcieLink
{
    long generation = 0;
    long width = 0;
};

struct Device
{
    std::string id{};  ///< UUID ("GPU-..."), else the PCI address, else backend and index
    std::string pci{}; ///< domain:bus:device.function in lower case, may be empty
    std::string name{};
    std::string backend{}; ///< "cuda" or "opencl"
    std::string driver{};
    std::string computeCapability{}; ///< "9.0"; empty unless CUDA
    std::optional<std::uint64_t> memoryBytes{};
    std::optional<double> powerLimitW{};
    DeviceType type = DeviceType::Unknown;
    std::optional<bool> mig{};
    std::optional<bool> ecc{};
    std::optional<PcieLink> pcie{};
    std::string machine{}; ///< rank or file it came from; set by merging several results
};

enum class PowerSource
{
    None,
    EnergyDelta,
    InstantMedian,
    AverageAfter1500ms,
};

/// Board power only: fans, CPU and power supply of the server are not in it.
struct PowerReading
{
    PowerSource source = PowerSource::None;
    std::optional<double> medianW{};
    std::optional<double> idleW{};
    std::optional<double> seconds{}; ///< length of the window it was taken over
};

struct Clocks
{
    std::optional<std::array<double, 3>> smMhz{}; ///< min, median, max under load
    std::optional<double> memoryMhz{};
};

/// Both ends of the measured load by the clock of the run; not in the file.
struct LoadWindow
{
    double begin = 0;
    double end = 0;
};

/// One figure of one device. `name` and `dtype` make the metric: "gemm/bf16", "triad/fp32".
struct Test
{
    std::string name{};
    std::string dtype{};
    std::string device{};                ///< Device::id
    std::array<std::int64_t, 3> shape{}; ///< M, N, K; for streams elements, 0, 0
    std::string engine{};                ///< "cublasLt 13.1", "ptx", "opencl vec16"
    std::string data = "normal";         ///< what the operands were filled with
    TestStatus status = TestStatus::Skipped;
    Reason reason = Reason::None;
    std::string detail{};           ///< of the reason: numbers, or the driver's words
    std::string unit{};             ///< "FLOP/s" or "B/s"
    std::optional<Series> series{}; ///< only with TestStatus::Ok
    std::optional<double> eventWallRatio{};
    std::optional<double> burstRatio{};
    std::optional<double> maxRelativeError{};
    bool contended = false;
    bool lowerBound = false; ///< from a kernel of our own where a vendor's would be faster
    bool tensorPath = false; ///< the way training computes, through tensor instructions
    std::optional<LoadWindow> load{};
    std::optional<PowerReading> power{};
    std::optional<Clocks> clocks{};
    std::optional<double> maxTemperatureC{};
    std::optional<std::uint64_t> throttleMask{}; ///< NVML's bits
};

struct AllReduce
{
    std::uint64_t bytes = 0; ///< payload; a figure without it means nothing
    std::optional<double> busBytesPerSecond{};
    TestStatus status = TestStatus::Skipped;
    std::string detail{};
};

struct Scaling
{
    long gpus = 0;
    std::optional<double> concurrency{}; ///< sum of rates at once over sum of rates alone
    std::optional<double> slowestOverMedian{};
    std::optional<double> powerW{}; ///< of all boards at once
    std::vector<AllReduce> allReduce{};
    std::vector<AllReduce> peerCopy{}; ///< pairs without NCCL: bytes per second of a copy
};

struct Io
{
    std::string fileSystem{};
    std::optional<double> directBytesPerSecond{};
    std::optional<double> bufferedColdBytesPerSecond{};
    std::optional<double> filesPerSecond{};
    std::optional<double> fileBytesPerSecond{};
    std::optional<double> decodedImagesPerSecond{};
};

/// What was seen while the team's own job ran. `verdict` is that of model/usage.
struct Observation
{
    double seconds = 0;
    std::optional<double> medianUtilization{}; ///< per cent
    std::optional<double> p10Utilization{};
    std::optional<double> powerFraction{};  ///< median power over the power limit
    std::optional<double> cpuUtilization{}; ///< per cent of all cores
    std::optional<double> throughput{};     ///< from the job's output
    std::string throughputUnit{};
    std::string verdict = "unknown";
    std::vector<std::string> reasons{};
};

struct Host
{
    std::string os{};
    std::string kernel{};
    std::string cpu{};
    std::optional<long> cores{};
    std::optional<std::uint64_t> ramBytes{};
    std::string container = "unknown"; ///< "docker", "none", ...
    std::optional<bool> wsl{};
    std::string vm{};
    std::string hostname{}; ///< only on request: result files get mailed
};

struct Result
{
    std::string toolVersion{};
    std::string toolRevision{};
    std::string kernelsSha256{};
    std::string createdUtc{}; ///< 2026-01-01T12:00:00Z
    double durationS = 0;
    std::optional<long> rank{}; ///< of a job of several processes
    Host host{};
    std::vector<Probe> probes{};
    std::vector<Device> devices{};
    std::vector<Test> tests{};
    std::optional<Scaling> scaling{};
    std::optional<Io> io{};
    std::optional<Observation> observation{};
    bool usableForCostModel = false;
    std::vector<std::string> notes{};
};

/// "gemm/bf16".
std::string metricOf(const Test& test);

} // namespace costmodel::measure
