#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/prices/catalogue.h"

namespace costmodel::data
{

/// The GPUs that a machine type of Google Cloud always has, although its price is listed without
/// them. Names as in the SkyPilot catalogue.
struct HostGpus
{
    std::string_view gpu;
    double gpus = 0;
};
std::optional<HostGpus> gpusOfGcpHost(std::string_view machineType);

/// Catalogues price Google's machines and their GPUs in rows of their own; only both together are
/// what a GPU costs.
class GcpHosts
{
public:
    struct Row
    {
        std::string name; ///< machine type, or GPU
        double gpus = 0;  ///< of the GPU row
        std::string region;
        std::string zone;
        std::optional<double> price;
        std::optional<double> spotPrice;
        std::string file;
        long line = 0;
    };

    void addHost(Row row)
    {
        m_hosts.push_back(std::move(row));
    }
    void addGpu(Row row)
    {
        m_gpus.push_back(std::move(row));
    }
    /// Puts each machine with its GPUs into the catalogue; rows that belong to nothing count as
    /// missing a price, with a warning.
    void finish(Catalogue& catalogue, ImportReport& report, const std::string& provider);

private:
    std::vector<Row> m_hosts;
    std::vector<Row> m_gpus;
};

} // namespace costmodel::data
