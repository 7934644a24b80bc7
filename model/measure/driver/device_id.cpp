#include "model/measure/driver/device_id.h"

#include <algorithm>
#include <cctype>

namespace costmodel::measure
{

namespace
{

std::string hex(unsigned value, std::size_t digits)
{
    std::string text;
    for (std::size_t i = digits; i-- > 0;)
        text += "0123456789abcdef"[(value >> (4 * i)) & 0xf];
    return text;
}

int rankOf(DeviceType type)
{
    switch (type)
    {
    case DeviceType::Discrete:
        return 0;
    case DeviceType::Unknown:
        return 1;
    case DeviceType::Integrated:
        return 2;
    case DeviceType::Cpu:
        return 3;
    }
    return 4;
}

} // namespace

std::string uuidText(const std::array<unsigned char, 16>& uuid)
{
    if (std::all_of(uuid.begin(), uuid.end(), [](unsigned char c) { return c == 0; }))
        return {};
    std::string text = "GPU-";
    for (std::size_t i = 0; i < uuid.size(); ++i)
    {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += hex(uuid[i], 2);
    }
    return text;
}

std::string pciText(unsigned domain, unsigned bus, unsigned device, unsigned function)
{
    if (domain == 0 && bus == 0 && device == 0 && function == 0)
        return {};
    return hex(domain, 4) + ":" + hex(bus, 2) + ":" + hex(device, 2) + "." + hex(function, 1);
}

std::string normalPci(const std::string& text)
{
    std::string lower;
    for (const char c : text)
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::size_t colon = lower.find(':');
    if (colon != std::string::npos && colon > 4)
        lower.erase(0, colon - 4);
    return lower;
}

bool isSameDevice(const Device& a, const Device& b)
{
    if (a.id.starts_with("GPU-") && b.id.starts_with("GPU-"))
        return a.id == b.id;
    return !a.pci.empty() && a.pci == b.pci;
}

std::vector<Device> preferred(std::vector<Device> devices)
{
    std::vector<Device> kept;
    for (Device& device : devices)
        if (std::none_of(kept.begin(), kept.end(),
                         [&](const Device& other) { return isSameDevice(other, device); }))
            kept.push_back(std::move(device));
    std::stable_sort(kept.begin(), kept.end(),
                     [](const Device& a, const Device& b)
                     { return rankOf(a.type) < rankOf(b.type); });
    return kept;
}

} // namespace costmodel::measure
