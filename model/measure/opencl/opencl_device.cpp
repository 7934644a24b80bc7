#include "model/measure/opencl/opencl_device.h"

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>

#include "model/measure/kernels/kernels.h"
#include "model/measure/opencl/opencl_info.h"
#include "model/measure/throughput.h"

namespace costmodel::measure::opencl
{

Failure failureOf(const char* call, Error error)
{
    const bool isMemory = error == constant::memAllocationFailure ||
                          error == constant::invalidBufferSize || error == constant::outOfResources;
    return {isMemory ? TestStatus::Skipped : TestStatus::Error,
            isMemory ? Reason::OutOfMemory : Reason::DriverError,
            std::string(call) + ": " + errorText(error)};
}

const std::vector<OpenClDevice::Variant>& OpenClDevice::variants()
{
    static const std::vector<Variant> all{
        {"gemm_vec16", 0, 0, 16, 8}, {"gemm_reg64", 16, 16, 4, 4}, {"gemm_tile16", 16, 16, 1, 1}};
    return all;
}

OpenClDevice::OpenClDevice(const Api& api, DeviceId handle, Device device)
    : m_api(api)
    , m_handle(handle)
    , m_device(std::move(device))
{
}

std::optional<Failure> OpenClDevice::open()
{
    Error error = 0;
    m_context = {m_api.CreateContext(nullptr, 1, &m_handle, nullptr, nullptr, &error),
                 m_api.ReleaseContext};
    if (error != 0)
        return failureOf("clCreateContext", error);
    m_queue = {
        m_api.CreateCommandQueue(m_context.get(), m_handle, constant::queueProfiling, &error),
        m_api.ReleaseCommandQueue};
    if (error != 0)
        return failureOf("clCreateCommandQueue", error);
    return std::nullopt;
}

int OpenClDevice::multiprocessors() const
{
    return static_cast<int>(deviceNumber<Uint>(m_api, m_handle, constant::maxComputeUnits, 1));
}

double OpenClDevice::freeBytes()
{
    // OpenCL does not tell what is free. A single array may be no larger than the largest
    // allocation, and squareSize() wants a quarter of what is free for three of them.
    const auto all = static_cast<double>(
        deviceNumber<std::uint64_t>(m_api, m_handle, constant::globalMemoryBytes, 0));
    return std::min(all, 12 * static_cast<double>(largestAllocation()));
}

std::uint64_t OpenClDevice::largestAllocation() const
{
    return deviceNumber<std::uint64_t>(m_api, m_handle, constant::maxAllocationBytes, 0);
}

std::uint64_t OpenClDevice::cacheBytes() const
{
    return deviceNumber<std::uint64_t>(m_api, m_handle, constant::globalCacheBytes, 0);
}

GemmLayout OpenClDevice::layout(NumberFormat, const GemmShape& shape) const
{
    return rowMajor(shape);
}

bool OpenClDevice::supports(NumberFormat format) const
{
    const std::string all = deviceText(m_api, m_handle, constant::extensions);
    switch (format)
    {
    case NumberFormat::Fp32:
        return true;
    case NumberFormat::Fp16:
        return all.find("cl_khr_fp16") != std::string::npos;
    case NumberFormat::Fp64:
        return all.find("cl_khr_fp64") != std::string::npos;
    case NumberFormat::Bf16:
    case NumberFormat::Tf32:
    case NumberFormat::Fp8E4M3:
        return false;
    }
    return false;
}

std::optional<Failure> OpenClDevice::build(NumberFormat format)
{
    if (m_program && m_format == format)
        return std::nullopt;
    const char* source = kernels::openClSource();
    Error error = 0;
    m_program = {m_api.CreateProgramWithSource(m_context.get(), 1, &source, nullptr, &error),
                 m_api.ReleaseProgram};
    if (error != 0)
        return failureOf("clCreateProgramWithSource", error);
    const char* const options = format == NumberFormat::Fp16   ? "-D REAL=half -D USE_FP16"
                                : format == NumberFormat::Fp64 ? "-D REAL=double -D USE_FP64"
                                                               : "-D REAL=float";
    error = m_api.BuildProgram(m_program.get(), 1, &m_handle, options, nullptr, nullptr);
    if (error != 0)
    {
        std::string log(4096, '\0');
        m_api.GetProgramBuildInfo(m_program.get(), m_handle, constant::buildLog, log.size(),
                                  log.data(), nullptr);
        Failure failure = failureOf("clBuildProgram", error);
        failure.detail += " " + log.substr(0, std::min(log.find('\0'), std::size_t{400}));
        m_program = {};
        return failure;
    }
    m_format = format;
    return std::nullopt;
}

std::optional<Failure> OpenClDevice::allocate(std::size_t bytes, Owned<Buffer>& buffer)
{
    Error error = 0;
    if (bytes > largestAllocation())
        return failureOf("clCreateBuffer", constant::invalidBufferSize);
    buffer = {m_api.CreateBuffer(m_context.get(), constant::readWrite, bytes, nullptr, &error),
              m_api.ReleaseMemObject};
    if (error != 0)
        return failureOf("clCreateBuffer", error);
    return std::nullopt;
}

std::optional<Failure> OpenClDevice::fill(const Buffer& buffer, const Pattern& pattern,
                                          std::size_t bytes)
{
    const std::vector<unsigned char>& period = pattern.bytes();
    for (std::size_t at = 0; at < bytes; at += period.size())
    {
        const std::size_t part = std::min(period.size(), bytes - at);
        const Error error = m_api.EnqueueWriteBuffer(m_queue.get(), buffer, 1, at, part,
                                                     period.data(), 0, nullptr, nullptr);
        if (error != 0)
            return failureOf("clEnqueueWriteBuffer", error);
    }
    return std::nullopt;
}

std::optional<Failure> OpenClDevice::prepare(const Pattern& pattern, const GemmShape& shape,
                                             int sets)
{
    release();
    if (std::optional<Failure> failure = build(pattern.format()))
        return failure;
    const auto& [m, n, k] = shape;
    const std::size_t element = bytesOf(pattern.format());
    const auto bytes = [&](std::int64_t rows, std::int64_t columns)
    {
        return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) * element;
    };
    m_shape = shape;
    for (int i = 0; i < sets; ++i)
    {
        Set set;
        for (auto [buffer, size, isOperand] :
             {std::tuple{&set.a, bytes(m, k), true}, std::tuple{&set.b, bytes(k, n), true},
              std::tuple{&set.c, bytes(m, n), false}})
        {
            std::optional<Failure> failure = allocate(size, *buffer);
            if (!failure && isOperand)
                failure = fill(buffer->get(), pattern, size);
            if (failure)
            {
                release();
                return failure;
            }
        }
        m_sets.push_back(std::move(set));
    }
    return pickVariant();
}

