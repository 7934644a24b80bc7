#include "model/measure/driver/dynamic_library.h"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <dlfcn.h>
#include <link.h>
#endif

namespace costmodel::measure
{

namespace
{

#ifdef _WIN32
void* openLibrary(const std::string& name, std::string& error)
{
    HMODULE module = LoadLibraryA(name.c_str());
    if (!module)
        error = "LoadLibrary failed with code " + std::to_string(GetLastError());
    return reinterpret_cast<void*>(module);
}

void* symbolOf(void* handle, const char* name)
{
    return reinterpret_cast<void*>(GetProcAddress(reinterpret_cast<HMODULE>(handle), name));
}

std::string pathOf(void* handle)
{
    char buffer[MAX_PATH];
    const DWORD n = GetModuleFileNameA(reinterpret_cast<HMODULE>(handle), buffer, MAX_PATH);
    return std::string(buffer, n);
}
#else
void* openLibrary(const std::string& name, std::string& error)
{
    void* const handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!handle)
    {
        const char* const words = ::dlerror();
        error = words ? words : "dlopen failed";
    }
    return handle;
}

void* symbolOf(void* handle, const char* name)
{
    return ::dlsym(handle, name);
}

std::string pathOf(void* handle)
{
    link_map* map = nullptr;
    if (::dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || !map || !map->l_name)
        return {};
    return map->l_name;
}
#endif

std::string baseName(const std::string& path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

} // namespace

DynamicLibrary DynamicLibrary::open(const std::vector<std::string>& candidates,
                                    const std::string& onlyFolder)
{
    DynamicLibrary library;
    library.m_name = candidates.empty() ? "" : baseName(candidates.front());
    for (const std::string& candidate : candidates)
    {
        const std::string name =
            onlyFolder.empty() ? candidate : onlyFolder + "/" + baseName(candidate);
        library.m_handle = openLibrary(name, library.m_error);
        if (!library.m_handle)
            continue;
        library.m_name = baseName(candidate);
        library.m_path = pathOf(library.m_handle);
        library.m_error.clear();
        return library;
    }
    return library;
}

void* DynamicLibrary::symbol(const char* name) const
{
    return m_handle ? symbolOf(m_handle, name) : nullptr;
}

} // namespace costmodel::measure
