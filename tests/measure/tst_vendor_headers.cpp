#include <tuple>
#include <type_traits>

#include <QtTest>

#include "model/measure/cuda/cublaslt_api.h"
#include "model/measure/cuda/nccl_api.h"
#include "model/measure/nvml/nvml_api.h"
#include "model/measure/opencl/opencl_api.h"

// The vendors' headers are never required. Where they are, every declaration of our own is
// compared with theirs while this file compiles. Pointers count as alike whatever they point to.
#if __has_include(<CL/cl.h>)
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <CL/cl_ext.h>
#define COSTMODEL_HAS_OPENCL_HEADER 1
#endif
#if __has_include(<cuda.h>)
#include <cuda.h>
#define COSTMODEL_HAS_CUDA_HEADER 1
#endif
#if __has_include(<cublasLt.h>)
#include <cublasLt.h>
#define COSTMODEL_HAS_CUBLASLT_HEADER 1
#endif
#if __has_include(<nccl.h>)
#include <nccl.h>
#define COSTMODEL_HAS_NCCL_HEADER 1
#endif
#if __has_include(<nvml.h>)
#include <nvml.h>
#define COSTMODEL_HAS_NVML_HEADER 1
#endif

using namespace costmodel::measure;

namespace
{

template <class A, class B>
constexpr bool areAlike()
{
    if constexpr (std::is_void_v<A> || std::is_void_v<B>)
        return std::is_void_v<A> && std::is_void_v<B>;
    else if constexpr (std::is_pointer_v<A> || std::is_pointer_v<B>)
        return std::is_pointer_v<A> && std::is_pointer_v<B>;
    else
        return sizeof(A) == sizeof(B) &&
               std::is_floating_point_v<A> == std::is_floating_point_v<B> &&
               std::is_class_v<A> == std::is_class_v<B>;
}

template <class F>
struct Parts;
template <class R, class... P>
struct Parts<R (*)(P...)>
{
    using Result = R;
    using Parameters = std::tuple<P...>;
};

template <class P, class Q, std::size_t... i>
constexpr bool areAllAlike(std::index_sequence<i...>)
{
    return (areAlike<std::tuple_element_t<i, P>, std::tuple_element_t<i, Q>>() && ...);
}

template <class Ours, class Theirs>
constexpr bool sameCall()
{
    using P = typename Parts<Ours>::Parameters;
    using Q = typename Parts<Theirs>::Parameters;
    if constexpr (std::tuple_size_v<P> != std::tuple_size_v<Q>)
        return false;
    else
        return areAlike<typename Parts<Ours>::Result, typename Parts<Theirs>::Result>() &&
               areAllAlike<P, Q>(std::make_index_sequence<std::tuple_size_v<P>>());
}

static_assert(sameCall<int (*)(int, void*), unsigned (*)(unsigned, char*)>());
static_assert(!sameCall<int (*)(int), int (*)(long long)>());
static_assert(!sameCall<int (*)(int), int (*)(int*)>());
static_assert(!sameCall<int (*)(int), int (*)(int, int)>());
static_assert(!sameCall<int (*)(float), int (*)(int)>());

#define COSTMODEL_SAME(api, member, theirs)                                                        \
    static_assert(sameCall<decltype(api::member), decltype(&::theirs)>(), #theirs)

#ifdef COSTMODEL_HAS_OPENCL_HEADER
#define COSTMODEL_X(name, result, parameters) COSTMODEL_SAME(opencl::Api, name, cl##name);
COSTMODEL_OPENCL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
static_assert(opencl::constant::outOfResources == CL_OUT_OF_RESOURCES);
static_assert(opencl::constant::memAllocationFailure == CL_MEM_OBJECT_ALLOCATION_FAILURE);
static_assert(opencl::constant::invalidBufferSize == CL_INVALID_BUFFER_SIZE);
static_assert(opencl::constant::deviceNotFound == CL_DEVICE_NOT_FOUND);
static_assert(opencl::constant::platformNotFound == CL_PLATFORM_NOT_FOUND_KHR);
static_assert(opencl::constant::platformName == CL_PLATFORM_NAME);
static_assert(opencl::constant::deviceType == CL_DEVICE_TYPE);
static_assert(opencl::constant::maxComputeUnits == CL_DEVICE_MAX_COMPUTE_UNITS);
static_assert(opencl::constant::maxAllocationBytes == CL_DEVICE_MAX_MEM_ALLOC_SIZE);
static_assert(opencl::constant::globalMemoryBytes == CL_DEVICE_GLOBAL_MEM_SIZE);
static_assert(opencl::constant::globalCacheBytes == CL_DEVICE_GLOBAL_MEM_CACHE_SIZE);
static_assert(opencl::constant::deviceName == CL_DEVICE_NAME);
static_assert(opencl::constant::driverVersion == CL_DRIVER_VERSION);
static_assert(opencl::constant::extensions == CL_DEVICE_EXTENSIONS);
static_assert(opencl::constant::hostUnifiedMemory == CL_DEVICE_HOST_UNIFIED_MEMORY);
static_assert(opencl::constant::anyType == CL_DEVICE_TYPE_ALL);
static_assert(opencl::constant::cpuType == CL_DEVICE_TYPE_CPU);
static_assert(opencl::constant::gpuType == CL_DEVICE_TYPE_GPU);
static_assert(opencl::constant::acceleratorType == CL_DEVICE_TYPE_ACCELERATOR);
static_assert(opencl::constant::queueProfiling == CL_QUEUE_PROFILING_ENABLE);
static_assert(opencl::constant::readWrite == CL_MEM_READ_WRITE);
static_assert(opencl::constant::buildLog == CL_PROGRAM_BUILD_LOG);
static_assert(opencl::constant::profilingStart == CL_PROFILING_COMMAND_START);
static_assert(opencl::constant::profilingEnd == CL_PROFILING_COMMAND_END);
#ifdef CL_DEVICE_UUID_KHR
static_assert(opencl::constant::deviceUuid == CL_DEVICE_UUID_KHR);
#endif
#ifdef CL_DEVICE_PCI_BUS_INFO_KHR
static_assert(opencl::constant::pciBusInfo == CL_DEVICE_PCI_BUS_INFO_KHR);
#endif
#endif

#ifdef COSTMODEL_HAS_CUDA_HEADER
using cuda::Api;
COSTMODEL_SAME(Api, init, cuInit);
COSTMODEL_SAME(Api, driverGetVersion, cuDriverGetVersion);
COSTMODEL_SAME(Api, getErrorName, cuGetErrorName);
COSTMODEL_SAME(Api, deviceGetCount, cuDeviceGetCount);
COSTMODEL_SAME(Api, deviceGet, cuDeviceGet);
COSTMODEL_SAME(Api, deviceGetName, cuDeviceGetName);
COSTMODEL_SAME(Api, deviceGetAttribute, cuDeviceGetAttribute);
COSTMODEL_SAME(Api, deviceGetPciBusId, cuDeviceGetPCIBusId);
COSTMODEL_SAME(Api, deviceTotalMem, cuDeviceTotalMem_v2);
COSTMODEL_SAME(Api, primaryContextRetain, cuDevicePrimaryCtxRetain);
COSTMODEL_SAME(Api, primaryContextRelease, cuDevicePrimaryCtxRelease_v2);
COSTMODEL_SAME(Api, contextSetCurrent, cuCtxSetCurrent);
COSTMODEL_SAME(Api, memGetInfo, cuMemGetInfo_v2);
COSTMODEL_SAME(Api, memAlloc, cuMemAlloc_v2);
COSTMODEL_SAME(Api, memFree, cuMemFree_v2);
COSTMODEL_SAME(Api, memAllocHost, cuMemAllocHost_v2);
COSTMODEL_SAME(Api, memFreeHost, cuMemFreeHost);
COSTMODEL_SAME(Api, copyToDevice, cuMemcpyHtoDAsync_v2);
COSTMODEL_SAME(Api, copyToHost, cuMemcpyDtoHAsync_v2);
COSTMODEL_SAME(Api, copyOnDevice, cuMemcpyDtoDAsync_v2);
COSTMODEL_SAME(Api, moduleLoadData, cuModuleLoadDataEx);
COSTMODEL_SAME(Api, moduleUnload, cuModuleUnload);
COSTMODEL_SAME(Api, moduleGetFunction, cuModuleGetFunction);
COSTMODEL_SAME(Api, launchKernel, cuLaunchKernel);
COSTMODEL_SAME(Api, streamCreate, cuStreamCreate);
COSTMODEL_SAME(Api, streamDestroy, cuStreamDestroy_v2);
COSTMODEL_SAME(Api, streamSynchronize, cuStreamSynchronize);
COSTMODEL_SAME(Api, eventCreate, cuEventCreate);
COSTMODEL_SAME(Api, eventRecord, cuEventRecord);
COSTMODEL_SAME(Api, eventSynchronize, cuEventSynchronize);
// CUDA 13 maps this name to "_v2", which takes the same.
COSTMODEL_SAME(Api, eventElapsedTime, cuEventElapsedTime);
COSTMODEL_SAME(Api, eventDestroy, cuEventDestroy_v2);
COSTMODEL_SAME(Api, deviceGetUuid, cuDeviceGetUuid_v2);
COSTMODEL_SAME(Api, deviceCanAccessPeer, cuDeviceCanAccessPeer);
COSTMODEL_SAME(Api, contextEnablePeerAccess, cuCtxEnablePeerAccess);
COSTMODEL_SAME(Api, copyPeer, cuMemcpyPeerAsync);
static_assert(sizeof(cuda::Uuid) == sizeof(CUuuid));
static_assert(sizeof(cuda::Pointer) == sizeof(CUdeviceptr));
static_assert(cuda::constant::outOfMemory == CUDA_ERROR_OUT_OF_MEMORY);
static_assert(cuda::constant::stubLibrary == CUDA_ERROR_STUB_LIBRARY);
static_assert(cuda::constant::deviceUnavailable == CUDA_ERROR_DEVICE_UNAVAILABLE);
static_assert(cuda::constant::noDevice == CUDA_ERROR_NO_DEVICE);
static_assert(cuda::constant::noBinaryForGpu == CUDA_ERROR_NO_BINARY_FOR_GPU);
static_assert(cuda::constant::unsupportedPtxVersion == CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
static_assert(cuda::constant::operatingSystem == CUDA_ERROR_OPERATING_SYSTEM);
static_assert(cuda::constant::launchTimeout == CUDA_ERROR_LAUNCH_TIMEOUT);
static_assert(cuda::constant::notPermitted == CUDA_ERROR_NOT_PERMITTED);
static_assert(cuda::constant::systemNotReady == CUDA_ERROR_SYSTEM_NOT_READY);
static_assert(cuda::constant::systemDriverMismatch == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH);
static_assert(cuda::constant::compatNotSupported == CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE);
static_assert(cuda::constant::mpsConnectionFailed == CUDA_ERROR_MPS_CONNECTION_FAILED);
static_assert(cuda::constant::attributeMultiprocessors == CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
static_assert(cuda::constant::attributeIntegrated == CU_DEVICE_ATTRIBUTE_INTEGRATED);
static_assert(cuda::constant::attributeEcc == CU_DEVICE_ATTRIBUTE_ECC_ENABLED);
static_assert(cuda::constant::attributeL2Bytes == CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
static_assert(cuda::constant::attributeMajor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
static_assert(cuda::constant::attributeMinor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
static_assert(cuda::constant::jitErrorLog == CU_JIT_ERROR_LOG_BUFFER);
static_assert(cuda::constant::jitErrorLogBytes == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
#endif

#ifdef COSTMODEL_HAS_CUBLASLT_HEADER
COSTMODEL_SAME(cublaslt::Api, create, cublasLtCreate);
COSTMODEL_SAME(cublaslt::Api, destroy, cublasLtDestroy);
COSTMODEL_SAME(cublaslt::Api, getVersion, cublasLtGetVersion);
COSTMODEL_SAME(cublaslt::Api, matmul, cublasLtMatmul);
COSTMODEL_SAME(cublaslt::Api, getHeuristic, cublasLtMatmulAlgoGetHeuristic);
COSTMODEL_SAME(cublaslt::Api, descriptorCreate, cublasLtMatmulDescCreate);
COSTMODEL_SAME(cublaslt::Api, descriptorDestroy, cublasLtMatmulDescDestroy);
COSTMODEL_SAME(cublaslt::Api, descriptorSet, cublasLtMatmulDescSetAttribute);
COSTMODEL_SAME(cublaslt::Api, layoutCreate, cublasLtMatrixLayoutCreate);
COSTMODEL_SAME(cublaslt::Api, layoutDestroy, cublasLtMatrixLayoutDestroy);
COSTMODEL_SAME(cublaslt::Api, preferenceCreate, cublasLtMatmulPreferenceCreate);
COSTMODEL_SAME(cublaslt::Api, preferenceDestroy, cublasLtMatmulPreferenceDestroy);
COSTMODEL_SAME(cublaslt::Api, preferenceSet, cublasLtMatmulPreferenceSetAttribute);
static_assert(sizeof(cublaslt::Heuristic) == sizeof(cublasLtMatmulHeuristicResult_t));
static_assert(offsetof(cublaslt::Heuristic, workspaceBytes) ==
              offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize));
static_assert(offsetof(cublaslt::Heuristic, state) ==
              offsetof(cublasLtMatmulHeuristicResult_t, state));
static_assert(sizeof(cublaslt::Algorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(cublaslt::constant::notInitialized == CUBLAS_STATUS_NOT_INITIALIZED);
static_assert(cublaslt::constant::allocationFailed == CUBLAS_STATUS_ALLOC_FAILED);
static_assert(cublaslt::constant::notSupported == CUBLAS_STATUS_NOT_SUPPORTED);
static_assert(cublaslt::constant::computeFp32 == CUBLAS_COMPUTE_32F);
static_assert(cublaslt::constant::computeFastTf32 == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(cublaslt::constant::typeFp32 == CUDA_R_32F);
static_assert(cublaslt::constant::typeFp16 == CUDA_R_16F);
static_assert(cublaslt::constant::typeBf16 == CUDA_R_16BF);
static_assert(cublaslt::constant::typeFp8E4M3 == CUDA_R_8F_E4M3);
static_assert(cublaslt::constant::transposeA == CUBLASLT_MATMUL_DESC_TRANSA);
static_assert(cublaslt::constant::transposeB == CUBLASLT_MATMUL_DESC_TRANSB);
static_assert(cublaslt::constant::scalePointerA == CUBLASLT_MATMUL_DESC_A_SCALE_POINTER);
static_assert(cublaslt::constant::scalePointerB == CUBLASLT_MATMUL_DESC_B_SCALE_POINTER);
static_assert(cublaslt::constant::fastAccumulation == CUBLASLT_MATMUL_DESC_FAST_ACCUM);
static_assert(cublaslt::constant::asIs == CUBLAS_OP_N);
static_assert(cublaslt::constant::transposed == CUBLAS_OP_T);
static_assert(cublaslt::constant::mostWorkspace == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
#endif

#ifdef COSTMODEL_HAS_NCCL_HEADER
COSTMODEL_SAME(nccl::Api, getVersion, ncclGetVersion);
COSTMODEL_SAME(nccl::Api, commInitAll, ncclCommInitAll);
COSTMODEL_SAME(nccl::Api, commDestroy, ncclCommDestroy);
COSTMODEL_SAME(nccl::Api, groupStart, ncclGroupStart);
COSTMODEL_SAME(nccl::Api, groupEnd, ncclGroupEnd);
COSTMODEL_SAME(nccl::Api, allReduce, ncclAllReduce);
COSTMODEL_SAME(nccl::Api, getErrorString, ncclGetErrorString);
static_assert(nccl::constant::typeFp32 == ncclFloat32);
static_assert(nccl::constant::sum == ncclSum);
#endif

#ifdef COSTMODEL_HAS_NVML_HEADER
COSTMODEL_SAME(nvml::Api, init, nvmlInit_v2);
COSTMODEL_SAME(nvml::Api, deviceGetCount, nvmlDeviceGetCount_v2);
COSTMODEL_SAME(nvml::Api, deviceGetHandleByIndex, nvmlDeviceGetHandleByIndex_v2);
COSTMODEL_SAME(nvml::Api, deviceGetUuid, nvmlDeviceGetUUID);
COSTMODEL_SAME(nvml::Api, deviceGetPowerUsage, nvmlDeviceGetPowerUsage);
COSTMODEL_SAME(nvml::Api, deviceGetEnergy, nvmlDeviceGetTotalEnergyConsumption);
COSTMODEL_SAME(nvml::Api, deviceGetFieldValues, nvmlDeviceGetFieldValues);
static_assert(sizeof(nvml::PciInfo) == sizeof(nvmlPciInfo_t));
static_assert(sizeof(nvml::FieldValue) == sizeof(nvmlFieldValue_t));
static_assert(sizeof(nvml::Memory) == sizeof(nvmlMemory_t));
static_assert(nvml::constant::fieldInstantPower == NVML_FI_DEV_POWER_INSTANT);
#endif

} // namespace

class VendorHeadersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openClAgrees()
    {
#ifndef COSTMODEL_HAS_OPENCL_HEADER
        QSKIP("CL/cl.h is not here (package opencl-c-headers); nothing was compared");
#endif
    }
    void cudaAgrees()
    {
#ifndef COSTMODEL_HAS_CUDA_HEADER
        QSKIP("cuda.h is not here (CUDA toolkit); nothing was compared");
#endif
    }
    void cublasLtAgrees()
    {
#ifndef COSTMODEL_HAS_CUBLASLT_HEADER
        QSKIP("cublasLt.h is not here (CUDA toolkit); nothing was compared");
#endif
    }
    void ncclAgrees()
    {
#ifndef COSTMODEL_HAS_NCCL_HEADER
        QSKIP("nccl.h is not here; nothing was compared");
#endif
    }
    void nvmlAgrees()
    {
#ifndef COSTMODEL_HAS_NVML_HEADER
        QSKIP("nvml.h is not here (CUDA toolkit); nothing was compared");
#endif
    }
};

QTEST_APPLESS_MAIN(VendorHeadersTest)
#include "tst_vendor_headers.moc"
