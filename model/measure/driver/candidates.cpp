#include "model/measure/driver/candidates.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace costmodel::measure
{

namespace
{

namespace fs = std::filesystem;

/// Folders below `parent` whose name begins so, the highest name first.
std::vector<fs::path> foldersNamed(const fs::path& parent, std::string_view start)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator it(parent, error), end; !error && it != end; it.increment(error))
        if (it->path().filename().string().starts_with(start))
            found.push_back(it->path());
    std::sort(found.rbegin(), found.rend());
    return found;
}

/// Every site-packages/nvidia folder of the Pythons that the environment points to.
std::vector<fs::path> pythonPackages(const LibraryPlaces& places)
{
    std::vector<fs::path> found;
    std::vector<fs::path> prefixes;
    if (!places.virtualEnv.empty())
        prefixes.emplace_back(places.virtualEnv);
    if (!places.condaPrefix.empty())
        prefixes.emplace_back(places.condaPrefix);
    if (!places.home.empty())
        prefixes.emplace_back(fs::path(places.home) / ".local");
    prefixes.push_back(fs::path(places.root) / "usr/local");
    prefixes.push_back(fs::path(places.root) / "usr");
    prefixes.push_back(fs::path(places.root) / "opt/conda");
    for (const fs::path& prefix : prefixes)
        for (const fs::path& python : foldersNamed(prefix / "lib", "python3"))
            for (const char* packages : {"site-packages", "dist-packages"})
                found.push_back(python / packages / "nvidia");
    return found;
}

void addIfThere(std::vector<std::string>& names, const fs::path& file)
{
    std::error_code error;
    if (fs::exists(file, error))
        names.push_back(file.string());
}

} // namespace

std::vector<std::string> cudaCandidates()
{
#ifdef _WIN32
    return {"nvcuda.dll"};
#else
    return {"libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1"};
#endif
}

std::vector<std::string> nvmlCandidates()
{
#ifdef _WIN32
    return {"nvml.dll", "C:\\Program Files\\NVIDIA Corporation\\NVSMI\\nvml.dll"};
#else
    return {"libnvidia-ml.so.1", "/usr/lib/wsl/lib/libnvidia-ml.so.1"};
#endif
}

std::vector<std::string> openClCandidates(const LibraryPlaces& places)
{
    if (!places.openClName.empty())
        return {places.openClName};
#ifdef _WIN32
    return {"OpenCL.dll"};
#else
    return {"libOpenCL.so.1"};
#endif
}

std::vector<std::string> cublasLtCandidates(const LibraryPlaces& places, int driverVersion)
{
    std::vector<std::string> names;
    if (places.cublasLtFile == "none")
        return names;
    if (!places.cublasLtFile.empty())
        names.push_back(places.cublasLtFile);
    for (const int major : {13, 12, 11})
    {
        if (major > driverVersion / 1000)
            continue;
#ifdef _WIN32
        names.push_back("cublasLt64_" + std::to_string(major) + ".dll");
#else
        const std::string name = "libcublasLt.so." + std::to_string(major);
        names.push_back(name);
        for (const fs::path& toolkit : foldersNamed(fs::path(places.root) / "usr/local", "cuda"))
            addIfThere(names, toolkit / "lib64" / name);
        if (!places.condaPrefix.empty())
            addIfThere(names, fs::path(places.condaPrefix) / "lib" / name);
        for (const fs::path& packages : pythonPackages(places))
        {
            addIfThere(names, packages / "cu13" / "lib" / name);
            addIfThere(names, packages / "cublas" / "lib" / name);
        }
#endif
    }
    return names;
}

std::vector<std::string> ncclCandidates(const LibraryPlaces& places)
{
    std::vector<std::string> names;
#ifndef _WIN32
    if (!places.ncclFile.empty())
        names.push_back(places.ncclFile);
    const std::string name = "libnccl.so.2";
    names.push_back(name);
    for (const fs::path& packages : pythonPackages(places))
        addIfThere(names, packages / "nccl" / "lib" / name);
    if (!places.condaPrefix.empty())
        addIfThere(names, fs::path(places.condaPrefix) / "lib" / name);
#endif
    return names;
}

} // namespace costmodel::measure
