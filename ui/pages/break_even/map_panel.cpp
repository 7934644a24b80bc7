#include "ui/pages/break_even/map_panel.h"

#include <algorithm>
#include <limits>

#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>

#include "ui/pages/comparison/option_words.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr int columns = 48;
constexpr int rows = 32;

/// Centres of so many cells between two ends.
std::vector<double> centres(double low, double high, int count)
{
    const double half = (high - low) / count / 2;
    return evenValues(low + half, high - half, count);
}

ChartAxis axisOf(const DriverInput& input)
{
    ChartAxis axis;
    axis.title = input.label;
    axis.share = input.style.isPercent;
    if (!axis.share && input.unit.compare(input.label, Qt::CaseInsensitive) != 0)
        axis.unit = input.unit;
    return axis;
}

} // namespace

MapPanel::MapPanel(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_xLabel(new QLabel(this))
    , m_yLabel(new QLabel(this))
    , m_x(new QComboBox(this))
    , m_y(new QComboBox(this))
    , m_progress(new QProgressBar(this))
    , m_chart(new ChartWidget(this))
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_xLabel, 0, 0);
    grid->addWidget(m_x, 0, 1);
    grid->addWidget(m_yLabel, 1, 0);
    grid->addWidget(m_y, 1, 1);
    grid->addWidget(m_progress, 0, 2, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_chart, 2, 0, 1, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 1);
    m_xLabel->setBuddy(m_x);
    m_yLabel->setBuddy(m_y);
    for (QComboBox* const box : {m_x, m_y})
    {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        box->setFocusPolicy(Qt::StrongFocus);
    }
    m_x->setObjectName(QStringLiteral("map across"));
    m_y->setObjectName(QStringLiteral("map up"));
    m_chart->setObjectName(QStringLiteral("winner map"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    m_chart->setMinimumHeight(fontMetrics().height() * 22);
    connect(m_x, &QComboBox::currentIndexChanged, this, [this] { axisChosen(m_x, m_y); });
    connect(m_y, &QComboBox::currentIndexChanged, this, [this] { axisChosen(m_y, m_x); });
    connect(m_chart, &ChartWidget::pointDragged, this, &MapPanel::dragTo);
    connect(m_chart, &ChartWidget::pointReleased, this,
            [this](const QPointF& point)
            {
                dragTo(point);
                endDrag();
            });
    retranslate();
}

void MapPanel::retranslate()
{
    m_xLabel->setText(tr("A&cross"));
    m_yLabel->setText(tr("&Up"));
    m_x->setAccessibleName(tr("Input across the map"));
    m_y->setAccessibleName(tr("Input up the map"));
    m_progress->setAccessibleName(tr("Progress of the map"));
    m_chart->setToolTip({});
}

void MapPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_chart->setMinimumHeight(fontMetrics().height() * 22);
    QWidget::changeEvent(event);
}

void MapPanel::fillAxes()
{
    const Scenario& scenario = m_results->scenario;
    std::vector<std::string> paths;
    for (const Driver& driver : driverPaths(scenario))
        paths.push_back(driver.path);
    const MapAxes usual = defaultAxes(scenario);
    for (const std::string& path : {usual.y, usual.x})
        if (std::ranges::find(paths, path) == paths.end() && driverOf(scenario, path))
            paths.insert(paths.begin(), path);
    // What was picked stays as long as the scenario has it.
    const auto present = [&](const QComboBox* box, const std::string& fallback)
    {
        const std::string path = box->currentData().toString().toStdString();
        if (!path.empty() && std::ranges::find(paths, path) == paths.end() &&
            driverOf(scenario, path))
            paths.push_back(path);
        return std::ranges::find(paths, path) == paths.end() ? fallback : path;
    };
    const std::string x = present(m_x, usual.x);
    const std::string y = present(m_y, usual.y);
    for (QComboBox* const box : {m_x, m_y})
    {
        const QSignalBlocker blocker(box);
        box->clear();
        for (const std::string& path : paths)
            if (const std::optional<DriverInput> input = driverInput(scenario, path))
                box->addItem(input->label, toQString(path));
        box->setCurrentIndex(std::max(0, box->findData(toQString(box == m_x ? x : y))));
    }
}

