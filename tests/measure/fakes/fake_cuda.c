/* A stand-in for the CUDA driver: devices without silicon that answer as the scenario in FAKE_CUDA
   says. Products are not carried out; an element is computed when it is read. */
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "fake_cuda.h"

static FakeNow hookNow;
static FakeAdvance hookAdvance;
static _Thread_local double deviceTime;
static _Thread_local int launches;
static _Thread_local int currentDevice;

static const char* env(const char* name, const char* otherwise)
{
    const char* value = getenv(name);
    return value && *value ? value : otherwise;
}

static int is(const char* scenario)
{
    return strcmp(env("FAKE_CUDA", "ok"), scenario) == 0;
}

FAKE_EXPORT void fakeCudaSetClock(FakeNow now, FakeAdvance advance)
{
    hookNow = now;
    hookAdvance = advance;
    deviceTime = 0;
    launches = 0;
}

static double now(void)
{
    struct timespec time;
    if (hookNow)
        return hookNow();
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void catchUp(void)
{
    const double ahead = deviceTime - now();
    if (ahead <= 0)
        return;
    if (hookAdvance)
    {
        hookAdvance(ahead);
        return;
    }
    struct timespec time = {(time_t)ahead, (long)((ahead - (double)(time_t)ahead) * 1e9)};
    nanosleep(&time, NULL);
}

static void work(double seconds)
{
    const double begin = now();
    deviceTime = (deviceTime > begin ? deviceTime : begin) + seconds;
}

/* Scenarios that fail late: FAKE_CUDA=fail with FAKE_CUDA_CODE after FAKE_CUDA_AFTER launches. */
static int launchResult(void)
{
    if (is("fail") && ++launches > atoi(env("FAKE_CUDA_AFTER", "0")))
        return atoi(env("FAKE_CUDA_CODE", "719"));
    return 0;
}

/* Numbers */

static double decodeSmall(unsigned bits, int exponentBits, int fractionBits)
{
    const int bias = (1 << (exponentBits - 1)) - 1;
    const unsigned fraction = bits & ((1u << fractionBits) - 1);
    const int exponent = (int)((bits >> fractionBits) & ((1u << exponentBits) - 1));
    const double sign = (bits >> (exponentBits + fractionBits)) & 1 ? -1 : 1;
    if (exponent == 0)
        return sign * ldexp((double)fraction, 1 - bias - fractionBits);
    return sign * ldexp((double)(fraction + (1u << fractionBits)), exponent - bias - fractionBits);
}

static double load(const unsigned char* at, int type)
{
    float f;
    uint16_t h;
    switch (type)
    {
    case FAKE_FP32:
        memcpy(&f, at, 4);
        return (double)f;
    case FAKE_FP16:
        memcpy(&h, at, 2);
        return decodeSmall(h, 5, 10);
    case FAKE_BF16:
        memcpy(&h, at, 2);
        return decodeSmall(h, 8, 7);
    default:
        return decodeSmall(*at, 4, 3);
    }
}

static size_t sizeOf(int type)
{
    return type == FAKE_FP32 ? 4 : type == FAKE_FP8 ? 1 : 2;
}

static void store(double value, int type, void* to)
{
    float f = (float)value;
    uint32_t bits;
    memcpy(&bits, &f, 4);
    if (type == FAKE_FP32)
        memcpy(to, &f, 4);
    else if (type == FAKE_BF16)
    {
        const uint16_t h = (uint16_t)((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
        memcpy(to, &h, 2);
    }
    else
    {
        /* Half precision by trying: values of these tests are small and normal. */
        const int sign = f < 0;
        const double magnitude = fabs(value);
        uint16_t best = 0;
        int exponent = magnitude > 0 ? ilogb(magnitude) : -14;
        if (exponent < -14)
            exponent = -14;
        const long units = lrint(ldexp(magnitude, 10 - exponent));
        best =
            units < 1024 ? (uint16_t)units : (uint16_t)(((exponent + 15) << 10) + (units - 1024));
        best |= (uint16_t)(sign << 15);
        memcpy(to, &best, 2);
    }
}

/* Products that were launched, by their C. */
enum
{
    mostProducts = 64
};
static FakeProduct products[mostProducts];
static int productCount;
static char productLock;

static void lockProducts(void)
{
    while (__atomic_test_and_set(&productLock, __ATOMIC_ACQUIRE))
    {
    }
}

static void unlockProducts(void)
{
    __atomic_clear(&productLock, __ATOMIC_RELEASE);
}

/* What was multiplied into memory that is given back is no longer there. */
static void forgetProducts(uint64_t begin, uint64_t bytes)
{
    lockProducts();
    for (int i = 0; i < productCount;)
        if (products[i].c >= begin && products[i].c < begin + bytes)
            products[i] = products[--productCount];
        else
            ++i;
    unlockProducts();
}

FAKE_EXPORT int fakeCudaLaunchProduct(const FakeProduct* product)
{
    const int result = launchResult();
    if (result != 0)
        return result;
    const double flop = 2.0 * (double)product->m * (double)product->n * (double)product->k;
    work(flop / (atof(env("FAKE_CUDA_TFLOPS", "100")) * 1e12));
    lockProducts();
    int place = productCount;
    for (int i = 0; i < productCount; ++i)
        if (products[i].c == product->c)
            place = i;
    const int hasRoom = place < mostProducts;
    if (hasRoom)
    {
        products[place] = *product;
        productCount += place == productCount;
    }
    unlockProducts();
    return hasRoom ? 0 : 1;
}

static int findProduct(uint64_t address, FakeProduct* found)
{
    int isFound = 0;
    lockProducts();
    for (int p = 0; p < productCount && !isFound; ++p)
    {
        const uint64_t elements = (uint64_t)products[p].m * (uint64_t)products[p].n;
        const uint64_t end = products[p].c + elements * sizeOf(products[p].resultType);
        isFound = address >= products[p].c && address < end;
        if (isFound)
            *found = products[p];
    }
    unlockProducts();
    return isFound;
}

static double elementOf(uint64_t base, int64_t index, int type)
{
    return load((const unsigned char*)(uintptr_t)base + (size_t)index * sizeOf(type), type);
}

static int computeElement(uint64_t address, void* to)
{
    FakeProduct x;
    if (!findProduct(address, &x))
        return 0;
    const int64_t index = (int64_t)((address - x.c) / sizeOf(x.resultType));
    const int64_t row = x.isColumnOrder ? index % x.m : index / x.n;
    const int64_t column = x.isColumnOrder ? index / x.m : index % x.n;
    double sum = 0;
    for (int64_t l = 0; l < x.k; ++l)
        sum += elementOf(x.a, row * x.aRow + l * x.aColumn, x.type) *
               elementOf(x.b, l * x.bRow + column * x.bColumn, x.type);
    store(is("wrong") ? sum + 1000 : sum, x.resultType, to);
    return 1;
}

/* Driver */

FAKE_EXPORT int cuInit(unsigned flags)
{
    (void)flags;
    if (is("hang"))
        for (;;)
            sleep(1);
    if (is("crash"))
        abort();
    if (is("noisy"))
    {
        printf("the driver greets standard output\n{\"event\":\"done\"}\n");
        fflush(stdout);
    }
    return is("stub")        ? 34
           : is("nodev")     ? 100
           : is("noperm")    ? 304
           : is("container") ? 800
           : is("notready")  ? 802
           : is("mismatch")  ? 803
           : is("compat")    ? 804
           : is("mps")       ? 805
           : is("olddriver") ? 35
           : is("strange")   ? 12345
                             : 0;
}

FAKE_EXPORT int cuDriverGetVersion(int* version)
{
    *version = atoi(env("FAKE_CUDA_VERSION", "13000"));
    return 0;
}

FAKE_EXPORT int cuGetErrorName(int code, const char** name)
{
    if (is("stub"))
        return 34;
    *name = code == 719 ? "CUDA_ERROR_LAUNCH_FAILED"
            : code == 2 ? "CUDA_ERROR_OUT_OF_MEMORY"
                        : NULL;
    return 0;
}

FAKE_EXPORT int cuDeviceGetCount(int* count)
{
    *count = is("nogpu") ? 0 : atoi(env("FAKE_CUDA_DEVICES", "1"));
    return 0;
}

FAKE_EXPORT int cuDeviceGet(int* device, int index)
{
    *device = index;
    return 0;
}

FAKE_EXPORT int cuDeviceGetName(char* name, int length, int device)
{
    (void)device;
    snprintf(name, (size_t)length, "%s", env("FAKE_CUDA_NAME", "Fake GPU"));
    return 0;
}

FAKE_EXPORT int cuDeviceGetAttribute(int* value, int attribute, int device)
{
    const int capability = atoi(env("FAKE_CUDA_CC", "90"));
    (void)device;
    switch (attribute)
    {
    case 16:
        *value = 4;
        return 0;
    case 18:
        *value = is("integrated");
        return 0;
    case 32:
        *value = 1;
        return 0;
    case 38:
        *value = 1 << 20;
        return 0;
    case 75:
        *value = capability / 10;
        return 0;
    case 76:
        *value = capability % 10;
        return 0;
    default:
        return 1;
    }
}

FAKE_EXPORT int cuDeviceGetPCIBusId(char* text, int length, int device)
{
    snprintf(text, (size_t)length, "0000:%02X:00.0", device + 10);
    return 0;
}

FAKE_EXPORT int cuDeviceGetUuid_v2(unsigned char* uuid, int device)
{
    memset(uuid, 0x11, 16);
    uuid[15] = (unsigned char)(device + 1);
    return is("nouuid") ? 1 : 0;
}

static size_t memory(void)
{
    return (size_t)atoll(env("FAKE_CUDA_MEMORY", "134217728"));
}

FAKE_EXPORT int cuDeviceTotalMem_v2(size_t* bytes, int device)
{
    (void)device;
    *bytes = memory();
    return 0;
}

FAKE_EXPORT int cuDevicePrimaryCtxRetain(void** context, int device)
{
    if (is("busy"))
        return 46;
    *context = (void*)(uintptr_t)(0x1000 + device);
    return 0;
}

FAKE_EXPORT int cuDevicePrimaryCtxRelease_v2(int device)
{
    (void)device;
    return 0;
}

FAKE_EXPORT int cuCtxSetCurrent(void* context)
{
    currentDevice = context ? (int)((uintptr_t)context - 0x1000) : 0;
    return 0;
}

FAKE_EXPORT int cuCtxSynchronize(void)
{
    catchUp();
    return 0;
}

static size_t used;

FAKE_EXPORT int cuMemGetInfo_v2(size_t* free, size_t* total)
{
    const size_t all = memory();
    *total = all;
    /* "oom": the driver promises more than it gives. */
    *free = is("oom") ? all * 16 : all > used ? all - used : 0;
    return 0;
}

FAKE_EXPORT int cuMemAlloc_v2(unsigned long long* pointer, size_t bytes)
{
    if (used + bytes > memory())
        return 2;
    size_t* block = calloc(1, bytes + 64);
    if (!block)
        return 2;
    block[0] = bytes;
    __atomic_add_fetch(&used, bytes, __ATOMIC_SEQ_CST);
    *pointer = (unsigned long long)(uintptr_t)((char*)block + 64);
    return 0;
}

FAKE_EXPORT int cuMemFree_v2(unsigned long long pointer)
{
    size_t* block = (size_t*)(uintptr_t)(pointer - 64);
    __atomic_sub_fetch(&used, block[0], __ATOMIC_SEQ_CST);
    forgetProducts(pointer, block[0]);
    free(block);
    return 0;
}

FAKE_EXPORT size_t fakeCudaUsedBytes(void)
{
    return used;
}

FAKE_EXPORT int cuMemAllocHost_v2(void** pointer, size_t bytes)
{
    *pointer = calloc(1, bytes);
    return *pointer ? 0 : 2;
}

FAKE_EXPORT int cuMemFreeHost(void* pointer)
{
    free(pointer);
    return 0;
}

static void copy(void* to, const void* from, size_t bytes)
{
    work((double)bytes / 25e9);
    if (bytes < (size_t)64 << 20) /* larger ones are only timed */
        memcpy(to, from, bytes);
}

FAKE_EXPORT int cuMemcpyHtoDAsync_v2(unsigned long long to, const void* from, size_t bytes,
                                     void* stream)
{
    (void)stream;
    copy((void*)(uintptr_t)to, from, bytes);
    return 0;
}

FAKE_EXPORT int cuMemcpyDtoHAsync_v2(void* to, unsigned long long from, size_t bytes, void* stream)
{
    (void)stream;
    if (bytes > 8 || !computeElement(from, to))
        copy(to, (const void*)(uintptr_t)from, bytes);
    return 0;
}

FAKE_EXPORT int cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from, size_t bytes,
                                     void* stream)
{
    (void)stream;
    copy((void*)(uintptr_t)to, (const void*)(uintptr_t)from, bytes);
    return 0;
}

FAKE_EXPORT int cuModuleLoadDataEx(void** module, const void* image, unsigned count, int* options,
                                   void** values)
{
    if (is("oldptx") || !strstr(image, ".version 7.0"))
        return 222;
    if (is("oldgpu"))
    {
        for (unsigned i = 0; i < count; ++i)
            if (options[i] == 5)
                strcpy(values[i], "no kernel image for this GPU");
        return 209;
    }
    *module = (void*)1;
    return 0;
}

FAKE_EXPORT int cuModuleUnload(void* module)
{
    (void)module;
    return 0;
}

FAKE_EXPORT int cuModuleGetFunction(void** function, void* module, const char* name)
{
    (void)module;
    *function = (void*)(uintptr_t)(strcmp(name, "gemm_bf16") == 0   ? 1
                                   : strcmp(name, "gemm_fp32") == 0 ? 2
                                   : strcmp(name, "triad") == 0     ? 3
                                                                    : 0);
    return *function ? 0 : 500;
}

FAKE_EXPORT int cuLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                               unsigned by, unsigned bz, unsigned shared, void* stream,
                               void** parameters, void** extra)
{
    (void)gz, (void)by, (void)bz, (void)shared, (void)stream, (void)extra;
    if ((uintptr_t)function == 3)
    {
        long long count;
        memcpy(&count, parameters[0], sizeof count);
        work((double)count * 48 / 1e12);
        return launchResult();
    }
    int size[3];
    unsigned long long pointer[3];
    for (int i = 0; i < 3; ++i)
    {
        memcpy(&size[i], parameters[i], sizeof(int));
        memcpy(&pointer[i], parameters[3 + i], sizeof(pointer[i]));
    }
    const int isBf16 = (uintptr_t)function == 1;
    const unsigned block = isBf16 ? 128 : 64;
    if (gx * block != (unsigned)size[1] || gy * block != (unsigned)size[0] || bx != 256)
        return 1;
    const FakeProduct product = {.m = size[0],
                                 .n = size[1],
                                 .k = size[2],
                                 .a = pointer[0],
                                 .b = pointer[1],
                                 .c = pointer[2],
                                 .type = isBf16 ? FAKE_BF16 : FAKE_FP32,
                                 .resultType = isBf16 ? FAKE_BF16 : FAKE_FP32,
                                 .aRow = size[2],
                                 .aColumn = 1,
                                 .bRow = isBf16 ? 1 : size[1],
                                 .bColumn = isBf16 ? size[2] : 1,
                                 .isColumnOrder = 0};
    return fakeCudaLaunchProduct(&product);
}

FAKE_EXPORT int cuStreamCreate(void** stream, unsigned flags)
{
    (void)flags;
    *stream = malloc(1);
    return 0;
}

FAKE_EXPORT int cuStreamDestroy_v2(void* stream)
{
    free(stream);
    return 0;
}

FAKE_EXPORT int cuStreamSynchronize(void* stream)
{
    (void)stream;
    catchUp();
    return 0;
}

FAKE_EXPORT int cuEventCreate(void** event, unsigned flags)
{
    (void)flags;
    *event = calloc(1, sizeof(double));
    return 0;
}

FAKE_EXPORT int cuEventRecord(void* event, void* stream)
{
    (void)stream;
    const double begin = now();
    *(double*)event = deviceTime > begin ? deviceTime : begin;
    return 0;
}

FAKE_EXPORT int cuEventSynchronize(void* event)
{
    catchUp();
    /* In real time the device ends when that is noticed: a busy machine must not look like a clock
       that lies. */
    if (!hookNow && now() > *(double*)event)
        *(double*)event = now();
    return 0;
}

FAKE_EXPORT int cuEventElapsedTime(float* milliseconds, void* begin, void* end)
{
    const double seconds = *(double*)end - *(double*)begin;
    *milliseconds = is("zerotime")     ? 0.0f
                    : is("negative")   ? -1.78f
                    : is("nan")        ? NAN
                    : is("wrongclock") ? (float)(seconds * 1e3 / 77)
                                       : (float)(seconds * 1e3);
    return 0;
}

FAKE_EXPORT int cuEventDestroy_v2(void* event)
{
    free(event);
    return 0;
}

FAKE_EXPORT int cuDeviceCanAccessPeer(int* can, int a, int b)
{
    *can = a != b && !is("nopeer");
    return 0;
}

FAKE_EXPORT int cuCtxEnablePeerAccess(void* context, unsigned flags)
{
    (void)context, (void)flags;
    return 0;
}

FAKE_EXPORT int cuMemcpyPeerAsync(unsigned long long to, void* toContext, unsigned long long from,
                                  void* fromContext, size_t bytes, void* stream)
{
    (void)to, (void)toContext, (void)from, (void)fromContext, (void)stream;
    work((double)bytes / 50e9);
    return 0;
}

FAKE_EXPORT void fakeCudaWork(double seconds)
{
    work(seconds);
}
