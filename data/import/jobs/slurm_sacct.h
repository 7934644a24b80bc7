#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The accounting of Slurm: `sacct -P` or `-p` (also with --delimiter), of any selection of columns
/// that tells GPUs and times.
///
/// Only rows of jobs count: the steps of a job (123.batch, 123.0) repeat its GPUs. Array tasks,
/// components of heterogeneous jobs and the runs of a requeued job are rows of their own. The same
/// row twice (by job, cluster and start) counts once, the longer one. GPUs are those of AllocTRES,
/// else AllocGRES, else ReqTRES, else ReqGRES times nodes. The time is ElapsedRaw, else Elapsed,
/// else End - Start; a running job counts as far as it ran.
ImportFormat slurmSacctFormat();

/// Output of sacct without -P, whose columns are cut to fixed widths: recognised and refused.
ImportFormat slurmFixedWidthFormat();

} // namespace costmodel::data
