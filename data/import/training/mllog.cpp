#include <nlohmann/json.hpp>

#include "data/import/training/training_log.h"

namespace costmodel::data
{

namespace
{

using nlohmann::json;

std::optional<double> numberAt(const json& object, const char* key)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number())
        return {};
    return found->get<double>();
}

/// Lines of MLPerf logging: ":::MLLOG {json}" behind any prefix. A run that did not end with
/// success has no valid result.
class MlLogParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        constexpr std::string_view mark = ":::MLLOG";
        const std::size_t at = line.find(mark);
        if (at == std::string_view::npos)
            return;
        const json event = json::parse(line.substr(at + mark.size()), nullptr, false);
        if (!event.is_object() || !event.contains("key") || !event["key"].is_string())
        {
            ++m_broken;
            return;
        }
        ++m_events;
        take(event, event["key"].get<std::string>());
    }

    std::optional<TrainingResult> result() const override
    {
        if (m_events == 0)
            return {};
        TrainingResult result{.format = "mlperf-mllog",
                              .speed = speed(),
                              .readings = m_steps.size() + m_rates.size() + m_epochs.size(),
                              .notes = {},
                              .warnings = {}};
        if (m_broken > 0)
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message", "%1 lines of the log are damaged and were left out."),
                 {m_broken}});
        if (m_start && m_stop)
            result.notes.push_back(
                {COSTMODEL_TEXT("Message", "Between the start and the stop of the run lie %1 s."),
                 {(*m_stop - *m_start) / 1000}});
        if (m_stop && m_status != "success")
        {
            result.speed.reset();
            result.warnings.push_back(
                {COSTMODEL_TEXT(
                     "Message",
                     "The run ended with the status \"%1\", not \"success\": its speed is "
                     "not usable as a result."),
                 {m_status}});
        }
        else if (!m_stop)
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message", "The log does not have the end of the run; whether it "
                                           "succeeded is not known."),
                 {}});
        if (result.speed && result.speed->unit == "units/s")
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message",
                                "The log does not name the unit of its throughput: it may "
                                "be samples or tokens."),
                 {}});
        return result;
    }

private:
    struct Count
    {
        double milliseconds = 0;
        double samples = 0;
    };

    void take(const json& event, const std::string& key)
    {
        const json value = event.value("value", json{});
        const json metadata = event.value("metadata", json{});
        const std::optional<double> time = numberAt(event, "time_ms");
        if (key == "run_start")
            m_start = time;
        if (key == "run_stop")
        {
            m_stop = time;
            const bool hasStatus = metadata.is_object() && metadata.contains("status") &&
                                   metadata["status"].is_string();
            m_status = hasStatus ? metadata["status"].get<std::string>() : "unknown";
        }
        if (key == "global_batch_size" && value.is_number() && value.get<double>() > 0)
            m_batch = value.get<double>();
        if (key == "tracked_stats")
        {
            std::optional<double> step = numberAt(value, "train_step_timing");
            if (!step)
                step = numberAt(value, "train_step_time");
            if (step && *step > 0)
                m_steps.push_back({{}, *step});
            if (const auto rate = numberAt(value, "throughput"); rate && *rate > 0)
                m_rates.push_back({{}, *rate});
        }
        if (key == "throughput" && value.is_number() && value.get<double>() > 0)
            m_rates.push_back({{}, value.get<double>()});
        if (key == "train_samples" || key == "epoch_stop" || key == "block_stop")
            if (const auto samples = numberAt(metadata, "samples_count"); samples && time)
                addCount({*time, *samples});
    }

    /// The speed between two counts of the samples trained so far.
    void addCount(const Count& count)
    {
        if (m_lastCount && count.samples > m_lastCount->samples &&
            count.milliseconds > m_lastCount->milliseconds)
            m_epochs.push_back({{},
                                (count.samples - m_lastCount->samples) * 1000 /
                                    (count.milliseconds - m_lastCount->milliseconds)});
        m_lastCount = count;
    }

    std::optional<TrainingSpeed> speed() const
    {
        if (!m_steps.empty())
        {
            auto steady = steadySpeed(m_steps, SpeedMeasure::SecondsPerUnit, "it/s");
            if (steady && m_batch)
            {
                steady->value *= *m_batch;
                steady->unit = "samples/s";
            }
            return steady;
        }
        if (!m_epochs.empty())
            return steadySpeed(m_epochs, SpeedMeasure::UnitsPerSecond, "samples/s");
        return steadySpeed(m_rates, SpeedMeasure::UnitsPerSecond, "units/s");
    }

    long m_events = 0;
    long m_broken = 0;
    std::optional<double> m_start; ///< milliseconds since 1970
    std::optional<double> m_stop;
    std::string m_status;
    std::optional<double> m_batch;      ///< samples of the whole job
    std::vector<SpeedReading> m_steps;  ///< seconds of a step
    std::vector<SpeedReading> m_rates;  ///< the log's own throughput
    std::vector<SpeedReading> m_epochs; ///< samples per second between two counts
    std::optional<Count> m_lastCount;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeMlLogParser()
{
    return std::make_unique<MlLogParser>();
}

} // namespace costmodel::data
