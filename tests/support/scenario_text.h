#pragma once

#include <QByteArray>

#include <string>

#include "data/scenario/reader.h"

namespace costmodel::test
{

/// The least that a scenario needs; seven lines.
inline const char* const smallScenario = "[scenario]\n"
                                         "name = \"x\"\n"
                                         "horizon_months = 12\n"
                                         "[gpu.H100]\n"
                                         "[demand]\n"
                                         "gpu = \"H100\"\n"
                                         "steady = { gpus = 8, hours_per_month = 600 }\n";

/// One issue a line, as the command prints them.
inline QByteArray described(const data::ReadResult& result)
{
    std::string text;
    for (const data::FileIssue& issue : result.issues)
        text += (text.empty() ? "" : "\n") + data::describe(issue, English());
    return QByteArray::fromStdString(text);
}

} // namespace costmodel::test
