#include "data/import/utilization/formats.h"

#include <array>

#include "data/import/utilization/dmon.h"
#include "data/import/utilization/gpu_json.h"
#include "data/import/utilization/gpu_table.h"
#include "data/import/utilization/prometheus.h"

namespace costmodel::data
{

namespace
{

constexpr ImportOption interval{
    "interval", COSTMODEL_TEXT("Label", "seconds between two readings of a log without times")};

constexpr std::array tableOptions{
    interval,
    ImportOption{"columns", COSTMODEL_TEXT("Label", "names of the columns of a table without them, "
                                                    "separated by commas")},
};

constexpr std::array plainOptions{interval};

constexpr std::array metricOptions{
    interval,
    ImportOption{"metric",
                 COSTMODEL_TEXT("Label", "what an answer of Prometheus without the name of its "
                                         "metric measures: utilization, power")},
};

constexpr std::array formats{
    ImportFormat{"nvidia-smi-csv", ImportKind::Utilization, matchesNvidiaSmiTable, readGpuTable,
                 tableOptions},
    ImportFormat{"rocm-smi-csv", ImportKind::Utilization, matchesRocmSmiTable, readGpuTable,
                 tableOptions},
    ImportFormat{"nvidia-smi-dmon", ImportKind::Utilization, matchesDmon, readDmon, plainOptions},
    ImportFormat{"nvidia-smi-pmon", ImportKind::Utilization, matchesPmon, readPmon, plainOptions},
    ImportFormat{"dcgm-exporter", ImportKind::Utilization, matchesMetricsText, readMetricsText,
                 plainOptions},
    ImportFormat{"prometheus-json", ImportKind::Utilization, matchesPrometheusJson,
                 readPrometheusJson, metricOptions},
    ImportFormat{"gpustat-json", ImportKind::Utilization, matchesGpustat, readGpustat,
                 plainOptions},
    ImportFormat{"rocm-smi-json", ImportKind::Utilization, matchesRocmSmiJson, readRocmSmiJson,
                 plainOptions},
};

} // namespace

std::span<const ImportFormat> utilizationFormats()
{
    return formats;
}

} // namespace costmodel::data
