#include "ui/pages/hybrid/servers_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

QString ServersChart::nearBest(const HybridResult& hybrid, const Formats& formats)
{
    const std::vector<FlatRegion> regions = flatRegions(hybrid, nearShare);
    const QString share = formats.share(nearShare, 0);
    QStringList sentences;
    for (const FlatRegion& region : regions)
    {
        const QString name = toQString(region.buy);
        if (region.from != region.to)
            sentences << (regions.size() == 1 ? tr("Within %1 of the best: %2 to %3 servers.")
                                                    .arg(share)
                                                    .arg(region.from)
                                                    .arg(region.to)
                                              : tr("Within %1 of the best: %2 to %3 servers of %4.")
                                                    .arg(share)
                                                    .arg(region.from)
                                                    .arg(region.to)
                                                    .arg(name));
        else
            sentences << (regions.size() == 1
                              ? tr("No other number than %n server(s) comes within %1 of the best.",
                                   nullptr, region.best)
                                    .arg(share)
                              : tr("Of %2 no other number than %n server(s) comes within %1 of the "
                                   "best.",
                                   nullptr, region.best)
                                    .arg(share, name));
    }
    return sentences.join(u' ');
}

ChartSpec ServersChart::spec(const Scenario& scenario, const HybridResult& hybrid,
                             const std::string& buy, int servers, const Formats& formats)
{
    ChartSpec spec;
    spec.title = nearBest(hybrid, formats);
    spec.subtitle = tr("Cost of the best split with so many own servers, present value");
    spec.x = {.title = tr("Own servers"), .wholeNumbers = true};
    spec.y = {.title = tr("Cost, present value"), .currency = toQString(scenario.general.currency)};
    spec.readDifference = false;
    spec.emptyMessage = tr("No split is allowed with any number of servers.");
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    std::map<std::string, std::size_t> places;
    int most = 0;
    for (const SplitByServers& row : hybrid.byServers)
    {
        const auto [at, isNew] = places.try_emplace(row.buy, spec.series.size());
        if (isNew)
            spec.series.push_back({.name = toQString(row.buy),
                                   .role = SeriesRole::hybrid,
                                   .shade = static_cast<int>(at->second),
                                   .kind = SeriesKind::line});
        spec.series[at->second].points.emplace_back(row.servers,
                                                    row.split ? row.split->npvCost : none);
        most = std::max(most, row.servers);
    }
    spec.x.minimum = 0;
    spec.x.maximum = std::max(1, most);
    for (const FlatRegion& region : flatRegions(hybrid, nearShare))
    {
        constexpr double half = 0.3; // a single number is a strip, too
        if (region.buy == buy || places.size() == 1)
            spec.marks.push_back({.kind = MarkKind::range,
                                  .label = tr("within %1").arg(formats.share(nearShare, 0)),
                                  .x = region.from - (region.from == region.to ? half : 0.0),
                                  .to = region.to + (region.from == region.to ? half : 0.0)});
    }
    if (hybrid.best && hybrid.best->servers <= most)
        spec.marks.push_back({.kind = MarkKind::point,
                              .label = tr("best: %1").arg(hybrid.best->servers),
                              .x = double(hybrid.best->servers),
                              .y = hybrid.best->npvCost,
                              .role = SeriesRole::hybrid});
    if (most > 0)
        spec.marks.push_back({.kind = MarkKind::vertical,
                              .id = QString::fromLatin1(lineId),
                              .label = tr("%n own server(s)", nullptr, servers),
                              .x = double(servers),
                              .role = SeriesRole::own,
                              .draggable = true,
                              .step = 1,
                              .minimum = 0.0,
                              .maximum = double(most)});
    return spec;
}

} // namespace costmodel::ui
