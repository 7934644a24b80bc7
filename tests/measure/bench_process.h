#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "data/bench/result_file.h"
#include "data/file/files.h"

/// Runs the small program as a person would and keeps what it says.
struct BenchProcess
{
    int exit = -1;
    QByteArray out;
    QByteArray err;
    qint64 milliseconds = 0;
};

using Settings = QList<std::pair<QString, QString>>;

inline QProcessEnvironment environment(const Settings& settings)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [key, value] : settings)
        environment.insert(key, value);
    return environment;
}

inline BenchProcess runBench(const QStringList& arguments, const Settings& settings,
                             int timeoutSeconds = 240)
{
    QProcess process;
    process.setProcessEnvironment(environment(settings));
    QElapsedTimer timer;
    timer.start();
    process.start(QStringLiteral(COSTMODEL_BENCH_PROGRAM), arguments);
    BenchProcess result;
    if (!process.waitForFinished(timeoutSeconds * 1000))
    {
        process.kill();
        process.waitForFinished();
        return result;
    }
    result.milliseconds = timer.elapsed();
    result.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

inline std::optional<costmodel::measure::Result> resultIn(const QString& path)
{
    return costmodel::data::readBenchResult(costmodel::data::readFile(path.toStdString())).result;
}
