#pragma once

#include <array>
#include <string>

#include <QString>

#include "data/import/registry.h"

namespace costmodel::test
{

using namespace costmodel::data;

/// Reads a text as a file of prices of that name.
inline ImportResult readText(const std::string& name, const std::string& text,
                             const ImportOptions& options = {})
{
    auto input = inputFromBytes(name, text, options);
    if (auto* refusal = std::get_if<ImportRefusal>(&input))
    {
        ImportResult result;
        result.report.refusals.push_back(*refusal);
        return result;
    }
    const std::array kinds{ImportKind::Prices};
    return importInputs({std::get<ImportInput>(std::move(input))}, kinds, options, {});
}

inline std::string texts(const std::vector<Message>& messages)
{
    std::string all;
    for (const Message& message : messages)
        all += render(message, English{}) + "\n";
    return all;
}

/// "instance gpus billing price currency", one price a line.
inline QString pricesOf(const ImportReport& report)
{
    std::string all;
    for (const PriceLine& line : report.prices)
        all += line.instance + " " + (line.gpus ? plainNumber(*line.gpus) : "-") + "x" + line.gpu +
               " " + line.billing + " " + plainNumber(line.price.value_or(-1)) + " " +
               line.currency + "\n";
    return QString::fromStdString(all);
}

} // namespace costmodel::test
