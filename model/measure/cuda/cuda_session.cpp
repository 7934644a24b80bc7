#include "model/measure/cuda/cuda_session.h"

#include <tuple>

#include "model/measure/cuda/product.h"
#include "model/measure/gemm/measure_gemm.h"
#include "model/measure/kernels/kernels.h"
#include "model/measure/reference.h"
#include "model/measure/run/triad.h"

namespace costmodel::measure::cuda
{

namespace
{

/// Products on one device, by one way of multiplying.
class CudaGemm final : public GemmDevice
{
public:
    CudaGemm(CudaDevice& device, Product& product)
        : m_device(device)
        , m_product(product)
    {
    }

    int multiprocessors() const override
    {
        return m_device.attribute(constant::attributeMultiprocessors, 1);
    }
    double freeBytes() override
    {
        return m_device.freeBytes();
    }
    GemmLayout layout(NumberFormat format, const GemmShape& shape) const override
    {
        return m_product.layout(format, shape);
    }

    std::optional<Failure> prepare(const Pattern& pattern, const GemmShape& shape,
                                   int sets) override
    {
        release();
        std::optional<Failure> failure = allocate(pattern, shape, sets);
        if (!failure)
            failure = m_product.prepare(pattern.format(), shape, m_sets.front());
        if (failure)
            release();
        return failure;
    }

    double expectedSeconds() const override
    {
        return 0;
    }

    BatchOutcome launch(long products) override
    {
        return m_device.timed(
            [&]() -> std::optional<Failure>
            {
                for (long i = 0; i < products; ++i)
                    if (std::optional<Failure> failure =
                            m_product.enqueue(m_sets[static_cast<std::size_t>(i) % m_sets.size()]))
                        return failure;
                return std::nullopt;
            });
    }

    std::optional<double> readC(std::int64_t index, Failure& failure) override
    {
        unsigned char bytes[8] = {};
        const std::size_t size = bytesOf(m_resultFormat);
        const Pointer from = m_sets.front().c + static_cast<std::uint64_t>(index) * size;
        if (std::optional<Failure> problem = m_device.read(from, size, bytes))
        {
            failure = *problem;
            return std::nullopt;
        }
        return decode(bytes, m_resultFormat);
    }

    void release() override
    {
        m_device.releaseMemory();
        m_sets.clear();
    }

    std::string engine() const override
    {
        return m_product.engine();
    }

private:
    std::optional<Failure> allocate(const Pattern& pattern, const GemmShape& shape, int sets)
    {
        const auto& [m, n, k] = shape;
        m_resultFormat = m_product.resultFormat(pattern.format());
        const auto bytes = [](std::int64_t rows, std::int64_t columns, NumberFormat format)
        {
            return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) *
                   bytesOf(format);
        };
        for (int i = 0; i < sets; ++i)
        {
            Operands set;
            for (const auto& [pointer, size, isOperand] :
                 {std::tuple{&set.a, bytes(m, k, pattern.format()), true},
                  std::tuple{&set.b, bytes(k, n, pattern.format()), true},
                  std::tuple{&set.c, bytes(m, n, m_resultFormat), false}})
            {
                if (std::optional<Failure> failure = m_device.allocate(size, *pointer))
                    return failure;
                if (!isOperand)
                    continue;
                if (std::optional<Failure> failure = m_device.fill(*pointer, size, pattern))
                    return failure;
            }
            m_sets.push_back(set);
        }
        return std::nullopt;
    }

    CudaDevice& m_device;
    Product& m_product;
    NumberFormat m_resultFormat = NumberFormat::Fp32;
    std::vector<Operands> m_sets;
};

class CudaSession final : public Session
{
public:
    CudaSession(const Api& api, Ordinal ordinal, Device device, const cublaslt::Library& library)
        : m_info(std::move(device))
        , m_device(api, ordinal)
        , m_library(library)
    {
    }

    std::optional<Failure> open()
    {
        if (std::optional<Failure> failure = m_device.open())
            return failure;
        Failure ignored; // the kernels of this program take its place, and the probe says why
        if (m_library.probe.status == LoadStatus::Ok)
            m_product = makeCublasLtProduct(m_device, m_library, ignored);
        if (!m_product)
            m_product = makePtxProduct(m_device);
        return std::nullopt;
    }

    Test gemm(const GemmSpec& spec, const Effort& effort) override
    {
        Test test{.name = "gemm",
                  .dtype = std::string(nameOf(spec.format)),
                  .shape = spec.shape,
                  .status = TestStatus::Unsupported,
                  .reason = Reason::NotSupportedByDevice,
                  .unit = "FLOP/s"};
        const int capability = m_device.attribute(constant::attributeMajor, 0) * 10 +
                               m_device.attribute(constant::attributeMinor, 0);
        const int needed = spec.format == NumberFormat::Fp8E4M3 ? 89
                           : spec.format == NumberFormat::Bf16 || spec.format == NumberFormat::Tf32
                               ? 80
                               : 0;
        if (capability < needed)
            test.detail = "compute capability " + m_info.computeCapability;
        else
        {
            CudaGemm gemm(m_device, *m_product);
            test =
                measureGemm(gemm, spec, effort, datasheetPeak(m_info.name, "gemm/" + test.dtype));
            test.lowerBound = m_product->isLowerBound();
            test.tensorPath = spec.format != NumberFormat::Fp32;
        }
        test.device = m_info.id;
        return test;
    }

