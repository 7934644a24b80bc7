#include "data/bench/result_file.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "data/bench/canonical_json.h"
#include "data/bench/result_json.h"
#include "model/measure/figure.h"

namespace costmodel::data
{

using nlohmann::json;
using namespace measure;

namespace
{

constexpr std::string_view formatName = "costmodel.bench";
constexpr std::int64_t newestVersion = 1;

json toJson(const Result& result)
{
    json devices = json::array();
    json probes = json::array();
    json tests = json::array();
    for (const Device& device : result.devices)
        devices.push_back(data::toJson(device));
    for (const Probe& probe : result.probes)
        probes.push_back(data::toJson(probe));
    for (const Test& test : result.tests)
        tests.push_back(data::toJson(test));
    return {{"format", formatName},
            {"version", newestVersion},
            {"tool",
             {{"version", result.toolVersion},
              {"git", result.toolRevision},
              {"kernels_sha256", result.kernelsSha256}}},
            {"created_utc", result.createdUtc},
            {"duration_s", result.durationS},
            {"rank", result.rank ? json(*result.rank) : json(nullptr)},
            {"host", data::toJson(result.host)},
            {"probes", probes},
            {"devices", devices},
            {"tests", tests},
            {"scaling", result.scaling ? data::toJson(*result.scaling) : json(nullptr)},
            {"io", result.io ? data::toJson(*result.io) : json(nullptr)},
            {"observe", result.observation ? data::toJson(*result.observation) : json(nullptr)},
            {"usable_for_cost_model", result.usableForCostModel},
            {"notes", result.notes}};
}

Result resultFrom(const JsonFields& fields)
{
    Result result{.createdUtc = fields.text("created_utc"),
                  .durationS = fields.numberOr("duration_s", 0),
                  .usableForCostModel = fields.truth("usable_for_cost_model").value_or(false),
                  .notes = fields.texts("notes")};
    if (const auto tool = fields.object("tool"))
    {
        result.toolVersion = tool->text("version");
        result.toolRevision = tool->text("git");
        result.kernelsSha256 = tool->text("kernels_sha256");
    }
    if (const auto rank = fields.whole("rank"))
        result.rank = static_cast<long>(*rank);
    if (const auto host = fields.object("host"))
        result.host = hostFrom(*host);
    for (const JsonFields& probe : fields.objects("probes"))
        result.probes.push_back(probeFrom(probe));
    for (const JsonFields& device : fields.objects("devices"))
        result.devices.push_back(deviceFrom(device));
    for (const JsonFields& test : fields.objects("tests"))
        result.tests.push_back(testFrom(test));
    if (const auto scaling = fields.object("scaling"))
        result.scaling = scalingFrom(*scaling);
    if (const auto io = fields.object("io"))
        result.io = ioFrom(*io);
    if (const auto observation = fields.object("observe"))
        result.observation = observationFrom(*observation);
    return result;
}

bool isClose(double a, double b)
{
    return std::fabs(a - b) <= 1e-9 * std::max(std::fabs(a), std::fabs(b));
}

bool followsFromSamples(const Series& series)
{
    if (series.samples.empty() || series.samples.size() != series.n)
        return series.samples.size() < series.n || series.samples.empty();
    const Series again = summarize(series.samples);
    return isClose(again.min, series.min) && isClose(again.p25, series.p25) &&
           isClose(again.median, series.median) && isClose(again.p75, series.p75) &&
           isClose(again.max, series.max);
}

} // namespace

Message damagedFile()
{
    return {COSTMODEL_TEXT("Message",
                           "The checksum does not fit the contents: the file was damaged "
                           "or edited. Copy it again from where it was measured."),
            {}};
}

BenchFile readBenchResult(std::string_view text)
{
    BenchFile file;
    json root;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (JsonProblem problem; !parseJson(text, root, problem))
    {
        file.problems.push_back(
            {COSTMODEL_TEXT("Message", "%1, expected a result of costmodel bench"),
             {problem.what}});
        file.line = problem.line;
        file.column = problem.column;
        return file;
    }
    if (!root.is_object() || !root.contains("format") || root["format"] != formatName)
    {
        file.problems.push_back({COSTMODEL_TEXT("Message", "the key \"format\" is not \"%1\", "
                                                           "expected a result of costmodel bench"),
                                 {std::string(formatName)}});
        return file;
    }
    const JsonFields fields(root, "", file.problems);
    const std::int64_t version = fields.whole("version").value_or(0);
    if (version < 1 || version > newestVersion)
    {
        file.problems.push_back(
            {COSTMODEL_TEXT("Message", "version is %1; this program reads versions 1 to %2, so "
                                       "update it"),
             {static_cast<long>(version), static_cast<long>(newestVersion)}});
        return file;
    }
    Result result = resultFrom(fields);
    if (const std::string checksum = fields.text("sha256"); !checksum.empty())
        file.checksum = checksum == checksumOf(root) ? Checksum::Right : Checksum::Wrong;
    if (file.problems.empty())
        file.result = std::move(result);
    return file;
}

std::string benchResultText(const Result& result)
{
    const json written = toJson(result);
    json clean = json::parse(written.dump(-1, ' ', false, json::error_handler_t::replace));
    clean["sha256"] = checksumOf(clean);
    return clean.dump(1) + "\n";
}

std::vector<Message> verify(const BenchFile& file)
{
    std::vector<Message> problems = file.problems;
    if (!file.result)
        return problems;
    if (file.checksum == Checksum::Wrong)
        problems.push_back(damagedFile());
    if (file.checksum == Checksum::Missing)
        problems.push_back(
            {COSTMODEL_TEXT("Message", "There is no checksum, so damage cannot be ruled out."),
             {}});
    for (const Test& test : file.result->tests)
        if (test.series && !followsFromSamples(*test.series))
            problems.push_back(
                {COSTMODEL_TEXT("Message", "The statistics of %1 on %2 do not follow "
                                           "from its samples."),
                 {metricOf(test), test.device}});
    const std::vector<Message> obstacles = obstaclesToMoney(*file.result);
    if (file.result->usableForCostModel)
        problems.insert(problems.end(), obstacles.begin(), obstacles.end());
    return problems;
}

} // namespace costmodel::data
