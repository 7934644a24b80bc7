#include "app/bench/machine.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "data/file/files.h"

#ifndef _WIN32
#include <sys/utsname.h>
#include <unistd.h>
#endif

namespace costmodel::app::bench
{

namespace fs = std::filesystem;

namespace
{

std::string environment(const char* name)
{
    const char* const value = std::getenv(name);
    return value ? value : "";
}

/// A small file of the system; empty if it is not there.
std::string systemFile(const fs::path& path)
{
    try
    {
        return data::readFile(path, 1 << 20);
    }
    catch (const data::FileError&)
    {
        return {};
    }
}

std::string trimmed(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '"' || text.back() == ' '))
        text.pop_back();
    text.erase(0, text.find_first_not_of(" \t\""));
    return text;
}

/// What follows `key` and a separator on its line.
std::string valueOf(const std::string& text, const std::string& key, char separator)
{
    const std::size_t at = ("\n" + text).find("\n" + key);
    if (at == std::string::npos)
        return {};
    const std::string line = text.substr(at, text.find('\n', at) - at);
    const std::size_t from = line.find(separator);
    return from == std::string::npos ? std::string() : trimmed(line.substr(from + 1));
}

std::string containerName()
{
    std::error_code error;
    if (fs::exists("/.dockerenv", error))
        return "docker";
    if (fs::exists("/run/.containerenv", error))
        return "podman";
    if (!environment("KUBERNETES_SERVICE_HOST").empty())
        return "kubernetes";
    if (!environment("SINGULARITY_NAME").empty() || !environment("APPTAINER_NAME").empty())
        return "apptainer";
    return systemFile("/proc/1/cgroup").empty() ? "unknown" : "none";
}

} // namespace

measure::LibraryPlaces libraryPlaces()
{
    return {.onlyFolder = environment("COSTMODEL_LIBDIR"),
            .openClName = environment("COSTMODEL_OPENCL"),
            .cublasLtFile = environment("COSTMODEL_CUBLASLT"),
            .ncclFile = environment("COSTMODEL_NCCL"),
            .condaPrefix = environment("CONDA_PREFIX"),
            .virtualEnv = environment("VIRTUAL_ENV"),
            .home = environment("HOME")};
}

measure::Host describeHost(bool includesName)
{
    measure::Host host;
    host.os = valueOf(systemFile("/etc/os-release"), "PRETTY_NAME", '=');
    const std::string cpu = systemFile("/proc/cpuinfo");
    host.cpu = valueOf(cpu, "model name", ':');
    if (const unsigned cores = std::thread::hardware_concurrency(); cores > 0)
        host.cores = static_cast<long>(cores);
    const std::string total = valueOf(systemFile("/proc/meminfo"), "MemTotal", ':');
    std::uint64_t kilobytes = 0;
    if (std::from_chars(total.data(), total.data() + total.size(), kilobytes).ec == std::errc{})
        host.ramBytes = kilobytes * 1024;
    host.container = containerName();
    std::error_code error;
    host.wsl = fs::exists("/dev/dxg", error);
    host.vm = valueOf(cpu, "flags", ':').find(" hypervisor") != std::string::npos ? "yes" : "";
#ifndef _WIN32
    utsname names{};
    if (::uname(&names) == 0)
    {
        host.kernel = names.release;
        if (includesName)
            host.hostname = names.nodename;
    }
#else
    static_cast<void>(includesName);
#endif
    return host;
}

std::string utcNow()
{
    const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(now));
}

std::optional<long> processRank()
{
    for (const char* name : {"SLURM_PROCID", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK",
                             "JOB_COMPLETION_INDEX", "RANK"})
    {
        const std::string text = environment(name);
        long rank = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), rank);
        if (!text.empty() && problem == std::errc{} && end == text.data() + text.size() &&
            rank >= 0)
            return rank;
    }
    return std::nullopt;
}

std::vector<SleepingCard> sleepingCards(const std::string& root)
{
    std::vector<SleepingCard> cards;
    std::error_code error;
    for (fs::directory_iterator it(fs::path(root) / "sys/bus/pci/devices", error), end;
         !error && it != end; it.increment(error))
    {
        const std::string kind = trimmed(systemFile(it->path() / "class"));
        const bool isDisplay = kind.starts_with("0x03") || kind.starts_with("0x12");
        if (!isDisplay ||
            trimmed(systemFile(it->path() / "power" / "runtime_status")) != "suspended")
            continue;
        std::string vendor = trimmed(systemFile(it->path() / "vendor"));
        if (vendor.starts_with("0x"))
            vendor.erase(0, 2);
        cards.push_back({it->path().filename().string(), vendor});
    }
    return cards;
}

} // namespace costmodel::app::bench