void MapPanel::axisChosen(QComboBox* chosen, QComboBox* other)
{
    // The same input on both axes: the other one moves on.
    if (chosen->currentIndex() == other->currentIndex() && other->count() > 1)
    {
        const QSignalBlocker blocker(other);
        other->setCurrentIndex((other->currentIndex() + 1) % other->count());
    }
    m_xInput.reset();
    m_yInput.reset();
    m_revision.reset();
    compute();
}

void MapPanel::setAxes(const QString& x, const QString& y)
{
    {
        const QSignalBlocker blocker(m_x);
        m_x->setCurrentIndex(m_x->findData(x));
    }
    {
        const QSignalBlocker blocker(m_y);
        m_y->setCurrentIndex(m_y->findData(y));
    }
    axisChosen(m_x, m_y);
}

void MapPanel::showResults(const ResultsPointer& results, const Formats& formats)
{
    m_results = results;
    m_formats = formats;
    m_chart->setFormats(formats);
    if (m_base)
        return; // the point is being dragged: the map stays, its cross moves by itself
    fillAxes();
    if (m_revision != results->revision)
        compute();
    else
        showMap();
}

void MapPanel::compute()
{
    if (!m_results)
        return;
    m_revision = m_results->revision;
    const Scenario& scenario = m_results->scenario;
    std::optional<DriverInput> x = driverInput(scenario, xPath().toStdString());
    std::optional<DriverInput> y = driverInput(scenario, yPath().toStdString());
    if (!x || !y || x->driver.path == y->driver.path)
    {
        m_work.cancel();
        m_map.reset();
        showMap();
        return;
    }
    // As long as the point is well inside, the ends stay and the picture does not jump.
    const auto keepEnds = [](DriverInput& input, const std::optional<DriverInput>& before)
    {
        if (before && before->driver.path == input.driver.path &&
            input.driver.path != demandHours && input.driver.value >= before->driver.low &&
            input.driver.value <= before->driver.high)
        {
            input.driver.low = before->driver.low;
            input.driver.high = before->driver.high;
        }
    };
    keepEnds(*x, m_xInput);
    keepEnds(*y, m_yInput);
    m_chart->setStale(true);
    m_progress->setValue(0);
    m_progress->show();
    m_work.start(
        [scenario, x = x->driver, y = y->driver](const std::stop_token& stop,
                                                 const Background::Progress& progress)
        {
            std::optional<WinnerMap> map =
                winnerMap(scenario, x.path, y.path, centres(x.low, x.high, columns),
                          centres(y.low, y.high, rows), stop, progress);
            if (map)
            {
                map->x = x;
                map->y = y;
            }
            return map;
        },
        [this](std::optional<WinnerMap> map) { computed(std::move(map)); },
        [this](double share) { m_progress->setValue(static_cast<int>(share * 1000)); });
}

void MapPanel::computed(std::optional<WinnerMap> map)
{
    m_progress->hide();
    if (!map)
        return;
    m_map = std::move(map);
    showMap();
}

void MapPanel::showMap()
{
    if (m_work.isBusy())
        return;
    m_chart->setStale(false);
    if (!m_map)
    {
        MapSpec empty;
        empty.emptyMessage =
            tr("A map takes two inputs; this scenario has fewer that can be moved.");
        m_chart->setSpec(std::move(empty));
        return;
    }
    const auto inputOf = [this](const Driver& shown)
    {
        std::optional<Driver> now = driverOf(m_results->scenario, shown.path);
        if (now && shown.path != demandHours)
        {
            now->low = shown.low;
            now->high = shown.high;
        }
        return driverInput(m_results->scenario, now.value_or(shown));
    };
    m_xInput = inputOf(m_map->x);
    m_yInput = inputOf(m_map->y);
    m_chart->setSpec(specOf(*m_map));
}

