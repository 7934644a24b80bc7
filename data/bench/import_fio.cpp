#include "data/bench/import.h"

#include <algorithm>

#include "data/bench/canonical_json.h"
#include "data/bench/json_fields.h"

namespace costmodel::data
{

using namespace measure;

namespace
{

bool isDirect(const JsonFields& job, const std::optional<JsonFields>& global)
{
    const auto says = [](const std::optional<JsonFields>& options)
    {
        return options ? options->text("direct") : std::string();
    };
    const std::string own = says(job.object("job options"));
    return (own.empty() ? says(global) : own) == "1";
}

void keepSlowest(std::optional<double>& kept, double rate)
{
    kept = kept ? std::min(*kept, rate) : rate;
}

} // namespace

BenchImport importFio(std::string_view text)
{
    BenchImport import;
    nlohmann::json root;
    // fio prints notes before the object.
    const std::size_t start = text.find('{');
    JsonProblem problem;
    if (start == text.npos || !parseJson(text.substr(start), root, problem))
    {
        import.problems.push_back(
            {COSTMODEL_TEXT("Message",
                            "This is no JSON, expected the output of fio --output-format=json"),
             {}});
        return import;
    }
    const JsonFields fields(root, "", import.problems);
    const std::optional<JsonFields> global = fields.object("global options");
    Io io;
    for (const JsonFields& job : fields.objects("jobs"))
    {
        const std::optional<JsonFields> read = job.object("read");
        const double rate = read ? read->numberOr("bw_bytes", 0) : 0;
        if (rate > 0)
            keepSlowest(isDirect(job, global) ? io.directBytesPerSecond
                                              : io.bufferedColdBytesPerSecond,
                        rate);
    }
    if (!io.directBytesPerSecond && !io.bufferedColdBytesPerSecond)
        import.problems.push_back(
            {COSTMODEL_TEXT("Message",
                            "No job has a read rate (jobs[].read.bw_bytes), expected the "
                            "output of fio for a reading job"),
             {}});
    if (!import.problems.empty())
        return import;
    Result result;
    if (io.bufferedColdBytesPerSecond)
        result.notes.push_back("a buffered rate of fio may be that of the page cache");
    result.io = std::move(io);
    result.notes.push_back("imported from fio");
    import.result = std::move(result);
    return import;
}

} // namespace costmodel::data
