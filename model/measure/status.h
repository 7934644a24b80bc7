#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/text/message.h"

namespace costmodel::measure
{

/// How one test ended. Only Ok carries figures; the others carry a reason and never a zero.
enum class TestStatus
{
    Ok,
    Unsupported, ///< the device cannot do it
    Skipped,     ///< it could, but something that is needed is missing
    Error,       ///< the driver reported a failure
    Invalid,     ///< figures came out that cannot be true
    Timeout,     ///< the deadline passed and the process was ended
};

/// What became of one vendor library.
enum class LoadStatus
{
    Ok,
    Absent,
    NoDriver,
    NoDevice,
    NoPermission,
    VersionMismatch,
    StubLibrary,
    NotReady,
    Busy,
    TooOld,
    NoKernelImage,
    PtxTooNew,
    Lost,
    Unsupported,
    Failed, ///< a code that no other status stands for
};

/// Why a test has no figures. `None` goes with TestStatus::Ok.
enum class Reason
{
    None,
    LibraryMissing,
    TooLittleMemory,
    OutOfMemory,
    NotSupportedByDevice,
    OneDeviceOnly,
    NoTimeLeft,
    Cancelled,
    NonPositiveTime,
    NotFinite,
    AboveDatasheet,
    EventWallMismatch,
    BatchTooShort,
    LaunchTooLong,
    WrongResult,
    DriverError,
    DeviceLost,
    DisplayWatchdog,
    PtxTooNew,
    NoKernelImage,
    ProcessCrashed,
    DeadlinePassed,
};

/// The words of the result file: "ok", "no-driver", "event-wall-mismatch". Never translated.
std::string_view code(TestStatus status);
std::string_view code(LoadStatus status);
std::string_view code(Reason reason);
std::optional<TestStatus> testStatusFromCode(std::string_view code);
std::optional<LoadStatus> loadStatusFromCode(std::string_view code);
std::optional<Reason> reasonFromCode(std::string_view code);

/// What happened, as a sentence for a person; `detail` is the driver's own text, which may be
/// empty.
Message explain(Reason reason, const std::string& detail);

/// One line that says what is missing and what to do about it.
Message explain(LoadStatus status, const std::string& library);

} // namespace costmodel::measure
