#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "data/import/base/report.h"
#include "data/import/jobs/job_demand.h"

namespace costmodel::data
{

/// Keeps the runs of jobs, each once: files that were exported one after the other tell of the same
/// job twice. Keeps no name of a job, only a hash of it.
class RunKeeper
{
public:
    /// Runs of the same job (name and cluster) with the same start, or the same length where no
    /// start is known, are one; the longest counts. A run without a name is always one of its own.
    void keep(const JobRun& run, std::string_view job, std::string_view cluster);

    const std::vector<JobRun>& runs() const
    {
        return m_runs;
    }
    /// Warns of what was there twice.
    void tell(ImportReport& report) const;

private:
    struct Key
    {
        std::size_t job = 0;
        std::int64_t moment = 0;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash
    {
        std::size_t operator()(const Key& key) const;
    };

    std::vector<JobRun> m_runs;
    std::unordered_map<Key, std::size_t, KeyHash> m_places;
    long m_duplicates = 0;
};

} // namespace costmodel::data
