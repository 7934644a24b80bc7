#pragma once

#include <string>

#include "app/console.h"
#include "model/measure/run/events.h"

namespace costmodel::app::bench
{

/// What goes on, on standard error: a line that is written over on a terminal, finished tests only
/// elsewhere.
class Progress
{
public:
    explicit Progress(Console& console);
    void tell(const measure::Event& event);
    /// Clears the line that is written over.
    void end();

private:
    void line(const std::string& text);

    Console& m_console;
    std::string m_current;
    std::size_t m_width = 0;
    std::string m_unit;
};

} // namespace costmodel::app::bench
