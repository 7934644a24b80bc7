#ifdef _WIN32

#include "model/measure/process/child_process.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <io.h>

namespace costmodel::measure
{

std::unique_ptr<ChildProcess> ChildProcess::start(const ChildSpec&, std::string& error)
{
    error = "measuring in a process of its own is not yet possible on Windows";
    return nullptr;
}

InterruptWatch::InterruptWatch() = default;
InterruptWatch::~InterruptWatch() = default;

bool InterruptWatch::wasInterrupted() const
{
    return false;
}

int reserveStandardOutput()
{
    return 1;
}

bool writeTo(int descriptor, std::string_view text)
{
    return _write(descriptor, text.data(), static_cast<unsigned>(text.size())) ==
           static_cast<int>(text.size());
}

std::string readSomeInput()
{
    char buffer[4096];
    const int n = _read(0, buffer, sizeof buffer);
    return n > 0 ? std::string(buffer, static_cast<std::size_t>(n)) : std::string();
}

std::string programPath()
{
    char buffer[MAX_PATH];
    const DWORD n = GetModuleFileNameA(nullptr, buffer, MAX_PATH);
    return std::string(buffer, n);
}

} // namespace costmodel::measure

#endif
