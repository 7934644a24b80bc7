#include "data/import/jobs/formats.h"

#include <array>

#include "data/import/jobs/job_list.h"
#include "data/import/jobs/slurm_sacct.h"

namespace costmodel::data
{

std::span<const ImportFormat> jobsFormats()
{
    static const std::array formats{slurmSacctFormat(), slurmFixedWidthFormat(), jobListFormat()};
    return formats;
}

} // namespace costmodel::data
