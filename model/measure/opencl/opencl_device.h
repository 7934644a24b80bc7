#pragma once

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/measure/gemm/measure_gemm.h"
#include "model/measure/opencl/opencl_api.h"

namespace costmodel::measure::opencl
{

/// An object of OpenCL that is released when it goes.
template <typename T>
class Owned
{
public:
    using Release = Error(COSTMODEL_CL_CALL*)(T);
    Owned() = default;
    Owned(T handle, Release release)
        : m_handle(handle)
        , m_release(release)
    {
    }
    Owned(Owned&& other) noexcept
        : m_handle(std::exchange(other.m_handle, nullptr))
        , m_release(other.m_release)
    {
    }
    Owned& operator=(Owned&& other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        std::swap(m_release, other.m_release);
        return *this;
    }
    ~Owned()
    {
        if (m_handle)
            m_release(m_handle);
    }
    T get() const
    {
        return m_handle;
    }
    explicit operator bool() const
    {
        return m_handle != nullptr;
    }

private:
    T m_handle = nullptr;
    Release m_release = nullptr;
};

/// Failure of a call, from its code.
Failure failureOf(const char* call, Error error);

/// A context with one queue, the kernels built for one number format, and operands.
class OpenClDevice final : public GemmDevice
{
public:
    OpenClDevice(const Api& api, DeviceId handle, Device device);

    std::optional<Failure> open();

    int multiprocessors() const override;
    double freeBytes() override;
    GemmLayout layout(NumberFormat format, const GemmShape& shape) const override;
    std::optional<Failure> prepare(const Pattern& pattern, const GemmShape& shape,
                                   int sets) override;
    double expectedSeconds() const override;
    BatchOutcome launch(long products) override;
    std::optional<double> readC(std::int64_t index, Failure& failure) override;
    void release() override;
    std::string engine() const override;

    const Device& device() const
    {
        return m_device;
    }
    /// Arrays of fp32 for the triad; fails as prepare does.
    std::optional<Failure> prepareTriad(std::int64_t elements);
    BatchOutcome launchTriad(long count);
    bool supports(NumberFormat format) const;
    std::uint64_t cacheBytes() const;
    std::uint64_t largestAllocation() const;

private:
    struct Set
    {
        Owned<Buffer> a{};
        Owned<Buffer> b{};
        Owned<Buffer> c{};
    };
    struct Variant
    {
        const char* name;
        std::size_t localX;
        std::size_t localY; ///< 0: the driver chooses
        std::int64_t elementsX;
        std::int64_t elementsY;
    };

    std::optional<Failure> build(NumberFormat format);
    std::optional<Failure> allocate(std::size_t bytes, Owned<Buffer>& buffer);
    std::optional<Failure> fill(const Buffer& buffer, const Pattern& pattern, std::size_t bytes);
    LaunchOutcome secondsPerFlop(const Variant& variant, Kernel kernel);
    std::optional<Failure> pickVariant();
    Error enqueue(const Variant& variant, Kernel kernel, const Set& set, Event* event);
    BatchOutcome timeLaunches(const std::function<Error(long, Event*)>& enqueueOne, long count);

    const Api& m_api;
    DeviceId m_handle;
    Device m_device;
    Owned<Context> m_context;
    Owned<Queue> m_queue;
    Owned<Program> m_program;
    std::optional<NumberFormat> m_format;
    Owned<Kernel> m_kernel;
    const Variant* m_variant = nullptr;
    double m_secondsPerFlop = 0; ///< of the variant
    GemmShape m_shape{};
    std::vector<Set> m_sets;
    std::int64_t m_triadElements = 0;

    static const std::vector<Variant>& variants();
};

} // namespace costmodel::measure::opencl
