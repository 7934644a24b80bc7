// The vendor's own tuned product, as a yardstick: cublasGemmEx in bf16 through the classic
// interface, which shares nothing with the measuring library but the driver. Needs no headers.
// Prints "MxNxK FLOP/s", one shape a line; ends with 2 if the libraries or a GPU are missing.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include <dlfcn.h>

namespace
{

template <class F>
F find(void* library, const char* name)
{
    void* const symbol = dlsym(library, name);
    if (!symbol)
        std::fprintf(stderr, "missing %s\n", name);
    return reinterpret_cast<F>(symbol);
}

void* open(const std::vector<const char*>& names)
{
    for (const char* name : names)
        if (void* library = dlopen(name, RTLD_NOW | RTLD_GLOBAL))
            return library;
    std::fprintf(stderr, "%s: %s\n", names.front(), dlerror());
    return nullptr;
}

std::uint16_t bf16(float value)
{
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<std::uint16_t>((bits + 0x7fff) >> 16);
}

/// Normal numbers of deviation 0.5, by summing twelve uniform ones.
std::vector<std::uint16_t> numbers(std::size_t count)
{
    std::vector<std::uint16_t> all(count);
    std::uint64_t state = 88172645463325252u;
    for (std::uint16_t& one : all)
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i)
        {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            sum += static_cast<double>(state >> 11) * 0x1p-53;
        }
        one = bf16(static_cast<float>((sum - 6) * 0.5));
    }
    return all;
}

using Pointer = unsigned long long;

} // namespace

int main()
{
    void* const driver = open({"libcuda.so.1"});
    void* const cublas =
        open({"libcublas.so.13", "libcublas.so.12", "libcublas.so.11",
              "/usr/local/cuda/lib64/libcublas.so.13", "/usr/local/cuda/lib64/libcublas.so.12"});
    if (!driver || !cublas)
        return 2;
    const auto init = find<int (*)(unsigned)>(driver, "cuInit");
    const auto retain = find<int (*)(void**, int)>(driver, "cuDevicePrimaryCtxRetain");
    const auto current = find<int (*)(void*)>(driver, "cuCtxSetCurrent");
    const auto alloc = find<int (*)(Pointer*, std::size_t)>(driver, "cuMemAlloc_v2");
    const auto release = find<int (*)(Pointer)>(driver, "cuMemFree_v2");
    const auto copy = find<int (*)(Pointer, const void*, std::size_t)>(driver, "cuMemcpyHtoD_v2");
    const auto eventCreate = find<int (*)(void**, unsigned)>(driver, "cuEventCreate");
    const auto record = find<int (*)(void*, void*)>(driver, "cuEventRecord");
    const auto wait = find<int (*)(void*)>(driver, "cuEventSynchronize");
    const auto elapsed = find<int (*)(float*, void*, void*)>(driver, "cuEventElapsedTime");
    const auto create = find<int (*)(void**)>(cublas, "cublasCreate_v2");
    const auto multiply =
        find<int (*)(void*, int, int, int, int, int, const void*, const void*, int, int,
                     const void*, int, int, const void*, void*, int, int, int, int)>(
            cublas, "cublasGemmEx");
    if (!init || !retain || !current || !alloc || !release || !copy || !eventCreate || !record ||
        !wait || !elapsed || !create || !multiply)
        return 2;
    void* context = nullptr;
    void* handle = nullptr;
    void* begin = nullptr;
    void* end = nullptr;
    if (init(0) != 0 || retain(&context, 0) != 0 || current(context) != 0 || create(&handle) != 0 ||
        eventCreate(&begin, 0) != 0 || eventCreate(&end, 0) != 0)
    {
        std::fprintf(stderr, "no usable GPU\n");
        return 2;
    }
    constexpr int bf16Type = 14;
    constexpr int computeFp32 = 68;
    constexpr int shapes[][3] = {{8192, 14336, 4096}, {8192, 4096, 14336}, {16384, 16384, 16384}};
    for (const auto& [m, n, k] : shapes)
    {
        const std::size_t sizeA = static_cast<std::size_t>(m) * static_cast<std::size_t>(k);
        const std::size_t sizeB = static_cast<std::size_t>(k) * static_cast<std::size_t>(n);
        const std::size_t sizeC = static_cast<std::size_t>(m) * static_cast<std::size_t>(n);
        const std::vector<std::uint16_t> data = numbers(1 << 20);
        Pointer a = 0;
        Pointer b = 0;
        Pointer c = 0;
        if (alloc(&a, sizeA * 2) != 0 || alloc(&b, sizeB * 2) != 0 || alloc(&c, sizeC * 2) != 0)
        {
            std::fprintf(stderr, "too little memory for %dx%dx%d\n", m, n, k);
            return 2;
        }
        for (const auto& [pointer, size] : {std::pair{a, sizeA}, std::pair{b, sizeB}})
            for (std::size_t at = 0; at < size; at += data.size())
                copy(pointer + at * 2, data.data(),
                     (size - at < data.size() ? size - at : data.size()) * 2);
        const float one = 1;
        const float none = 0;
        const auto run = [&](int count)
        {
            record(begin, nullptr);
            for (int i = 0; i < count; ++i)
                if (multiply(handle, 1, 0, m, n, k, &one, reinterpret_cast<void*>(a), bf16Type, k,
                             reinterpret_cast<void*>(b), bf16Type, k, &none,
                             reinterpret_cast<void*>(c), bf16Type, m, computeFp32, -1) != 0)
                    return -1.0;
            record(end, nullptr);
            wait(end);
            float milliseconds = 0;
            elapsed(&milliseconds, begin, end);
            return static_cast<double>(milliseconds) * 1e-3;
        };
        const double trial = run(2) >= 0 ? run(4) / 4 : -1;
        if (!(trial > 0))
        {
            std::fprintf(stderr, "cublasGemmEx failed\n");
            return 2;
        }
        run(static_cast<int>(1.5 / trial) + 1); // warm
        const int count = static_cast<int>(2.0 / trial) + 1;
        const double seconds = run(count);
        std::printf("%dx%dx%d %.6e\n", m, n, k, 2.0 * m * n * k * count / seconds);
        std::fflush(stdout);
        release(a);
        release(b);
        release(c);
    }
    return 0;
}
