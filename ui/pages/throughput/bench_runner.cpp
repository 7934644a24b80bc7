#include "ui/pages/throughput/bench_runner.h"

#include <QTimer>

namespace costmodel::ui
{

namespace
{

constexpr int patienceMs = 4000;

} // namespace

BenchRunner::BenchRunner(QObject* parent)
    : QObject(parent)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    connect(&m_process, &QProcess::readyRead, this, &BenchRunner::readLines);
    connect(&m_process, &QProcess::finished, this, &BenchRunner::ended);
    connect(&m_process, &QProcess::errorOccurred, this,
            [this](QProcess::ProcessError error)
            {
                if (error == QProcess::FailedToStart)
                    Q_EMIT finished(tr("The program %1 could not be started: %2")
                                        .arg(m_process.program(), m_process.errorString()));
            });
}

BenchRunner::~BenchRunner()
{
    m_process.disconnect(this);
    if (isRunning())
    {
        m_process.kill();
        m_process.waitForFinished(patienceMs);
    }
}

void BenchRunner::start(const QString& program, const QStringList& arguments)
{
    if (isRunning())
        return;
    m_isStopped = false;
    m_lastLine.clear();
    m_process.start(program, arguments, QIODevice::ReadOnly);
}

void BenchRunner::stop()
{
    if (!isRunning())
        return;
    m_isStopped = true;
    m_process.terminate();
    QTimer::singleShot(patienceMs, this,
                       [this]
                       {
                           if (m_isStopped && isRunning())
                               m_process.kill();
                       });
}

void BenchRunner::readLines()
{
    while (m_process.canReadLine())
    {
        const QString text = QString::fromUtf8(m_process.readLine()).trimmed();
        if (text.isEmpty())
            continue;
        m_lastLine = text;
        Q_EMIT line(text);
    }
}

void BenchRunner::ended(int exitCode, QProcess::ExitStatus status)
{
    readLines();
    if (const QString rest = QString::fromUtf8(m_process.readAll()).trimmed(); !rest.isEmpty())
        m_lastLine = rest;
    if (m_isStopped)
        Q_EMIT finished(tr("Stopped."));
    else if (status == QProcess::CrashExit)
        Q_EMIT finished(tr("The benchmark ended without a result; a driver may have failed."));
    else if (exitCode == 3)
        Q_EMIT finished(tr("There is no GPU here that can be measured. %1").arg(m_lastLine));
    else if (exitCode != 0)
        Q_EMIT finished(tr("The benchmark ended with status %1. %2")
                            .arg(QString::number(exitCode), m_lastLine));
    else
        Q_EMIT finished({});
}

} // namespace costmodel::ui
