#include "model/measure/figure.h"

#include <algorithm>
#include <map>

#include "model/measure/shapes.h"

namespace costmodel::measure
{

namespace
{

constexpr std::array<std::string_view, 4> tensorTypes{"bf16", "fp16", "tf32", "fp8_e4m3"};

bool isTensorType(std::string_view dtype)
{
    return std::find(tensorTypes.begin(), tensorTypes.end(), dtype) != tensorTypes.end();
}

std::string nameOf(const Result& result, const std::string& id)
{
    for (const Device& device : result.devices)
        if (device.id == id)
            return device.machine.empty() ? device.name : device.machine + ": " + device.name;
    return id;
}

/// The codes of the file, which are not translated: "invalid, event-wall-mismatch, 0.01".
std::string whyNot(const Test& test)
{
    std::string text(code(test.status));
    for (const std::string& part : {std::string(code(test.reason)), test.detail})
        if (!part.empty())
            text += ", " + part;
    return text;
}

bool isMeasured(const Test& test)
{
    return test.status == TestStatus::Ok && test.series;
}

/// Of the tests of one device and metric; empty if none is measured.
std::optional<double> combine(const std::vector<const Test*>& tests)
{
    std::array<double, languageModelShapes.size()> medians{};
    std::optional<double> lowest;
    for (const Test* test : tests)
    {
        if (!isMeasured(*test))
            continue;
        const double median = test->series->median;
        lowest = lowest ? std::min(*lowest, median) : median;
        for (std::size_t i = 0; i < languageModelShapes.size(); ++i)
            if (test->shape == languageModelShapes[i])
                medians[i] = median;
    }
    if (medians[0] > 0 && medians[1] > 0)
        return 2 / (1 / medians[0] + 1 / medians[1]);
    return lowest;
}

void addOnce(std::vector<Message>& messages, Message message)
{
    const auto same = [&](const Message& other)
    {
        return render(other, English{}) == render(message, English{});
    };
    if (std::none_of(messages.begin(), messages.end(), same))
        messages.push_back(std::move(message));
}

} // namespace

std::string metricOf(const Test& test)
{
    return test.name + "/" + test.dtype;
}

FigureOutcome figureOf(const Result& result, std::string_view metric)
{
    FigureOutcome outcome;
    std::map<std::string, std::vector<const Test*>> byDevice;
    std::string known;
    for (const Test& test : result.tests)
    {
        byDevice[test.device];
        if (metricOf(test) == metric)
            byDevice[test.device].push_back(&test);
        else if (isMeasured(test) && known.find(metricOf(test)) == std::string::npos)
            known += (known.empty() ? "" : ", ") + metricOf(test);
    }
    const bool hasMetric = std::any_of(byDevice.begin(), byDevice.end(),
                                       [](const auto& entry) { return !entry.second.empty(); });
    if (!hasMetric)
    {
        outcome.refusals.push_back(
            known.empty()
                ? Message{COSTMODEL_TEXT("Message", "The result has no test \"%1\" and no "
                                                    "other measured one."),
                          {std::string(metric)}}
                : Message{COSTMODEL_TEXT("Message", "The result has no test \"%1\"; it has %2."),
                          {std::string(metric), known}});
        return outcome;
    }

    Figure figure;
    for (const auto& [id, tests] : byDevice)
    {
        const std::optional<double> value = combine(tests);
        if (!value)
        {
            outcome.refusals.push_back(
                {tests.empty()
                     ? COSTMODEL_TEXT(
                           "Message",
                           "%1 was not measured in \"%2\", so the slowest GPU is unknown.")
                     : COSTMODEL_TEXT("Message", "%1 has no figure for \"%2\" (%3)."),
                 {nameOf(result, id), std::string(metric),
                  tests.empty() ? "" : whyNot(*tests.front())}});
            continue;
        }
        DeviceFigure device{
            .device = id, .name = nameOf(result, id), .value = *value, .unit = tests[0]->unit};
        for (const Device& candidate : result.devices)
            if (candidate.id == id)
                device.machine = candidate.machine;
        if (figure.devices.empty() || *value < figure.value)
        {
            figure.value = *value;
            figure.unit = device.unit;
            figure.device = id;
            figure.deviceName = device.name;
        }
        figure.fastest = std::max(figure.fastest, *value);
        figure.devices.push_back(std::move(device));
    }
    if (outcome.refusals.empty())
        outcome.figure = std::move(figure);
    return outcome;
}

std::vector<Message> obstaclesToMoney(const Result& result)
{
    std::vector<Message> obstacles;
    for (const Probe& probe : result.probes)
        if (probe.isFake)
            addOnce(obstacles, {COSTMODEL_TEXT("Message", "%1 was a test library, not a driver."),
                                {probe.library}});
    for (const Test& test : result.tests)
    {
        const std::string where = nameOf(result, test.device);
        const std::string metric = metricOf(test);
        for (const Device& device : result.devices)
            if (device.id == test.device && device.type == DeviceType::Cpu && isMeasured(test))
                addOnce(obstacles,
                        {COSTMODEL_TEXT("Message", "%1 is a CPU, whose figures say nothing about "
                                                   "GPUs."),
                         {where}});
        if (test.status == TestStatus::Invalid && test.name == "gemm" &&
            (test.dtype == "bf16" || test.dtype == "fp16"))
            addOnce(obstacles, {COSTMODEL_TEXT("Message", "%1 on %2 is invalid (%3)."),
                                {metric, where, whyNot(test)}});
        if (!isMeasured(test))
            continue;
        if (test.lowerBound)
            addOnce(obstacles,
                    {COSTMODEL_TEXT("Message", "%1 on %2 is a lower bound: it was measured with a "
                                               "kernel of this program, because the vendor's "
                                               "library was not found."),
                     {metric, where}});
        if (test.name == "gemm" && isTensorType(test.dtype) && !test.tensorPath && !test.lowerBound)
            addOnce(obstacles, {COSTMODEL_TEXT("Message", "%1 on %2 was measured without tensor "
                                                          "instructions, which training uses."),
                                {metric, where}});
        if (test.contended)
            addOnce(
                obstacles,
                {COSTMODEL_TEXT("Message", "%1 on %2 was disturbed: its best sample is %3 times "
                                           "the median, so something else was running."),
                 {metric, where, test.series->max / test.series->median}});
    }
    return obstacles;
}

FigureOutcome figureForMoney(const Result& result, std::string_view metric)
{
    FigureOutcome outcome = figureOf(result, metric);
    std::vector<Message> obstacles = obstaclesToMoney(result);
    if (obstacles.empty() && !result.usableForCostModel)
    {
        obstacles.push_back(
            {COSTMODEL_TEXT("Message", "The result says of itself that it may not be "
                                       "used for the cost model%1."),
             {result.notes.empty() ? "" : ": " + result.notes.front()}});
    }
    outcome.refusals.insert(outcome.refusals.end(), obstacles.begin(), obstacles.end());
    if (!outcome.refusals.empty())
        outcome.figure.reset();
    return outcome;
}

} // namespace costmodel::measure
