#include "data/import/profile/profile_report.h"

namespace costmodel::data
{

void reportProfile(const std::optional<ProfileShares>& shares, const std::string& file,
                   ImportReport& report)
{
    if (!shares)
    {
        report.refusals.push_back(
            {file,
             1,
             1,
             {COSTMODEL_TEXT("Message",
                             "no work of a GPU is in this profile, expected kernels; profile with "
                             "the activity of the GPU switched on"),
              {}}});
        return;
    }
    report.profile = shares;
    Diagnosis diagnosis = diagnose(*shares);
    report.verdict = diagnosis.verdict;
    report.reasons = std::move(diagnosis.reasons);
    if (shares->wallSeconds && shares->gpus > 0)
        report.gpuHours = *shares->wallSeconds * static_cast<double>(shares->gpus) / 3600;
    if (diagnosis.verdict == UsageVerdict::Wait || diagnosis.verdict == UsageVerdict::Mixed)
        report.repair = repair(*shares->busy * 100, report.gpuHours);
}

} // namespace costmodel::data
