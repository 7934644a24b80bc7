#include "data/bench/result_json.h"

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "data/bench/result_words.h"

namespace costmodel::data
{

using nlohmann::json;
using namespace measure;

namespace
{

const char* const expectedWord =
    COSTMODEL_TEXT("Message", "%1 is %2, which is none of the words this version knows");
const char* const expectedStatistics =
    COSTMODEL_TEXT("Message", "%1 is %2; a test with status \"ok\" needs finite figures above 0");
const char* const expectedShape =
    COSTMODEL_TEXT("Message", "%1 is %2; expected three whole numbers of 0 or more");

template <typename T>
json orNull(const std::optional<T>& value)
{
    return value ? json(*value) : json(nullptr);
}

json orNull(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? json(*value) : json(nullptr);
}

json orNull(const std::string& text)
{
    return text.empty() ? json(nullptr) : json(text);
}

template <typename Enum>
Enum wordOf(const JsonFields& fields, const char* key,
            std::optional<Enum> (*from)(std::string_view), Enum otherwise)
{
    const std::string word = fields.text(key);
    const std::optional<Enum> value = from(word);
    if (!value)
        fields.complain(key, expectedWord);
    return value.value_or(otherwise);
}

json toJson(const std::optional<PowerReading>& power)
{
    if (!power)
        return nullptr;
    return {{"source", word(power->source)},
            {"median_w", orNull(power->medianW)},
            {"idle_w", orNull(power->idleW)},
            {"seconds", orNull(power->seconds)}};
}

json toJson(const std::optional<Clocks>& clocks)
{
    if (!clocks)
        return nullptr;
    return {{"sm_mhz", clocks->smMhz ? json(*clocks->smMhz) : json(nullptr)},
            {"mem_mhz", orNull(clocks->memoryMhz)}};
}

std::optional<PowerReading> powerFrom(const std::optional<JsonFields>& fields)
{
    if (!fields)
        return std::nullopt;
    return PowerReading{.source = wordOf(*fields, "source", powerSourceFromWord, PowerSource::None),
                        .medianW = fields->number("median_w"),
                        .idleW = fields->number("idle_w"),
                        .seconds = fields->number("seconds")};
}

std::optional<Clocks> clocksFrom(const std::optional<JsonFields>& fields)
{
    if (!fields)
        return std::nullopt;
    Clocks clocks{.memoryMhz = fields->number("mem_mhz")};
    if (const std::vector<double> sm = fields->numbers("sm_mhz"); sm.size() == 3)
        clocks.smMhz = {sm[0], sm[1], sm[2]};
    return clocks;
}

std::optional<Series> seriesFrom(const JsonFields& fields)
{
    Series series;
    series.samples = fields.numbers("samples");
    series.n = static_cast<std::size_t>(fields.natural("n").value_or(series.samples.size()));
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    series.median = fields.numberOr("median", unknown);
    // A hand-made file may give the median alone.
    series.min = fields.numberOr("min", series.median);
    series.p25 = fields.numberOr("p25", series.median);
    series.p75 = fields.numberOr("p75", series.median);
    series.max = fields.numberOr("max", series.median);
    const bool isOrdered = series.min > 0 && series.min <= series.p25 &&
                           series.p25 <= series.median && series.median <= series.p75 &&
                           series.p75 <= series.max && std::isfinite(series.max);
    if (isOrdered)
        return series;
    fields.complain("median", expectedStatistics);
    return std::nullopt;
}

json toJson(const std::vector<AllReduce>& rows)
{
    json list = json::array();
    for (const AllReduce& row : rows)
        list.push_back({{"bytes", row.bytes},
                        {"busbw_Bps", orNull(row.busBytesPerSecond)},
                        {"status", code(row.status)},
                        {"text", row.detail}});
    return list;
}

std::vector<AllReduce> allReduceFrom(const std::vector<JsonFields>& rows)
{
    std::vector<AllReduce> list;
    for (const JsonFields& row : rows)
        list.push_back({.bytes = row.natural("bytes").value_or(0),
                        .busBytesPerSecond = row.number("busbw_Bps"),
                        .status = wordOf(row, "status", testStatusFromCode, TestStatus::Skipped),
                        .detail = row.text("text")});
    return list;
}

} // namespace

json toJson(const Probe& probe)
{
    return {{"library", probe.library}, {"status", code(probe.status)}, {"code", probe.code},
            {"path", probe.path},       {"text", probe.text},           {"fake", probe.isFake}};
}

Probe probeFrom(const JsonFields& fields)
{
    return {.library = fields.text("library"),
            .status = wordOf(fields, "status", loadStatusFromCode, LoadStatus::Failed),
            .code = static_cast<long>(fields.whole("code").value_or(0)),
            .path = fields.text("path"),
            .text = fields.text("text"),
            .isFake = fields.truth("fake").value_or(false)};
}

json toJson(const Device& device)
{
    json pcie = nullptr;
    if (device.pcie)
        pcie = {{"gen", device.pcie->generation}, {"width", device.pcie->width}};
    return {{"id", device.id},
            {"pci", orNull(device.pci)},
            {"name", device.name},
            {"backend", device.backend},
            {"driver", orNull(device.driver)},
            {"cc", orNull(device.computeCapability)},
            {"mem_bytes", orNull(device.memoryBytes)},
            {"power_limit_w", orNull(device.powerLimitW)},
            {"type", word(device.type)},
            {"mig", orNull(device.mig)},
            {"ecc", orNull(device.ecc)},
            {"pcie", pcie},
            {"machine", orNull(device.machine)}};
}

Device deviceFrom(const JsonFields& fields)
{
    Device device{.id = fields.text("id"),
                  .pci = fields.text("pci"),
                  .name = fields.text("name"),
                  .backend = fields.text("backend"),
                  .driver = fields.text("driver"),
                  .computeCapability = fields.text("cc"),
                  .memoryBytes = fields.natural("mem_bytes"),
                  .powerLimitW = fields.number("power_limit_w"),
                  .type = deviceTypeFromWord(fields.text("type")).value_or(DeviceType::Unknown),
                  .mig = fields.truth("mig"),
                  .ecc = fields.truth("ecc"),
                  .machine = fields.text("machine")};
    if (const auto pcie = fields.object("pcie"))
        device.pcie = PcieLink{.generation = static_cast<long>(pcie->whole("gen").value_or(0)),
                               .width = static_cast<long>(pcie->whole("width").value_or(0))};
    return device;
}

json toJson(const Test& test)
{
    json value{{"name", test.name},
               {"dtype", test.dtype},
               {"device", test.device},
               {"shape", test.shape},
               {"engine", test.engine},
               {"data", test.data},
               {"status", code(test.status)},
               {"reason", code(test.reason)},
               {"text", test.detail},
               {"unit", test.unit},
               {"event_wall_ratio", orNull(test.eventWallRatio)},
               {"burst_ratio", orNull(test.burstRatio)},
               {"contended", test.contended},
               {"lower_bound", test.lowerBound},
               {"tensor_path", test.tensorPath},
               {"max_rel_error", orNull(test.maxRelativeError)},
               {"power", toJson(test.power)},
               {"clocks", toJson(test.clocks)},
               {"temp_c_max", orNull(test.maxTemperatureC)},
               {"throttle_mask", orNull(test.throttleMask)},
               {"n", nullptr},
               {"samples", nlohmann::json::array()}};
    for (const char* key : {"min", "p25", "median", "p75", "max"})
        value[key] = nullptr;
    if (test.status != TestStatus::Ok || !test.series)
        return value;
    const Series& series = *test.series;
    value["n"] = series.n;
    value["samples"] = series.samples;
    value["min"] = series.min;
    value["p25"] = series.p25;
    value["median"] = series.median;
    value["p75"] = series.p75;
    value["max"] = series.max;
    return value;
}

Test testFrom(const JsonFields& fields)
{
    Test test{
        .name = fields.text("name"),
        .dtype = fields.text("dtype"),
        .device = fields.text("device"),
        .engine = fields.text("engine"),
        .data = fields.text("data"),
        .status = wordOf(fields, "status", testStatusFromCode, TestStatus::Error),
        .reason = wordOf(fields, "reason", reasonFromCode, Reason::DriverError),
        .detail = fields.text("text"),
        .unit = fields.text("unit"),
        .eventWallRatio = fields.number("event_wall_ratio"),
        .burstRatio = fields.number("burst_ratio"),
        .maxRelativeError = fields.number("max_rel_error"),
        .contended = fields.truth("contended").value_or(false),
        .lowerBound = fields.truth("lower_bound").value_or(false),
        .tensorPath =
            fields.truth("tensor_path").value_or(!fields.text("engine").starts_with("opencl")),
        .power = powerFrom(fields.object("power")),
        .clocks = clocksFrom(fields.object("clocks")),
        .maxTemperatureC = fields.number("temp_c_max"),
        .throttleMask = fields.natural("throttle_mask")};
    const std::vector<double> shape = fields.numbers("shape");
    for (std::size_t i = 0; i < test.shape.size() && i < shape.size(); ++i)
    {
        if (!(shape[i] >= 0) || shape[i] > 9e15 || shape[i] != std::floor(shape[i]))
        {
            fields.complain("shape", expectedShape);
            break;
        }
        test.shape[i] = static_cast<std::int64_t>(shape[i]);
    }
    if (test.status == TestStatus::Ok)
        test.series = seriesFrom(fields);
    return test;
}

json toJson(const Scaling& scaling)
{
    return {{"gpus", scaling.gpus},
            {"concurrency", orNull(scaling.concurrency)},
            {"slowest_over_median", orNull(scaling.slowestOverMedian)},
            {"power_w", orNull(scaling.powerW)},
            {"allreduce", toJson(scaling.allReduce)},
            {"peer_copy", toJson(scaling.peerCopy)}};
}

Scaling scalingFrom(const JsonFields& fields)
{
    return {.gpus = static_cast<long>(fields.whole("gpus").value_or(0)),
            .concurrency = fields.number("concurrency"),
            .slowestOverMedian = fields.number("slowest_over_median"),
            .powerW = fields.number("power_w"),
            .allReduce = allReduceFrom(fields.objects("allreduce")),
            .peerCopy = allReduceFrom(fields.objects("peer_copy"))};
}

json toJson(const Io& io)
{
    return {{"path_fs", io.fileSystem},
            {"o_direct_Bps", orNull(io.directBytesPerSecond)},
            {"buffered_cold_Bps", orNull(io.bufferedColdBytesPerSecond)},
            {"files_per_s", orNull(io.filesPerSecond)},
            {"files_Bps", orNull(io.fileBytesPerSecond)},
            {"decode_img_per_s", orNull(io.decodedImagesPerSecond)}};
}

Io ioFrom(const JsonFields& fields)
{
    return {.fileSystem = fields.text("path_fs"),
            .directBytesPerSecond = fields.number("o_direct_Bps"),
            .bufferedColdBytesPerSecond = fields.number("buffered_cold_Bps"),
            .filesPerSecond = fields.number("files_per_s"),
            .fileBytesPerSecond = fields.number("files_Bps"),
            .decodedImagesPerSecond = fields.number("decode_img_per_s")};
}

json toJson(const Observation& seen)
{
    return {{"seconds", seen.seconds},
            {"util_median", orNull(seen.medianUtilization)},
            {"util_p10", orNull(seen.p10Utilization)},
            {"power_fraction", orNull(seen.powerFraction)},
            {"cpu_util", orNull(seen.cpuUtilization)},
            {"throughput", orNull(seen.throughput)},
            {"throughput_unit", orNull(seen.throughputUnit)},
            {"verdict", seen.verdict},
            {"reasons", seen.reasons}};
}

Observation observationFrom(const JsonFields& fields)
{
    return {.seconds = fields.numberOr("seconds", 0),
            .medianUtilization = fields.number("util_median"),
            .p10Utilization = fields.number("util_p10"),
            .powerFraction = fields.number("power_fraction"),
            .cpuUtilization = fields.number("cpu_util"),
            .throughput = fields.number("throughput"),
            .throughputUnit = fields.text("throughput_unit"),
            .verdict = fields.text("verdict"),
            .reasons = fields.texts("reasons")};
}

json toJson(const Host& host)
{
    return {{"os", orNull(host.os)},
            {"kernel", orNull(host.kernel)},
            {"cpu", orNull(host.cpu)},
            {"cores", orNull(host.cores)},
            {"ram_bytes", orNull(host.ramBytes)},
            {"container", host.container},
            {"wsl", orNull(host.wsl)},
            {"vm", orNull(host.vm)},
            {"hostname", orNull(host.hostname)}};
}

Host hostFrom(const JsonFields& fields)
{
    Host host{.os = fields.text("os"),
              .kernel = fields.text("kernel"),
              .cpu = fields.text("cpu"),
              .ramBytes = fields.natural("ram_bytes"),
              .container = fields.text("container"),
              .wsl = fields.truth("wsl"),
              .vm = fields.text("vm"),
              .hostname = fields.text("hostname")};
    if (const auto cores = fields.whole("cores"))
        host.cores = static_cast<long>(*cores);
    return host;
}

} // namespace costmodel::data
