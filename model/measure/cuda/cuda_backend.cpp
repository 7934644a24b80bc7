#include "model/measure/cuda/cuda_backend.h"

#include <array>

#include "model/measure/cuda/cuda_session.h"
#include "model/measure/cuda/exchange.h"
#include "model/measure/driver/device_id.h"

namespace costmodel::measure
{

using namespace cuda;

CudaBackend::CudaBackend(LibraryPlaces places)
    : m_places(std::move(places))
{
}

bool CudaBackend::check(const char* call, cuda::Result code)
{
    if (code == cuda::constant::success)
        return true;
    m_probe.status = statusOf(code);
    m_probe.code = code;
    m_probe.text = std::string(call) + ": " + m_api.errorText(code);
    return false;
}

void CudaBackend::load()
{
    if (m_isLoaded)
        return;
    m_isLoaded = true;
    const DynamicLibrary library = DynamicLibrary::open(cudaCandidates(), m_places.onlyFolder);
    m_probe = {.library = library.name(),
               .status = LoadStatus::Absent,
               .path = library.path(),
               .text = library.error(),
               .isFake = library.isOpen() && !m_places.onlyFolder.empty()};
    if (!library.isOpen())
        return;
    if (const char* missing = m_api.load(library))
    {
        m_probe.status = LoadStatus::TooOld;
        m_probe.text = std::string("missing ") + missing;
        return;
    }
    int count = 0;
    if (!check("cuInit", m_api.init(0)) ||
        !check("cuDriverGetVersion", m_api.driverGetVersion(&m_driverVersion)) ||
        !check("cuDeviceGetCount", m_api.deviceGetCount(&count)))
        return;
    m_probe.status = count > 0 ? LoadStatus::Ok : LoadStatus::NoDevice;
    for (int index = 0; index < count; ++index)
    {
        Ordinal ordinal = 0;
        if (!check("cuDeviceGet", m_api.deviceGet(&ordinal, index)))
            return;
        m_entries.push_back({describe(ordinal, index), ordinal});
    }
}

Device CudaBackend::describe(Ordinal ordinal, int index) const
{
    Device device{.backend = "cuda"};
    std::array<char, 256> text{};
    if (m_api.deviceGetName(text.data(), static_cast<int>(text.size()) - 1, ordinal) == 0)
        device.name = text.data();
    text = {};
    if (m_api.deviceGetPciBusId(text.data(), static_cast<int>(text.size()) - 1, ordinal) == 0)
        device.pci = normalPci(text.data());
    Uuid uuid{};
    if (m_api.deviceGetUuid && m_api.deviceGetUuid(&uuid, ordinal) == 0)
        device.id = uuidText(std::to_array(uuid.bytes));
    if (device.id.empty())
        device.id = device.pci.empty() ? "cuda:" + std::to_string(index) : device.pci;
    device.driver =
        std::to_string(m_driverVersion / 1000) + "." + std::to_string(m_driverVersion % 1000 / 10);
    const auto attribute = [&](int which) -> std::optional<int>
    {
        int value = 0;
        return m_api.deviceGetAttribute(&value, which, ordinal) == 0 ? std::optional(value)
                                                                     : std::nullopt;
    };
    const std::optional<int> major = attribute(cuda::constant::attributeMajor);
    const std::optional<int> minor = attribute(cuda::constant::attributeMinor);
    if (major && minor)
        device.computeCapability = std::to_string(*major) + "." + std::to_string(*minor);
    const std::optional<int> integrated = attribute(cuda::constant::attributeIntegrated);
    device.type = integrated.value_or(0) != 0 ? DeviceType::Integrated : DeviceType::Discrete;
    if (const std::optional<int> ecc = attribute(cuda::constant::attributeEcc))
        device.ecc = *ecc != 0;
    std::size_t memory = 0;
    if (m_api.deviceTotalMem(&memory, ordinal) == 0)
        device.memoryBytes = memory;
    return device;
}

std::vector<Probe> CudaBackend::probe()
{
    load();
    std::vector<Probe> probes{m_probe};
    if (m_isCublasLtLoaded)
        probes.push_back(m_cublasLt.probe);
    return probes;
}

std::vector<Device> CudaBackend::devices()
{
    load();
    std::vector<Device> devices;
    for (const Entry& entry : m_entries)
        devices.push_back(entry.device);
    return devices;
}

Exchange CudaBackend::exchange(const std::vector<std::string>& deviceIds, Clock& clock,
                               std::stop_token stop)
{
    std::vector<Ordinal> ordinals;
    for (const std::string& id : deviceIds)
        for (const Entry& entry : m_entries)
            if (entry.device.id == id)
                ordinals.push_back(entry.ordinal);
    return measureExchange(m_api, ordinals, m_places, clock, stop);
}

const cublaslt::Library& CudaBackend::cublasLt()
{
    if (m_isCublasLtLoaded)
        return m_cublasLt;
    m_isCublasLtLoaded = true;
    m_cublasLt = openCublasLt(m_places, m_driverVersion);
    return m_cublasLt;
}

std::unique_ptr<Session> CudaBackend::open(const std::string& deviceId, Failure& failure)
{
    load();
    for (const Entry& entry : m_entries)
        if (entry.device.id == deviceId)
            return openSession(m_api, entry.ordinal, entry.device, cublasLt(), failure);
    failure = {TestStatus::Error, Reason::DriverError, "no device " + deviceId};
    return nullptr;
}

} // namespace costmodel::measure
