#include "model/measure/status.h"

#include <array>
#include <utility>

namespace costmodel::measure
{

namespace
{

template <typename Enum, std::size_t size>
using Table = std::array<std::pair<Enum, std::string_view>, size>;

constexpr Table<TestStatus, 6> testStatuses{{
    {TestStatus::Ok, "ok"},
    {TestStatus::Unsupported, "unsupported"},
    {TestStatus::Skipped, "skipped"},
    {TestStatus::Error, "error"},
    {TestStatus::Invalid, "invalid"},
    {TestStatus::Timeout, "timeout"},
}};

constexpr Table<LoadStatus, 15> loadStatuses{{
    {LoadStatus::Ok, "ok"},
    {LoadStatus::Absent, "absent"},
    {LoadStatus::NoDriver, "no-driver"},
    {LoadStatus::NoDevice, "no-device"},
    {LoadStatus::NoPermission, "no-permission"},
    {LoadStatus::VersionMismatch, "version-mismatch"},
    {LoadStatus::StubLibrary, "stub-library"},
    {LoadStatus::NotReady, "not-ready"},
    {LoadStatus::Busy, "busy"},
    {LoadStatus::TooOld, "too-old"},
    {LoadStatus::NoKernelImage, "no-kernel-image"},
    {LoadStatus::PtxTooNew, "ptx-too-new"},
    {LoadStatus::Lost, "lost"},
    {LoadStatus::Unsupported, "unsupported"},
    {LoadStatus::Failed, "failed"},
}};

constexpr Table<Reason, 22> reasons{{
    {Reason::None, ""},
    {Reason::LibraryMissing, "library-missing"},
    {Reason::TooLittleMemory, "too-little-memory"},
    {Reason::OutOfMemory, "out-of-memory"},
    {Reason::NotSupportedByDevice, "not-supported-by-device"},
    {Reason::OneDeviceOnly, "one-device-only"},
    {Reason::NoTimeLeft, "no-time-left"},
    {Reason::Cancelled, "cancelled"},
    {Reason::NonPositiveTime, "non-positive-time"},
    {Reason::NotFinite, "not-finite"},
    {Reason::AboveDatasheet, "above-datasheet"},
    {Reason::EventWallMismatch, "event-wall-mismatch"},
    {Reason::BatchTooShort, "batch-too-short"},
    {Reason::LaunchTooLong, "launch-too-long"},
    {Reason::WrongResult, "wrong-result"},
    {Reason::DriverError, "driver-error"},
    {Reason::DeviceLost, "device-lost"},
    {Reason::DisplayWatchdog, "display-watchdog"},
    {Reason::PtxTooNew, "ptx-too-new"},
    {Reason::NoKernelImage, "no-kernel-image"},
    {Reason::ProcessCrashed, "process-crashed"},
    {Reason::DeadlinePassed, "deadline-passed"},
}};

template <typename Enum, std::size_t size>
std::string_view find(const Table<Enum, size>& table, Enum value)
{
    for (const auto& [key, text] : table)
        if (key == value)
            return text;
    return {};
}

template <typename Enum, std::size_t size>
std::optional<Enum> find(const Table<Enum, size>& table, std::string_view text)
{
    for (const auto& [key, word] : table)
        if (word == text)
            return key;
    return std::nullopt;
}

const char* sentence(Reason reason)
{
    switch (reason)
    {
    case Reason::None:
        return "";
    case Reason::LibraryMissing:
        return COSTMODEL_TEXT("Message", "a library that this test needs was not found: %1");
    case Reason::TooLittleMemory:
        return COSTMODEL_TEXT("Message", "too little free memory on the GPU: %1");
    case Reason::OutOfMemory:
        return COSTMODEL_TEXT("Message",
                              "the GPU could not give the memory it reported as free: %1");
    case Reason::NotSupportedByDevice:
        return COSTMODEL_TEXT("Message", "the device does not support it: %1");
    case Reason::OneDeviceOnly:
        return COSTMODEL_TEXT("Message", "needs at least two GPUs");
    case Reason::NoTimeLeft:
        return COSTMODEL_TEXT("Message", "left out to stay within the time budget");
    case Reason::Cancelled:
        return COSTMODEL_TEXT("Message", "stopped by the user");
    case Reason::NonPositiveTime:
        return COSTMODEL_TEXT("Message", "the device clock reported a time of zero or less: %1");
    case Reason::NotFinite:
        return COSTMODEL_TEXT("Message", "the figure is not a number: %1");
    case Reason::AboveDatasheet:
        return COSTMODEL_TEXT("Message",
                              "the figure is more than 1.2 times what the data sheet allows: %1");
    case Reason::EventWallMismatch:
        return COSTMODEL_TEXT("Message", "device clock and wall clock disagree: %1");
    case Reason::BatchTooShort:
        return COSTMODEL_TEXT("Message",
                              "a batch lasted less than 5 ms, too short to be timed: %1");
    case Reason::LaunchTooLong:
        return COSTMODEL_TEXT("Message", "one product would last longer than 100 ms, and displays "
                                         "have watchdogs that end such work: %1");
    case Reason::WrongResult:
        return COSTMODEL_TEXT("Message", "the device computed a wrong product: %1");
    case Reason::DriverError:
        return COSTMODEL_TEXT("Message", "the driver reported an error: %1");
    case Reason::DeviceLost:
        return COSTMODEL_TEXT("Message", "the GPU stopped answering: %1");
    case Reason::DisplayWatchdog:
        return COSTMODEL_TEXT("Message", "the display watchdog ended the kernel: %1");
    case Reason::PtxTooNew:
        return COSTMODEL_TEXT("Message", "the driver is too old for the kernels; update it: %1");
    case Reason::NoKernelImage:
        return COSTMODEL_TEXT("Message", "the GPU is too old for the kernels: %1");
    case Reason::ProcessCrashed:
        return COSTMODEL_TEXT("Message", "the measuring process ended unexpectedly: %1");
    case Reason::DeadlinePassed:
        return COSTMODEL_TEXT("Message",
                              "no answer before the deadline; the process was ended: %1");
    }
    return "";
}

const char* sentence(LoadStatus status)
{
    switch (status)
    {
    case LoadStatus::Ok:
        return COSTMODEL_TEXT("Message", "%1 is usable.");
    case LoadStatus::Absent:
        return COSTMODEL_TEXT("Message",
                              "%1 is not installed here; measure on the machine with the "
                              "GPU and bring the result file.");
    case LoadStatus::NoDriver:
        return COSTMODEL_TEXT("Message",
                              "%1 is installed but the kernel driver is not loaded; load "
                              "or install the driver.");
    case LoadStatus::NoDevice:
        return COSTMODEL_TEXT("Message",
                              "%1 works but sees no device; in a container, pass the GPU "
                              "in (for example with --gpus all).");
    case LoadStatus::NoPermission:
        return COSTMODEL_TEXT("Message", "%1 may not open the device; check who may read "
                                         "/dev/nvidia* or /dev/dri/render*.");
    case LoadStatus::VersionMismatch:
        return COSTMODEL_TEXT("Message",
                              "%1 and the loaded kernel driver are of different versions; "
                              "reboot or reinstall the driver.");
    case LoadStatus::StubLibrary:
        return COSTMODEL_TEXT("Message",
                              "%1 is the placeholder of a toolkit, not a driver; install "
                              "the driver or take the placeholder out of the path.");
    case LoadStatus::NotReady:
        return COSTMODEL_TEXT("Message", "%1 says that the system is not ready; on a server with "
                                         "NVSwitch, start nvidia-fabricmanager.");
    case LoadStatus::Busy:
        return COSTMODEL_TEXT("Message", "%1 says that another process holds the GPU for itself; "
                                         "wait for it or change the compute mode.");
    case LoadStatus::TooOld:
        return COSTMODEL_TEXT("Message", "%1 is too old; update the driver.");
    case LoadStatus::NoKernelImage:
        return COSTMODEL_TEXT("Message", "%1: the GPU is too old for the kernels of this program.");
    case LoadStatus::PtxTooNew:
        return COSTMODEL_TEXT("Message",
                              "%1 is too old for the kernels of this program; update the "
                              "driver.");
    case LoadStatus::Lost:
        return COSTMODEL_TEXT("Message", "%1 has lost the GPU; reboot, and suspect the card.");
    case LoadStatus::Unsupported:
        return COSTMODEL_TEXT("Message", "%1 does not support what is needed.");
    case LoadStatus::Failed:
        return COSTMODEL_TEXT("Message", "%1 failed with a code that is not known here.");
    }
    return "";
}

} // namespace

std::string_view code(TestStatus status)
{
    return find(testStatuses, status);
}

std::string_view code(LoadStatus status)
{
    return find(loadStatuses, status);
}

std::string_view code(Reason reason)
{
    return find(reasons, reason);
}

std::optional<TestStatus> testStatusFromCode(std::string_view text)
{
    return find(testStatuses, text);
}

std::optional<LoadStatus> loadStatusFromCode(std::string_view text)
{
    return find(loadStatuses, text);
}

std::optional<Reason> reasonFromCode(std::string_view text)
{
    return find(reasons, text);
}

Message explain(Reason reason, const std::string& detail)
{
    return {sentence(reason), {detail}};
}

Message explain(LoadStatus status, const std::string& library)
{
    return {sentence(status), {library}};
}

} // namespace costmodel::measure
