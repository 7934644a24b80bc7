#include "ui/pages/throughput/throughput_page.h"

#include <algorithm>

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/pages/throughput/results_table.h"
#include "ui/pages/throughput/throughput_charts.h"
#include "ui/pages/throughput/use_results_dialog.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// Entries of the chooser beside the metrics.
const QString unitCostKey = QStringLiteral(":unit cost");
const QString scenarioKey = QStringLiteral(":scenario");

} // namespace

ThroughputPage::ThroughputPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_views(new QTabWidget(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_views);
    m_views->addTab(buildSpeeds(), QString());
    m_diagnosis = new DiagnosisView(context, this);
    m_views->addTab(m_diagnosis, QString());
    connect(m_import, &QPushButton::clicked, this, &ThroughputPage::choose);
    connect(m_use, &QPushButton::clicked, this, &ThroughputPage::useResults);
    connect(m_run, &QPushButton::clicked, this, &ThroughputPage::runBenchmark);
    connect(m_stop, &QPushButton::clicked, &m_runner, &BenchRunner::stop);
    connect(m_show, &QComboBox::activated, this, &ThroughputPage::showSpeeds);
    connect(&m_runner, &BenchRunner::line, this, &ThroughputPage::tell);
    connect(&m_runner, &BenchRunner::finished, this,
            [this](const QString& reason)
            {
                m_stop->hide();
                m_run->setEnabled(true);
                tell(reason.isEmpty() ? tr("Measured.") : reason);
                if (QFileInfo::exists(m_benchFile))
                    readResults({toPath(m_benchFile)});
            });
    retranslate();
    showSpeeds();
}

QWidget* ThroughputPage::buildSpeeds()
{
    auto* const area = new QWidget(this);
    auto* const column = new QVBoxLayout(area);
    auto* const row = new QHBoxLayout;
    m_showLabel = new QLabel(area);
    m_show = new QComboBox(area);
    m_show->setObjectName(QStringLiteral("throughput of"));
    m_show->setFocusPolicy(Qt::StrongFocus);
    m_show->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_showLabel->setBuddy(m_show);
    m_import = new QPushButton(area);
    m_import->setObjectName(QStringLiteral("import results"));
    m_use = new QPushButton(area);
    m_use->setObjectName(QStringLiteral("use results"));
    m_run = new QPushButton(area);
    m_run->setObjectName(QStringLiteral("run benchmark"));
    m_stop = new QPushButton(area);
    m_stop->hide();
    row->addWidget(m_showLabel);
    row->addWidget(m_show);
    row->addStretch(1);
    row->addWidget(m_import);
    row->addWidget(m_use);
    row->addWidget(m_run);
    row->addWidget(m_stop);
    m_message = new QLabel(area);
    m_message->setObjectName(QStringLiteral("throughput message"));
    m_message->setWordWrap(true);
    m_message->hide();
    auto* const splitter = new QSplitter(Qt::Vertical, area);
    m_chart = new ChartWidget(splitter);
    m_chart->setObjectName(QStringLiteral("throughput"));
    m_table = new TableView(session(), QStringLiteral("measured results"), splitter);
    m_table->setSource(&m_model);
    splitter->addWidget(m_chart);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(splitter, 1);
    return area;
}

QString ThroughputPage::title() const
{
    return tr("Throughput");
}

QString ThroughputPage::question() const
{
    return tr("How fast are the GPUs really, and do they work or wait?");
}

void ThroughputPage::showResults(const ResultsPointer& results)
{
    m_results = results;
    m_chart->setFormats(formats());
    m_diagnosis->setResults(results);
    std::vector<std::filesystem::path> unread;
    for (const Gpu& gpu : results->scenario.gpus)
    {
        if (gpu.benchmark.empty())
            continue;
        std::filesystem::path file = toPath(toQString(gpu.benchmark));
        if (!file.is_absolute())
            file = document().file().parent_path() / file;
        const bool isRead =
            std::any_of(m_measured.begin(), m_measured.end(),
                        [&](const MeasuredResult& one) { return one.file == file; });
        if (!isRead)
            unread.push_back(std::move(file));
    }
    if (!unread.empty())
        readResults(unread);
    showSpeeds();
}

void ThroughputPage::setStale(bool isStale)
{
    const QString shown = m_show->currentData().toString();
    m_chart->setStale(isStale && (shown == unitCostKey || shown == scenarioKey));
}

void ThroughputPage::choose()
{
    const QString file =
        session().prompts().openFile(this, tr("A result of the benchmark or a training log"),
                                     tr("Results and logs (*.json *.jsonl *.log *.txt *.csv)") +
                                         QStringLiteral(";;") + tr("All files (*)"));
    if (file.isEmpty())
        return;
    const auto recognise = session().services().recognise;
    const Result<FileKind> kind = recognise ? recognise(toPath(file)) : FileKind::benchmark;
    if (kind && !takesFile(*kind))
        tell(tr("%1 is neither a result of the benchmark nor a log of GPUs or training.")
                 .arg(QFileInfo(file).fileName()));
    else if (!kind)
        tell(tr("%1: %2").arg(QFileInfo(file).fileName(), rendered(kind.error())));
    else
        takeFile(file);
}

