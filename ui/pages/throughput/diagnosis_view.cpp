#include "ui/pages/throughput/diagnosis_view.h"

#include <algorithm>

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/import/account_text.h"
#include "ui/pages/throughput/throughput_charts.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

DiagnosisView::DiagnosisView(const PageContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_open(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_questions(new FileQuestions(this))
    , m_again(new QPushButton(this))
    , m_text(new QTextBrowser(this))
    , m_chart(new ChartWidget(this))
    , m_usePipeline(new QPushButton(this))
    , m_useSpeed(new QPushButton(this))
{
    auto* const layout = new QVBoxLayout(this);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addStretch(1);
    row->addWidget(m_usePipeline);
    row->addWidget(m_useSpeed);
    auto* const middle = new QHBoxLayout;
    middle->addWidget(m_text, 1);
    middle->addWidget(m_chart, 1);
    layout->addLayout(row);
    layout->addWidget(m_questions);
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    layout->addLayout(middle, 1);
    m_open->setObjectName(QStringLiteral("read logs"));
    m_usePipeline->setObjectName(QStringLiteral("use pipeline"));
    m_useSpeed->setObjectName(QStringLiteral("use speed"));
    m_text->setObjectName(QStringLiteral("diagnosis"));
    m_text->setTabChangesFocus(true);
    m_chart->setObjectName(QStringLiteral("usage"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_cancel->hide();
    connect(m_open, &QPushButton::clicked, this, &DiagnosisView::choose);
    connect(m_again, &QPushButton::clicked, this, &DiagnosisView::start);
    connect(m_usePipeline, &QPushButton::clicked, this, &DiagnosisView::usePipeline);
    connect(m_useSpeed, &QPushButton::clicked, this, &DiagnosisView::useSpeed);
    connect(m_cancel, &QPushButton::clicked, this,
            [this]
            {
                m_reading.cancel();
                m_progress->hide();
                m_cancel->hide();
            });
    retranslate();
    showLog();
}

void DiagnosisView::choose()
{
    const QString file = m_context.session.prompts().openFile(
        this, tr("Utilisation log, profiler report or training log"),
        tr("Logs (*.csv *.txt *.log *.json *.jsonl *.prom *.gz)") + QStringLiteral(";;") +
            tr("All files (*)"));
    if (!file.isEmpty())
        read(file);
}

void DiagnosisView::read(const QString& file)
{
    m_file = file;
    m_options.clear();
    m_questions->setQuestions({});
    start();
}

void DiagnosisView::start()
{
    if (!m_context.session.services().diagnose)
        return;
    m_questions->addTo(m_options);
    m_progress->setValue(0);
    m_progress->show();
    m_cancel->show();
    m_reading.start(
        [read = m_context.session.services().diagnose, file = toPath(m_file),
         options = m_options](const std::stop_token& stop, const Background::Progress& progress)
        { return read({file}, options, stop, progress); },
        [this](DiagnosedLog log)
        {
            m_progress->hide();
            m_cancel->hide();
            m_log = std::move(log);
            m_saving.reset();
            m_questions->setQuestions(m_log->account.questions);
            showLog();
            computeSaving();
        },
        [this](double share)
        { m_progress->setValue(static_cast<int>(share * m_progress->maximum())); });
}

void DiagnosisView::setResults(const ResultsPointer& results)
{
    const bool isOther = !m_results || m_results->revision != results->revision;
    m_results = results;
    if (isOther)
        computeSaving();
    refresh();
}

void DiagnosisView::computeSaving()
{
    m_evaluating.cancel();
    if (!m_log || !m_log->repair || !m_results)
        return;
    m_evaluating.start([results = m_results, repair = *m_log->repair](const std::stop_token&,
                                                                      const Background::Progress&)
                       { return repairSaving(results->scenario, repair.first, repair.second); },
                       [this](RepairSaving saving)
                       {
                           m_saving = std::move(saving);
                           showLog();
                       });
}

void DiagnosisView::refresh()
{
    m_chart->setFormats(m_context.session.formats());
    showLog();
}

QString DiagnosisView::verdictHtml() const
{
    const Formats formats = m_context.session.formats();
    QString html =
        QStringLiteral("<p><b>%1</b></p>").arg(QFileInfo(m_file).fileName().toHtmlEscaped());
    if (!m_log->verdict.empty())
        html += QStringLiteral("<h3>%1</h3>")
                    .arg(translated("Label", m_log->verdictLabel).toHtmlEscaped());
    if (m_log->mean && m_log->median)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Utilisation: %1 on average, median %2.")
                             .arg(formats.share(*m_log->mean / 100),
                                  formats.share(*m_log->median / 100)));
    if (m_log->speed)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Settled speed: %1 %2, from %3 readings (%4 of the warm-up left out).")
                             .arg(formats.shortNumber(m_log->speed->value),
                                  toQString(m_log->speed->unit).toHtmlEscaped(),
                                  formats.number(static_cast<double>(m_log->speed->samples)),
                                  formats.number(static_cast<double>(m_log->speed->warmUp))));
    std::vector<Message> sentences = m_log->reasons;
    if (m_saving)
        for (Message& sentence : describe(*m_saving))
            sentences.push_back(std::move(sentence));
    if (!sentences.empty())
    {
        html += QStringLiteral("<ul>");
        for (const Message& sentence : sentences)
            html += QStringLiteral("<li>%1</li>").arg(rendered(sentence).toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    return html + QStringLiteral("<hr>") + accountHtml(m_log->account, formats);
}

void DiagnosisView::showLog()
{
    const bool isUsable = m_log && m_log->account.isUsable();
    m_again->setVisible(m_log && !m_log->account.questions.empty());
    m_usePipeline->setVisible(isUsable && m_log->repair);
    m_useSpeed->setVisible(isUsable && m_log->speed && m_log->speed->perGpu);
    ChartSpec spec;
    if (!m_log)
    {
        m_text->setHtml(
            QStringLiteral("<p>%1</p><p>%2</p>")
                .arg(tr("Do the GPUs work, or do they wait? Read a log of their utilisation "
                        "(nvidia-smi, DCGM, rocm-smi), a report of a profiler or a training log: "
                        "before more GPUs are rented or bought it is worth knowing."),
                     tr("A log is made by: nvidia-smi "
                        "--query-gpu=timestamp,index,utilization.gpu,power.draw,power.limit "
                        "--format=csv -l 5 > log.csv")
                         .toHtmlEscaped()));
        spec.emptyMessage = tr("No log has been read yet.");
    }
    else
    {
        m_text->setHtml(isUsable ? verdictHtml()
                                 : accountHtml(m_log->account, m_context.session.formats()));
        if (isUsable && m_log->usage)
            spec = usageSpec(*m_log->usage, m_context.session.formats());
        else
            spec.emptyMessage = tr("This log does not tell the utilisation over time.");
    }
    m_chart->setSpec(std::move(spec));
}

void DiagnosisView::usePipeline()
{
    if (!m_log || !m_log->repair)
        return;
    m_context.document.endMerge();
    m_context.document.edit(tr("Take the utilisation from %1").arg(QFileInfo(m_file).fileName()),
                            [this](Scenario& scenario)
                            {
                                Pipeline pipeline = scenario.pipeline.value_or(Pipeline{});
                                pipeline.gpuUtilizationNow = m_log->repair->first;
                                pipeline.gpuUtilizationAfter = m_log->repair->second;
                                scenario.pipeline = pipeline;
                            });
}

void DiagnosisView::useSpeed()
{
    if (!m_log || !m_log->speed)
        return;
    m_context.document.endMerge();
    m_context.document.edit(tr("Take the throughput from %1").arg(QFileInfo(m_file).fileName()),
                            [this](Scenario& scenario)
                            {
                                for (Gpu& gpu : scenario.gpus)
                                    if (gpu.name == scenario.demand.gpu)
                                    {
                                        std::string unit = m_log->speed->unit;
                                        unit = unit.substr(0, unit.find('/'));
                                        if (unit.size() > 2 && unit.back() == 's')
                                            unit.pop_back();
                                        gpu.throughput = m_log->speed->value;
                                        gpu.unit = unit == "it" ? "iteration" : unit;
                                        gpu.benchmark.clear();
                                        gpu.metric.clear();
                                        gpu.measured.reset();
                                    }
                            });
}

void DiagnosisView::retranslate()
{
    m_open->setText(tr("&Read a log …"));
    m_cancel->setText(tr("Cancel"));
    m_again->setText(tr("Read &again with these answers"));
    m_usePipeline->setText(tr("Put the &repair into the scenario"));
    m_useSpeed->setText(tr("Put the &speed into the reference GPU"));
    m_progress->setAccessibleName(tr("Progress of reading"));
    m_text->setAccessibleName(tr("Diagnosis"));
}

void DiagnosisView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        showLog();
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
