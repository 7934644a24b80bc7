#include "model/measure/nvml/nvml_boards.h"

#include <array>

#include "model/measure/driver/device_id.h"

namespace costmodel::measure
{

using namespace nvml;

namespace
{

/// A number that a function gives through a pointer; nothing if the driver lacks the function or
/// says anything but success.
template <typename T, typename Function, typename... Arguments>
std::optional<T> ask(Function function, nvml::Handle handle, Arguments... arguments)
{
    T value{};
    if (!function || function(handle, arguments..., &value) != constant::success)
        return std::nullopt;
    return value;
}

std::optional<double> scaled(const std::optional<unsigned>& value, double factor)
{
    return value ? std::optional(*value * factor) : std::nullopt;
}

} // namespace

NvmlBoards::NvmlBoards(const LibraryPlaces& places)
{
    const DynamicLibrary library = DynamicLibrary::open(nvmlCandidates(), places.onlyFolder);
    m_probe = {.library = library.name(),
               .status = LoadStatus::Absent,
               .path = library.path(),
               .text = library.error(),
               .isFake = library.isOpen() && !places.onlyFolder.empty()};
    if (!library.isOpen())
        return;
    if (const char* missing = m_api.load(library))
    {
        m_probe.status = LoadStatus::TooOld;
        m_probe.text = std::string("missing ") + missing;
        return;
    }
    unsigned count = 0;
    if (!check("nvmlInit", m_api.init()) ||
        !check("nvmlDeviceGetCount", m_api.deviceGetCount(&count)))
        return;
    std::array<char, 96> version{};
    if (m_api.systemGetDriverVersion &&
        m_api.systemGetDriverVersion(version.data(), static_cast<unsigned>(version.size()) - 1) ==
            constant::success)
        m_driver = version.data();
    m_probe.status = count > 0 ? LoadStatus::Ok : LoadStatus::NoDevice;
    for (unsigned i = 0; i < count; ++i)
    {
        nvml::Handle handle = nullptr;
        if (check("nvmlDeviceGetHandleByIndex", m_api.deviceGetHandleByIndex(i, &handle)))
            m_boards.push_back(describe(handle));
    }
}

bool NvmlBoards::check(const char* call, Return code)
{
    if (code == constant::success)
        return true;
    m_probe.status = statusOf(code);
    m_probe.code = code;
    m_probe.text = std::string(call) + ": " + m_api.errorText(code);
    return false;
}

Board NvmlBoards::describe(nvml::Handle handle) const
{
    Board board{.handle = handle};
    Device& device = board.device;
    std::array<char, 96> text{};
    const auto size = static_cast<unsigned>(text.size()) - 1;
    if (m_api.deviceGetUuid(handle, text.data(), size) == constant::success)
        device.id = text.data();
    text = {};
    if (m_api.deviceGetName(handle, text.data(), size) == constant::success)
        device.name = text.data();
    device.backend = "nvml";
    device.driver = m_driver;
    if (const auto pci = ask<PciInfo>(m_api.deviceGetPciInfo, handle))
        device.pci = pciText(pci->domain, pci->bus, pci->device, 0);
    if (const auto memory = ask<Memory>(m_api.deviceGetMemoryInfo, handle))
        device.memoryBytes = memory->total;
    device.powerLimitW = scaled(ask<unsigned>(m_api.deviceGetPowerLimit, handle), 1e-3);
    unsigned current = 0;
    unsigned pending = 0;
    if (m_api.deviceGetMigMode &&
        m_api.deviceGetMigMode(handle, &current, &pending) == constant::success)
        device.mig = current == 1;
    if (m_api.deviceGetEccMode &&
        m_api.deviceGetEccMode(handle, &current, &pending) == constant::success)
        device.ecc = current == 1;
    const auto generation = ask<unsigned>(m_api.deviceGetPcieGeneration, handle);
    const auto width = ask<unsigned>(m_api.deviceGetPcieWidth, handle);
    if (generation && width)
        device.pcie = PcieLink{static_cast<long>(*generation), static_cast<long>(*width)};
    return board;
}

const Board* NvmlBoards::find(const Device& device) const
{
    for (const Board& board : m_boards)
        if (isSameDevice(board.device, device))
            return &board;
    return nullptr;
}

BoardSample NvmlBoards::sample(const Board& board, double now) const
{
    const nvml::Handle handle = board.handle;
    BoardSample sample{.time = now};
    unsigned milliwatts = 0;
    if (m_api.deviceGetPowerUsage)
    {
        const Return code = m_api.deviceGetPowerUsage(handle, &milliwatts);
        if (code == constant::success)
            sample.averageW = milliwatts * 1e-3;
        if (code == constant::gpuIsLost)
        {
            sample.isLost = true;
            return sample;
        }
    }
    if (const auto energy = ask<unsigned long long>(m_api.deviceGetEnergy, handle))
        sample.energyJ = static_cast<double>(*energy) * 1e-3;
    FieldValue field{};
    field.fieldId = constant::fieldInstantPower;
    if (m_api.deviceGetFieldValues &&
        m_api.deviceGetFieldValues(handle, 1, &field) == constant::success &&
        field.result == constant::success && field.valueType == constant::valueUnsignedInt)
        sample.instantW = field.value.unsignedInt * 1e-3;
    sample.smMhz = scaled(ask<unsigned>(m_api.deviceGetClock, handle, constant::clockSm), 1);
    sample.memoryMhz =
        scaled(ask<unsigned>(m_api.deviceGetClock, handle, constant::clockMemory), 1);
    sample.temperatureC =
        scaled(ask<unsigned>(m_api.deviceGetTemperature, handle, constant::temperatureGpu), 1);
    // Of a slice the utilisation is unknown, whatever the driver says.
    if (!board.device.mig.value_or(false))
        if (const auto use = ask<Utilization>(m_api.deviceGetUtilization, handle))
            sample.utilization = use->gpu;
    for (const auto function : {m_api.deviceGetEventReasons, m_api.deviceGetThrottleReasons})
        if (!sample.throttleMask)
            if (const auto mask = ask<unsigned long long>(function, handle))
                sample.throttleMask = *mask;
    return sample;
}

std::optional<double> NvmlBoards::memoryShareUsed(const Board& board) const
{
    const auto memory = ask<Memory>(m_api.deviceGetMemoryInfo, board.handle);
    if (!memory || memory->total == 0)
        return std::nullopt;
    return static_cast<double>(memory->used) / static_cast<double>(memory->total);
}

} // namespace costmodel::measure
