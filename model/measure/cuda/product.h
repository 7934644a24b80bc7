#pragma once

#include <memory>

#include "model/measure/cuda/cublaslt_api.h"
#include "model/measure/cuda/cuda_device.h"
#include "model/measure/gemm/spot_check.h"

namespace costmodel::measure::cuda
{

struct Operands
{
    Pointer a = 0;
    Pointer b = 0;
    Pointer c = 0;
};

/// One way to multiply on a device.
class Product
{
public:
    virtual ~Product() = default;
    /// Gets ready for a format and shape; `operands` are filled and may be multiplied to find the
    /// fastest way.
    virtual std::optional<Failure> prepare(NumberFormat format, const GemmShape& shape,
                                           const Operands& operands) = 0;
    virtual std::optional<Failure> enqueue(const Operands& operands) = 0;
    virtual GemmLayout layout(NumberFormat format, const GemmShape& shape) const = 0;
    /// What C is made of: fp8 products come out as bf16.
    virtual NumberFormat resultFormat(NumberFormat format) const = 0;
    virtual std::string engine() const = 0;
    virtual bool isLowerBound() const = 0;
};

/// Through cuBLASLt; null with the failure set if it cannot be initialised.
std::unique_ptr<Product> makeCublasLtProduct(CudaDevice& device, const cublaslt::Library& library,
                                             Failure& failure);

/// Through the kernels of this program: bf16 and fp32 only.
std::unique_ptr<Product> makePtxProduct(CudaDevice& device);

/// A kernel of this program, translated by the driver.
struct LoadedKernel
{
    Module module = nullptr;
    Function function = nullptr;
};
std::optional<Failure> loadKernel(CudaDevice& device, const char* ptx, const char* name,
                                  LoadedKernel& kernel);

} // namespace costmodel::measure::cuda
