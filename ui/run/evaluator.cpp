#include "ui/run/evaluator.h"

namespace costmodel::ui
{

namespace
{

/// Half a frame: longer searches of the best split do not hold up what is dragged.
constexpr std::chrono::milliseconds quickSplit{8};

} // namespace

Evaluator::Evaluator(QObject* parent)
    : QObject(parent)
{
    qRegisterMetaType<ResultsPointer>();
    m_quickPool.setMaxThreadCount(1);
    m_longPool.setMaxThreadCount(1);
    // Threads stay: starting one takes longer than most evaluations.
    m_quickPool.setExpiryTimeout(-1);
    m_longPool.setExpiryTimeout(-1);
}

Evaluator::~Evaluator()
{
    m_stop.request_stop();
    m_quickPool.waitForDone();
    m_longPool.waitForDone();
}

void Evaluator::setThreads(int threads)
{
    m_threads = threads;
}

void Evaluator::evaluate(const Scenario& scenario, std::uint64_t revision)
{
    const bool wasBusy = isBusy();
    m_stop.request_stop();
    m_stop = {};
    m_waitingLong.reset();
    m_waiting = Task{scenario, revision};
    if (!m_isQuickRunning)
        startQuick();
    if (!wasBusy)
        Q_EMIT busyChanged(true);
}

void Evaluator::cancel()
{
    m_waiting.reset();
    m_waitingLong.reset();
    m_stop.request_stop();
    m_stop = {};
}

void Evaluator::startQuick()
{
    m_isQuickRunning = true;
    Task task = std::move(*m_waiting);
    m_waiting.reset();
    const bool withSplit = m_isSplitQuick;
    m_quickPool.start(
        [this, task = std::move(task), withSplit]() mutable
        {
            auto results = std::make_shared<Results>();
            EvaluationOptions options;
            options.sensitivity = false;
            options.monteCarlo = false;
            options.hybrid = withSplit;
            options.threads = 1;
            const auto start = std::chrono::steady_clock::now();
            results->evaluation = costmodel::evaluate(task.scenario, options);
            const auto time = std::chrono::steady_clock::now() - start;
            results->revision = task.revision;
            results->hasSplit = withSplit;
            results->scenario = std::move(task.scenario);
            QMetaObject::invokeMethod(
                this, [this, results, time] { quickDone(results, time); }, Qt::QueuedConnection);
        });
}

void Evaluator::quickDone(ResultsPointer results, std::chrono::nanoseconds splitTime)
{
    m_isQuickRunning = false;
    if (results->hasSplit)
        m_isSplitQuick = splitTime < quickSplit;
    m_results = results;
    Q_EMIT finished(results);
    if (m_waiting)
    {
        startQuick();
        return;
    }
    Task task{results->scenario, results->revision};
    if (m_isLongRunning)
        m_waitingLong = std::move(task);
    else
        startLong(std::move(task));
}

void Evaluator::startLong(Task task)
{
    m_isLongRunning = true;
    m_longPool.start(
        [this, task = std::move(task), stop = m_stop.get_token(), threads = m_threads]() mutable
        {
            auto results = std::make_shared<Results>();
            EvaluationOptions options;
            options.threads = threads;
            options.stop = stop;
            options.progress = [this, stop](double share)
            {
                if (!stop.stop_requested())
                    QMetaObject::invokeMethod(
                        this, [this, share] { Q_EMIT progressed(share); }, Qt::QueuedConnection);
            };
            results->evaluation = costmodel::evaluate(task.scenario, options);
            results->revision = task.revision;
            results->hasSplit = true;
            results->hasRisk = true;
            results->scenario = std::move(task.scenario);
            const bool isStopped = stop.stop_requested();
            QMetaObject::invokeMethod(
                this, [this, results, isStopped] { longDone(results, isStopped); },
                Qt::QueuedConnection);
        });
}

void Evaluator::longDone(ResultsPointer results, bool isStopped)
{
    m_isLongRunning = false;
    if (!isStopped && !m_isQuickRunning)
    {
        m_results = results;
        Q_EMIT finished(results);
    }
    if (m_waitingLong)
    {
        Task task = std::move(*m_waitingLong);
        m_waitingLong.reset();
        startLong(std::move(task));
    }
    if (!isBusy())
        Q_EMIT busyChanged(false);
}

} // namespace costmodel::ui
