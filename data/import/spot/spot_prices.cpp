#include "data/import/prices/aws_spot_history.h"
#include "data/import/spot/spot_formats.h"

namespace costmodel::data
{

namespace
{

ImportResult read(std::span<const ImportInput> inputs, const ImportOptions& options,
                  const ImportMonitor& monitor)
{
    ImportResult result = readAwsSpotHistory(inputs, options, monitor);
    result.report.kind = ImportKind::Spot;
    result.output.clear();
    result.report.warnings.push_back(
        {COSTMODEL_TEXT(
             "Message",
             "A history of prices does not say when capacity was to be had: availability and "
             "interruptions are not known."),
         {}});
    return result;
}

} // namespace

ImportFormat spotPricesFormat()
{
    return {"EC2 spot price history",
            ImportKind::Spot,
            [](std::string_view head) { return matchesAwsSpotHistory(head) > 0 ? 30 : 0; },
            read,
            {}};
}

} // namespace costmodel::data
