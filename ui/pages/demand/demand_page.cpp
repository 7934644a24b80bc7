#include "ui/pages/demand/demand_page.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/demand/demand_form.h"
#include "ui/document/named_files.h"
#include "ui/pages/demand/demand_charts.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

DemandPage::DemandPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_sentence(new QLabel(this))
    , m_formLabel(new QLabel(this))
    , m_form(new QComboBox(this))
    , m_import(new QPushButton(this))
    , m_message(new QLabel(this))
    , m_views(new QTabWidget(this))
{
    m_sentence->setObjectName(QStringLiteral("demand sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_sentence->setFont(large);
    m_form->setObjectName(QStringLiteral("demand form"));
    m_form->setFocusPolicy(Qt::StrongFocus);
    m_formLabel->setBuddy(m_form);
    m_import->setObjectName(QStringLiteral("import demand"));
    m_message->setObjectName(QStringLiteral("demand message"));
    m_message->setWordWrap(true);
    m_message->hide();
    auto* const layout = new QVBoxLayout(this);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_formLabel);
    row->addWidget(m_form);
    row->addStretch(1);
    row->addWidget(m_import);
    layout->addWidget(m_sentence);
    layout->addLayout(row);
    layout->addWidget(m_message);
    layout->addWidget(m_views, 1);
    m_views->addTab(buildLoad(), QString());
    m_growth = new ChartWidget(this);
    m_growth->setObjectName(QStringLiteral("growth"));
    m_views->addTab(m_growth, QString());
    m_time = new ChartWidget(this);
    m_time->setObjectName(QStringLiteral("over time"));
    m_views->addTab(m_time, QString());
    connect(m_form, &QComboBox::activated, this, &DemandPage::chooseForm);
    connect(m_import, &QPushButton::clicked, this, &DemandPage::chooseFile);
    connect(&document(), &ScenarioDocument::changed, this, &DemandPage::showForm);
    retranslate();
    showForm();
}

QWidget* DemandPage::buildLoad()
{
    auto* const area = new QWidget(this);
    auto* const column = new QVBoxLayout(area);
    auto* const row = new QHBoxLayout;
    m_monthLabel = new QLabel(area);
    m_month = new QSlider(Qt::Horizontal, area);
    m_month->setObjectName(QStringLiteral("demand month"));
    m_month->setFocusPolicy(Qt::StrongFocus);
    m_month->setRange(1, 1);
    m_monthLabel->setBuddy(m_month);
    m_load = new ChartWidget(area);
    m_load->setObjectName(QStringLiteral("load duration"));
    row->addWidget(m_monthLabel);
    row->addWidget(m_month, 1);
    column->addLayout(row);
    column->addWidget(m_load, 1);
    connect(m_month, &QSlider::valueChanged, this,
            [this]
            {
                if (m_results)
                    showCharts();
            });
    return area;
}

QString DemandPage::title() const
{
    return tr("Demand");
}

QString DemandPage::question() const
{
    return tr("How many GPUs are needed, for how long, and how does that grow?");
}

void DemandPage::showResults(const ResultsPointer& results)
{
    m_results = results;
    for (ChartWidget* const chart : {m_load, m_growth, m_time})
        chart->setFormats(formats());
    const QSignalBlocker blocker(m_month);
    m_month->setRange(1, results->scenario.general.horizonMonths);
    showCharts();
}

void DemandPage::showCharts()
{
    m_sentence->setText(demandSentence(*m_results, formats()));
    m_monthLabel->setText(
        tr("Month: %1")
            .arg(formats().monthLabel(m_results->scenario.general.start, m_month->value() - 1)));
    m_load->setSpec(loadDurationSpec(*m_results, m_month->value(), formats()));
    m_growth->setSpec(growthSpec(*m_results, formats()));
    m_time->setSpec(overTimeSpec(*m_results, formats()));
}

void DemandPage::setStale(bool isStale)
{
    m_sentence->setEnabled(!isStale);
    for (ChartWidget* const chart : {m_load, m_growth, m_time})
        chart->setStale(isStale);
}

void DemandPage::showForm()
{
    m_form->setCurrentIndex(static_cast<int>(document().scenario().demand.form()));
}

void DemandPage::chooseForm(int index)
{
    const auto form = static_cast<DemandForm>(index);
    m_message->hide();
    if (form == document().scenario().demand.form())
        return;
    if (form == DemandForm::trace)
    {
        showForm();
        chooseFile();
        return;
    }
    std::optional<Demand> demand;
    if (document().issues().empty())
        demand = demandInForm(document().scenario(), form);
    if (!demand)
    {
        m_message->setText(
            !document().issues().empty()
                ? tr("The form can be changed once the inputs that are wrong are put right.")
                : tr("Jobs are counted in work units: say first how many of them the reference GPU "
                     "does in a second (GPU types, Throughput)."));
        m_message->show();
        showForm();
        return;
    }
    document().endMerge();
    document().edit(tr("Give the demand as: %1").arg(m_form->itemText(index)),
                    [&](Scenario& scenario) { scenario.demand = *demand; });
    Q_EMIT inputRequested(QStringLiteral("demand.gpu"));
}

void DemandPage::chooseFile()
{
    const QString file =
        session().prompts().openFile(this, tr("Job accounting, or GPUs in use over time"),
                                     tr("Tables and logs (*.csv *.tsv *.psv *.txt *.json *.gz)") +
                                         QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        takeFile(file);
}

void DemandPage::takeFile(const QString& file)
{
    if (!session().services().readDemand)
        return;
    m_message->hide();
    auto* const dialog = new DemandDialog(session().services(), file, formats(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, file] { use(dialog->demand(), file); });
    dialog->open();
}

void DemandPage::use(const ImportedDemand& demand, const QString& source)
{
    const QFileInfo info(source);
    QString folder = info.path();
    if (!document().file().empty())
        folder = QFileInfo(pathText(document().file())).path();
    QString file = session().prompts().saveFile(
        this, tr("Where is the curve of demand to be kept?"),
        folder + u'/' + info.completeBaseName() + QStringLiteral("-demand.csv"),
        tr("Demand traces (*.csv)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".csv");
    const std::filesystem::path path = toPath(file);
    if (const auto reason = session().services().write(path, demand.csv))
    {
        session().prompts().tell(this, tr("The curve of demand was not kept"),
                                 tr("%1 could not be written: %2").arg(file, toQString(*reason)));
        return;
    }
    const ReadTrace read = session().services().readTrace(path);
    if (!read.rows)
    {
        session().prompts().tell(this, tr("The curve of demand cannot be used"),
                                 read.problem ? rendered(*read.problem) : file);
        return;
    }
    document().endMerge();
    document().edit(tr("Take the demand from %1").arg(info.fileName()),
                    [&](Scenario& scenario)
                    {
                        scenario.demand.steady.reset();
                        scenario.demand.profile.clear();
                        scenario.demand.jobs.clear();
                        scenario.demand.trace = namedFrom(document().file(), path);
                        scenario.demand.traceRows = read.rows;
                    });
    m_message->setText(
        tr("The demand is now that of %1; “Undo” takes it back.").arg(info.fileName()));
    m_message->show();
    m_views->setCurrentWidget(m_time);
}

void DemandPage::retranslate()
{
    m_views->setTabText(0, tr("How much for how long"));
    m_views->setTabText(1, tr("Month by month"));
    m_views->setTabText(2, tr("Over time"));
    m_formLabel->setText(tr("The demand is given as"));
    m_import->setText(tr("&Import job accounting or a trace …"));
    m_month->setAccessibleName(tr("Month whose demand is shown"));
    const QSignalBlocker blocker(m_form);
    m_form->clear();
    m_form->addItems({tr("a steady number of GPUs"), tr("levels with their hours a month"),
                      tr("a trace over time"), tr("jobs")});
    showForm();
}

void DemandPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        m_message->hide();
        if (m_results)
            showCharts();
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
