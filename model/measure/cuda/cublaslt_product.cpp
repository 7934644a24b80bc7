#include <array>

#include "model/measure/cuda/cuda_session.h"
#include "model/measure/cuda/product.h"

namespace costmodel::measure
{

namespace
{

using cuda::CudaDevice;
using cuda::Operands;
using namespace cublaslt;

constexpr std::array<std::size_t, 3> workspaces{std::size_t{256} << 20, std::size_t{32} << 20,
                                                std::size_t{4} << 20};
constexpr int candidates = 8; ///< the first one of the heuristic can be half as fast as the best
constexpr int trials = 4;

struct Types
{
    int input = 0;
    int output = 0;
    int compute = constant::computeFp32;
};

std::optional<Types> typesOf(NumberFormat format)
{
    switch (format)
    {
    case NumberFormat::Bf16:
        return Types{constant::typeBf16, constant::typeBf16};
    case NumberFormat::Fp16:
        return Types{constant::typeFp16, constant::typeFp16};
    case NumberFormat::Tf32:
        return Types{constant::typeFp32, constant::typeFp32, constant::computeFastTf32};
    case NumberFormat::Fp32:
        return Types{constant::typeFp32, constant::typeFp32};
    case NumberFormat::Fp8E4M3:
        return Types{constant::typeFp8E4M3, constant::typeBf16};
    case NumberFormat::Fp64:
        return std::nullopt;
    }
    return std::nullopt;
}

Failure failureOf(const char* call, Status status)
{
    const std::string detail = std::string(call) + ": " + std::to_string(status);
    if (status == constant::notSupported)
        return {TestStatus::Unsupported, Reason::NotSupportedByDevice, detail};
    if (status == constant::allocationFailed)
        return {TestStatus::Skipped, Reason::OutOfMemory, detail};
    return {TestStatus::Error, Reason::DriverError, detail};
}

class CublasLtProduct final : public cuda::Product
{
public:
    CublasLtProduct(CudaDevice& device, const Library& library)
        : m_device(device)
        , m_library(library)
        , m_api(library.api)
    {
    }

    ~CublasLtProduct() override
    {
        clear();
        if (m_handle)
            m_api.destroy(m_handle);
    }

    std::optional<Failure> open()
    {
        if (const Status status = m_api.create(&m_handle); status != constant::success)
        {
            m_handle = nullptr;
            return failureOf("cublasLtCreate", status);
        }
        return std::nullopt;
    }

    std::optional<Failure> prepare(NumberFormat format, const GemmShape& shape,
                                   const Operands& operands) override
    {
        clear();
        const std::optional<Types> types = typesOf(format);
        if (!types)
            return Failure{TestStatus::Unsupported, Reason::NotSupportedByDevice,
                           std::string(nameOf(format))};
        if (std::optional<Failure> failure = describe(format, shape, *types))
            return failure;
        std::optional<Failure> failure;
        // The best algorithms want much; less is better than nothing where memory is short.
        for (const std::size_t bytes : workspaces)
        {
            m_workspaceBytes = bytes;
            failure = m_device.allocate(bytes, m_workspace);
            if (!failure)
                break;
        }
        if (failure)
            return failure;
        return pick(operands);
    }

    std::optional<Failure> enqueue(const Operands& operands) override
    {
        return multiply(operands, m_algorithm);
    }

    GemmLayout layout(NumberFormat format, const GemmShape& shape) const override
    {
        return format == NumberFormat::Fp32 ? columnMajor(shape) : transposedA(shape);
    }

    NumberFormat resultFormat(NumberFormat format) const override
    {
        return format == NumberFormat::Fp8E4M3 ? NumberFormat::Bf16 : format;
    }

    std::string engine() const override
    {
        // 130100 is 13.1, but up to CUDA 12 it was 120103 for 12.1.3.
        return "cublasLt " + std::to_string(m_library.version / 10000) + "." +
               std::to_string(m_library.version % 10000 / 100);
    }

    bool isLowerBound() const override
    {
        return false;
    }

private:
    std::optional<Failure> describe(NumberFormat format, const GemmShape& shape, const Types& types)
    {
        const auto& [m, n, k] = shape;
        const bool isTransposed = format != NumberFormat::Fp32;
        Status status = m_api.descriptorCreate(&m_descriptor, types.compute, constant::typeFp32);
        const auto set = [&](int what, const auto& value)
        {
            if (status == constant::success)
                status = m_api.descriptorSet(m_descriptor, what, &value, sizeof value);
        };
        set(constant::transposeA, isTransposed ? constant::transposed : constant::asIs);
        set(constant::transposeB, constant::asIs);
        if (status != constant::success)
            return failureOf("cublasLtMatmulDesc", status);
        if (format == NumberFormat::Fp8E4M3)
        {
            const float one = 1;
            if (std::optional<Failure> failure = m_device.allocate(sizeof one, m_scale))
                return failure;
            if (std::optional<Failure> failure = m_device.write(&one, sizeof one, m_scale))
                return failure;
            set(constant::scalePointerA, m_scale);
            set(constant::scalePointerB, m_scale);
            set(constant::fastAccumulation, std::int8_t{1});
        }
        const auto layoutOf = [&](Layout& layout, int type, std::int64_t rows, std::int64_t columns)
        {
            if (status == constant::success)
                status = m_api.layoutCreate(&layout, type, static_cast<std::uint64_t>(rows),
                                            static_cast<std::uint64_t>(columns), rows);
        };
        layoutOf(m_a, types.input, isTransposed ? k : m, isTransposed ? m : k);
        layoutOf(m_b, types.input, k, n);
        layoutOf(m_c, types.output, m, n);
        if (status != constant::success)
            return failureOf("cublasLtMatrixLayoutCreate", status);
        return std::nullopt;
    }

