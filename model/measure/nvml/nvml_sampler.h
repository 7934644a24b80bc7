#pragma once

#include <mutex>
#include <thread>

#include "model/measure/nvml/nvml_boards.h"
#include "model/measure/run/clock.h"

namespace costmodel::measure
{

/// Looks at a board every 50 ms in a thread of its own. Not more often: utilisation is renewed
/// every 1/6 to 1 s and the energy counter every 10 ms or so.
class NvmlSampler final : public Sampler
{
public:
    NvmlSampler(const LibraryPlaces& places, Clock& clock);
    ~NvmlSampler() override;

    std::vector<Probe> probe() const override;
    void describe(Device& device) override;
    std::optional<Message> occupation(const Device& device) override;
    void begin(const Device& device) override;
    Telemetry end(double loadBegin, double loadEnd) override;

private:
    void stop();

    NvmlBoards m_boards;
    Clock& m_clock;
    const Board* m_board = nullptr;
    std::mutex m_mutex;
    std::vector<BoardSample> m_samples;
    std::jthread m_thread;
};

/// Another process is at work above these.
inline constexpr double occupiedUtilization = 10; ///< per cent
inline constexpr double occupiedMemoryShare = 0.2;

} // namespace costmodel::measure
