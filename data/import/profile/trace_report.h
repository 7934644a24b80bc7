#pragma once

#include <string>
#include <variant>
#include <vector>

#include "data/import/profile/trace.h"

namespace costmodel::data
{

/// Gathers the traces of one training, one of each rank, into one report.
class TraceReport
{
public:
    void add(const std::string& file, std::variant<TraceContent, ImportRefusal> trace);
    ImportResult result(const ImportMonitor& monitor);

private:
    ImportResult m_result;
    std::vector<ProfileShares> m_profiles;
    std::string m_firstFile;
};

} // namespace costmodel::data
