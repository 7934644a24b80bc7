#include "ui/pages/answer/drivers_panel.h"

#include <algorithm>

namespace costmodel::ui
{

namespace
{

constexpr int quietMs = 120;
constexpr int curvePoints = 33;
/// A value in the lowest part of a slider leaves no room to move: the ends are chosen anew.
constexpr double leastShare = 0.04;

bool fits(const Driver& driver, const Driver& ends)
{
    const double room = leastShare * (ends.high - ends.low);
    const bool isFixedScale = driver.unit == Unit::share || driver.unit == Unit::perYear;
    return driver.value >= ends.low + (isFixedScale ? 0 : room) && driver.value <= ends.high &&
           ends.low >= driver.allowed.min && ends.high <= driver.allowed.max;
}

} // namespace

DriversPanel::DriversPanel(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(5);
    m_grid->setHorizontalSpacing(10);
    m_grid->setColumnStretch(0, 5);
    m_grid->setColumnStretch(2, 4);
    m_grid->setColumnStretch(4, 5);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &DriversPanel::startInsights);
}

DriverRow* DriversPanel::addRow()
{
    auto* const row = new DriverRow(*m_grid, static_cast<int>(m_rows.size()), this);
    connect(row, &DriverRow::dragBegan, this, [this, row] { beginDrag(row); });
    connect(row, &DriverRow::moved, this, [this, row](double value) { drag(row, value); });
    connect(row, &DriverRow::dragEnded, this, &DriversPanel::endDrag);
    m_rows.push_back(row);
    return row;
}

void DriversPanel::beginDrag(DriverRow* row)
{
    if (m_dragged && m_dragged != row)
        m_document.endMerge();
    m_dragged = row;
    m_base = m_document.scenario();
    m_baseInput = row->input();
    m_curveWork.cancel();
    m_flipWork.cancel();
    m_insightRevision.reset();
}

void DriversPanel::drag(DriverRow* row, double value)
{
    if (!setDriver(m_document, m_base, m_baseInput, value, true))
        return;
    DriverInput moved = m_baseInput;
    moved.driver.value = value;
    row->setInput(moved);
}

void DriversPanel::endDrag()
{
    m_document.endMerge();
    m_dragged = nullptr;
    if (m_results && m_results->revision == m_document.revision())
        showResults(m_results);
}

DriverInput DriversPanel::inputOf(const Scenario& scenario, Driver driver,
                                  const DriverInput* before) const
{
    if (before && driver.path != demandHours && fits(driver, before->driver))
    {
        driver.low = before->driver.low;
        driver.high = before->driver.high;
    }
    return driverInput(scenario, driver);
}

void DriversPanel::setDrivers(const Scenario& scenario)
{
    const std::vector<Driver> drivers = driverPaths(scenario);
    std::vector<DriverInput> before;
    for (int i = 0; i < m_count; ++i)
        before.push_back(m_rows[static_cast<std::size_t>(i)]->input());
    while (m_rows.size() < drivers.size())
        addRow();
    m_count = static_cast<int>(drivers.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        m_rows[i]->setVisible(i < drivers.size());
        if (i >= drivers.size())
            continue;
        const auto known = std::ranges::find_if(before, [&](const DriverInput& input)
                                                { return input.driver.path == drivers[i].path; });
        m_rows[i]->setInput(
            inputOf(scenario, drivers[i], known == before.end() ? nullptr : &*known));
    }
}

void DriversPanel::showResults(const ResultsPointer& results)
{
    m_results = results;
    if (!m_dragged)
        setDrivers(results->scenario);
    else
        for (int i = 0; i < m_count; ++i)
        {
            DriverRow* const row = m_rows[static_cast<std::size_t>(i)];
            if (row == m_dragged)
                continue;
            if (std::optional<Driver> driver =
                    driverOf(results->scenario, row->input().driver.path))
                row->setInput(inputOf(results->scenario, *driver, &row->input()));
        }
    if (m_insightRevision == results->revision)
    {
        showInsights();
        return;
    }
    m_insightRevision = results->revision;
    m_curveWork.cancel();
    m_flipWork.cancel();
    // The curve of the input that moves alone stays true.
    for (DriverRow* const row : m_rows)
        row->setStale(row != m_dragged);
    if (!m_flips.empty())
    {
        m_flips.clear();
        Q_EMIT flipsChanged();
    }
    m_quiet.start();
}

std::vector<Driver> DriversPanel::drivers() const
{
    std::vector<Driver> drivers;
    for (int i = 0; i < m_count; ++i)
        drivers.push_back(m_rows[static_cast<std::size_t>(i)]->input().driver);
    return drivers;
}

void DriversPanel::startInsights()
{
    if (m_dragged && m_dragged->slider().isSliderDown())
    {
        m_quiet.start();
        return;
    }
    if (!m_results)
        return;
    // While a value is typed its row shows the drag; what is computed starts from the results.
    std::vector<Driver> drivers = this->drivers();
    for (Driver& driver : drivers)
        if (const std::optional<Driver> now = driverOf(m_results->scenario, driver.path))
            if (driver.path == demandHours)
                driver = *now;
    const Scenario scenario = m_results->scenario;
    m_curveWork.start(
        [scenario, drivers](const std::stop_token& stop, const Background::Progress&)
        {
            std::vector<std::vector<DriverPoint>> curves;
            for (const Driver& driver : drivers)
                curves.push_back(driverCurve(
                    scenario, driver.path, evenValues(driver.low, driver.high, curvePoints), stop));
            return curves;
        },
        [this](std::vector<std::vector<DriverPoint>> curves)
        {
            m_curves = std::move(curves);
            showInsights();
        });
    m_flipWork.start([scenario, drivers](const std::stop_token& stop, const Background::Progress&)
                     { return flipList(scenario, drivers, stop); },
                     [this](std::vector<FlipRow> flips)
                     {
                         m_flips = std::move(flips);
                         showInsights();
                         Q_EMIT flipsChanged();
                     });
}

void DriversPanel::showInsights()
{
    const bool hasCurves = !m_quiet.isActive() && !m_curveWork.isBusy();
    const bool hasFlips = !m_quiet.isActive() && !m_flipWork.isBusy();
    for (int i = 0; i < m_count; ++i)
    {
        const auto at = static_cast<std::size_t>(i);
        DriverRow& row = *m_rows[at];
        if (hasCurves && at < m_curves.size())
        {
            row.setCurve(m_curves[at]);
            row.setStale(false);
        }
        if (!hasFlips)
            continue;
        const auto found =
            std::ranges::find_if(m_flips, [&row](const FlipRow& flip)
                                 { return flip.driver.path == row.input().driver.path; });
        row.setFlips(found == m_flips.end() ? std::nullopt : std::optional(*found));
    }
}

void DriversPanel::retranslate()
{
    if (m_results)
        showResults(m_results);
}

} // namespace costmodel::ui
