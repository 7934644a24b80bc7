#ifndef _WIN32

#include "model/measure/process/child_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace costmodel::measure
{

namespace
{

std::string words(int code)
{
    return std::generic_category().message(code);
}

class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int value)
        : m_value(value)
    {
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        close();
    }
    void reset(int value)
    {
        close();
        m_value = value;
    }
    void close()
    {
        if (m_value >= 0)
            ::close(m_value);
        m_value = -1;
    }
    int get() const
    {
        return m_value;
    }
    bool isOpen() const
    {
        return m_value >= 0;
    }

private:
    int m_value = -1;
};

struct Pipe
{
    Descriptor read;
    Descriptor write;

    bool open()
    {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0)
            return false;
        read.reset(ends[0]);
        write.reset(ends[1]);
        for (const int end : ends)
            ::fcntl(end, F_SETFD, FD_CLOEXEC);
        return true;
    }
};

/// Between fork and exec only what may be called there; never returns.
[[noreturn]] void becomeChild(char* const* arguments, int input, int output, int error, int report,
                              pid_t parent)
{
    ::setpgid(0, 0);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM})
        ::signal(signal, SIG_DFL);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(127);
#else
    static_cast<void>(parent);
#endif
    if (input >= 0)
        ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(error, STDERR_FILENO);
    ::execvp(arguments[0], arguments);
    const int code = errno;
    static_cast<void>(::write(report, &code, sizeof code) == 0);
    ::_exit(127);
}

class PosixChild final : public ChildProcess
{
public:
    ~PosixChild() override
    {
        if (!m_end)
        {
            kill();
            wait();
        }
    }

    bool start(const ChildSpec& spec, std::string& error)
    {
        Pipe input;
        Pipe output;
        Pipe errors;
        Pipe report;
        if (!input.open() || !output.open() || !errors.open() || !report.open())
        {
            error = words(errno);
            return false;
        }
        std::vector<char*> arguments;
        for (const std::string& word : spec.command)
            arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        // A child that does not listen must not end this process.
        ::signal(SIGPIPE, SIG_IGN);
        const pid_t parent = ::getpid();
        m_id = ::fork();
        if (m_id == 0)
            becomeChild(arguments.data(), spec.inheritsInput ? -1 : input.read.get(),
                        output.write.get(), errors.write.get(), report.write.get(), parent);
        if (m_id < 0)
        {
            error = words(errno);
            m_end = ChildEnd{};
            return false;
        }
        ::setpgid(m_id, m_id);
        report.write.close();
        int code = 0;
        if (::read(report.read.get(), &code, sizeof code) == sizeof code)
        {
            error = words(code);
            wait();
            return false;
        }
        output.write.close();
        errors.write.close();
        m_output.reset(::dup(output.read.get()));
        m_errors.reset(::dup(errors.read.get()));
        if (!spec.inheritsInput)
            m_input.reset(::dup(input.write.get()));
        for (const Descriptor* end : {&m_output, &m_errors, &m_input})
            if (end->isOpen())
                ::fcntl(end->get(), F_SETFD, FD_CLOEXEC);
        return true;
    }

    bool write(std::string_view text) override
    {
        return m_input.isOpen() && writeTo(m_input.get(), text);
    }

    void closeInput() override
    {
        m_input.close();
    }

    bool read(double timeoutSeconds, std::string& out, std::string& err) override
    {
        std::array<pollfd, 2> ends{pollfd{m_output.get(), POLLIN, 0},
                                   pollfd{m_errors.get(), POLLIN, 0}};
        if (!m_output.isOpen() && !m_errors.isOpen())
            return false;
        const int milliseconds = static_cast<int>(timeoutSeconds * 1000);
        if (::poll(ends.data(), ends.size(), milliseconds) > 0)
        {
            take(ends[0], m_output, out);
            take(ends[1], m_errors, err);
        }
        return m_output.isOpen() || m_errors.isOpen();
    }

    void terminate() override
    {
        signalGroup(SIGTERM);
    }

    void kill() override
    {
        signalGroup(SIGKILL);
    }

    std::optional<ChildEnd> poll() override
    {
        if (!m_end)
            reap(WNOHANG);
        return m_end;
    }

    ChildEnd wait() override
    {
        while (!m_end)
            reap(0);
        return *m_end;
    }

    long processId() const override
    {
        return static_cast<long>(m_id);
    }

private:
    static void take(const pollfd& end, Descriptor& descriptor, std::string& text)
    {
        if (end.fd < 0 || (end.revents & (POLLIN | POLLHUP | POLLERR)) == 0)
            return;
        std::array<char, 65536> buffer;
        const ssize_t n = ::read(end.fd, buffer.data(), buffer.size());
        if (n > 0)
            text.append(buffer.data(), static_cast<std::size_t>(n));
        else if (n == 0 || errno != EINTR)
            descriptor.close();
    }

    void signalGroup(int signal)
    {
        if (!m_end && m_id > 0)
            ::kill(-m_id, signal);
    }

    void reap(int options)
    {
        int status = 0;
        rusage usage{};
        const pid_t reaped = ::wait4(m_id, &status, options, &usage);
        if (reaped == 0 || (reaped < 0 && errno == EINTR))
            return;
        ChildEnd end;
        if (reaped == m_id && WIFEXITED(status))
            end.exitCode = WEXITSTATUS(status);
        if (reaped == m_id && WIFSIGNALED(status))
            end.signal = WTERMSIG(status);
        const auto seconds = [](const timeval& time)
        {
            return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
        };
        end.cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
        m_end = end;
    }

    pid_t m_id = -1;
    Descriptor m_input;
    Descriptor m_output;
    Descriptor m_errors;
    std::optional<ChildEnd> m_end;
};

volatile std::sig_atomic_t interrupted = 0;

void remember(int)
{
    interrupted = 1;
}

} // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const ChildSpec& spec, std::string& error)
{
    auto child = std::make_unique<PosixChild>();
    if (spec.command.empty() || !child->start(spec, error))
        return nullptr;
    return child;
}

InterruptWatch::InterruptWatch()
{
    interrupted = 0;
    std::signal(SIGINT, remember);
    std::signal(SIGTERM, remember);
}

InterruptWatch::~InterruptWatch()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool InterruptWatch::wasInterrupted() const
{
    return interrupted != 0;
}

int reserveStandardOutput()
{
    const int kept = ::dup(STDOUT_FILENO);
    ::fcntl(kept, F_SETFD, FD_CLOEXEC);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return kept;
}

bool writeTo(int descriptor, std::string_view text)
{
    while (!text.empty())
    {
        const ssize_t n = ::write(descriptor, text.data(), text.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

std::string readSomeInput()
{
    std::array<char, 4096> buffer;
    ssize_t n = 0;
    do
        n = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    while (n < 0 && errno == EINTR);
    return n > 0 ? std::string(buffer.data(), static_cast<std::size_t>(n)) : std::string();
}

std::string programPath()
{
    std::array<char, 4096> buffer;
    const ssize_t n = ::readlink("/proc/self/exe", buffer.data(), buffer.size());
    return n > 0 ? std::string(buffer.data(), static_cast<std::size_t>(n)) : std::string();
}

} // namespace costmodel::measure

#endif
