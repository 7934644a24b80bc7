#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::measure
{

/// "GPU-" and the UUID in the usual groups; empty if all bytes are zero.
std::string uuidText(const std::array<unsigned char, 16>& uuid);

/// "0000:01:00.0", as the system writes it. All zero is no address.
std::string pciText(unsigned domain, unsigned bus, unsigned device, unsigned function);

/// An address as drivers write it ("00000000:01:00.0", upper case) in that form.
std::string normalPci(const std::string& text);

/// Same UUID, else same PCI address. Never by index, since every library counts its own way.
bool isSameDevice(const Device& a, const Device& b);

/// What to measure on: devices of an earlier backend win over the same ones of a later one, then
/// discrete ones come before integrated ones and those before CPUs; otherwise the order is kept.
std::vector<Device> preferred(std::vector<Device> devices);

} // namespace costmodel::measure
