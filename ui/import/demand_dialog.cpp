#include "ui/import/demand_dialog.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/import/account_text.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

DemandDialog::DemandDialog(const Services& services, const QString& file, const Formats& formats,
                           QWidget* parent)
    : QDialog(parent)
    , m_services(services)
    , m_file(toPath(file))
    , m_formats(formats)
    , m_state(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_questions(new FileQuestions(this))
    , m_again(new QPushButton(tr("&Read again with these answers"), this))
    , m_account(new QTextBrowser(this))
    , m_chart(new ChartWidget(this))
{
    setObjectName(QStringLiteral("import demand"));
    setWindowTitle(tr("Demand from %1").arg(QFileInfo(file).fileName()));
    auto* const layout = new QVBoxLayout(this);
    m_state->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_account->setObjectName(QStringLiteral("account"));
    m_account->setTabChangesFocus(true);
    m_again->setObjectName(QStringLiteral("read again"));
    m_chart->setFormats(formats);
    auto* const middle = new QHBoxLayout;
    middle->addWidget(m_account, 2);
    middle->addWidget(m_chart, 3);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Use as the demand"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(QStringLiteral("use demand"));
    layout->addWidget(m_state);
    layout->addWidget(m_progress);
    layout->addWidget(m_questions);
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_again, &QPushButton::clicked, this, &DemandDialog::read);
    const int em = fontMetrics().averageCharWidth();
    resize(em * 140, fontMetrics().height() * 30);
    read();
}

void DemandDialog::read()
{
    m_questions->addTo(m_options);
    m_questions->setQuestions({});
    m_again->hide();
    m_use->setEnabled(false);
    m_account->hide();
    m_chart->hide();
    m_progress->setValue(0);
    m_progress->show();
    m_state->setText(tr("The file is being read …"));
    m_background.start([read = m_services.readDemand, file = m_file, options = m_options](
                           const std::stop_token& stop, const Background::Progress& progress)
                       { return read({file}, options, stop, progress); },
                       [this](ImportedDemand demand) { showDemand(std::move(demand)); },
                       [this](double share)
                       { m_progress->setValue(static_cast<int>(share * m_progress->maximum())); });
}

void DemandDialog::showDemand(ImportedDemand demand)
{
    m_demand = std::move(demand);
    const FileAccount& account = m_demand.account;
    m_progress->hide();
    m_questions->setQuestions(account.questions);
    m_again->setVisible(!account.questions.empty());
    const bool canUse = account.isUsable() && !m_demand.csv.empty();
    m_use->setEnabled(canUse);
    if (!account.refusals.empty())
        m_state->setText(tr("This file cannot be used as demand."));
    else if (!account.questions.empty())
        m_state->setText(tr("The file leaves something open. Please decide:"));
    else if (canUse)
        m_state->setText(m_demand.isCapped
                             ? tr("Read. What is installed cut the demand off: more was wanted at "
                                  "times than is shown here.")
                             : tr("Read. Nothing is taken over until you say so."));
    else
        m_state->setText(
            tr("There is no curve over time to be had from this file: %1.")
                .arg(m_demand.whyNoCsv ? rendered(*m_demand.whyNoCsv) : tr("it has no times")));
    m_account->setVisible(account.questions.empty());
    m_account->setHtml(accountHtml(account, m_formats));
    m_chart->setVisible(canUse);
    if (canUse)
    {
        m_chart->setSpec(preview());
        m_use->setFocus();
    }
}

ChartSpec DemandDialog::preview() const
{
    constexpr double hour = 3600;
    ChartSpec spec;
    const double total = std::accumulate(m_demand.gpus.begin(), m_demand.gpus.end(), 0.0);
    const double mean = total / static_cast<double>(m_demand.gpus.size());
    const double peak = *std::max_element(m_demand.gpus.begin(), m_demand.gpus.end());
    spec.title = tr("On average %1 GPUs are in use, at most %2")
                     .arg(m_formats.shortNumber(mean), m_formats.shortNumber(peak));
    const double days = m_demand.stepSeconds * static_cast<double>(m_demand.gpus.size()) / 86400;
    spec.x.title = days > 3 ? tr("Days since the beginning") : tr("Hours since the beginning");
    const double unit = days > 3 ? hour * 24 : hour;
    spec.y.title = tr("GPUs in use");
    spec.y.fromZero = true;
    ChartSeries series;
    series.name = tr("GPUs in use");
    series.kind = SeriesKind::step;
    series.role = SeriesRole::own;
    series.inLegend = false;
    for (std::size_t i = 0; i < m_demand.gpus.size(); ++i)
        series.points.emplace_back(static_cast<double>(i) * m_demand.stepSeconds / unit,
                                   m_demand.gpus[i]);
    spec.series.push_back(std::move(series));
    spec.marks.push_back({.kind = MarkKind::horizontal,
                          .id = QStringLiteral("mean"),
                          .label = tr("mean"),
                          .y = mean});
    return spec;
}

} // namespace costmodel::ui
