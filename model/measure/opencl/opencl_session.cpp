#include "model/measure/opencl/opencl_session.h"

#include <algorithm>

#include "model/measure/opencl/opencl_device.h"
#include "model/measure/reference.h"
#include "model/measure/run/triad.h"

namespace costmodel::measure::opencl
{

namespace
{

class OpenClSession final : public Session
{
public:
    OpenClSession(const Api& api, DeviceId handle, const Device& device)
        : m_device(api, handle, device)
    {
    }

    std::optional<Failure> open()
    {
        return m_device.open();
    }

    Test gemm(const GemmSpec& spec, const Effort& effort) override
    {
        Test test{.name = "gemm",
                  .dtype = std::string(nameOf(spec.format)),
                  .shape = spec.shape,
                  .engine = "opencl",
                  .status = TestStatus::Unsupported,
                  .reason = Reason::NotSupportedByDevice,
                  .detail = std::string(nameOf(spec.format)),
                  .unit = "FLOP/s"};
        if (m_device.supports(spec.format))
            test = measureGemm(m_device, spec, effort,
                               datasheetPeak(m_device.device().name, "gemm/" + test.dtype));
        test.device = m_device.device().id;
        test.tensorPath = false;
        return test;
    }

    Test triad(const Effort& effort) override
    {
        const std::uint64_t memory = m_device.device().memoryBytes.value_or(0);
        Test test = measureTriad(
            triadElements(static_cast<double>(memory), static_cast<double>(m_device.cacheBytes()),
                          static_cast<double>(m_device.largestAllocation())),
            [&](std::int64_t elements) { return m_device.prepareTriad(elements); },
            [&](long count) { return m_device.launchTriad(count); }, effort);
        m_device.release();
        test.device = m_device.device().id;
        test.engine = "opencl";
        return test;
    }

    Test copy(CopyDirection direction, const Effort&) override
    {
        // Mapping is no transfer, and a copy of the runtime's own says little about the bus.
        return {.name = direction == CopyDirection::HostToDevice ? "h2d" : "d2h",
                .dtype = "bytes",
                .device = m_device.device().id,
                .engine = "opencl",
                .status = TestStatus::Unsupported,
                .reason = Reason::NotSupportedByDevice,
                .detail = "copies are measured through CUDA only",
                .unit = "B/s"};
    }

private:
    OpenClDevice m_device;
};

} // namespace

std::unique_ptr<Session> openSession(const Api& api, DeviceId handle, const Device& device,
                                     Failure& failure)
{
    auto session = std::make_unique<OpenClSession>(api, handle, device);
    if (std::optional<Failure> problem = session->open())
    {
        failure = *problem;
        return nullptr;
    }
    return session;
}

} // namespace costmodel::measure::opencl
