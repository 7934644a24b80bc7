#include "data/bench/supervisor.h"

#include <memory>

#include "data/bench/events_json.h"
#include "model/measure/process/child_process.h"

namespace costmodel::data
{

using namespace measure;

namespace
{

constexpr double firstSignSeconds = 60; ///< drivers without persistence mode start slowly
constexpr double firstUseSeconds = 20;
constexpr double cancelSeconds = 5;
constexpr double pollSeconds = 0.1;
constexpr std::size_t keptErrorText = 2000;

/// Takes the lines of the process apart and gathers the result.
class Gatherer
{
public:
    explicit Gatherer(const EventSink& onEvent)
        : m_onEvent(onEvent)
    {
    }

    /// True if at least one event came.
    bool take(std::string& text)
    {
        bool hasCome = false;
        std::size_t at = 0;
        for (std::size_t end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
        {
            const std::optional<Event> event =
                eventFrom(std::string_view(text).substr(at, end - at));
            if (!event)
                continue;
            hasCome = true;
            std::visit([this](const auto& e) { add(e); }, *event);
            m_onEvent(*event);
        }
        text.erase(0, at);
        return hasCome;
    }

    /// The test that was under way gets this ending.
    void breakOff(const Failure& failure)
    {
        if (!m_current)
            return;
        result.tests.push_back({.name = m_current->name,
                                .dtype = m_current->dtype,
                                .device = m_current->device,
                                .status = failure.status,
                                .reason = failure.reason,
                                .detail = failure.detail});
        m_onEvent(TestEnded{result.tests.back()});
        m_current.reset();
    }

    double plannedSeconds() const
    {
        return m_current ? m_current->seconds : 0;
    }
    bool isUnderWay() const
    {
        return m_current.has_value();
    }

    Result result{};
    bool isDone = false;
    std::optional<std::string> refusal{};

private:
    void add(const ProbeFound& event)
    {
        result.probes.push_back(event.probe);
    }
    void add(const DeviceFound& event)
    {
        result.devices.push_back(event.device);
    }
    void add(const TestBegun& event)
    {
        m_current = event;
    }
    void add(const SampleTaken&)
    {
    }
    void add(const TestEnded& event)
    {
        m_current.reset();
        result.tests.push_back(event.test);
    }
    void add(const ScalingMeasured& event)
    {
        m_current.reset();
        result.scaling = event.scaling;
    }
    void add(const ObservationMade& event)
    {
        m_current.reset();
        result.observation = event.observation;
    }
    void add(const NoteMade& event)
    {
        result.notes.push_back(event.text);
    }
    void add(const RunRefused& event)
    {
        refusal = event.text;
    }
    void add(const RunFinished&)
    {
        isDone = true;
    }

    const EventSink& m_onEvent;
    std::optional<TestBegun> m_current;
};

std::string endWords(const ChildEnd& end, const std::string& errors)
{
    std::string words = end.signal != 0 ? "signal " + std::to_string(end.signal)
                                        : "exit status " + std::to_string(end.exitCode);
    std::string last = errors;
    while (!last.empty() && (last.back() == '\n' || last.back() == '\r'))
        last.pop_back();
    last.erase(0, last.find_last_of('\n') + 1);
    if (!last.empty())
        words += ": " + last.substr(0, 300);
    return words;
}

} // namespace

SupervisedRun supervise(const Plan& plan, const Supervision& supervision, Clock& clock)
{
    SupervisedRun run;
    std::string problem;
    const std::unique_ptr<ChildProcess> child =
        ChildProcess::start({.command = supervision.command}, problem);
    if (!child)
    {
        run.end = RunEnd::NotStarted;
        run.message = problem;
        return run;
    }
    child->write(planLine(plan));

    Gatherer gatherer(supervision.onEvent);
    std::string out;
    std::string errors;
    double since = clock.now(); // of the last step forward
    std::optional<double> cancelledAt;
    bool isOpen = true;
    bool hasHung = false;
    while (isOpen)
    {
        isOpen = child->read(pollSeconds, out, errors);
        if (errors.size() > 2 * keptErrorText)
            errors.erase(0, errors.size() - keptErrorText);
        if (gatherer.take(out))
            since = clock.now();
        if (!cancelledAt && supervision.isCancelled())
        {
            cancelledAt = clock.now();
            child->closeInput();
        }
        const double usual = gatherer.isUnderWay() ? 3 * gatherer.plannedSeconds() + firstUseSeconds
                                                   : firstSignSeconds;
        const double allowed = supervision.deadlineSeconds.value_or(usual);
        const bool isOverdue = clock.now() - since > allowed;
        const bool ignoresCancel = cancelledAt && clock.now() - *cancelledAt > cancelSeconds;
        if (isOpen && (isOverdue || ignoresCancel))
        {
            hasHung = isOverdue && !ignoresCancel;
            child->kill();
            break;
        }
    }
    const ChildEnd end = child->wait();
    if (cancelledAt)
    {
        gatherer.breakOff({TestStatus::Skipped, Reason::Cancelled, ""});
        run.end = RunEnd::Cancelled;
    }
    else if (hasHung)
    {
        const std::string waited = std::to_string(static_cast<long>(clock.now() - since)) + " s";
        run.message = waited;
        gatherer.breakOff({TestStatus::Timeout, Reason::DeadlinePassed, waited});
        run.end = RunEnd::DeadlinePassed;
    }
    else if (gatherer.refusal)
    {
        run.message = *gatherer.refusal;
        run.end = RunEnd::Refused;
    }
    else if (!gatherer.isDone)
    {
        run.message = endWords(end, errors);
        gatherer.breakOff({TestStatus::Error, Reason::ProcessCrashed, run.message});
        run.end = RunEnd::Crashed;
    }
    run.result = std::move(gatherer.result);
    return run;
}

} // namespace costmodel::data
