#include "ui/pages/throughput/use_results_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include "model/scenario/validator.h"
#include "ui/document/named_files.h"
#include "ui/pages/throughput/results_table.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

const MeasuredFigure* usableFigure(const MeasuredResult& result, const std::string& metric)
{
    if (!result.problems.empty() || !result.obstacles.empty())
        return nullptr;
    for (const MeasuredFigure& figure : result.figures)
        if (figure.metric == metric && figure.refusals.empty())
            return &figure;
    return nullptr;
}

UseResultsDialog::UseResultsDialog(const std::vector<MeasuredResult>& results,
                                   const std::string& metric, const Scenario& scenario,
                                   const std::filesystem::path& scenarioFile, QWidget* parent)
    : QDialog(parent)
    , m_results(results)
    , m_metric(metric)
    , m_scenario(scenario)
    , m_scenarioFile(scenarioFile)
    , m_efficiency(new QCheckBox(this))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("use results"));
    setWindowTitle(tr("Put measured speeds into the scenario"));
    auto* const layout = new QVBoxLayout(this);
    auto* const note = new QLabel(
        tr("The speed of each GPU type is then the measured rate of %1 on its slowest GPU. Types "
           "are compared by these rates, so all of them need one.")
            .arg(toQString(metric)),
        this);
    note->setWordWrap(true);
    layout->addWidget(note);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addLayout(form);
    bool hasConcurrency = false;
    for (const Gpu& gpu : scenario.gpus)
    {
        auto* const box = new QComboBox(this);
        box->setObjectName(QStringLiteral("result of ") + toQString(gpu.name));
        box->addItem(tr("leave as it is"), -1);
        for (std::size_t i = 0; i < results.size(); ++i)
            if (const MeasuredFigure* const figure = usableFigure(results[i], metric))
            {
                box->addItem(tr("%1: %2 (%3)")
                                 .arg(toQString(results[i].gpu),
                                      rateText(figure->value, figure->unit),
                                      toQString(results[i].createdUtc.substr(0, 10))),
                             static_cast<int>(i));
                hasConcurrency = hasConcurrency || results[i].concurrency.has_value();
                // The driver's name often holds that of the type: "NVIDIA H100 80GB HBM3".
                if (toQString(results[i].gpu).contains(toQString(gpu.name), Qt::CaseInsensitive))
                    box->setCurrentIndex(box->count() - 1);
            }
        form->addRow(toQString(gpu.name), box);
        m_boxes.push_back(box);
        connect(box, &QComboBox::activated, this, &UseResultsDialog::check);
    }
    if (m_boxes.size() == 1 && m_boxes.front()->count() == 2)
        m_boxes.front()->setCurrentIndex(1);
    m_efficiency->setText(tr("Also take over how well all GPUs of a server work at once, as the "
                             "efficiency of its plans and purchases"));
    m_efficiency->setObjectName(QStringLiteral("take efficiency"));
    m_efficiency->setVisible(hasConcurrency);
    m_efficiency->setChecked(hasConcurrency);
    m_problem->setWordWrap(true);
    layout->addWidget(m_efficiency);
    layout->addWidget(m_problem);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Put into the scenario"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(QStringLiteral("put into scenario"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(fontMetrics().averageCharWidth() * 90);
    check();
}

const MeasuredResult* UseResultsDialog::chosen(std::size_t gpu) const
{
    const int index = m_boxes[gpu]->currentData().toInt();
    return index < 0 ? nullptr : &m_results[static_cast<std::size_t>(index)];
}

Scenario UseResultsDialog::changed() const
{
    Scenario scenario = m_scenario;
    for (std::size_t i = 0; i < scenario.gpus.size(); ++i)
    {
        const MeasuredResult* const result = chosen(i);
        if (!result)
            continue;
        Gpu& gpu = scenario.gpus[i];
        gpu.throughput.reset();
        gpu.benchmark = namedFrom(m_scenarioFile, result->file);
        gpu.metric = m_metric;
        gpu.measured = usableFigure(*result, m_metric)->value;
        if (!m_efficiency->isChecked() || !result->concurrency)
            continue;
        const double efficiency = std::clamp(*result->concurrency, 0.0, 1.0);
        for (Rent& rent : scenario.rents)
            if (rent.gpu == gpu.name)
                rent.efficiency = efficiency;
        for (Buy& buy : scenario.buys)
            if (buy.gpu == gpu.name)
                buy.efficiency = efficiency;
    }
    return scenario;
}

void UseResultsDialog::check()
{
    const Scenario scenario = changed();
    QStringList problems;
    for (const Issue& issue : findIssues(scenario))
        problems << QStringLiteral("⚠ ") + rendered(issue.what);
    m_problem->setText(problems.join(u'\n'));
    m_problem->setVisible(!problems.isEmpty());
    m_use->setEnabled(problems.isEmpty() && !(scenario == m_scenario));
}

} // namespace costmodel::ui