LaunchOutcome OpenClDevice::secondsPerFlop(const Variant& variant, Kernel kernel)
{
    constexpr std::int64_t firstSide = 256;
    constexpr double longEnough = 0.005;
    const GemmShape whole = m_shape;
    LaunchOutcome outcome;
    const auto one = [&](long, Event* event)
    {
        return enqueue(variant, kernel, m_sets.front(), event);
    };
    // From small products up, because a kernel that does not suit the device can be a hundred
    // times slower than another. The very first launch may still compile.
    for (std::int64_t side = firstSide;; side *= 2)
    {
        for (std::size_t i = 0; i < whole.size(); ++i)
            m_shape[i] = std::min(whole[i], side);
        BatchOutcome batch = timeLaunches(one, 1);
        if (!batch.failure && side == firstSide)
            batch = timeLaunches(one, 1);
        outcome.failure = batch.failure;
        outcome.seconds = batch.eventSeconds / gemmFlop(static_cast<double>(m_shape[0]),
                                                        static_cast<double>(m_shape[1]),
                                                        static_cast<double>(m_shape[2]));
        if (batch.failure || batch.eventSeconds > longEnough || m_shape == whole)
            break;
    }
    m_shape = whole;
    return outcome;
}

std::optional<Failure> OpenClDevice::pickVariant()
{
    std::optional<Failure> failure;
    m_secondsPerFlop = 0;
    for (const Variant& variant : variants())
    {
        Error error = 0;
        Owned<Kernel> kernel{m_api.CreateKernel(m_program.get(), variant.name, &error),
                             m_api.ReleaseKernel};
        if (error != 0)
        {
            failure = failureOf("clCreateKernel", error);
            continue;
        }
        const LaunchOutcome outcome = secondsPerFlop(variant, kernel.get());
        if (outcome.failure)
        {
            failure = outcome.failure;
            continue;
        }
        if (m_variant && outcome.seconds >= m_secondsPerFlop)
            continue;
        m_secondsPerFlop = outcome.seconds;
        m_kernel = std::move(kernel);
        m_variant = &variant;
    }
    return m_variant ? std::nullopt : failure;
}

Error OpenClDevice::enqueue(const Variant& variant, Kernel kernel, const Set& set, Event* event)
{
    const std::array<std::int32_t, 3> sizes{static_cast<std::int32_t>(m_shape[0]),
                                            static_cast<std::int32_t>(m_shape[1]),
                                            static_cast<std::int32_t>(m_shape[2])};
    const std::array<Buffer, 3> buffers{set.a.get(), set.b.get(), set.c.get()};
    for (Uint i = 0; i < 3; ++i)
    {
        Error error = m_api.SetKernelArg(kernel, i, sizeof sizes[i], &sizes[i]);
        if (error == 0)
            error = m_api.SetKernelArg(kernel, 3 + i, sizeof buffers[i], &buffers[i]);
        if (error != 0)
            return error;
    }
    const std::array<std::size_t, 2> global{
        static_cast<std::size_t>(m_shape[1] / variant.elementsX),
        static_cast<std::size_t>(m_shape[0] / variant.elementsY)};
    const std::array<std::size_t, 2> local{variant.localX, variant.localY};
    return m_api.EnqueueNDRangeKernel(m_queue.get(), kernel, 2, nullptr, global.data(),
                                      variant.localX > 0 ? local.data() : nullptr, 0, nullptr,
                                      event);
}

