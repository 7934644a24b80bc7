#include "model/measure/cuda/exchange.h"

#include <algorithm>
#include <array>
#include <memory>

#include "model/measure/cuda/cuda_device.h"
#include "model/measure/cuda/nccl_api.h"
#include "model/measure/throughput.h"

namespace costmodel::measure::cuda
{

namespace
{

constexpr std::array<std::uint64_t, 5> payloads{std::uint64_t{64} << 10, std::uint64_t{1} << 20,
                                                std::uint64_t{16} << 20, std::uint64_t{256} << 20,
                                                std::uint64_t{1} << 30};
constexpr int warmUps = 5;
constexpr int iterations = 20;
constexpr std::uint64_t peerBytes = std::uint64_t{256} << 20;

using Devices = std::vector<std::unique_ptr<CudaDevice>>;

/// Opens every device in this thread; they take turns in being current.
std::optional<Failure> openAll(const Api& api, const std::vector<Ordinal>& ordinals,
                               Devices& devices)
{
    for (const Ordinal ordinal : ordinals)
    {
        devices.push_back(std::make_unique<CudaDevice>(api, ordinal));
        if (std::optional<Failure> failure = devices.back()->open())
            return failure;
    }
    return std::nullopt;
}

/// Communicators of all devices, destroyed at the end.
class Group
{
public:
    Group(const nccl::Api& api, Devices& devices)
        : m_api(api)
        , m_devices(devices)
    {
    }
    ~Group()
    {
        for (const nccl::Communicator communicator : m_communicators)
            m_api.commDestroy(communicator);
    }
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

    std::string open(const std::vector<Ordinal>& ordinals)
    {
        std::vector<nccl::Communicator> all(ordinals.size());
        const nccl::Return code =
            m_api.commInitAll(all.data(), static_cast<int>(ordinals.size()), ordinals.data());
        if (code != 0)
            return m_api.errorText("ncclCommInitAll", code);
        m_communicators = std::move(all);
        return {};
    }

    /// Bus rate of one payload, from where both buffers of each device begin.
    AllReduce measure(std::uint64_t bytes, const std::vector<Pointer>& buffers)
    {
        AllReduce row{.bytes = bytes, .status = TestStatus::Error};
        for (int i = 0; i < warmUps && row.detail.empty(); ++i)
            row.detail = reduce(bytes, buffers);
        if (row.detail.empty())
            row.detail = waitForAll();
        if (!row.detail.empty())
            return row;
        m_devices.front()->api().contextSetCurrent(m_devices.front()->context());
        const BatchOutcome outcome = m_devices.front()->timed(
            [&]() -> std::optional<Failure>
            {
                for (int i = 0; i < iterations && row.detail.empty(); ++i)
                    row.detail = reduce(bytes, buffers);
                m_devices.front()->api().contextSetCurrent(m_devices.front()->context());
                return std::nullopt;
            });
        if (row.detail.empty())
            row.detail = waitForAll();
        if (outcome.failure)
            row.detail = outcome.failure->detail;
        if (!row.detail.empty())
            return row;
        const std::optional<double> perSecond = rateOf(iterations, outcome.eventSeconds);
        row.status = perSecond ? TestStatus::Ok : TestStatus::Invalid;
        if (perSecond)
            row.busBytesPerSecond = busBytesPerSecond(static_cast<double>(bytes), 1 / *perSecond,
                                                      static_cast<long>(m_devices.size()));
        return row;
    }

private:
    std::string reduce(std::uint64_t bytes, const std::vector<Pointer>& buffers)
    {
        nccl::Return code = m_api.groupStart();
        for (std::size_t i = 0; i < m_devices.size() && code == 0; ++i)
            code = m_api.allReduce(reinterpret_cast<const void*>(buffers[i]),
                                   reinterpret_cast<void*>(buffers[i] + bytes), bytes / 4,
                                   nccl::constant::typeFp32, nccl::constant::sum,
                                   m_communicators[i], m_devices[i]->stream());
        const nccl::Return ended = m_api.groupEnd();
        if (code != 0 || ended != 0)
            return m_api.errorText("ncclAllReduce", code != 0 ? code : ended);
        return {};
    }

    std::string waitForAll()
    {
        for (const auto& device : m_devices)
        {
            device->api().contextSetCurrent(device->context());
            if (const Result code = device->api().streamSynchronize(device->stream()); code != 0)
                return device->api().failure("cuStreamSynchronize", code).detail;
        }
        return {};
    }

