#include "data/import/base/report_json.h"

#include <nlohmann/json.hpp>

#include "data/import/base/timestamp.h"

namespace costmodel::data
{

namespace
{

using Json = nlohmann::ordered_json;

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json moment(const std::optional<std::int64_t>& milliseconds)
{
    return milliseconds ? Json(isoTimestamp(*milliseconds)) : Json();
}

Json texts(const std::vector<Message>& messages, const Language& language)
{
    Json list = Json::array();
    for (const Message& message : messages)
        list.push_back(render(message, language));
    return list;
}

Json rejectedRows(const ImportReport& report, const Language& language)
{
    Json list = Json::array();
    for (const Rejection& row : report.rejected)
        list.push_back(
            {{"file", row.file}, {"line", row.line}, {"reason", render(row.reason, language)}});
    return list;
}

Json questions(const ImportReport& report, const Language& language)
{
    Json list = Json::array();
    for (const Question& question : report.questions)
        list.push_back({{"option", question.option},
                        {"text", render(question.text, language)},
                        {"choices", question.choices}});
    return list;
}

Json prices(const ImportReport& report)
{
    Json list = Json::array();
    for (const PriceLine& line : report.prices)
        list.push_back({{"provider", line.provider},
                        {"region", line.region},
                        {"instance", line.instance},
                        {"gpu", line.gpu},
                        {"gpus", orNull(line.gpus)},
                        {"billing", line.billing},
                        {"price_per_gpu", orNull(line.pricePerGpu)},
                        {"price", orNull(line.price)},
                        {"currency", line.currency}});
    return list;
}

Json utilization(const std::optional<Utilization>& part)
{
    if (!part)
        return nullptr;
    Json gpus = Json::array();
    for (const GpuUtilization& gpu : part->gpus)
        gpus.push_back({{"gpu", gpu.gpu},
                        {"samples", gpu.samples},
                        {"missing", gpu.missing},
                        {"mean", orNull(gpu.mean)},
                        {"median", orNull(gpu.median)}});
    return {{"mean", orNull(part->mean)}, {"median", orNull(part->median)}, {"gpus", gpus}};
}

Json profile(const std::optional<ProfileShares>& part)
{
    if (!part)
        return nullptr;
    return {{"compute", part->compute},
            {"nccl", part->nccl},
            {"copy", part->copy},
            {"data_wait", orNull(part->dataWait)},
            {"other_idle", orNull(part->otherIdle)},
            {"share_of", part->ofBusyTime ? "busy time" : "wall time"},
            {"busy", orNull(part->busy)},
            {"wall_seconds", orNull(part->wallSeconds)},
            {"efficiency", orNull(scalingEfficiency(*part))}};
}

Json repairOf(const std::optional<Repair>& part)
{
    if (!part)
        return nullptr;
    return {{"gpu_utilization_now", part->now},
            {"gpu_utilization_after", part->after},
            {"saved_share", part->savedShare},
            {"gpu_hours", orNull(part->gpuHours)},
            {"gpu_hours_saved", orNull(part->gpuHoursSaved)}};
}

Json saving(const std::optional<RepairSaving>& part)
{
    if (!part)
        return nullptr;
    Json options = Json::array();
    for (const PipelineOption& option : part->options)
        options.push_back(
            {{"name", option.name}, {"npv_cost", option.npvCost}, {"saving", option.saving}});
    return {{"currency", part->currency},
            {"gpu_hours", part->gpuHours},
            {"gpu_hours_saved", part->gpuHoursSaved},
            {"saving", orNull(part->best)},
            {"options", options}};
}

Json billing(const ImportReport& report)
{
    Json list = Json::array();
    for (const BillingLine& line : report.billing)
        list.push_back({{"month", line.month},
                        {"service", line.service},
                        {"plan", line.plan},
                        {"gpu_hours", orNull(line.gpuHours)},
                        {"billed", orNull(line.billed)},
                        {"effective", orNull(line.effective)},
                        {"currency", line.currency}});
    return list;
}

Json spot(const std::optional<SpotFigures>& part)
{
    if (!part)
        return nullptr;
    return {{"availability", orNull(part->availability)},
            {"interruptions", part->interruptions ? Json(*part->interruptions) : Json()},
            {"interruptions_per_hour", orNull(part->interruptionsPerHour)},
            {"hours", orNull(part->hours)}};
}

Json demand(const std::optional<DemandFigures>& part)
{
    if (!part)
        return nullptr;
    Json gaps = Json::array();
    for (const TraceGap& gap : part->gaps)
        gaps.push_back({{"from", isoTimestamp(gap.fromMilliseconds)}, {"seconds", gap.seconds}});
    return {{"step_seconds", part->stepSeconds},
            {"mean_gpus", part->meanGpus},
            {"p50", part->p50},
            {"p95", part->p95},
            {"peak_gpus", part->peakGpus},
            {"capped", part->isCapped},
            {"gaps", gaps}};
}

} // namespace

std::string importReportJson(const ImportReport& report, const Language& language)
{
    Json throughput;
    if (report.throughput)
        throughput = {{"value", report.throughput->value},
                      {"unit", report.throughput->unit},
                      {"samples", report.throughput->samples}};
    Json money = Json::object();
    for (const auto& [currency, amount] : report.money)
        money[currency] = amount;
    const Json json = {
        {"kind", kindName(report.kind)},
        {"format", report.format},
        {"files", report.files},
        {"rows",
         {{"read", report.rows.read},
          {"used", report.rows.used},
          {"missing", report.rows.missing},
          {"rejected", report.rows.rejected}}},
        {"rejected", rejectedRows(report, language)},
        {"questions", questions(report, language)},
        {"from", moment(report.fromMilliseconds)},
        {"to", moment(report.toMilliseconds)},
        {"gpu_hours", orNull(report.gpuHours)},
        {"money", money},
        {"assumptions", texts(report.assumptions, language)},
        {"warnings", texts(report.warnings, language)},
        {"prices", prices(report)},
        {"throughput", throughput},
        {"utilization", utilization(report.utilization)},
        {"verdict", report.verdict ? Json(verdictKey(*report.verdict)) : Json()},
        {"reasons", texts(report.reasons, language)},
        {"profile", profile(report.profile)},
        {"repair", repairOf(report.repair)},
        {"pipeline", saving(report.saving)},
        {"billing", billing(report)},
        {"spot", spot(report.spot)},
        {"demand", demand(report.demand)},
    };
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace costmodel::data
