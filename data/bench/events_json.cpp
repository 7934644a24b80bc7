#include "data/bench/events_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "data/bench/canonical_json.h"
#include "data/bench/result_json.h"

namespace costmodel::data
{

using nlohmann::json;
using namespace measure;

namespace
{

struct ToJson
{
    json operator()(const ProbeFound& event) const
    {
        return {{"event", "probe"}, {"probe", toJson(event.probe)}};
    }
    json operator()(const DeviceFound& event) const
    {
        return {{"event", "device"}, {"device", toJson(event.device)}, {"chosen", event.isChosen}};
    }
    json operator()(const TestBegun& event) const
    {
        return {{"event", "test-begin"},
                {"device", event.device},
                {"name", event.name},
                {"dtype", event.dtype},
                {"seconds", event.seconds}};
    }
    json operator()(const SampleTaken& event) const
    {
        return {{"event", "sample"},
                {"value", std::isfinite(event.value) ? json(event.value) : json(nullptr)}};
    }
    json operator()(const TestEnded& event) const
    {
        return {{"event", "test-end"}, {"test", toJson(event.test)}};
    }
    json operator()(const ScalingMeasured& event) const
    {
        return {{"event", "scaling"}, {"scaling", toJson(event.scaling)}};
    }
    json operator()(const ObservationMade& event) const
    {
        return {{"event", "observation"}, {"observation", toJson(event.observation)}};
    }
    json operator()(const NoteMade& event) const
    {
        return {{"event", "note"}, {"text", event.text}};
    }
    json operator()(const RunRefused& event) const
    {
        return {{"event", "refused"}, {"text", event.text}};
    }
    json operator()(const RunFinished&) const
    {
        return {{"event", "done"}};
    }
};

std::string line(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

std::optional<Event> eventOf(const JsonFields& fields)
{
    const std::string kind = fields.text("event");
    if (kind == "probe")
        if (const auto probe = fields.object("probe"))
            return ProbeFound{probeFrom(*probe)};
    if (kind == "device")
        if (const auto device = fields.object("device"))
            return DeviceFound{deviceFrom(*device), fields.truth("chosen").value_or(false)};
    if (kind == "test-begin")
        return TestBegun{fields.text("device"), fields.text("name"), fields.text("dtype"),
                         fields.numberOr("seconds", 0)};
    if (kind == "sample")
        return SampleTaken{fields.numberOr("value", 0)};
    if (kind == "test-end")
        if (const auto test = fields.object("test"))
            return TestEnded{testFrom(*test)};
    if (kind == "scaling")
        if (const auto scaling = fields.object("scaling"))
            return ScalingMeasured{scalingFrom(*scaling)};
    if (kind == "observation")
        if (const auto seen = fields.object("observation"))
            return ObservationMade{observationFrom(*seen), {}};
    if (kind == "note")
        return NoteMade{fields.text("text")};
    if (kind == "refused")
        return RunRefused{fields.text("text")};
    if (kind == "done")
        return RunFinished{};
    return std::nullopt;
}

} // namespace

std::string eventLine(const Event& event)
{
    return line(std::visit(ToJson{}, event));
}

std::optional<Event> eventFrom(std::string_view text)
{
    json value;
    JsonProblem problem;
    if (!parseJson(text, value, problem) || !value.is_object())
        return std::nullopt;
    std::vector<Message> problems;
    std::optional<Event> event = eventOf(JsonFields(value, "", problems));
    return problems.empty() ? event : std::nullopt;
}

std::string planLine(const Plan& plan)
{
    return line({{"devices", plan.devices},
                 {"dtypes", plan.dtypes},
                 {"budget_s", plan.budgetSeconds},
                 {"power", plan.measuresPower},
                 {"all_gpus", plan.allGpus},
                 {"list", plan.listsOnly},
                 {"observe_s", plan.observeSeconds},
                 {"force", plan.force}});
}

std::optional<Plan> planFrom(std::string_view text)
{
    json value;
    JsonProblem problem;
    if (!parseJson(text, value, problem) || !value.is_object())
        return std::nullopt;
    std::vector<Message> problems;
    const JsonFields fields(value, "", problems);
    const Plan otherwise;
    Plan plan{.devices = fields.texts("devices"),
              .dtypes = fields.texts("dtypes"),
              .budgetSeconds = fields.numberOr("budget_s", otherwise.budgetSeconds),
              .measuresPower = fields.truth("power").value_or(otherwise.measuresPower),
              .allGpus = fields.truth("all_gpus").value_or(otherwise.allGpus),
              .listsOnly = fields.truth("list").value_or(otherwise.listsOnly),
              .observeSeconds = fields.numberOr("observe_s", otherwise.observeSeconds),
              .force = fields.truth("force").value_or(otherwise.force)};
    return problems.empty() ? std::optional(plan) : std::nullopt;
}

} // namespace costmodel::data
