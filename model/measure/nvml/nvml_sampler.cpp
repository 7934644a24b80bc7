#include "model/measure/nvml/nvml_sampler.h"

namespace costmodel::measure
{

namespace
{

constexpr double interval = 0.050;

} // namespace

NvmlSampler::NvmlSampler(const LibraryPlaces& places, Clock& clock)
    : m_boards(places)
    , m_clock(clock)
{
}

NvmlSampler::~NvmlSampler()
{
    stop();
}

std::vector<Probe> NvmlSampler::probe() const
{
    return {m_boards.probe()};
}

void NvmlSampler::describe(Device& device)
{
    const Board* const board = m_boards.find(device);
    if (!board)
        return;
    const Device& known = board->device;
    device.powerLimitW = known.powerLimitW;
    device.mig = known.mig;
    device.pcie = known.pcie;
    if (known.ecc)
        device.ecc = known.ecc;
    if (!known.driver.empty())
        device.driver = known.driver;
}

std::optional<Message> NvmlSampler::occupation(const Device& device)
{
    const Board* const board = m_boards.find(device);
    if (!board)
        return std::nullopt;
    const BoardSample sample = m_boards.sample(*board, m_clock.now());
    if (sample.utilization && *sample.utilization > occupiedUtilization)
        return Message{COSTMODEL_TEXT("Message", "%1 is busy to %2 % with another process, which "
                                                 "would disturb and be disturbed; wait, or insist "
                                                 "with --force"),
                       {device.name, *sample.utilization}};
    const std::optional<double> used = m_boards.memoryShareUsed(*board);
    if (used && *used > occupiedMemoryShare)
        return Message{COSTMODEL_TEXT("Message", "another process holds %2 of the memory of %1; "
                                                 "wait, or insist with --force"),
                       {device.name, Share{*used}}};
    return std::nullopt;
}

void NvmlSampler::begin(const Device& device)
{
    stop();
    m_samples.clear();
    m_board = m_boards.find(device);
    if (!m_board)
        return;
    m_thread = std::jthread(
        [this](std::stop_token stopToken)
        {
            while (!stopToken.stop_requested())
            {
                const BoardSample sample = m_boards.sample(*m_board, m_clock.now());
                {
                    const std::lock_guard lock(m_mutex);
                    m_samples.push_back(sample);
                }
                m_clock.sleep(interval);
            }
        });
}

void NvmlSampler::stop()
{
    if (!m_thread.joinable())
        return;
    m_thread.request_stop();
    m_thread.join();
}

Telemetry NvmlSampler::end(double loadBegin, double loadEnd)
{
    stop();
    if (!m_board)
        return {};
    return telemetryOf(m_samples, loadBegin, loadEnd, m_board->device.mig.value_or(false));
}

} // namespace costmodel::measure
