#pragma once

#include <string>

#include <QProcess>
#include <nlohmann/json.hpp>

namespace costmodel::test
{

/// What a run of the program has said.
struct CommandResult
{
    int status = -1; ///< of a program that crashed or hung: -1
    std::string out;
    std::string err;

    nlohmann::json json() const
    {
        return nlohmann::json::parse(out, nullptr, false);
    }
};

/// Runs the program that was built, in the root of the sources, for at most a minute.
inline CommandResult runCommand(const QStringList& arguments)
{
    QProcess program;
    program.setWorkingDirectory(QStringLiteral(COSTMODEL_SOURCE_DIR));
    program.start(QStringLiteral(COSTMODEL_PROGRAM), arguments);
    CommandResult result;
    if (program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit)
        result.status = program.exitCode();
    result.out = program.readAllStandardOutput().toStdString();
    result.err = program.readAllStandardError().toStdString();
    return result;
}

} // namespace costmodel::test
