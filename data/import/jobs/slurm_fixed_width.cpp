#include "data/import/base/table.h"
#include "data/import/base/text.h"
#include "data/import/jobs/slurm_sacct.h"

namespace costmodel::data
{

namespace
{

/// The second line of sacct's table underlines every column.
int matchesFixedWidth(std::string_view head)
{
    LineReader lines(head);
    for (int i = 0; i < 20 && lines.next(); ++i)
    {
        const std::string_view line = lines.line();
        const bool isRule = line.find("---") != std::string_view::npos &&
                            line.find_first_not_of("- ") == std::string_view::npos;
        if (isRule && i > 0 && head.find("JobID") < lines.offset())
            return 95;
    }
    return 0;
}

ImportResult refuseFixedWidth(std::span<const ImportInput> inputs, const ImportOptions&,
                              const ImportMonitor&)
{
    ImportResult result;
    for (const ImportInput& input : inputs)
        result.report.refusals.push_back(
            {input.name,
             1,
             1,
             {COSTMODEL_TEXT("Message", "a table of fixed width, in which sacct cuts long values, "
                                        "expected values between bars; export with sacct -P "
                                        "--format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,"
                                        "AllocTRES"),
              {}}});
    return result;
}

} // namespace

ImportFormat slurmFixedWidthFormat()
{
    return {"Slurm sacct, fixed width", ImportKind::Jobs, matchesFixedWidth, refuseFixedWidth, {}};
}

} // namespace costmodel::data
