#include "model/measure/observe/observer.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "model/measure/nvml/nvml_boards.h"

namespace costmodel::measure
{

namespace
{

constexpr double interval = 0.25;

std::vector<CoreTimes> coresNow()
{
    std::ifstream file("/proc/stat", std::ios::binary);
    return coreTimes(std::string(std::istreambuf_iterator<char>(file), {}));
}

} // namespace

void observe(double seconds, const LibraryPlaces& places, Clock& clock, const EventSink& sink,
             std::stop_token stop)
{
    const NvmlBoards boards(places);
    sink(ProbeFound{boards.probe()});
    for (const Board& board : boards.boards())
        sink(DeviceFound{board.device, true});
    Watch watch;
    std::error_code error;
    watch.isWsl = std::filesystem::exists("/dev/dxg", error);
    for (const Board& board : boards.boards())
        watch.boards.push_back({.name = std::to_string(watch.boards.size()),
                                .powerLimitW = board.device.powerLimitW,
                                .isSlice = board.device.mig.value_or(false)});
    sink(TestBegun{"", "observe", "", seconds});
    const double begin = clock.now();
    std::vector<CoreTimes> before = coresNow();
    double cpuSince = begin;
    for (double now = begin; now - begin < seconds && !stop.stop_requested(); now = clock.now())
    {
        for (std::size_t i = 0; i < watch.boards.size(); ++i)
        {
            watch.boards[i].samples.push_back(boards.sample(boards.boards()[i], now));
            if (const auto& use = watch.boards[i].samples.back().utilization; use && i == 0)
                sink(SampleTaken{*use});
        }
        if (watch.boards.empty())
            sink(SampleTaken{0});
        if (now - cpuSince >= 1)
        {
            std::vector<CoreTimes> after = coresNow();
            if (const std::optional<CpuUse> use = cpuUse(before, after))
                watch.cpu.push_back(*use);
            before = std::move(after);
            cpuSince = now;
        }
        clock.sleep(interval);
    }
    watch.seconds = clock.now() - begin;
    Diagnosed diagnosed = diagnoseWatch(watch);
    sink(ObservationMade{std::move(diagnosed.observation), std::move(diagnosed.reasons)});
    sink(RunFinished{});
}

} // namespace costmodel::measure
