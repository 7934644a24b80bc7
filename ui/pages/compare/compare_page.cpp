#include "ui/pages/compare/compare_page.h"

#include <algorithm>

#include <QDragEnterEvent>
#include <QEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/pages/answer/answer_chart.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

QStringList scenarioFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile() && url.toLocalFile().endsWith(QStringLiteral(".toml")))
            files << url.toLocalFile();
    return files;
}

std::optional<double> largest(const ChartSpec& spec, bool isX)
{
    std::optional<double> most;
    for (const ChartSeries& series : spec.series)
        for (const QPointF& point : series.points)
        {
            const double value = isX ? point.x() : point.y();
            most = most ? std::max(*most, value) : value;
        }
    return most;
}

} // namespace

ComparePage::ComparePage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_scroll(new QScrollArea(this))
{
    setAcceptDrops(true);
    build();
    retranslate();
}

void ComparePage::addPart(Part& part, const QString& name, QBoxLayout& column)
{
    part.heading = new QLabel(m_scroll->widget());
    part.heading->setWordWrap(true);
    part.heading->setMinimumWidth(1);
    QFont bold = font();
    bold.setBold(true);
    part.heading->setFont(bold);
    part.view = new TableView(session(), name, m_scroll->widget());
    part.view->setSource(&part.model);
    part.view->setHeightByRows(16);
    column.addSpacing(6);
    column.addWidget(part.heading);
    column.addWidget(part.view);
    connect(part.view, &TableView::inputRequested, this, &Page::inputRequested);
}

void ComparePage::build()
{
    QVBoxLayout* const column = scrollingColumn(*m_scroll);
    QWidget* const content = m_scroll->widget();

    auto* const choices = new QHBoxLayout;
    m_add = new QPushButton(content);
    m_add->setObjectName(QStringLiteral("add scenario"));
    m_remove = new QToolButton(content);
    m_remove->setPopupMode(QToolButton::InstantPopup);
    m_remove->setMenu(new QMenu(m_remove));
    m_referenceLabel = new QLabel(content);
    m_referenceBox = new QComboBox(content);
    m_referenceBox->setObjectName(QStringLiteral("reference"));
    m_referenceBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_referenceBox->setMinimumContentsLength(12);
    m_referenceLabel->setBuddy(m_referenceBox);
    choices->addWidget(m_add);
    choices->addWidget(m_remove);
    choices->addSpacing(12);
    choices->addWidget(m_referenceLabel);
    choices->addWidget(m_referenceBox, 1);
    column->addLayout(choices);
    auto* const switches = new QHBoxLayout;
    m_onlyDiffering = new QCheckBox(content);
    m_differences = new QCheckBox(content);
    m_shares = new QCheckBox(content);
    m_onlyDiffering->setObjectName(QStringLiteral("only differing"));
    m_differences->setObjectName(QStringLiteral("differences"));
    m_shares->setObjectName(QStringLiteral("shares"));
    for (QCheckBox* const box : {m_onlyDiffering, m_differences, m_shares})
    {
        box->setChecked(true);
        switches->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ComparePage::refresh);
    }
    switches->addStretch(1);
    column->addLayout(switches);

    m_hint = new QLabel(content);
    m_legend = new QLabel(content);
    m_problem = new QLabel(content);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_staleNote = new QLabel(content);
    for (QLabel* const label : {m_staleNote, m_problem, m_legend, m_hint})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
        label->hide();
        column->addWidget(label);
    }

    m_chartRow = new QWidget(content);
    auto* const charts = new QHBoxLayout(m_chartRow);
    charts->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < mostScenarios; ++i)
    {
        auto* const chart = new ChartWidget(m_chartRow);
        chart->setMinimumHeight(11 * fontMetrics().height());
        chart->hide();
        charts->addWidget(chart, 1);
        m_charts.push_back(chart);
    }
    column->addWidget(m_chartRow);
    addPart(m_figures, QStringLiteral("compared results"), *column);
    addPart(m_inputs, QStringLiteral("compared inputs"), *column);
    m_sameInputs = new QLabel(content);
    m_sameInputs->setWordWrap(true);
    m_sameInputs->setMinimumWidth(1);
    m_sameInputs->hide();
    column->addWidget(m_sameInputs);
    addPart(m_cash, QStringLiteral("compared payments"), *column);
    column->addStretch(1);

    connect(m_add, &QPushButton::clicked, this,
            [this]
            {
                const QString file = session().prompts().openFile(
                    this, tr("Add a scenario to compare"), tr("Scenarios (*.toml);;All files (*)"));
                if (!file.isEmpty())
                    addFiles({file});
            });
    connect(m_referenceBox, &QComboBox::currentIndexChanged, this,
            [this](int index)
            {
                if (index >= 0)
                    setReference(static_cast<std::size_t>(index));
            });
}

