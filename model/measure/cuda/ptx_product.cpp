#include "model/measure/cuda/product.h"

#include <array>

#include "model/measure/kernels/kernels.h"

namespace costmodel::measure::cuda
{

namespace
{

class PtxProduct final : public Product
{
public:
    explicit PtxProduct(CudaDevice& device)
        : m_device(device)
    {
    }

    ~PtxProduct() override
    {
        unload();
    }

    std::optional<Failure> prepare(NumberFormat format, const GemmShape& shape,
                                   const Operands&) override
    {
        unload();
        m_shape = shape;
        m_isBf16 = format == NumberFormat::Bf16;
        if (!m_isBf16 && format != NumberFormat::Fp32)
            return Failure{TestStatus::Skipped, Reason::LibraryMissing, "cuBLASLt"};
        return m_isBf16 ? loadKernel(m_device, kernels::ptxBf16(), "gemm_bf16", m_kernel)
                        : loadKernel(m_device, kernels::ptxFp32(), "gemm_fp32", m_kernel);
    }

    std::optional<Failure> enqueue(const Operands& operands) override
    {
        const auto& [m, n, k] = m_shape;
        std::array<int, 3> sizes{static_cast<int>(m), static_cast<int>(n), static_cast<int>(k)};
        Operands pointers = operands;
        std::array<void*, 6> arguments{&sizes[0],   &sizes[1],   &sizes[2],
                                       &pointers.a, &pointers.b, &pointers.c};
        const std::int64_t block = m_isBf16 ? 128 : 64;
        const Result code = m_device.api().launchKernel(
            m_kernel.function, static_cast<unsigned>(n / block), static_cast<unsigned>(m / block),
            1, 256, 1, 1, 0, m_device.stream(), arguments.data(), nullptr);
        if (code != 0)
            return m_device.api().failure("cuLaunchKernel", code);
        return std::nullopt;
    }

    GemmLayout layout(NumberFormat format, const GemmShape& shape) const override
    {
        GemmLayout layout = rowMajor(shape);
        if (format == NumberFormat::Bf16)
            layout.b = {1, shape[2]};
        return layout;
    }

    NumberFormat resultFormat(NumberFormat format) const override
    {
        return format;
    }

    std::string engine() const override
    {
        return m_isBf16 ? "ptx mma.sync" : "ptx 64x64";
    }

    bool isLowerBound() const override
    {
        return true;
    }

private:
    void unload()
    {
        if (m_kernel.module)
            m_device.api().moduleUnload(m_kernel.module);
        m_kernel = {};
    }

    CudaDevice& m_device;
    LoadedKernel m_kernel;
    GemmShape m_shape{};
    bool m_isBf16 = false;
};

} // namespace

std::optional<Failure> loadKernel(CudaDevice& device, const char* ptx, const char* name,
                                  LoadedKernel& kernel)
{
    std::array<char, 2048> log{};
    std::array<int, 2> options{constant::jitErrorLog, constant::jitErrorLogBytes};
    std::array<void*, 2> values{log.data(), reinterpret_cast<void*>(log.size() - 1)};
    Result code = device.api().moduleLoadData(
        &kernel.module, ptx, static_cast<unsigned>(options.size()), options.data(), values.data());
    if (code != 0)
    {
        kernel = {};
        Failure failure = device.api().failure("cuModuleLoadDataEx", code);
        if (log[0] != '\0')
            failure.detail += std::string(" ") + log.data();
        return failure;
    }
    code = device.api().moduleGetFunction(&kernel.function, kernel.module, name);
    if (code != 0)
        return device.api().failure("cuModuleGetFunction", code);
    return std::nullopt;
}

std::unique_ptr<Product> makePtxProduct(CudaDevice& device)
{
    return std::make_unique<PtxProduct>(device);
}

} // namespace costmodel::measure::cuda