    std::optional<Failure> pick(const Operands& operands)
    {
        Preference preference = nullptr;
        Status status = m_api.preferenceCreate(&preference);
        if (status != constant::success)
            return failureOf("cublasLtMatmulPreferenceCreate", status);
        std::array<Heuristic, candidates> found{};
        int count = 0;
        status = m_api.preferenceSet(preference, constant::mostWorkspace, &m_workspaceBytes,
                                     sizeof m_workspaceBytes);
        if (status == constant::success)
            status = m_api.getHeuristic(m_handle, m_descriptor, m_a, m_b, m_c, m_c, preference,
                                        candidates, found.data(), &count);
        m_api.preferenceDestroy(preference);
        if (status != constant::success || count == 0)
            return failureOf("cublasLtMatmulAlgoGetHeuristic",
                             count == 0 && status == 0 ? constant::notSupported : status);
        std::optional<double> best;
        std::optional<Failure> failure;
        for (int i = 0; i < count; ++i)
        {
            const Heuristic& candidate = found[static_cast<std::size_t>(i)];
            if (candidate.state != constant::success)
                continue;
            // The first one warms up.
            BatchOutcome outcome = trial(operands, candidate.algorithm, 1);
            if (!outcome.failure)
                outcome = trial(operands, candidate.algorithm, trials);
            if (outcome.failure)
            {
                failure = outcome.failure;
                continue;
            }
            if (best && outcome.eventSeconds >= *best)
                continue;
            best = outcome.eventSeconds;
            m_algorithm = candidate.algorithm;
        }
        if (best)
            return std::nullopt;
        return failure ? failure
                       : failureOf("cublasLtMatmulAlgoGetHeuristic", constant::notSupported);
    }

    BatchOutcome trial(const Operands& operands, const Algorithm& algorithm, int count)
    {
        return m_device.timed(
            [&]() -> std::optional<Failure>
            {
                for (int i = 0; i < count; ++i)
                    if (std::optional<Failure> failure = multiply(operands, algorithm))
                        return failure;
                return std::nullopt;
            });
    }

    std::optional<Failure> multiply(const Operands& operands, const Algorithm& algorithm)
    {
        const auto at = [](cuda::Pointer pointer)
        {
            return reinterpret_cast<void*>(pointer);
        };
        const float one = 1;
        const float none = 0;
        const Status status =
            m_api.matmul(m_handle, m_descriptor, &one, at(operands.a), m_a, at(operands.b), m_b,
                         &none, at(operands.c), m_c, at(operands.c), m_c, &algorithm,
                         at(m_workspace), m_workspaceBytes, m_device.stream());
        if (status != constant::success)
            return failureOf("cublasLtMatmul", status);
        return std::nullopt;
    }

    void clear()
    {
        for (Layout* layout : {&m_a, &m_b, &m_c})
            if (*layout)
                m_api.layoutDestroy(std::exchange(*layout, nullptr));
        if (m_descriptor)
            m_api.descriptorDestroy(std::exchange(m_descriptor, nullptr));
    }

    CudaDevice& m_device;
    const Library& m_library;
    const Api& m_api;
    Handle m_handle = nullptr;
    Descriptor m_descriptor = nullptr;
    Layout m_a = nullptr;
    Layout m_b = nullptr;
    Layout m_c = nullptr;
    Algorithm m_algorithm{};
    cuda::Pointer m_workspace = 0;
    cuda::Pointer m_scale = 0;
    std::size_t m_workspaceBytes = 0;
};

} // namespace

cublaslt::Library openCublasLt(const LibraryPlaces& places, int driverVersion)
{
    Library library;
    library.probe = {.library = "libcublasLt.so",
                     .status = LoadStatus::Absent,
                     .text = "no cuBLASLt for a driver of CUDA " +
                             std::to_string(driverVersion / 1000)};
    for (const std::string& candidate : cublasLtCandidates(places, driverVersion))
    {
        const DynamicLibrary file = DynamicLibrary::open({candidate}, places.onlyFolder);
        if (!file.isOpen())
            continue;
        library.probe = {.library = file.name(),
                         .status = LoadStatus::Ok,
                         .path = file.path(),
                         .isFake = !places.onlyFolder.empty()};
        if (const char* missing = library.api.load(file))
        {
            library.probe.status = LoadStatus::TooOld;
            library.probe.text = std::string("missing ") + missing;
            continue;
        }
        library.version = library.api.getVersion();
        library.probe.text = "version " + std::to_string(library.version);
        return library;
    }
    return library;
}

namespace cuda
{

std::unique_ptr<Product> makeCublasLtProduct(CudaDevice& device, const cublaslt::Library& library,
                                             Failure& failure)
{
    auto product = std::make_unique<CublasLtProduct>(device, library);
    if (std::optional<Failure> problem = product->open())
    {
        failure = *problem;
        return nullptr;
    }
    return product;
}

} // namespace cuda
} // namespace costmodel::measure