    Test triad(const Effort& effort) override
    {
        const double free = m_device.freeBytes();
        const double cache = m_device.attribute(constant::attributeL2Bytes, 0);
        LoadedKernel kernel;
        Operands arrays;
        std::int64_t count = 0;
        const auto prepare = [&](std::int64_t elements) -> std::optional<Failure>
        {
            count = elements / 4;
            const Pattern pattern(NumberFormat::Fp32);
            const std::size_t bytes = static_cast<std::size_t>(elements) * 4;
            for (Pointer* array : {&arrays.a, &arrays.b, &arrays.c})
            {
                if (std::optional<Failure> failure = m_device.allocate(bytes, *array))
                    return failure;
                if (std::optional<Failure> failure = m_device.fill(*array, bytes, pattern))
                    return failure;
            }
            return loadKernel(m_device, kernels::ptxFp32(), "triad", kernel);
        };
        Test test = measureTriad(
            triadElements(free, cache, free), prepare,
            [&](long launches) { return launchTriad(kernel, arrays, count, launches); }, effort);
        if (kernel.module)
            m_device.api().moduleUnload(kernel.module);
        m_device.releaseMemory();
        test.device = m_info.id;
        test.engine = "ptx";
        return test;
    }

    Test copy(CopyDirection direction, const Effort& effort) override
    {
        const bool hasRoom = m_device.freeBytes() > 4.0 * 512 * 1024 * 1024;
        const std::size_t bytes = std::size_t{hasRoom ? 512u : 64u} << 20;
        const bool isToDevice = direction == CopyDirection::HostToDevice;
        Test test{.name = isToDevice ? "h2d" : "d2h",
                  .dtype = "bytes",
                  .device = m_info.id,
                  .shape = {static_cast<std::int64_t>(bytes), 0, 0},
                  .engine = "pinned",
                  .data = "zeros",
                  .unit = "B/s"};
        void* host = nullptr;
        Pointer device = 0;
        std::optional<Failure> failure = m_device.allocate(bytes, device);
        if (!failure)
            if (const Result code = m_device.api().memAllocHost(&host, bytes); code != 0)
                failure = m_device.api().failure("cuMemAllocHost", code);
        if (!failure)
            failure = m_device.write(host, bytes, device);
        TimingPlan plan{.warmUpSeconds = effort.warmUpSeconds,
                        .measureSeconds = effort.measureSeconds,
                        .burstWindowSeconds = effort.measureSeconds * 0.625,
                        .unit = "B/s"};
        Timing timing{.failure = failure};
        if (!failure)
            timing = timeBatches(
                [&](long launches)
                {
                    return m_device.timed(
                        [&]() -> std::optional<Failure>
                        { return enqueueCopies(isToDevice, host, device, bytes, launches); });
                },
                static_cast<double>(bytes), plan, effort.clock, effort.stop, effort.onSample);
        apply(timing, plan, test);
        if (host)
            m_device.api().memFreeHost(host);
        m_device.releaseMemory();
        return test;
    }

private:
    BatchOutcome launchTriad(const LoadedKernel& kernel, Operands arrays, std::int64_t count,
                             long launches)
    {
        long long elements = count;
        float scale = 0.4f;
        void* arguments[] = {&elements, &scale, &arrays.a, &arrays.b, &arrays.c};
        const auto blocks =
            static_cast<unsigned>(m_device.attribute(constant::attributeMultiprocessors, 1)) * 8;
        return m_device.timed(
            [&]() -> std::optional<Failure>
            {
                for (long i = 0; i < launches; ++i)
                    if (const Result code =
                            m_device.api().launchKernel(kernel.function, blocks, 1, 1, 256, 1, 1, 0,
                                                        m_device.stream(), arguments, nullptr);
                        code != 0)
                        return m_device.api().failure("cuLaunchKernel", code);
                return std::nullopt;
            });
    }

    std::optional<Failure> enqueueCopies(bool isToDevice, void* host, Pointer device,
                                         std::size_t bytes, long launches)
    {
        for (long i = 0; i < launches; ++i)
        {
            const Result code =
                isToDevice ? m_device.api().copyToDevice(device, host, bytes, m_device.stream())
                           : m_device.api().copyToHost(host, device, bytes, m_device.stream());
            if (code != 0)
                return m_device.api().failure("cuMemcpyAsync", code);
        }
        return std::nullopt;
    }

    Device m_info;
    CudaDevice m_device;
    const cublaslt::Library& m_library;
    std::unique_ptr<Product> m_product;
};

} // namespace

std::unique_ptr<Session> openSession(const Api& api, Ordinal ordinal, const Device& device,
                                     const cublaslt::Library& library, Failure& failure)
{
    auto session = std::make_unique<CudaSession>(api, ordinal, device, library);
    if (std::optional<Failure> problem = session->open())
    {
        failure = *problem;
        return nullptr;
    }
    return session;
}

} // namespace costmodel::measure::cuda
