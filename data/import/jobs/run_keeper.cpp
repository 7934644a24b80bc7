#include "data/import/jobs/run_keeper.h"

#include <functional>

namespace costmodel::data
{

std::size_t RunKeeper::KeyHash::operator()(const Key& key) const
{
    constexpr std::size_t odd = 0x9E3779B97F4A7C15U;
    return key.job ^ (std::hash<std::int64_t>()(key.moment) * odd);
}

void RunKeeper::keep(const JobRun& run, std::string_view job, std::string_view cluster)
{
    if (job.empty())
    {
        m_runs.push_back(run);
        return;
    }
    const std::hash<std::string_view> hash;
    const Key key{hash(job) ^ (hash(cluster) * 31),
                  run.start.value_or(static_cast<std::int64_t>(run.seconds * 1000))};
    const auto [place, isNew] = m_places.try_emplace(key, m_runs.size());
    if (isNew)
    {
        m_runs.push_back(run);
        return;
    }
    ++m_duplicates;
    JobRun& old = m_runs[place->second];
    if (run.seconds > old.seconds)
        old = run;
}

void RunKeeper::tell(ImportReport& report) const
{
    if (m_duplicates > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "Rows of a job and start that are there already: %1; the longest of "
                            "them counts, once."),
             {m_duplicates}});
}

} // namespace costmodel::data
