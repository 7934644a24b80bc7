#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "data/import/spot/spot_formats.h"
#include "data/import/spot/spot_report.h"

namespace costmodel::data
{

namespace
{

constexpr double longestGap = 31.0 * 86400;

int matches(std::string_view head)
{
    return head.find("\"gap_seconds\"") != std::string_view::npos && head.find('{') < 100 ? 95 : 0;
}

void refuse(ImportReport& report, Message reason)
{
    report.refusals.push_back({report.files.front(), 1, 1, std::move(reason)});
}

/// Prices by step, weighted by the instances that were there.
void readPrices(const nlohmann::json& prices, const std::vector<double>& counts, double stepHours,
                AvailabilityTrace& trace)
{
    if (!prices.is_array())
        return;
    double sum = 0;
    for (std::size_t i = 0; i < std::min(prices.size(), counts.size()); ++i)
        if (prices[i].is_number() && prices[i].get<double>() > 0)
        {
            sum += prices[i].get<double>() * stepHours;
            trace.priceHours += stepHours;
        }
    trace.currency = "USD";
    if (trace.priceHours > 0)
        trace.meanPrice = sum / trace.priceHours;
}

ImportResult read(std::span<const ImportInput> inputs, const ImportOptions& options,
                  const ImportMonitor&)
{
    ImportResult result;
    ImportReport& report = result.report;
    report.files.push_back(inputs.front().name);
    if (inputs.size() > 1)
    {
        refuse(report, {COSTMODEL_TEXT("Message",
                                       "several traces cannot be read as one, expected one file"),
                        {}});
        return result;
    }
    const nlohmann::json json = nlohmann::json::parse(inputs.front().text, nullptr, false);
    const bool isObject = json.is_object() && json.contains("metadata") && json.contains("data") &&
                          json["metadata"].is_object() && json["data"].is_array();
    const nlohmann::json gap =
        isObject ? json["metadata"].value("gap_seconds", nlohmann::json()) : nlohmann::json();
    if (!gap.is_number() || !(gap.get<double>() > 0) || gap.get<double>() > longestGap)
    {
        refuse(report,
               {COSTMODEL_TEXT(
                    "Message",
                    "this is no whole JSON of a trace, expected metadata.gap_seconds above 0 "
                    "and data"),
                {}});
        return result;
    }
    const double stepHours = gap.get<double>() / 3600;
    std::vector<double> counts;
    double most = 0;
    for (std::size_t i = 0; i < json["data"].size(); ++i)
    {
        const nlohmann::json& value = json["data"][i];
        ++report.rows.read;
        if (!value.is_number() || value.get<double>() < 0 || value.get<double>() > 1e6)
        {
            reject(report, report.files.front(), static_cast<long>(i) + 1,
                   {COSTMODEL_TEXT(
                        "Message",
                        "the number of instances of step %1 is no number of at least 0; the one "
                        "before it was taken"),
                    {static_cast<long>(i) + 1}});
            counts.push_back(counts.empty() ? 0 : counts.back());
            continue;
        }
        ++report.rows.used;
        counts.push_back(value.get<double>());
        most = std::max(most, counts.back());
    }
    AvailabilityTrace trace;
    trace.wanted = wantedInstances(most, options, report);
    for (std::size_t i = 0; i < counts.size(); ++i)
        trace.points.push_back({static_cast<double>(i) * stepHours, counts[i]});
    if (!counts.empty())
        trace.points.push_back({static_cast<double>(counts.size()) * stepHours, counts.back()});
    if (json.contains("prices"))
        readPrices(json["prices"], counts, stepHours, trace);
    finishSpot(trace, options, result);
    return result;
}

} // namespace

ImportFormat skypilotSpotFormat()
{
    return {"SkyPilot spot trace", ImportKind::Spot, matches, read, spotOptions()};
}

} // namespace costmodel::data
