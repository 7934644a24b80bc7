#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace costmodel::measure
{

struct ChildSpec
{
    std::vector<std::string> command{}; ///< program (searched in PATH) and arguments
    bool inheritsInput = false;         ///< else its input is what write() gives it
};

/// How a process ended.
struct ChildEnd
{
    int exitCode = 0; ///< meaningful without signal
    int signal = 0;   ///< that ended it, 0 for none
    /// Processor seconds of it and of all it waited for.
    double cpuSeconds = 0;
};

/// A process that cannot take this one down with it: its output comes through pipes, it is alone in
/// its process group, it can be ended at any time, and it dies with this process. All that is
/// special about POSIX and processes is behind this class.
class ChildProcess
{
public:
    /// Null with `error` set to the system's words if it cannot be started.
    static std::unique_ptr<ChildProcess> start(const ChildSpec& spec, std::string& error);

    virtual ~ChildProcess() = default; ///< ends the whole group if it still runs

    /// False if the process no longer listens.
    virtual bool write(std::string_view text) = 0;
    /// The child sees the end of its input.
    virtual void closeInput() = 0;
    /// Waits at most so long for output and appends it. False when both streams have ended.
    virtual bool read(double timeoutSeconds, std::string& out, std::string& err) = 0;
    /// Asks the whole group to end (a person may have asked for it).
    virtual void terminate() = 0;
    /// Ends the whole group at once.
    virtual void kill() = 0;
    /// Empty while it runs.
    virtual std::optional<ChildEnd> poll() = 0;
    virtual ChildEnd wait() = 0;
    virtual long processId() const = 0;
};

/// While it lives, an interrupt (Ctrl+C) or request to terminate is remembered instead of ending
/// this process. One at a time.
class InterruptWatch
{
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    bool wasInterrupted() const;
};

/// Keeps standard output for this program alone: what drivers print there goes to standard error.
/// Returns a descriptor to write to.
int reserveStandardOutput();
/// Writes all of it; false if nobody listens any more.
bool writeTo(int descriptor, std::string_view text);
/// Reads what is there, waiting for at least one byte; empty at the end.
std::string readSomeInput();

/// The file of the running program; empty if the system does not tell.
std::string programPath();

} // namespace costmodel::measure
