#pragma once

#include "model/measure/run/clock.h"

/// Time that stands still unless a test, or a fake driver that works, turns it.
class VirtualClock final : public costmodel::measure::Clock
{
public:
    double now() const override
    {
        return m_now;
    }
    void sleep(double seconds) override
    {
        m_now += seconds;
    }

private:
    double m_now = 1000;
};
