#pragma once

#include <optional>
#include <string_view>

#include "data/import/format.h"
#include "model/usage/profile.h"

namespace costmodel::data
{

/// Statistics of Nsight Systems (`nsys stats --format csv`), of as many of its reports as there are
/// in the files: the summaries of kernels and of copies, of all GPU work, of marked ranges, and the
/// trace of all GPU work, which alone tells what overlaps. Others are passed over.
class NsysStats
{
public:
    explicit NsysStats(ImportReport& report)
        : m_report(report)
    {
    }

    void read(const ImportInput& input, const ImportMonitor& monitor);
    /// Nothing if no report of GPU work was among them.
    std::optional<ProfileShares> shares() const;

private:
    struct Table;

    void readRow(const Table& table, const std::vector<std::string_view>& fields,
                 const ImportInput& input, long line);
    void add(ProfileSums& sums, std::string_view name, double seconds);

    ImportReport& m_report;
    ProfileSums m_kernelsAndCopies; ///< of the two summaries
    ProfileSums m_allWork;          ///< of the summary of all GPU work, which repeats them
    ProfileTimeline m_timeline;
    std::optional<double> m_dataWaitSeconds;
    std::map<std::string, long, std::less<>> m_devices;
};

int matchesNsysStats(std::string_view head);

} // namespace costmodel::data
