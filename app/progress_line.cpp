#include "app/progress_line.h"

#include <cmath>
#include <ostream>

namespace costmodel::app
{

ProgressLine::~ProgressLine()
{
    if (m_shown >= 0)
        m_console.err << "\r      \r" << std::flush;
}

std::function<void(double)> ProgressLine::callback()
{
    if (!m_console.isErrTerminal)
        return {};
    return [this](double share)
    {
        show(static_cast<int>(std::floor(share * 100)));
    };
}

void ProgressLine::show(int percent)
{
    const std::scoped_lock lock(m_mutex);
    if (percent <= m_shown)
        return;
    m_shown = percent;
    m_console.err << "\r" << percent << " %" << std::flush;
}

} // namespace costmodel::app
