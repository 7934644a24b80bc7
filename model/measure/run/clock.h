#pragma once

namespace costmodel::measure
{

/// Time as the measuring code sees it; tests have one that they turn themselves.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Seconds since some start, never going back.
    virtual double now() const = 0;
    virtual void sleep(double seconds) = 0;
};

/// The clock of this machine.
class SteadyClock final : public Clock
{
public:
    double now() const override;
    void sleep(double seconds) override;
};

} // namespace costmodel::measure
