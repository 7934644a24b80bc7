#include "model/measure/io/disk.h"

#include <array>
#include <utility>

namespace costmodel::measure
{

std::string fileSystemName(std::uint64_t magic)
{
    constexpr std::array<std::pair<std::uint64_t, const char*>, 14> names{{
        {0xEF53, "ext4"},
        {0x58465342, "xfs"},
        {0x9123683E, "btrfs"},
        {0x2FC12FC1, "zfs"},
        {0x6969, "nfs"},
        {0xFF534D42, "cifs"},
        {0xFE534D42, "smb2"},
        {0x794C7630, "overlay"},
        {0x65735546, "fuse"},
        {0x0BD00BD0, "lustre"},
        {0x47504653, "gpfs"},
        {0x00C36400, "ceph"},
        {0x01021994, "tmpfs"},
        {0x858458F6, "ramfs"},
    }};
    for (const auto& [number, name] : names)
        if (number == magic)
            return name;
    return {};
}

bool isMemory(std::uint64_t magic)
{
    return magic == 0x01021994 || magic == 0x858458F6;
}

std::optional<double> believableBuffered(double buffered, std::optional<double> direct)
{
    if (direct && buffered > 2 * *direct)
        return std::nullopt;
    return buffered;
}

} // namespace costmodel::measure
