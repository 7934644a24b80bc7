#pragma once

#include <cstddef>
#include <cstdint>

#include "model/measure/cuda/cuda_api.h"

namespace costmodel::measure::cublaslt
{

/// The part of cuBLASLt that is used; compared with the vendor's header where that exists.

struct HandleStruct;
struct DescriptorStruct;
struct LayoutStruct;
struct PreferenceStruct;
using Handle = HandleStruct*;
using Descriptor = DescriptorStruct*;
using Layout = LayoutStruct*;
using Preference = PreferenceStruct*;
using Status = int;

struct Algorithm
{
    std::uint64_t data[8];
};

struct Heuristic
{
    Algorithm algorithm;
    std::size_t workspaceBytes;
    Status state;
    float waves;
    int reserved[4];
};

// X(member, exported name, parameters); all give a Status
#define COSTMODEL_CUBLASLT_FUNCTIONS(X)                                                            \
    X(create, "cublasLtCreate", (Handle*))                                                         \
    X(destroy, "cublasLtDestroy", (Handle))                                                        \
    X(matmul, "cublasLtMatmul",                                                                    \
      (Handle, Descriptor, const void*, const void*, Layout, const void*, Layout, const void*,     \
       const void*, Layout, void*, Layout, const Algorithm*, void*, std::size_t, cuda::Stream))    \
    X(getHeuristic, "cublasLtMatmulAlgoGetHeuristic",                                              \
      (Handle, Descriptor, Layout, Layout, Layout, Layout, Preference, int, Heuristic*, int*))     \
    X(descriptorCreate, "cublasLtMatmulDescCreate", (Descriptor*, int, int))                       \
    X(descriptorDestroy, "cublasLtMatmulDescDestroy", (Descriptor))                                \
    X(descriptorSet, "cublasLtMatmulDescSetAttribute",                                             \
      (Descriptor, int, const void*, std::size_t))                                                 \
    X(layoutCreate, "cublasLtMatrixLayoutCreate",                                                  \
      (Layout*, int, std::uint64_t, std::uint64_t, std::int64_t))                                  \
    X(layoutDestroy, "cublasLtMatrixLayoutDestroy", (Layout))                                      \
    X(preferenceCreate, "cublasLtMatmulPreferenceCreate", (Preference*))                           \
    X(preferenceDestroy, "cublasLtMatmulPreferenceDestroy", (Preference))                          \
    X(preferenceSet, "cublasLtMatmulPreferenceSetAttribute",                                       \
      (Preference, int, const void*, std::size_t))

namespace constant
{
inline constexpr Status success = 0;
inline constexpr Status notInitialized = 1;
inline constexpr Status allocationFailed = 3;
inline constexpr Status notSupported = 15;
inline constexpr int computeFp32 = 68;
inline constexpr int computeFastTf32 = 77;
inline constexpr int typeFp32 = 0;
inline constexpr int typeFp16 = 2;
inline constexpr int typeBf16 = 14;
inline constexpr int typeFp8E4M3 = 28;
inline constexpr int transposeA = 3;
inline constexpr int transposeB = 4;
inline constexpr int scalePointerA = 17;
inline constexpr int scalePointerB = 18;
inline constexpr int fastAccumulation = 25;
inline constexpr int asIs = 0;
inline constexpr int transposed = 1;
inline constexpr int mostWorkspace = 1;
} // namespace constant

struct Api
{
#define COSTMODEL_X(member, name, parameters)                                                      \
    Status(COSTMODEL_CUDA_CALL* member) parameters = nullptr;
    COSTMODEL_CUBLASLT_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    std::size_t(COSTMODEL_CUDA_CALL* getVersion)() = nullptr;

    const char* load(const DynamicLibrary& library);
};

/// The library that fits a driver, opened and tried. `version` is as cublasLtGetVersion gives it:
/// 130100 for 13.1.
struct Library
{
    Api api{};
    Probe probe{};
    std::size_t version = 0;
};

} // namespace costmodel::measure::cublaslt
