#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "model/measure/driver/dynamic_library.h"
#include "model/measure/run/timing.h"

namespace costmodel::measure::cuda
{

/// The part of the CUDA driver interface that is used, under the names with which the library
/// exports it; the ones without "_v2" are older and take other arguments. tests/measure compares
/// them with the vendor's header where that exists.

struct ContextHandle;
struct ModuleHandle;
struct FunctionHandle;
struct StreamHandle;
struct EventHandle;
using Context = ContextHandle*;
using Module = ModuleHandle*;
using Function = FunctionHandle*;
using Stream = StreamHandle*;
using Event = EventHandle*;
using Result = int;
using Ordinal = int;
using Pointer = unsigned long long;

struct Uuid
{
    unsigned char bytes[16];
};

#ifdef _WIN32
#define COSTMODEL_CUDA_CALL __stdcall
#else
#define COSTMODEL_CUDA_CALL
#endif

// X(member, exported name, parameters)
#define COSTMODEL_CUDA_FUNCTIONS(X)                                                                \
    X(init, "cuInit", (unsigned))                                                                  \
    X(driverGetVersion, "cuDriverGetVersion", (int*))                                              \
    X(getErrorName, "cuGetErrorName", (Result, const char**))                                      \
    X(deviceGetCount, "cuDeviceGetCount", (int*))                                                  \
    X(deviceGet, "cuDeviceGet", (Ordinal*, int))                                                   \
    X(deviceGetName, "cuDeviceGetName", (char*, int, Ordinal))                                     \
    X(deviceGetAttribute, "cuDeviceGetAttribute", (int*, int, Ordinal))                            \
    X(deviceGetPciBusId, "cuDeviceGetPCIBusId", (char*, int, Ordinal))                             \
    X(deviceTotalMem, "cuDeviceTotalMem_v2", (std::size_t*, Ordinal))                              \
    X(primaryContextRetain, "cuDevicePrimaryCtxRetain", (Context*, Ordinal))                       \
    X(primaryContextRelease, "cuDevicePrimaryCtxRelease_v2", (Ordinal))                            \
    X(contextSetCurrent, "cuCtxSetCurrent", (Context))                                             \
    X(contextSynchronize, "cuCtxSynchronize", ())                                                  \
    X(memGetInfo, "cuMemGetInfo_v2", (std::size_t*, std::size_t*))                                 \
    X(memAlloc, "cuMemAlloc_v2", (Pointer*, std::size_t))                                          \
    X(memFree, "cuMemFree_v2", (Pointer))                                                          \
    X(memAllocHost, "cuMemAllocHost_v2", (void**, std::size_t))                                    \
    X(memFreeHost, "cuMemFreeHost", (void*))                                                       \
    X(copyToDevice, "cuMemcpyHtoDAsync_v2", (Pointer, const void*, std::size_t, Stream))           \
    X(copyToHost, "cuMemcpyDtoHAsync_v2", (void*, Pointer, std::size_t, Stream))                   \
    X(copyOnDevice, "cuMemcpyDtoDAsync_v2", (Pointer, Pointer, std::size_t, Stream))               \
    X(moduleLoadData, "cuModuleLoadDataEx", (Module*, const void*, unsigned, int*, void**))        \
    X(moduleUnload, "cuModuleUnload", (Module))                                                    \
    X(moduleGetFunction, "cuModuleGetFunction", (Function*, Module, const char*))                  \
    X(launchKernel, "cuLaunchKernel",                                                              \
      (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream,     \
       void**, void**))                                                                            \
    X(streamCreate, "cuStreamCreate", (Stream*, unsigned))                                         \
    X(streamDestroy, "cuStreamDestroy_v2", (Stream))                                               \
    X(streamSynchronize, "cuStreamSynchronize", (Stream))                                          \
    X(eventCreate, "cuEventCreate", (Event*, unsigned))                                            \
    X(eventRecord, "cuEventRecord", (Event, Stream))                                               \
    X(eventSynchronize, "cuEventSynchronize", (Event))                                             \
    X(eventElapsedTime, "cuEventElapsedTime", (float*, Event, Event))                              \
    X(eventDestroy, "cuEventDestroy_v2", (Event))

// These may be missing in old drivers.
#define COSTMODEL_CUDA_OPTIONAL_FUNCTIONS(X)                                                       \
    X(deviceGetUuid, "cuDeviceGetUuid_v2", (Uuid*, Ordinal))                                       \
    X(deviceCanAccessPeer, "cuDeviceCanAccessPeer", (int*, Ordinal, Ordinal))                      \
    X(contextEnablePeerAccess, "cuCtxEnablePeerAccess", (Context, unsigned))                       \
    X(copyPeer, "cuMemcpyPeerAsync", (Pointer, Context, Pointer, Context, std::size_t, Stream))

namespace constant
{
inline constexpr Result success = 0;
inline constexpr Result outOfMemory = 2;
inline constexpr Result insufficientDriver = 35;
inline constexpr Result stubLibrary = 34;
inline constexpr Result deviceUnavailable = 46;
inline constexpr Result noDevice = 100;
inline constexpr Result noBinaryForGpu = 209;
inline constexpr Result unsupportedPtxVersion = 222;
inline constexpr Result operatingSystem = 304;
inline constexpr Result launchTimeout = 702;
inline constexpr Result notPermitted = 800;
inline constexpr Result systemNotReady = 802;
inline constexpr Result systemDriverMismatch = 803;
inline constexpr Result compatNotSupported = 804;
inline constexpr Result mpsConnectionFailed = 805;
inline constexpr int attributeMultiprocessors = 16;
inline constexpr int attributeIntegrated = 18;
inline constexpr int attributeEcc = 32;
inline constexpr int attributeL2Bytes = 38;
inline constexpr int attributeMajor = 75;
inline constexpr int attributeMinor = 76;
inline constexpr int jitErrorLog = 5;
inline constexpr int jitErrorLogBytes = 6;
} // namespace constant

struct Api
{
#define COSTMODEL_X(member, name, parameters)                                                      \
    Result(COSTMODEL_CUDA_CALL* member) parameters = nullptr;
    COSTMODEL_CUDA_FUNCTIONS(COSTMODEL_X)
    COSTMODEL_CUDA_OPTIONAL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X

    /// The first function that the library lacks, or null; optional ones may stay null.
    const char* load(const DynamicLibrary& library);
    /// "700 (CUDA_ERROR_ILLEGAL_ADDRESS)"; asks the library, which may not know either.
    std::string errorText(Result code) const;
    /// Why a test cannot go on after this code.
    Failure failure(const char* call, Result code) const;
};

/// What a code of the first calls says about the installation.
LoadStatus statusOf(Result code);

} // namespace costmodel::measure::cuda
