#include "data/bench/result_words.h"

#include <array>

namespace costmodel::data
{

using namespace measure;

std::string_view word(DeviceType type)
{
    switch (type)
    {
    case DeviceType::Discrete:
        return "discrete";
    case DeviceType::Integrated:
        return "integrated";
    case DeviceType::Cpu:
        return "cpu";
    case DeviceType::Unknown:
        return "unknown";
    }
    return {};
}

std::string_view word(PowerSource source)
{
    switch (source)
    {
    case PowerSource::None:
        return "none";
    case PowerSource::EnergyDelta:
        return "energy_delta";
    case PowerSource::InstantMedian:
        return "instant_median";
    case PowerSource::AverageAfter1500ms:
        return "average_after_1500ms";
    }
    return {};
}

std::optional<DeviceType> deviceTypeFromWord(std::string_view text)
{
    for (const DeviceType type :
         {DeviceType::Discrete, DeviceType::Integrated, DeviceType::Cpu, DeviceType::Unknown})
        if (word(type) == text)
            return type;
    return std::nullopt;
}

std::optional<PowerSource> powerSourceFromWord(std::string_view text)
{
    for (const PowerSource source : {PowerSource::None, PowerSource::EnergyDelta,
                                     PowerSource::InstantMedian, PowerSource::AverageAfter1500ms})
        if (word(source) == text)
            return source;
    return std::nullopt;
}

} // namespace costmodel::data
