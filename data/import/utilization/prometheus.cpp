#include "data/import/utilization/prometheus.h"

#include <nlohmann/json.hpp>

#include "data/import/base/fold.h"
#include "data/import/base/json_documents.h"
#include "data/import/base/number.h"
#include "data/import/utilization/gpu_metrics.h"
#include "data/import/utilization/usage_report.h"

namespace costmodel::data
{

namespace
{

using nlohmann::json;

/// Series by GPU, and what becomes of single values.
class MetricLog
{
public:
    explicit MetricLog(ImportReport& report)
        : m_report(report)
    {
    }

    void add(const UsageCollector::Key& key, const KnownMetric& known, std::optional<double> time,
             std::string_view text, const std::string& file, long line)
    {
        ++m_report.rows.read;
        MetricSeries::Point point{.time = time, .value = {}};
        if (!isMissing(text))
        {
            const std::optional<double> number = parsePlainNumber(text);
            const double value = number.value_or(-1) * known.factor;
            if (value < 0 || value > highest(known.metric))
                return reject(m_report, file, line,
                              {COSTMODEL_TEXT("Message", "the value %1 is not from 0 to %2"),
                               {std::string(text), highest(known.metric) / known.factor}});
            point.value = value;
        }
        ++(point.value ? m_report.rows.used : m_report.rows.missing);
        m_series[key].add(known.metric, point);
    }

    ImportResult result(const ImportOptions& options, const ImportMonitor& monitor)
    {
        UsageCollector collector;
        for (const auto& [key, series] : m_series)
            series.putInto(collector.gpu(key));
        ImportResult result = usageResult(std::move(collector), std::move(m_report), options);
        result.isStopped = monitor.isStopped();
        return result;
    }

private:
    static double highest(GpuMetric metric)
    {
        switch (metric)
        {
        case GpuMetric::Utilization:
        case GpuMetric::EngineActive:
            return 100;
        case GpuMetric::Power:
        case GpuMetric::PowerLimit:
            return maxBoardWatts;
        }
        return 0;
    }

    ImportReport& m_report;
    std::map<UsageCollector::Key, MetricSeries> m_series;
};

/// A line of the exposition format, taken apart.
struct MetricLine
{
    std::string_view name;
    Labels labels;
    std::string_view value;
    std::optional<double> time; ///< seconds since 1970
};

/// Takes `{a="b",c="d"}` off the beginning of the text; false if it is damaged.
bool takeLabels(std::string_view& text, Labels& labels)
{
    text.remove_prefix(1);
    for (;;)
    {
        text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
        if (text.starts_with('}'))
        {
            text.remove_prefix(1);
            return true;
        }
        const std::size_t equals = text.find("=\"");
        if (equals == std::string_view::npos)
            return false;
        const std::string name(text.substr(0, equals));
        std::string value;
        std::size_t at = equals + 2;
        for (; at < text.size() && text[at] != '"'; ++at)
        {
            if (text[at] == '\\' && at + 1 < text.size())
                ++at;
            value += text[at];
        }
        if (at >= text.size())
            return false;
        labels[name] = std::move(value);
        text.remove_prefix(at + 1);
    }
}

std::optional<MetricLine> metricLine(std::string_view line)
{
    line = trimmed(line);
    const std::size_t end = line.find_first_of("{ \t");
    if (end == std::string_view::npos || line.starts_with('#'))
        return {};
    MetricLine result{.name = line.substr(0, end), .labels = {}, .value = {}, .time = {}};
    line.remove_prefix(end);
    if (line.starts_with('{') && !takeLabels(line, result.labels))
        return {};
    line = trimmed(line);
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    result.value = line.substr(0, space);
    if (const auto time = parsePlainNumber(trimmed(line.substr(space))))
        result.time = *time / 1000;
    return result;
}

std::optional<KnownMetric> toldMetric(std::optional<std::string_view> name)
{
    if (name == "utilization")
        return KnownMetric{GpuMetric::Utilization, 1};
    if (name == "power")
        return KnownMetric{GpuMetric::Power, 1};
    return {};
}

void readSeries(const json& series, const std::string& file, const ImportOptions& options,
                MetricLog& log, bool& isNameless)
{
    Labels labels;
    const json metric = series.value("metric", json::object());
    for (const auto& [name, value] : metric.items())
        if (value.is_string())
            labels[name] = value.get<std::string>();
    const auto name = labels.find("__name__");
    const std::optional<KnownMetric> told = toldMetric(options.find("metric"));
    std::optional<KnownMetric> known =
        name == labels.end() ? std::nullopt : knownMetric(name->second);
    if (name == labels.end())
        known = told;
    isNameless = isNameless || (name == labels.end() && !told);
    if (!known)
        return;
    const UsageCollector::Key key = gpuOfLabels(labels);
    const auto add = [&](const json& pair)
    {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number())
            return;
        const std::string value = pair[1].is_string() ? pair[1].get<std::string>() : pair[1].dump();
        log.add(key, *known, pair[0].get<double>(), value, file, 1);
    };
    if (const auto values = series.find("values"); values != series.end() && values->is_array())
        std::for_each(values->begin(), values->end(), add);
    if (const auto value = series.find("value"); value != series.end())
        add(*value);
}

} // namespace