MapSpec MapPanel::specOf(const WinnerMap& map) const
{
    MapSpec spec;
    spec.x = axisOf(*m_xInput);
    spec.y = axisOf(*m_yInput);
    // The map was made at its own present value, to which a factor on the hours belongs.
    const DriverInput xThen = driverInput(m_results->scenario, map.x);
    const DriverInput yThen = driverInput(m_results->scenario, map.y);
    for (const double x : map.xs)
        spec.xs.push_back(x * xThen.shown);
    for (const double y : map.ys)
        spec.ys.push_back(y * yThen.shown);
    std::vector<bool> wins(map.options.size(), false);
    for (const WinnerCell& cell : map.cells)
    {
        spec.cells.push_back(
            {cell.winner, cell.saving.value_or(std::numeric_limits<double>::quiet_NaN())});
        if (cell.winner >= 0)
            wins[static_cast<std::size_t>(cell.winner)] = true;
    }
    QStringList winners;
    for (std::size_t i = 0; i < map.options.size(); ++i)
    {
        const bool isPlan = i < map.plans;
        spec.options.push_back({toQString(map.options[i]),
                                isPlan ? SeriesRole::rent : SeriesRole::own,
                                static_cast<int>(isPlan ? i : i - map.plans)});
        if (wins[i])
            winners << toQString(map.options[i]);
    }
    if (winners.isEmpty())
        spec.title = tr("No way meets the demand anywhere on this map");
    else if (winners.size() == 1)
        spec.title = tr("“%1” is the cheapest everywhere on this map").arg(winners.front());
    else
        spec.title =
            tr("Which of %1 ways is the cheapest depends on these two inputs").arg(winners.size());
    spec.subtitle = toQString(m_results->scenario.general.name);
    spec.savingCurrency = toQString(m_results->scenario.general.currency);
    spec.savingTitle = tr("Cheaper than the best of the other kind by");
    spec.cross =
        QPointF(m_xInput->driver.value * m_xInput->shown, m_yInput->driver.value * m_yInput->shown);
    spec.draggable = m_xInput->cannotBeSet.isEmpty() && m_yInput->cannotBeSet.isEmpty();
    spec.emptyMessage = tr("No way meets the demand anywhere on this map.");
    return spec;
}

void MapPanel::dragTo(const QPointF& point)
{
    if (!m_xInput || !m_yInput || !m_xInput->cannotBeSet.isEmpty() ||
        !m_yInput->cannotBeSet.isEmpty())
        return;
    if (!m_base)
    {
        m_base = m_document.scenario();
        m_xBase = *m_xInput;
        m_yBase = *m_yInput;
    }
    const double x = roundedDriver(m_xBase, point.x() / m_xBase.shown);
    const double y = roundedDriver(m_yBase, point.y() / m_yBase.shown);
    const std::uint64_t before = m_document.revision();
    m_document.edit(
        tr("Move the point of the map"),
        [&](Scenario& scenario)
        {
            // The hours last: they replace the demand as a whole.
            const bool isHoursFirst = m_xBase.driver.path == demandHours;
            const auto put = [&](const DriverInput& input, double value)
            {
                putDriver(scenario, input.driver.path == demandHours ? scenario : *m_base, input,
                          value);
            };
            scenario = *m_base;
            isHoursFirst ? put(m_yBase, y) : put(m_xBase, x);
            isHoursFirst ? put(m_xBase, x) : put(m_yBase, y);
        },
        QStringLiteral("map"));
    if (m_revision == before)
        m_revision = m_document.revision();
}

void MapPanel::endDrag()
{
    m_document.endMerge();
    m_base.reset();
    if (m_results && m_results->revision == m_document.revision())
        showResults(m_results, m_formats);
}

void MapPanel::setStale(bool isStale)
{
    m_chart->setStale((isStale && m_revision != m_document.revision()) || m_work.isBusy());
}

} // namespace costmodel::ui