QString ComparePage::title() const
{
    return tr("Compare");
}

QString ComparePage::question() const
{
    return tr("What do other scenarios change?");
}

void ComparePage::addFiles(const QStringList& files)
{
    m_problem->hide();
    QStringList refused;
    for (const QString& file : files)
    {
        const QString whole = QFileInfo(file).absoluteFilePath();
        const bool isThere =
            m_pending.contains(whole) ||
            std::any_of(m_others.begin(), m_others.end(),
                        [&whole](const Other& other) { return other.file == whole; });
        if (isThere)
            refused << tr("%1 is compared already.").arg(QFileInfo(file).fileName());
        else if (scenarios() + static_cast<std::size_t>(m_pending.size()) >= mostScenarios)
            refused << tr("%1 was not added: at most %2 scenarios are compared. Remove one first.")
                           .arg(QFileInfo(file).fileName())
                           .arg(mostScenarios);
        else
            m_pending << whole;
    }
    if (!refused.isEmpty())
    {
        m_problem->setText(refused.join(u'\n'));
        m_problem->show();
    }
    if (m_pending.isEmpty())
        return;
    // A newer task drops the result of the one before, so it reads all that are still missing.
    m_reading.start(
        [load = session().services().load, wanted = m_pending](const std::stop_token& stop,
                                                               const Background::Progress&)
        {
            Reading reading;
            for (const QString& file : wanted)
            {
                LoadedScenario loaded = load(toPath(file));
                if (!loaded.scenario)
                {
                    reading.problems << tr("%1 cannot be compared: %2")
                                            .arg(QFileInfo(file).fileName(),
                                                 loaded.problems.empty()
                                                     ? QString()
                                                     : rendered(loaded.problems.front().what));
                    continue;
                }
                EvaluationOptions options;
                options.sensitivity = false;
                options.monteCarlo = false;
                options.stop = stop;
                auto results = std::make_shared<Results>();
                results->evaluation = evaluate(*loaded.scenario, options);
                results->scenario = std::move(*loaded.scenario);
                results->hasSplit = true;
                reading.read.push_back({file, std::move(results)});
            }
            return reading;
        },
        [this](Reading reading) { take(std::move(reading)); });
    showControls();
}

void ComparePage::take(Reading reading)
{
    m_pending.clear();
    for (Other& other : reading.read)
        m_others.push_back(std::move(other));
    if (!reading.problems.isEmpty())
    {
        m_problem->setText(reading.problems.join(u'\n'));
        m_problem->show();
    }
    compare();
}

void ComparePage::removeScenario(std::size_t index)
{
    m_others.erase(m_others.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_reference == index + 1)
        m_reference = 0;
    else if (m_reference > index + 1)
        --m_reference;
    m_problem->hide();
    compare();
}

void ComparePage::setReference(std::size_t index)
{
    m_reference = index;
    refresh();
}

void ComparePage::showResults(const ResultsPointer& results)
{
    m_results = results;
    compare();
}

void ComparePage::compare()
{
    if (!m_results)
        return;
    std::vector<report::ComparedScenario> columns{{document().displayName().toStdString(),
                                                   document().file().filename().string(),
                                                   &m_results->scenario, &m_results->evaluation}};
    for (const Other& other : m_others)
    {
        const QFileInfo file(other.file);
        const std::string& name = other.results->scenario.general.name;
        columns.push_back({name.empty() ? file.completeBaseName().toStdString() : name,
                           file.fileName().toStdString(), &other.results->scenario,
                           &other.results->evaluation});
    }
    m_comparison = report::compareScenarios(columns);
    showCharts();
    refresh();
}

report::ComparisonView ComparePage::view() const
{
    return {m_reference, m_onlyDiffering->isChecked(), m_differences->isChecked(),
            m_shares->isChecked()};
}

void ComparePage::refresh()
{
    showControls();
    if (!m_results)
        return;
    using report::ComparedGroup;
    const Formats formats = this->formats();
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    const bool areSeveral = scenarios() > 1;
    m_figures.model.show(m_comparison, {ComparedGroup::results, ComparedGroup::ways}, view(),
                         formats, isDark);
    m_inputs.model.show(m_comparison, {ComparedGroup::inputs}, view(), formats, isDark);
    m_cash.model.show(m_comparison, {ComparedGroup::cash}, view(), formats, isDark);
    const bool hasInputs = areSeveral && m_inputs.model.rowCount() > 0;
    m_inputs.heading->setVisible(areSeveral);
    m_inputs.view->setVisible(hasInputs);
    m_sameInputs->setVisible(areSeveral && !hasInputs);
    m_cash.heading->setVisible(m_cash.model.rowCount() > 0);
    m_cash.view->setVisible(m_cash.model.rowCount() > 0);
    m_legend->setText(legend().join(u'\n'));
    m_legend->setVisible(areSeveral);
    for (Part* const part : {&m_figures, &m_inputs, &m_cash})
        part->view->setCaption(tr("%1 – %2").arg(part->heading->text(), legend().join(tr(", "))));
}

