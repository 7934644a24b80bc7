#include "app/bench/progress.h"

#include <ostream>

#include "app/bench/text.h"
#include "model/measure/shown.h"

namespace costmodel::app::bench
{

using namespace measure;

Progress::Progress(Console& console)
    : m_console(console)
{
}

void Progress::line(const std::string& text)
{
    if (!m_console.isErrTerminal)
        return;
    const std::size_t blanks = m_width > text.size() ? m_width - text.size() : 0;
    m_console.err << '\r' << text << std::string(blanks, ' ') << std::flush;
    m_width = text.size();
}

void Progress::end()
{
    if (m_width > 0)
        line("");
    if (m_console.isErrTerminal && m_width == 0)
        m_console.err << '\r' << std::flush;
    m_width = 0;
}

void Progress::tell(const Event& event)
{
    if (const auto* begun = std::get_if<TestBegun>(&event))
    {
        m_current = begun->name + (begun->dtype.empty() ? "" : "/" + begun->dtype);
        m_unit = begun->name == "gemm" ? "FLOP/s" : begun->name == "observe" ? "%" : "B/s";
        line(m_current + " ...");
    }
    else if (const auto* sample = std::get_if<SampleTaken>(&event))
        line(m_current + " " + shown(sample->value, m_unit));
    else if (const auto* ended = std::get_if<TestEnded>(&event))
    {
        const Test& test = ended->test;
        end();
        m_console.err << metricOf(test) << ": "
                      << (test.series ? shown(test.series->median, test.unit)
                                      : std::string(code(test.status)) + ", " +
                                            say(m_console, explain(test.reason, test.detail)))
                      << '\n';
    }
}

} // namespace costmodel::app::bench
