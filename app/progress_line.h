#pragma once

#include <functional>
#include <mutex>

#include "app/console.h"

namespace costmodel::app
{

/// Shows on the console's terminal how far long work is, in per cent, and wipes the line at the end
/// of its life. Without a terminal it does nothing.
class ProgressLine
{
public:
    /// The console must outlive it.
    explicit ProgressLine(Console& console)
        : m_console(console)
    {
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    /// Takes shares from 0 to 1, from any thread, as long as this object lives; empty without a
    /// terminal.
    std::function<void(double)> callback();

private:
    void show(int percent);

    Console& m_console;
    std::mutex m_mutex;
    int m_shown = -1;
};

} // namespace costmodel::app
