#pragma once

#include <string>
#include <vector>

namespace costmodel::measure
{

/// Where to look for libraries, as the environment of the process says.
struct LibraryPlaces
{
    std::string onlyFolder{};   ///< COSTMODEL_LIBDIR: test libraries, nothing else
    std::string openClName{};   ///< COSTMODEL_OPENCL: instead of the usual name
    std::string cublasLtFile{}; ///< COSTMODEL_CUBLASLT: tried first
    std::string ncclFile{};     ///< COSTMODEL_NCCL: tried first
    std::string condaPrefix{};  ///< CONDA_PREFIX
    std::string virtualEnv{};   ///< VIRTUAL_ENV
    std::string home{};         ///< HOME, for packages that were installed for one user
    std::string root = "/";     ///< of the file system; another one in tests
};

/// The names to try, in order: always with the version, because a bare libcuda.so may be the
/// placeholder of a toolkit and containers have only the versioned name.
std::vector<std::string> cudaCandidates();
std::vector<std::string> nvmlCandidates();
std::vector<std::string> openClCandidates(const LibraryPlaces& places);

/// cuBLASLt comes with a toolkit or with Python packages, newest first. Its major version must not
/// be above that of the driver (`driverVersion` as cuDriverGetVersion gives it: 12040 for 12.4).
std::vector<std::string> cublasLtCandidates(const LibraryPlaces& places, int driverVersion);
std::vector<std::string> ncclCandidates(const LibraryPlaces& places);

} // namespace costmodel::measure
