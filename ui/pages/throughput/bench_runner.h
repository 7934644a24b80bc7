#pragma once

#include <QProcess>

namespace costmodel::ui
{

/// Runs the benchmark as a program of its own, so that a driver that crashes or hangs takes nothing
/// with it, and tells its lines of progress.
class BenchRunner : public QObject
{
    Q_OBJECT

public:
    explicit BenchRunner(QObject* parent = nullptr);
    ~BenchRunner() override;

    void start(const QString& program, const QStringList& arguments);
    /// Ends the program, by force if it does not follow.
    void stop();
    bool isRunning() const
    {
        return m_process.state() != QProcess::NotRunning;
    }

Q_SIGNALS:
    void line(const QString& text);
    /// `reason` is empty if it did what it should.
    void finished(const QString& reason);

private:
    void readLines();
    void ended(int exitCode, QProcess::ExitStatus status);

    QProcess m_process;
    QString m_lastLine;
    bool m_isStopped = false;
};

} // namespace costmodel::ui
