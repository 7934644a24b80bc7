#include "ui/pages/hybrid/filling_chart.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr std::size_t mostCorners = 1200; ///< more than there are pixels
constexpr double headroom = 1.08;

/// Corners of the staircase to the end of the month: at `hours` the load falls to `gpus`.
struct Fall
{
    double hours = 0;
    double gpus = 0;
};

std::vector<Fall> falls(const LoadFilling& filling)
{
    std::vector<Fall> all;
    for (const DurationPoint& point : filling.curve)
    {
        if (all.empty() || point.hours > all.back().hours)
            all.push_back({point.hours, point.gpus});
        else
            all.back().gpus = point.gpus;
    }
    if (all.size() > mostCorners)
    {
        const std::size_t every = (all.size() + mostCorners - 1) / mostCorners;
        std::vector<Fall> some;
        for (std::size_t i = 0; i < all.size(); i += every)
            some.push_back(all[i]);
        if (some.back().hours < all.back().hours)
            some.push_back(all.back());
        all = std::move(some);
    }
    if (!all.empty() && all.back().hours < filling.monthHours)
        all.push_back({filling.monthHours, 0});
    return all;
}

/// A stack needs every x once: the foot of a step stands this much behind its head.
std::vector<QPointF> stairs(const std::vector<Fall>& curve, double monthHours,
                            const std::function<double(double load)>& height)
{
    const double aside = monthHours * 1e-9;
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < curve.size(); ++i)
    {
        const double x = curve[i].hours;
        if (i > 0)
            points.emplace_back(x, height(curve[i - 1].gpus));
        if (i + 1 < curve.size())
            points.emplace_back(i > 0 ? x + aside : x, height(curve[i].gpus));
    }
    return points;
}

struct Look
{
    SeriesRole role = SeriesRole::own;
    int shade = 0;
};

Look lookOf(Tier tier)
{
    switch (tier)
    {
    case Tier::own:
        return {SeriesRole::own, 0};
    case Tier::committed:
        return {SeriesRole::rent, 0};
    case Tier::flexible:
        return {SeriesRole::rent, 1};
    case Tier::spot:
        return {SeriesRole::rent, 2};
    case Tier::unserved:
        return {SeriesRole::reference, 0};
    }
    return {};
}

} // namespace

QString FillingChart::tierName(Tier tier)
{
    switch (tier)
    {
    case Tier::own:
        return tr("Own servers");
    case Tier::committed:
        return tr("Rented for a term");
    case Tier::flexible:
        return tr("Rented by use");
    case Tier::spot:
        return tr("Spot");
    case Tier::unserved:
        return tr("Not served");
    }
    return {};
}

QString FillingChart::layerName(Tier tier, const std::string& option)
{
    if (option.empty())
        return tierName(tier);
    //: %1 a way of getting GPUs such as "Own servers", %2 the name of a purchase or a plan
    return tr("%1: %2").arg(tierName(tier), toQString(option));
}

QString FillingChart::title(const LoadFilling& filling, const OwnedLine& line,
                            const Formats& formats)
{
    if (line.servers == 0 || filling.ownGpus == 0 || filling.demand <= 0)
        return tr("Everything is rented in this month");
    double own = 0;
    for (const FillingLayer& layer : filling.layers)
        if (layer.tier == Tier::own)
            own += layer.gpuHours;
    return tr("%n own server(s) do %1 of the work", nullptr, line.servers)
        .arg(formats.share(own / filling.demand, 0));
}

QString FillingChart::note(const LoadFilling& filling, const Formats& formats)
{
    QStringList sentences;
    for (const FillingLayer& layer : filling.layers)
    {
        if (layer.tier == Tier::own && layer.outage > 0)
            sentences << tr("Outages of own servers leave %1 below their line to what is rented.")
                             .arg(formats.gpuHours(layer.outage));
        if (layer.tier == Tier::unserved && layer.gpuHours > 0)
            sentences << tr("%1 are not served at all.").arg(formats.gpuHours(layer.gpuHours));
    }
    return sentences.join(u' ');
}

ChartSpec FillingChart::spec(const Scenario& scenario, const LoadFilling& filling,
                             const OwnedLine& line, const Formats& formats)
{
    ChartSpec spec;
    spec.title = title(filling, line, formats);
    spec.subtitle = tr("%1, the hours of the month sorted by the GPUs they need")
                        .arg(formats.monthLabel(scenario.general.start, filling.month - 1));
    spec.note = note(filling, formats);
    spec.x = {.title = tr("Hours with at least so many GPUs"), .unit = tr("h"), .fromZero = true};
    spec.x.minimum = 0;
    spec.x.maximum = filling.monthHours;
    spec.y = {.title = tr("GPUs"), .unit = toQString(scenario.demand.gpu), .fromZero = true};
    spec.readDifference = false;
    const std::vector<Fall> curve = falls(filling);
    const double peak = curve.empty() ? 0 : curve.front().gpus;
    if (peak <= 0)
    {
        spec.emptyMessage = tr("No GPU is needed in this month.");
        return spec;
    }
    const auto add = [&](const QString& name, Tier tier, bool isIdle,
                         const std::function<double(double)>& height)
    {
        const Look look = lookOf(tier);
        ChartSeries series{.name = name,
                           .role = look.role,
                           .shade = look.shade,
                           .kind = SeriesKind::stackedArea,
                           .points = stairs(curve, filling.monthHours, height),
                           .hatched = isIdle || tier == Tier::unserved};
        const bool isAny =
            std::ranges::any_of(series.points, [](const QPointF& point) { return point.y() > 0; });
        if (isAny)
            spec.series.push_back(std::move(series));
    };
    for (const FillingLayer& layer : filling.layers)
    {
        const double from = layer.from;
        const double height = layer.to - layer.from;
        const auto used = [from, height](double load)
        {
            return std::clamp(load - from, 0.0, height);
        };
        add(layerName(layer.tier, layer.option), layer.tier, false, used);
        if (layer.tier == Tier::own)
            add(tr("Own, idle"), layer.tier, true,
                [used, height](double load) { return height - used(load); });
        if (layer.tier == Tier::committed)
            add(tr("Rented for a term, idle"), layer.tier, true,
                [used, height](double load) { return height - used(load); });
    }
    const double most = std::max(line.serverGpus * line.most, peak);
    spec.y.minimum = 0;
    spec.y.maximum = std::max(most, filling.ownGpus + filling.committedGpus) * headroom;
    if (line.serverGpus > 0)
        spec.marks.push_back({.kind = MarkKind::horizontal,
                              .id = QString::fromLatin1(lineId),
                              .label = tr("%n own server(s)", nullptr, line.servers),
                              .y = line.serverGpus * line.servers,
                              .role = SeriesRole::own,
                              .draggable = true,
                              .step = line.serverGpus,
                              .minimum = 0.0,
                              .maximum = line.serverGpus * line.most});
    return spec;
}

} // namespace costmodel::ui
