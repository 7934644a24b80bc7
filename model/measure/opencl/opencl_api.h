#pragma once

#include <cstddef>
#include <cstdint>

#include "model/measure/driver/dynamic_library.h"
#include "model/measure/result.h"

namespace costmodel::measure::opencl
{

/// The part of OpenCL 1.2 that is used, declared here so that neither headers nor a loader are
/// needed to build or to start. tests/measure compares it with the headers where they exist.

struct PlatformHandle;
struct DeviceHandle;
struct ContextHandle;
struct QueueHandle;
struct BufferHandle;
struct ProgramHandle;
struct KernelHandle;
struct EventHandle;
using Platform = PlatformHandle*;
using DeviceId = DeviceHandle*;
using Context = ContextHandle*;
using Queue = QueueHandle*;
using Buffer = BufferHandle*;
using Program = ProgramHandle*;
using Kernel = KernelHandle*;
using Event = EventHandle*;
using Error = std::int32_t;
using Uint = std::uint32_t;
using Bits = std::uint64_t;
using Property = std::intptr_t;

#ifdef _WIN32
#define COSTMODEL_CL_CALL __stdcall
#else
#define COSTMODEL_CL_CALL
#endif

using ContextNotice = void(COSTMODEL_CL_CALL*)(const char*, const void*, std::size_t, void*);
using BuildNotice = void(COSTMODEL_CL_CALL*)(Program, void*);

// X(name without cl, result, parameters)
#define COSTMODEL_OPENCL_FUNCTIONS(X)                                                              \
    X(GetPlatformIDs, Error, (Uint, Platform*, Uint*))                                             \
    X(GetPlatformInfo, Error, (Platform, Uint, std::size_t, void*, std::size_t*))                  \
    X(GetDeviceIDs, Error, (Platform, Bits, Uint, DeviceId*, Uint*))                               \
    X(GetDeviceInfo, Error, (DeviceId, Uint, std::size_t, void*, std::size_t*))                    \
    X(CreateContext, Context,                                                                      \
      (const Property*, Uint, const DeviceId*, ContextNotice, void*, Error*))                      \
    X(ReleaseContext, Error, (Context))                                                            \
    X(CreateCommandQueue, Queue, (Context, DeviceId, Bits, Error*))                                \
    X(ReleaseCommandQueue, Error, (Queue))                                                         \
    X(CreateBuffer, Buffer, (Context, Bits, std::size_t, void*, Error*))                           \
    X(ReleaseMemObject, Error, (Buffer))                                                           \
    X(CreateProgramWithSource, Program, (Context, Uint, const char**, const std::size_t*, Error*)) \
    X(BuildProgram, Error, (Program, Uint, const DeviceId*, const char*, BuildNotice, void*))      \
    X(GetProgramBuildInfo, Error, (Program, DeviceId, Uint, std::size_t, void*, std::size_t*))     \
    X(ReleaseProgram, Error, (Program))                                                            \
    X(CreateKernel, Kernel, (Program, const char*, Error*))                                        \
    X(ReleaseKernel, Error, (Kernel))                                                              \
    X(SetKernelArg, Error, (Kernel, Uint, std::size_t, const void*))                               \
    X(EnqueueNDRangeKernel, Error,                                                                 \
      (Queue, Kernel, Uint, const std::size_t*, const std::size_t*, const std::size_t*, Uint,      \
       const Event*, Event*))                                                                      \
    X(EnqueueReadBuffer, Error,                                                                    \
      (Queue, Buffer, Uint, std::size_t, std::size_t, void*, Uint, const Event*, Event*))          \
    X(EnqueueWriteBuffer, Error,                                                                   \
      (Queue, Buffer, Uint, std::size_t, std::size_t, const void*, Uint, const Event*, Event*))    \
    X(EnqueueCopyBuffer, Error,                                                                    \
      (Queue, Buffer, Buffer, std::size_t, std::size_t, std::size_t, Uint, const Event*, Event*))  \
    X(Finish, Error, (Queue))                                                                      \
    X(WaitForEvents, Error, (Uint, const Event*))                                                  \
    X(GetEventProfilingInfo, Error, (Event, Uint, std::size_t, void*, std::size_t*))               \
    X(ReleaseEvent, Error, (Event))

namespace constant
{
inline constexpr Error outOfResources = -5;
inline constexpr Error memAllocationFailure = -4;
inline constexpr Error invalidBufferSize = -61;
inline constexpr Error deviceNotFound = -1;
inline constexpr Error platformNotFound = -1001;
inline constexpr Uint platformName = 0x0902;
inline constexpr Uint deviceType = 0x1000;
inline constexpr Uint maxComputeUnits = 0x1002;
inline constexpr Uint maxAllocationBytes = 0x1010;
inline constexpr Uint globalMemoryBytes = 0x101F;
inline constexpr Uint globalCacheBytes = 0x101E;
inline constexpr Uint deviceName = 0x102B;
inline constexpr Uint driverVersion = 0x102D;
inline constexpr Uint extensions = 0x1030;
inline constexpr Uint hostUnifiedMemory = 0x1035;
inline constexpr Uint deviceUuid = 0x106A;    // cl_khr_device_uuid
inline constexpr Uint pciBusInfo = 0x410F;    // cl_khr_pci_bus_info
inline constexpr Uint nvidiaPciBus = 0x4008;  // cl_nv_device_attribute_query
inline constexpr Uint nvidiaPciSlot = 0x4009; // the same
inline constexpr Bits anyType = 0xFFFFFFFF;
inline constexpr Bits cpuType = 2;
inline constexpr Bits gpuType = 4;
inline constexpr Bits acceleratorType = 8;
inline constexpr Bits queueProfiling = 2;
inline constexpr Bits readWrite = 1;
inline constexpr Uint buildLog = 0x1183;
inline constexpr Uint profilingStart = 0x1282;
inline constexpr Uint profilingEnd = 0x1283;
} // namespace constant

struct Api
{
#define COSTMODEL_X(name, result, parameters) result(COSTMODEL_CL_CALL* name) parameters = nullptr;
    COSTMODEL_OPENCL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X

    /// The first function that the library lacks, or null.
    const char* load(const DynamicLibrary& library);
};

/// Code and words for an OpenCL error: "-61 (CL_INVALID_BUFFER_SIZE)".
std::string errorText(Error error);

} // namespace costmodel::measure::opencl
