#include "model/measure/cuda/cuda_device.h"

#include <algorithm>

namespace costmodel::measure::cuda
{

CudaDevice::CudaDevice(const Api& api, Ordinal ordinal)
    : m_api(api)
    , m_ordinal(ordinal)
{
}

CudaDevice::~CudaDevice()
{
    if (m_context)
        m_api.contextSetCurrent(m_context);
    releaseMemory();
    if (m_begin)
        m_api.eventDestroy(m_begin);
    if (m_end)
        m_api.eventDestroy(m_end);
    if (m_stream)
        m_api.streamDestroy(m_stream);
    if (m_context)
    {
        m_api.contextSetCurrent(nullptr);
        m_api.primaryContextRelease(m_ordinal);
    }
}

std::optional<Failure> CudaDevice::open()
{
    Result code = m_api.primaryContextRetain(&m_context, m_ordinal);
    if (code != 0)
    {
        m_context = nullptr;
        return m_api.failure("cuDevicePrimaryCtxRetain", code);
    }
    if (code = m_api.contextSetCurrent(m_context); code != 0)
        return m_api.failure("cuCtxSetCurrent", code);
    if (code = m_api.streamCreate(&m_stream, 0); code != 0)
        return m_api.failure("cuStreamCreate", code);
    for (Event* event : {&m_begin, &m_end})
        if (code = m_api.eventCreate(event, 0); code != 0)
            return m_api.failure("cuEventCreate", code);
    return std::nullopt;
}

int CudaDevice::attribute(int which, int otherwise) const
{
    int value = 0;
    return m_api.deviceGetAttribute(&value, which, m_ordinal) == 0 ? value : otherwise;
}

double CudaDevice::freeBytes() const
{
    std::size_t free = 0;
    std::size_t total = 0;
    return m_api.memGetInfo(&free, &total) == 0 ? static_cast<double>(free) : 0;
}

std::optional<Failure> CudaDevice::allocate(std::size_t bytes, Pointer& pointer)
{
    if (const Result code = m_api.memAlloc(&pointer, bytes); code != 0)
        return m_api.failure("cuMemAlloc", code);
    m_memory.push_back(pointer);
    return std::nullopt;
}

std::optional<Failure> CudaDevice::write(const void* from, std::size_t bytes, Pointer to)
{
    Result code = m_api.copyToDevice(to, from, bytes, m_stream);
    if (code == 0)
        code = m_api.streamSynchronize(m_stream);
    if (code != 0)
        return m_api.failure("cuMemcpyHtoDAsync", code);
    return std::nullopt;
}

std::optional<Failure> CudaDevice::read(Pointer from, std::size_t bytes, void* to)
{
    Result code = m_api.copyToHost(to, from, bytes, m_stream);
    if (code == 0)
        code = m_api.streamSynchronize(m_stream);
    if (code != 0)
        return m_api.failure("cuMemcpyDtoHAsync", code);
    return std::nullopt;
}

std::optional<Failure> CudaDevice::fill(Pointer to, std::size_t bytes, const Pattern& pattern)
{
    // One period over the bus; the rest is doubled on the device, which keeps the period because
    // every copied piece is a whole number of periods.
    std::size_t done = std::min(bytes, pattern.bytes().size());
    if (std::optional<Failure> failure = write(pattern.bytes().data(), done, to))
        return failure;
    while (done < bytes)
    {
        const std::size_t part = std::min(done, bytes - done);
        if (const Result code = m_api.copyOnDevice(to + done, to, part, m_stream); code != 0)
            return m_api.failure("cuMemcpyDtoDAsync", code);
        done += part;
    }
    if (const Result code = m_api.streamSynchronize(m_stream); code != 0)
        return m_api.failure("cuStreamSynchronize", code);
    return std::nullopt;
}

void CudaDevice::releaseMemory()
{
    if (m_context && !m_memory.empty())
        m_api.contextSetCurrent(m_context);
    for (const Pointer pointer : m_memory)
        m_api.memFree(pointer);
    m_memory.clear();
}

BatchOutcome CudaDevice::finishTimed()
{
    Result code = m_api.eventRecord(m_end, m_stream);
    if (code == 0)
        code = m_api.eventSynchronize(m_end);
    if (code != 0)
        return {.failure = m_api.failure("cuEventSynchronize", code)};
    float milliseconds = 0;
    if (code = m_api.eventElapsedTime(&milliseconds, m_begin, m_end); code != 0)
        return {.failure = m_api.failure("cuEventElapsedTime", code)};
    return {.eventSeconds = static_cast<double>(milliseconds) * 1e-3};
}

} // namespace costmodel::measure::cuda