QStringList ComparePage::legend() const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_comparison.names.size(); ++i)
        lines << tr("%1: %2").arg(toQString(report::letterOf(i)), toQString(m_comparison.names[i]));
    return lines;
}

void ComparePage::showControls()
{
    const bool areSeveral = scenarios() > 1;
    m_add->setEnabled(scenarios() < mostScenarios);
    m_remove->setEnabled(areSeveral);
    m_remove->menu()->clear();
    QSignalBlocker blocked(m_referenceBox);
    m_referenceBox->clear();
    for (std::size_t i = 0; i < m_comparison.names.size(); ++i)
    {
        const QString name = legend()[static_cast<qsizetype>(i)];
        m_referenceBox->addItem(name);
        if (i > 0)
            connect(m_remove->menu()->addAction(QString(name).replace(u'&', QStringLiteral("&&"))),
                    &QAction::triggered, this, [this, i] { removeScenario(i - 1); });
    }
    m_referenceBox->setCurrentIndex(static_cast<int>(m_reference));
    for (QWidget* const widget : std::initializer_list<QWidget*>{
             m_referenceLabel, m_referenceBox, m_onlyDiffering, m_differences, m_shares})
        widget->setEnabled(areSeveral);
    if (m_reading.isBusy())
        m_hint->setText(tr("The scenarios are being read and evaluated …"));
    else if (!areSeveral)
        m_hint->setText(tr("Add one to three other scenarios, by the button or by dropping their "
                           "files here. File > New variant of this scenario makes one that "
                           "stores only its differences."));
    else if (!m_comparison.isOneCurrency)
        m_hint->setText(tr("The scenarios are in different currencies, so that their amounts "
                           "cannot be subtracted from each other."));
    else
        m_hint->setText(tr("The best value of a row is bold; ≈ marks values within 1 % of it."));
    m_hint->show();
}

void ComparePage::showCharts()
{
    const Formats formats = this->formats();
    std::vector<ResultsPointer> all{m_results};
    for (const Other& other : m_others)
        all.push_back(other.results);
    std::vector<ChartSpec> specs;
    std::optional<double> mostX;
    std::optional<double> mostY;
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        ChartSpec spec =
            answerChart(*all[i], answerOf(all[i]->scenario, all[i]->evaluation), formats);
        spec.title = toQString(report::letterOf(i));
        spec.subtitle.clear();
        const auto x = largest(spec, true);
        const auto y = largest(spec, false);
        mostX = x ? std::max(mostX.value_or(*x), *x) : mostX;
        mostY = y ? std::max(mostY.value_or(*y), *y) : mostY;
        specs.push_back(std::move(spec));
    }
    for (std::size_t i = 0; i < m_charts.size(); ++i)
    {
        m_charts[i]->setVisible(i < specs.size() && specs.size() > 1);
        if (i >= specs.size())
            continue;
        specs[i].x.maximum = mostX;
        if (m_comparison.isOneCurrency)
            specs[i].y.maximum = mostY;
        m_charts[i]->setFormats(formats);
        m_charts[i]->setSpec(std::move(specs[i]));
    }
    m_chartRow->setVisible(all.size() > 1);
}

void ComparePage::setStale(bool isStale)
{
    for (Part* const part : {&m_figures, &m_inputs, &m_cash})
        part->view->setEnabled(!isStale);
    m_charts.front()->setStale(isStale);
    m_staleNote->setVisible(isStale);
}

void ComparePage::retranslate()
{
    m_add->setText(tr("&Add a scenario …"));
    m_add->setToolTip(tr("Reads another scenario file and shows it as a column."));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Takes a scenario out of the comparison; its file stays."));
    m_referenceLabel->setText(tr("Re&ference:"));
    m_onlyDiffering->setText(tr("Only inputs that differ"));
    m_differences->setText(tr("Differences"));
    m_shares->setText(tr("Differences in per cent"));
    m_staleNote->setText(tr("The inputs have changed; the column of the open scenario is that of "
                            "before. It is being computed again."));
    m_figures.heading->setText(tr("What comes of them"));
    m_inputs.heading->setText(tr("Inputs"));
    m_cash.heading->setText(tr("Payments for the cheapest way by year"));
    m_sameInputs->setText(tr("The scenarios state the same inputs."));
}

void ComparePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        compare();
    }
    else if (event->type() == QEvent::PaletteChange && m_results)
        refresh();
    Page::changeEvent(event);
}

void ComparePage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!scenarioFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ComparePage::dropEvent(QDropEvent* event)
{
    addFiles(scenarioFiles(event->mimeData()));
    event->acceptProposedAction();
}

} // namespace costmodel::ui