void ThroughputPage::takeFile(const QString& file)
{
    const auto recognise = session().services().recognise;
    const Result<FileKind> kind = recognise ? recognise(toPath(file)) : FileKind::benchmark;
    if (kind && *kind == FileKind::diagnosis)
    {
        m_views->setCurrentWidget(m_diagnosis);
        m_diagnosis->read(file);
        return;
    }
    m_views->setCurrentIndex(0);
    readResults({toPath(file)});
}

void ThroughputPage::readResults(const std::vector<std::filesystem::path>& files)
{
    const auto read = session().services().readBenchmark;
    if (!read)
        return;
    m_waiting.insert(m_waiting.end(), files.begin(), files.end());
    m_reading.start(
        [read, waiting = m_waiting](const std::stop_token&, const Background::Progress&)
        {
            std::vector<MeasuredResult> results;
            for (const std::filesystem::path& file : waiting)
                results.push_back(read(file));
            return results;
        },
        [this](std::vector<MeasuredResult> results)
        {
            m_waiting.clear();
            for (MeasuredResult& result : results)
            {
                std::erase_if(m_measured,
                              [&](const MeasuredResult& one) { return one.file == result.file; });
                m_measured.push_back(std::move(result));
            }
            showSpeeds();
            if (!metricsOf(m_measured).empty() && m_show->currentIndex() < 2)
            {
                m_show->setCurrentIndex(2);
                showSpeeds();
            }
        });
}

void ThroughputPage::fillViews()
{
    const QString present = m_show->currentData().toString();
    const QSignalBlocker blocker(m_show);
    m_show->clear();
    m_show->addItem(tr("per unit of work: what it costs"), unitCostKey);
    m_show->addItem(tr("per card: what the scenario counts with"), scenarioKey);
    for (const std::string& metric : metricsOf(m_measured))
        m_show->addItem(tr("per card, measured: %1").arg(toQString(metric)), toQString(metric));
    m_show->setCurrentIndex(std::max(0, m_show->findData(present)));
}

void ThroughputPage::showSpeeds()
{
    fillViews();
    const Formats shownFormats = formats();
    fillResultsTable(m_model, m_measured, shownFormats);
    m_table->setCaption(tr("Measured results"));
    m_table->setVisible(!m_measured.empty());
    const QString shown = m_show->currentData().toString();
    const bool isMetric = shown != unitCostKey && shown != scenarioKey;
    const auto isUsable = [&](const MeasuredResult& result)
    {
        return usableFigure(result, shown.toStdString()) != nullptr;
    };
    m_use->setVisible(isMetric && std::any_of(m_measured.begin(), m_measured.end(), isUsable));
    if (isMetric)
        m_chart->setSpec(measuredSpec(m_measured, shown.toStdString(), shownFormats));
    else if (m_results)
        m_chart->setSpec(shown == unitCostKey ? unitCostSpec(*m_results, shownFormats)
                                              : scenarioSpec(*m_results, shownFormats));
}

void ThroughputPage::useResults()
{
    auto* const dialog =
        new UseResultsDialog(m_measured, m_show->currentData().toString().toStdString(),
                             document().scenario(), document().file(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog]
            {
                const Scenario changed = dialog->changed();
                document().endMerge();
                document().edit(tr("Take over measured speeds"),
                                [&](Scenario& scenario) { scenario = changed; });
                tell(tr("The scenario counts with the measured speeds now; “Undo” takes them "
                        "back."));
            });
    dialog->open();
}

void ThroughputPage::runBenchmark()
{
    const BenchProgram& bench = session().services().benchProgram;
    if (bench.program.empty())
    {
        tell(tr("The program costmodel-bench does not lie beside this one. Copy it to the machine "
                "with the GPUs, run \"costmodel-bench run --json result.cmbench.json\" there, and "
                "import the file here."));
        return;
    }
    QString file = session().prompts().saveFile(this, tr("Where is the result to be kept?"),
                                                QStringLiteral("result.cmbench.json"),
                                                tr("Results of the benchmark (*.cmbench.json)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".cmbench.json");
    m_benchFile = file;
    m_run->setEnabled(false);
    m_stop->show();
    tell(tr("Measuring: about 15 seconds a GPU …"));
    QStringList arguments;
    for (const std::string& argument : bench.arguments)
        arguments << toQString(argument);
    m_runner.start(pathText(bench.program), arguments << file);
}

void ThroughputPage::tell(const QString& text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void ThroughputPage::retranslate()
{
    m_views->setTabText(0, tr("Speeds"));
    m_views->setTabText(1, tr("Diagnosis"));
    m_showLabel->setText(tr("&Compare"));
    m_import->setText(tr("&Import results …"));
    m_use->setText(tr("&Use in the scenario …"));
    m_run->setText(tr("&Measure this machine …"));
    m_run->setToolTip(tr("Runs costmodel-bench here. For other machines: copy that program there, "
                         "run \"costmodel-bench run --json result.cmbench.json\" and import the "
                         "file."));
    m_stop->setText(tr("Cancel"));
}

void ThroughputPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_diagnosis)
    {
        retranslate();
        tell({});
        showSpeeds();
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
