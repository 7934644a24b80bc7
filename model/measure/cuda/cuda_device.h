#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "model/measure/cuda/cuda_api.h"
#include "model/measure/gemm/pattern.h"

namespace costmodel::measure::cuda
{

/// The primary context of a device in this thread, with one stream and memory. The first failure
/// ends a sequence of calls; functions give it back.
class CudaDevice
{
public:
    CudaDevice(const Api& api, Ordinal ordinal);
    ~CudaDevice();
    CudaDevice(const CudaDevice&) = delete;
    CudaDevice& operator=(const CudaDevice&) = delete;

    std::optional<Failure> open();

    const Api& api() const
    {
        return m_api;
    }
    Stream stream() const
    {
        return m_stream;
    }
    Context context() const
    {
        return m_context;
    }
    Ordinal ordinal() const
    {
        return m_ordinal;
    }
    int attribute(int which, int otherwise) const;
    double freeBytes() const;

    /// Device memory that lives until releaseMemory().
    std::optional<Failure> allocate(std::size_t bytes, Pointer& pointer);
    /// Repeats the pattern over the memory.
    std::optional<Failure> fill(Pointer to, std::size_t bytes, const Pattern& pattern);
    std::optional<Failure> read(Pointer from, std::size_t bytes, void* to);
    std::optional<Failure> write(const void* from, std::size_t bytes, Pointer to);
    void releaseMemory();

    /// Runs `enqueue` between two events and waits; gives the time between them.
    template <typename Enqueue>
    BatchOutcome timed(const Enqueue& enqueue)
    {
        if (const Result code = m_api.eventRecord(m_begin, m_stream); code != 0)
            return {.failure = m_api.failure("cuEventRecord", code)};
        if (std::optional<Failure> failure = enqueue())
            return {.failure = std::move(failure)};
        return finishTimed();
    }

private:
    BatchOutcome finishTimed();

    const Api& m_api;
    Ordinal m_ordinal;
    Context m_context = nullptr;
    Stream m_stream = nullptr;
    Event m_begin = nullptr;
    Event m_end = nullptr;
    std::vector<Pointer> m_memory;
};

} // namespace costmodel::measure::cuda
