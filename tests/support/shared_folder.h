#pragma once

#include <cstdlib>
#include <filesystem>

namespace costmodel::test
{

/// A folder of the material beside the source tree, which a checkout need not have: in the folder
/// that COSTMODEL_SHARED names, else in ../shared. May not exist.
inline std::filesystem::path sharedFolder(const char* name)
{
    const char* shared = std::getenv("COSTMODEL_SHARED");
    return std::filesystem::path(shared && *shared != '\0' ? shared
                                                           : COSTMODEL_SOURCE_DIR "/../shared") /
           name;
}

} // namespace costmodel::test
