#include "data/import/utilization/gpu_json.h"

#include <initializer_list>

#include <nlohmann/json.hpp>

#include "data/import/base/columns.h"
#include "data/import/base/json_documents.h"
#include "data/import/utilization/usage_clock.h"
#include "data/import/utilization/usage_collector.h"
#include "data/import/utilization/usage_report.h"

namespace costmodel::data
{

namespace
{

using nlohmann::json;

/// A value that programs write as a number, as text, or as null.
Measure measureOf(const json& value, std::string_view unit, double low, double high)
{
    if (value.is_number())
        return checkedMeasure(value.get<double>(), low, high);
    if (value.is_string())
        return parseMeasure(value.get_ref<const std::string&>(), unit, low, high);
    return {value.is_null() ? Measure::State::Missing : Measure::State::Wrong, 0, false};
}

json member(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found == object.end() ? json() : *found;
}

/// The first member whose normalised name is one of these.
json namedMember(const json& object, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        for (const auto& [key, value] : object.items())
            if (normalisedName(key) == name)
                return value;
    return {};
}

/// One reading in a document: what a row is in a table.
struct JsonReading
{
    json utilization;
    json power;
    json limit;
    std::optional<double> time;
};

class JsonLog
{
public:
    JsonLog(const ImportInput& input, UsageCollector& collector, ImportReport& report)
        : m_input(input)
        , m_collector(collector)
        , m_report(report)
    {
    }

    /// Calls `take(document)` for every sound document; the others are rejected.
    template <typename Take>
    void forEachDocument(const ImportMonitor& monitor, const Take& take)
    {
        JsonDocuments documents(m_input.text);
        while (documents.next() && !monitor.isStopped())
        {
            m_line = documents.line();
            const json document = json::parse(documents.document(), nullptr, false);
            if (!document.is_object())
            {
                ++m_report.rows.read;
                rejectReading(
                    documents.isComplete()
                        ? COSTMODEL_TEXT("Message", "this is no valid JSON")
                        : COSTMODEL_TEXT("Message", "the file ends within this JSON document"));
                continue;
            }
            take(document);
            monitor.tell(static_cast<double>(documents.offset()) /
                         static_cast<double>(m_input.text.size()));
        }
    }

    void add(const UsageCollector::Key& key, const JsonReading& reading)
    {
        ++m_report.rows.read;
        const Measure utilization = measureOf(reading.utilization, "%", 0, 100);
        const Measure power = measureOf(reading.power, "W", 0, maxBoardWatts);
        if (utilization.state == Measure::State::Wrong)
            return rejectReading(COSTMODEL_TEXT(
                "Message", "the utilisation is not a number of per cent from 0 to 100"));
        if (power.state == Measure::State::Wrong)
            return rejectReading(
                COSTMODEL_TEXT("Message", "the power is not a number of watts from 0 to 5000"));
        GpuUsage& gpu = m_collector.gpu(key);
        noteLimit(gpu, measureOf(reading.limit, "W", 0, maxBoardWatts).get());
        gpu.samples.push_back({reading.time, utilization.get(), power.get()});
        ++(utilization.get() ? m_report.rows.used : m_report.rows.missing);
    }

    void rejectReading(const char* reason)
    {
        reject(m_report, m_input.name, m_line, {reason, {}});
    }

private:
    const ImportInput& m_input;
    UsageCollector& m_collector;
    ImportReport& m_report;
    long m_line = 1;
};

std::string textOf(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_integer() ? value.dump() : std::string();
}

bool hasKeys(std::string_view head, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (head.find(key) == std::string_view::npos)
            return false;
    return true;
}

} // namespace

ImportResult readGpustat(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor)
{
    UsageCollector collector;
    ImportReport report;
    for (const ImportInput& input : inputs)
    {
        JsonLog log(input, collector, report);
        UsageClock clock(options, input.name, report);
        log.forEachDocument(
            monitor,
            [&](const json& document)
            {
                const json list = member(document, "gpus");
                if (!list.is_array())
                    return log.rejectReading(
                        COSTMODEL_TEXT("Message", "there is no list of GPUs in this document"));
                const std::string time = textOf(member(document, "query_time"));
                const std::string host = textOf(member(document, "hostname"));
                for (const json& gpu : list)
                    if (gpu.is_object())
                        log.add({{}, host, textOf(member(gpu, "index"))},
                                {member(gpu, "utilization.gpu"), member(gpu, "power.draw"),
                                 member(gpu, "enforced.power.limit"), clock.seconds(time)});
            });
        clock.finish();
    }
    ImportResult result = usageResult(std::move(collector), std::move(report), options);
    result.isStopped = monitor.isStopped();
    return result;
}

ImportResult readRocmSmiJson(std::span<const ImportInput> inputs, const ImportOptions& options,
                             const ImportMonitor& monitor)
{
    UsageCollector collector;
    ImportReport report;
    for (const ImportInput& input : inputs)
    {
        JsonLog log(input, collector, report);
        const std::string file = inputs.size() > 1 ? input.name : std::string();
        log.forEachDocument(
            monitor,
            [&](const json& document)
            {
                for (const auto& [name, card] : document.items())
                    if (card.is_object() && name.starts_with("card"))
                        log.add({file, {}, name},
                                {namedMember(card, {"gpuuse"}),
                                 namedMember(card, {"averagegraphicspackagepower",
                                                    "currentsocketgraphicspackagepower", "power"}),
                                 namedMember(card, {"maxgraphicspackagepower"}),
                                 {}});
            });
    }
    ImportResult result = usageResult(std::move(collector), std::move(report), options);
    result.isStopped = monitor.isStopped();
    return result;
}

int matchesGpustat(std::string_view head)
{
    return hasKeys(head, {"{", "\"gpus\"", "\"utilization.gpu\""}) ? 95 : 0;
}

int matchesRocmSmiJson(std::string_view head)
{
    const bool isRocm = hasKeys(head, {"{", "\"card", "\"GPU use (%)\""}) ||
                        hasKeys(head, {"{", "\"card", "Power (W)\""});
    return isRocm ? 95 : 0;
}

} // namespace costmodel::data
