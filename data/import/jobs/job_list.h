#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// A list of jobs of any scheduler: a row for each, with start, end or duration, and GPUs; as
/// Helios, Acme, and the pods and tasks of Alibaba have them. The names of the columns are known by
/// many words, or told by the options column.start, column.end, column.duration, column.gpus
/// and column.submit. Where start and end are there, they count, and the duration only
/// where they are local times over a change of the clock.
ImportFormat jobListFormat();

} // namespace costmodel::data
