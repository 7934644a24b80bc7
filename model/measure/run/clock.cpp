#include "model/measure/run/clock.h"

#include <chrono>
#include <thread>

namespace costmodel::measure
{

double SteadyClock::now() const
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void SteadyClock::sleep(double seconds)
{
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

} // namespace costmodel::measure
