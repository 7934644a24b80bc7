#pragma once

#include <string>
#include <vector>

#include "model/measure/driver/candidates.h"
#include "model/measure/nvml/board_samples.h"
#include "model/measure/nvml/nvml_api.h"

namespace costmodel::measure
{

/// A board as NVML knows it.
struct Board
{
    nvml::Handle handle = nullptr;
    Device device{}; ///< id, PCI address, name, limits
};

/// The boards of this machine. Asks the library only when asked itself; never makes a context.
class NvmlBoards
{
public:
    explicit NvmlBoards(const LibraryPlaces& places);

    const Probe& probe() const
    {
        return m_probe;
    }
    const std::vector<Board>& boards() const
    {
        return m_boards;
    }
    /// The board of a device of another library; null if there is none.
    const Board* find(const Device& device) const;
    BoardSample sample(const Board& board, double now) const;
    std::optional<double> memoryShareUsed(const Board& board) const;

private:
    bool check(const char* call, nvml::Return code);
    Board describe(nvml::Handle handle) const;

    nvml::Api m_api;
    Probe m_probe;
    std::string m_driver;
    std::vector<Board> m_boards;
};

} // namespace costmodel::measure