ImportResult readMetricsText(std::span<const ImportInput> inputs, const ImportOptions& options,
                             const ImportMonitor& monitor)
{
    ImportReport report;
    MetricLog log(report);
    for (const ImportInput& input : inputs)
    {
        LineReader lines(input.text);
        while (lines.next() && !monitor.isStopped())
        {
            const std::optional<MetricLine> line = metricLine(lines.line());
            const std::optional<KnownMetric> known = line ? knownMetric(line->name) : std::nullopt;
            if (known)
                log.add(gpuOfLabels(line->labels), *known, line->time, line->value, input.name,
                        lines.number());
            if (lines.number() % 4096 == 0)
                monitor.tell(static_cast<double>(lines.offset()) /
                             static_cast<double>(input.text.size()));
        }
    }
    return log.result(options, monitor);
}

int matchesMetricsText(std::string_view head)
{
    LineReader lines(head);
    while (lines.next())
        if (const std::optional<MetricLine> line = metricLine(lines.line());
            line && knownMetric(line->name))
            return 90;
    return 0;
}

ImportResult readPrometheusJson(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor& monitor)
{
    ImportReport report;
    MetricLog log(report);
    bool isNameless = false;
    for (const ImportInput& input : inputs)
    {
        JsonDocuments documents(input.text);
        while (documents.next() && !monitor.isStopped())
        {
            const json answer = json::parse(documents.document(), nullptr, false);
            const json::json_pointer place("/data/result");
            if (!answer.is_object() || !answer.contains(place) || !answer[place].is_array())
            {
                report.refusals.push_back(
                    {input.name,
                     documents.line(),
                     1,
                     {documents.isComplete()
                          ? COSTMODEL_TEXT("Message", "this is no answer of Prometheus with a "
                                                      "result, expected data.result")
                          : COSTMODEL_TEXT("Message",
                                           "the file ends within this JSON document, expected a "
                                           "whole answer of Prometheus"),
                      {}}});
                continue;
            }
            for (const json& series : answer[place])
                if (series.is_object())
                    readSeries(series, input.name, options, log, isNameless);
        }
    }
    if (isNameless)
        report.questions.push_back(
            {"metric",
             {COSTMODEL_TEXT("Message", "the answer does not name its metric, expected to be told "
                                        "whether it is a utilisation in per cent or a power in "
                                        "watts"),
              {}},
             {"utilization", "power"}});
    return log.result(options, monitor);
}

int matchesPrometheusJson(std::string_view head)
{
    const bool hasResult = head.find("\"resultType\"") != std::string_view::npos &&
                           head.find("\"result\"") != std::string_view::npos;
    return hasResult ? 95 : 0;
}

} // namespace costmodel::data