    const nccl::Api& m_api;
    Devices& m_devices;
    std::vector<nccl::Communicator> m_communicators;
};

void measureAllReduce(const nccl::Api& api, Devices& devices, const std::vector<Ordinal>& ordinals,
                      const std::stop_token& stop, Exchange& exchange)
{
    Group group(api, devices);
    if (const std::string problem = group.open(ordinals); !problem.empty())
    {
        exchange.notes.push_back(problem);
        return;
    }
    for (const std::uint64_t bytes : payloads)
    {
        if (stop.stop_requested())
            return;
        std::vector<Pointer> buffers(devices.size());
        AllReduce row{.bytes = bytes, .detail = "too little memory"};
        bool hasMemory = true;
        for (std::size_t i = 0; i < devices.size() && hasMemory; ++i)
        {
            devices[i]->api().contextSetCurrent(devices[i]->context());
            hasMemory = 4.0 * static_cast<double>(bytes) <= devices[i]->freeBytes() &&
                        !devices[i]->allocate(2 * bytes, buffers[i]);
        }
        if (hasMemory)
            row = group.measure(bytes, buffers);
        exchange.allReduce.push_back(row);
        for (const auto& device : devices)
            device->releaseMemory();
        if (row.status == TestStatus::Error)
            return;
    }
}

/// Copies from each device to the next.
void measurePeers(const Api& api, Devices& devices, Exchange& exchange)
{
    if (!api.deviceCanAccessPeer || !api.copyPeer || !api.contextEnablePeerAccess)
        return;
    for (std::size_t i = 0; i < devices.size(); ++i)
    {
        CudaDevice& from = *devices[i];
        CudaDevice& to = *devices[(i + 1) % devices.size()];
        int can = 0;
        AllReduce row{.bytes = peerBytes};
        if (api.deviceCanAccessPeer(&can, from.ordinal(), to.ordinal()) != 0 || can == 0)
        {
            row.detail = "these two cannot reach each other";
            exchange.peerCopy.push_back(row);
            continue;
        }
        Pointer target = 0;
        Pointer source = 0;
        api.contextSetCurrent(to.context());
        bool isReady = !to.allocate(peerBytes, target);
        api.contextSetCurrent(from.context());
        isReady = isReady && !from.allocate(peerBytes, source);
        api.contextEnablePeerAccess(to.context(), 0); // may be enabled already
        const auto copies = [&](int count)
        {
            return from.timed(
                [&]() -> std::optional<Failure>
                {
                    for (int n = 0; n < count; ++n)
                        if (const Result code =
                                api.copyPeer(target, to.context(), source, from.context(),
                                             peerBytes, from.stream());
                            code != 0)
                            return api.failure("cuMemcpyPeerAsync", code);
                    return std::nullopt;
                });
        };
        row.detail = "too little memory";
        if (isReady)
        {
            copies(warmUps);
            const BatchOutcome outcome = copies(iterations);
            const double bytes = static_cast<double>(peerBytes) * iterations;
            row.busBytesPerSecond =
                outcome.failure ? std::nullopt : rateOf(bytes, outcome.eventSeconds);
            row.status = row.busBytesPerSecond ? TestStatus::Ok : TestStatus::Error;
            row.detail = outcome.failure ? outcome.failure->detail : "";
        }
        exchange.peerCopy.push_back(row);
        from.releaseMemory();
        to.releaseMemory();
    }
}

} // namespace

Exchange measureExchange(const Api& api, const std::vector<Ordinal>& ordinals,
                         const LibraryPlaces& places, Clock&, std::stop_token stop)
{
    Exchange exchange;
    if (ordinals.size() < 2)
    {
        for (const std::uint64_t bytes : payloads)
            exchange.allReduce.push_back({.bytes = bytes, .detail = "needs at least two GPUs"});
        return exchange;
    }
    Devices devices;
    if (const std::optional<Failure> failure = openAll(api, ordinals, devices))
    {
        exchange.notes.push_back(failure->detail);
        return exchange;
    }
    const DynamicLibrary library = DynamicLibrary::open(ncclCandidates(places), places.onlyFolder);
    Probe probe{.library = "libnccl.so.2",
                .status = library.isOpen() ? LoadStatus::Ok : LoadStatus::Absent,
                .path = library.path(),
                .text = library.error(),
                .isFake = library.isOpen() && !places.onlyFolder.empty()};
    nccl::Api nccl;
    const char* const missing = library.isOpen() ? nccl.load(library) : nullptr;
    if (missing)
    {
        probe.status = LoadStatus::TooOld;
        probe.text = std::string("missing ") + missing;
    }
    const bool hasNccl = probe.status == LoadStatus::Ok;
    exchange.probes.push_back(std::move(probe));
    if (hasNccl)
        measureAllReduce(nccl, devices, ordinals, stop, exchange);
    if (exchange.allReduce.empty() && !stop.stop_requested())
        measurePeers(api, devices, exchange);
    return exchange;
}

} // namespace costmodel::measure::cuda