BatchOutcome OpenClDevice::timeLaunches(const std::function<Error(long, Event*)>& enqueueOne,
                                        long count)
{
    Owned<Event> first;
    Owned<Event> last;
    for (long i = 0; i < count; ++i)
    {
        const bool isWatched = i == 0 || i == count - 1;
        Event event = nullptr;
        if (const Error error = enqueueOne(i, isWatched ? &event : nullptr); error != 0)
            return {.failure = failureOf("clEnqueueNDRangeKernel", error)};
        if (i == 0)
            first = {event, m_api.ReleaseEvent};
        else if (isWatched)
            last = {event, m_api.ReleaseEvent};
    }
    if (const Error error = m_api.Finish(m_queue.get()); error != 0)
        return {.failure = failureOf("clFinish", error)};
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    const Event ending = last ? last.get() : first.get();
    Error error = m_api.GetEventProfilingInfo(first.get(), constant::profilingStart, sizeof begin,
                                              &begin, nullptr);
    if (error == 0)
        error =
            m_api.GetEventProfilingInfo(ending, constant::profilingEnd, sizeof end, &end, nullptr);
    if (error != 0)
        return {.failure = failureOf("clGetEventProfilingInfo", error)};
    // Signed, so that a clock that runs backwards shows.
    const auto nanoseconds = static_cast<std::int64_t>(end - begin);
    return {.eventSeconds = static_cast<double>(nanoseconds) * 1e-9};
}

double OpenClDevice::expectedSeconds() const
{
    return m_secondsPerFlop * gemmFlop(static_cast<double>(m_shape[0]),
                                       static_cast<double>(m_shape[1]),
                                       static_cast<double>(m_shape[2]));
}

BatchOutcome OpenClDevice::launch(long products)
{
    return timeLaunches(
        [&](long i, Event* event)
        {
            const Set& set = m_sets[static_cast<std::size_t>(i) % m_sets.size()];
            return enqueue(*m_variant, m_kernel.get(), set, event);
        },
        products);
}

std::optional<double> OpenClDevice::readC(std::int64_t index, Failure& failure)
{
    std::array<unsigned char, 8> bytes{};
    const std::size_t size = bytesOf(*m_format);
    const Error error = m_api.EnqueueReadBuffer(m_queue.get(), m_sets.front().c.get(), 1,
                                                static_cast<std::size_t>(index) * size, size,
                                                bytes.data(), 0, nullptr, nullptr);
    if (error == 0)
        return decode(bytes.data(), *m_format);
    failure = failureOf("clEnqueueReadBuffer", error);
    return std::nullopt;
}

std::optional<Failure> OpenClDevice::prepareTriad(std::int64_t elements)
{
    release();
    if (std::optional<Failure> failure = build(NumberFormat::Fp32))
        return failure;
    const Pattern pattern(NumberFormat::Fp32);
    Set set;
    const std::size_t bytes = static_cast<std::size_t>(elements) * 4;
    for (Owned<Buffer>* buffer : {&set.a, &set.b, &set.c})
    {
        std::optional<Failure> failure = allocate(bytes, *buffer);
        if (!failure)
            failure = fill(buffer->get(), pattern, bytes);
        if (failure)
            return failure;
    }
    Error error = 0;
    m_kernel = {m_api.CreateKernel(m_program.get(), "triad", &error), m_api.ReleaseKernel};
    if (error != 0)
        return failureOf("clCreateKernel", error);
    m_sets.push_back(std::move(set));
    m_triadElements = elements;
    return std::nullopt;
}

BatchOutcome OpenClDevice::launchTriad(long count)
{
    const float scale = 0.4f;
    const Set& set = m_sets.front();
    const std::array<Buffer, 3> buffers{set.a.get(), set.b.get(), set.c.get()};
    Error error = m_api.SetKernelArg(m_kernel.get(), 0, sizeof scale, &scale);
    for (Uint i = 0; i < 3 && error == 0; ++i)
        error = m_api.SetKernelArg(m_kernel.get(), 1 + i, sizeof buffers[i], &buffers[i]);
    if (error != 0)
        return {.failure = failureOf("clSetKernelArg", error)};
    const auto global = static_cast<std::size_t>(m_triadElements / 4);
    return timeLaunches(
        [&](long, Event* event)
        {
            return m_api.EnqueueNDRangeKernel(m_queue.get(), m_kernel.get(), 1, nullptr, &global,
                                              nullptr, 0, nullptr, event);
        },
        count);
}

void OpenClDevice::release()
{
    m_sets.clear();
    m_kernel = {};
    m_variant = nullptr;
}

std::string OpenClDevice::engine() const
{
    return std::string("opencl ") + (m_variant ? m_variant->name : "");
}

} // namespace costmodel::measure::opencl
