#include "data/import/prices/gcp_hosts.h"

#include <array>
#include <unordered_map>

#include "data/import/base/number.h"

namespace costmodel::data
{

namespace
{

struct Family
{
    std::string_view prefix; ///< followed by the number of GPUs and "g"
    std::string_view gpu;
};
// Accelerator-optimised machine types, from "GPU machine types" of the Compute Engine
// documentation.
constexpr std::array<Family, 9> families{{
    {"a2-highgpu-", "A100"},
    {"a2-megagpu-", "A100"},
    {"a2-ultragpu-", "A100-80GB"},
    {"a3-highgpu-", "H100"},
    {"a3-megagpu-", "H100-MEGA-80GB"},
    {"a3-edgegpu-", "H100"},
    {"a3-ultragpu-", "H200"},
    {"a4-highgpu-", "B200"},
    {"a4x-highgpu-", "GB200"},
}};

struct Size
{
    std::string_view machineType;
    HostGpus gpus;
};
constexpr std::array<Size, 12> sizes{{
    {"g2-standard-4", {"L4", 1}},
    {"g2-standard-8", {"L4", 1}},
    {"g2-standard-12", {"L4", 1}},
    {"g2-standard-16", {"L4", 1}},
    {"g2-standard-24", {"L4", 2}},
    {"g2-standard-32", {"L4", 1}},
    {"g2-standard-48", {"L4", 4}},
    {"g2-standard-96", {"L4", 8}},
    {"g4-standard-48", {"RTX-PRO-6000", 1}},
    {"g4-standard-96", {"RTX-PRO-6000", 2}},
    {"g4-standard-192", {"RTX-PRO-6000", 4}},
    {"g4-standard-384", {"RTX-PRO-6000", 8}},
}};

std::string keyOf(const GcpHosts::Row& row, std::string_view gpu, double gpus)
{
    return (row.zone.empty() ? row.region : row.zone) + '\x1f' + std::string(gpu) + '\x1f' +
           plainNumber(gpus);
}

std::optional<double> sum(std::optional<double> a, std::optional<double> b)
{
    return a && b ? std::optional(*a + *b) : std::nullopt;
}

} // namespace

std::optional<HostGpus> gpusOfGcpHost(std::string_view machineType)
{
    for (const Size& size : sizes)
        if (size.machineType == machineType)
            return size.gpus;
    for (const Family& family : families)
    {
        if (!machineType.starts_with(family.prefix) || !machineType.ends_with('g'))
            continue;
        std::string_view count = machineType.substr(family.prefix.size());
        count.remove_suffix(1);
        if (const auto gpus = parsePlainNumber(count); gpus && *gpus > 0)
            return HostGpus{family.gpu, *gpus};
    }
    return std::nullopt;
}

void GcpHosts::finish(Catalogue& catalogue, ImportReport& report, const std::string& provider)
{
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < m_gpus.size(); ++i)
        places.emplace(keyOf(m_gpus[i], m_gpus[i].name, m_gpus[i].gpus), i);
    std::vector<char> isUsed(m_gpus.size(), 0);
    long hostsAlone = 0;
    for (const Row& host : m_hosts)
    {
        const std::optional<HostGpus> has = gpusOfGcpHost(host.name);
        const auto place = has ? places.find(keyOf(host, has->gpu, has->gpus)) : places.end();
        std::vector<CataloguePrice> prices;
        if (place != places.end())
        {
            const Row& gpu = m_gpus[place->second];
            isUsed[place->second] = 1;
            CataloguePrice price;
            price.provider = provider;
            price.region = host.region;
            price.instance = host.name;
            price.gpu = gpu.name;
            price.gpus = gpu.gpus;
            price.currency = "USD";
            for (const auto& [billing, amount] :
                 {std::pair{"hour", sum(host.price, gpu.price)},
                  std::pair{"spot", sum(host.spotPrice, gpu.spotPrice)}})
            {
                if (!amount)
                    continue;
                price.billing = billing;
                price.price = *amount;
                price.zone = price.billing == "spot" ? host.zone : "";
                prices.push_back(price);
            }
        }
        else
            ++hostsAlone;
        catalogue.addRow(prices, host.file, host.line);
    }
    long gpusAlone = 0;
    for (const char used : isUsed)
    {
        if (used)
            catalogue.countUsedRow();
        else
            ++report.rows.missing;
        gpusAlone += used ? 0 : 1;
    }
    if (!m_hosts.empty() && gpusAlone < static_cast<long>(m_gpus.size()))
        report.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "Google's machines are priced without their GPUs: both rows "
                                       "are added."),
             {}});
    if (hostsAlone > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "Rows of machines without their GPUs, whose price is not in "
                                       "the file, left out: %1."),
             {hostsAlone}});
    if (gpusAlone > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "Rows of GPUs without the machine that they are put into, "
                                       "left out, as nobody gets them without: %1."),
             {gpusAlone}});
}

} // namespace costmodel::data
