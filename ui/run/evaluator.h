#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

#include <QObject>
#include <QThreadPool>

#include "ui/run/results.h"

namespace costmodel::ui
{

/// Evaluates the newest scenario it was given, never on the thread of the window. First ledgers and
/// break-even (with the best split as long as that is quick), then everything else; what a newer
/// scenario overtakes is stopped and its results dropped.
class Evaluator : public QObject
{
    Q_OBJECT

public:
    explicit Evaluator(QObject* parent = nullptr);
    ~Evaluator() override;

    /// Expects a scenario without issues. `threads` 0: as many as there are processors.
    void evaluate(const Scenario& scenario, std::uint64_t revision);
    /// Drops what is under way; the results so far stand.
    void cancel();
    void setThreads(int threads);
    /// The newest results, null before the first.
    const ResultsPointer& results() const
    {
        return m_results;
    }
    bool isBusy() const
    {
        return m_isQuickRunning || m_isLongRunning;
    }

Q_SIGNALS:
    /// First with what is quick, then again with the whole; `results()` is the same.
    void finished(const costmodel::ui::ResultsPointer& results);
    void busyChanged(bool isBusy);
    /// 0..1, of the long part.
    void progressed(double share);

private:
    struct Task
    {
        Scenario scenario;
        std::uint64_t revision = 0;
    };
    void startQuick();
    void startLong(Task task);
    void quickDone(ResultsPointer results, std::chrono::nanoseconds splitTime);
    void longDone(ResultsPointer results, bool isStopped);

    QThreadPool m_quickPool;
    QThreadPool m_longPool;
    std::optional<Task> m_waiting;
    std::optional<Task> m_waitingLong;
    std::stop_source m_stop;
    ResultsPointer m_results;
    bool m_isQuickRunning = false;
    bool m_isLongRunning = false;
    bool m_isSplitQuick = true;
    int m_threads = 0;
};

} // namespace costmodel::ui

Q_DECLARE_METATYPE(costmodel::ui::ResultsPointer)
