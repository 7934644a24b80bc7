#include "ui/pages/break_even/break_even_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/pages/break_even/pair_text.h"
#include "ui/pages/comparison/sentence.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

BreakEvenPage::BreakEvenPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_scroll(new QScrollArea(this))
{
    build();
    setSizes();
    retranslate();
}

ChartWidget* BreakEvenPage::addChart(QBoxLayout& column, const QString& name)
{
    auto* const chart = new ChartWidget(m_scroll->widget());
    chart->setObjectName(name);
    column.addWidget(chart);
    return chart;
}

QWidget* BreakEvenPage::makeChoice(QWidget* parent)
{
    auto* const box = new QWidget(parent);
    auto* const line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    m_buyLabel = new QLabel(box);
    m_rentLabel = new QLabel(box);
    m_buy = new QComboBox(box);
    m_rent = new QComboBox(box);
    m_buy->setObjectName(QStringLiteral("break-even buy"));
    m_rent->setObjectName(QStringLiteral("break-even rent"));
    for (QComboBox* const combo : {m_buy, m_rent})
    {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
        combo->setFocusPolicy(Qt::StrongFocus);
        connect(combo, &QComboBox::currentIndexChanged, this,
                [this]
                {
                    if (m_results)
                        showResults(m_results);
                });
    }
    m_buyLabel->setBuddy(m_buy);
    m_rentLabel->setBuddy(m_rent);
    line->addWidget(m_buyLabel);
    line->addWidget(m_buy, 1);
    line->addWidget(m_rentLabel);
    line->addWidget(m_rent, 1);
    return box;
}

void BreakEvenPage::build()
{
    QVBoxLayout* const column = scrollingColumn(*m_scroll);
    QWidget* const content = m_scroll->widget();
    column->setSpacing(8);

    column->addWidget(makeChoice(content));
    m_staleNote = new QLabel(content);
    m_staleNote->setWordWrap(true);
    m_staleNote->hide();
    column->addWidget(m_staleNote);
    auto* const switches = new QHBoxLayout;
    for (QRadioButton*& view : m_views)
    {
        view = new QRadioButton(content);
        switches->addWidget(view);
        connect(view, &QRadioButton::toggled, this,
                [this](bool isOn)
                {
                    if (isOn && m_results)
                        showTime();
                });
    }
    switches->addStretch(1);
    m_views[1]->setChecked(true);
    column->addLayout(switches);
    m_time = addChart(*column, QStringLiteral("cost over time"));
    m_facts = new QLabel(content);
    m_facts->setObjectName(QStringLiteral("break-even facts"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_facts->setFocusPolicy(Qt::StrongFocus);
    m_facts->setMinimumWidth(1);
    connect(m_facts, &QLabel::linkActivated, this, &Page::explanationRequested);
    column->addWidget(m_facts);
    m_lead = addChart(*column, QStringLiteral("lead over time"));
    m_utilization = addChart(*column, QStringLiteral("cost by utilisation"));
    m_price = addChart(*column, QStringLiteral("cost by rental price"));
    m_map = new MapPanel(document(), content);
    column->addWidget(m_map);
    column->addStretch(1);
    connect(m_time, &ChartWidget::crosshairMoved, m_lead, &ChartWidget::setCrosshair);
    connect(m_lead, &ChartWidget::crosshairMoved, m_time, &ChartWidget::setCrosshair);
}

QString BreakEvenPage::title() const
{
    return tr("Break-even");
}

QString BreakEvenPage::question() const
{
    return tr("From when on, how busy and at which price do buying and renting cost the same?");
}

PairChoice BreakEvenPage::choice() const
{
    return {m_buy->currentData().toString().toStdString(),
            m_rent->currentData().toString().toStdString()};
}

CostView BreakEvenPage::view() const
{
    if (m_views[0]->isChecked())
        return CostView::cash;
    return m_views[2]->isChecked() ? CostView::exit : CostView::discounted;
}

void BreakEvenPage::fillChoice()
{
    const auto fill = [this](QComboBox* combo, OptionKind kind, const QString& all)
    {
        const QSignalBlocker blocker(combo);
        const QString before = combo->currentData().toString();
        combo->clear();
        combo->addItem(all, QString());
        for (const OptionResult& option : m_results->evaluation.options)
            if (option.kind == kind)
                combo->addItem(toQString(option.name), toQString(option.name));
        combo->setCurrentIndex(std::max(0, combo->findData(before)));
        combo->setEnabled(combo->count() > 1);
    };
    fill(m_buy, OptionKind::buy, tr("all purchases"));
    fill(m_rent, OptionKind::rent, tr("all rentals"));
}

void BreakEvenPage::showResults(const ResultsPointer& results)
{
    m_results = results;
    m_answer = answerOf(results->scenario, results->evaluation);
    fillChoice();
    m_focus = focusOf(*results, m_answer, choice());
    for (ChartWidget* const chart : {m_time, m_lead, m_utilization, m_price})
        chart->setFormats(formats());
    showTime();
    showFacts();
    for (ChartWidget* const chart : {m_lead, m_utilization, m_price})
        chart->setVisible(m_focus.has_value());
    if (m_focus)
        m_lead->setSpec(leadOverTime(*results, *m_focus, formats()));
    if (m_focus && (m_unitRevision != results->revision || m_unitFocus != m_focus))
        computeUnitCosts();
    else if (m_focus && !m_work.isBusy())
        showUnitCosts();
    m_map->setVisible(!results->evaluation.options.empty());
    m_map->showResults(results, formats());
}

void BreakEvenPage::showTime()
{
    m_time->setSpec(costsOverTime(*m_results, choice(), m_focus, view(), formats()));
}

void BreakEvenPage::showFacts()
{
    if (!m_focus)
    {
        const QString missing =
            m_results->evaluation.options.empty()
                ? tr("The scenario has neither a rental nor a purchase; add one of each to see "
                     "where they cost the same.")
            : m_results->scenario.buys.empty()
                ? tr("The scenario has no purchase, so there is nothing to pay back.")
                : tr("The scenario has no rental, so there is nothing to pay back against.");
        m_facts->setText(missing);
        return;
    }
    QString html;
    for (const BreakEven& pair : m_results->evaluation.breakEven)
    {
        if (pair.buy != m_focus->buy || pair.rent != m_focus->rent)
            continue;
        for (const PairFact& fact : pairFacts(*m_results, pair, formats()))
        {
            const QString text = breakable(fact.text).toHtmlEscaped();
            html += QStringLiteral("<p style=\"margin:2px 0\">") + text;
            if (!fact.target.isEmpty())
                html += QStringLiteral(" <a href=\"%1\">?</a>").arg(fact.target.toHtmlEscaped());
            html += QStringLiteral("</p>");
        }
    }
    m_facts->setText(html);
}

void BreakEvenPage::computeUnitCosts()
{
    m_unitRevision = m_results->revision;
    m_unitFocus = m_focus;
    m_utilization->setStale(true);
    m_price->setStale(true);
    m_work.start([scenario = m_results->scenario, focus = *m_focus](const std::stop_token&,
                                                                    const Background::Progress&)
                 { return unitCostsOf(scenario, focus); },
                 [this](UnitCosts costs)
                 {
                     m_unitCosts = std::move(costs);
                     showUnitCosts();
                 });
}

void BreakEvenPage::showUnitCosts()
{
    if (!m_unitCosts || !m_focus || !m_results)
        return;
    m_utilization->setSpec(
        costByUtilization(*m_results, *m_unitCosts, choice(), *m_focus, formats()));
    m_price->setSpec(costByRentPrice(*m_results, *m_unitCosts, *m_focus, formats()));
    m_utilization->setStale(false);
    m_price->setStale(false);
}

void BreakEvenPage::setStale(bool isStale)
{
    for (ChartWidget* const chart : {m_time, m_lead})
        chart->setStale(isStale);
    for (ChartWidget* const chart : {m_utilization, m_price})
        chart->setStale(isStale || m_work.isBusy());
    m_map->setStale(isStale);
    m_facts->setEnabled(!isStale);
    m_staleNote->setVisible(isStale);
}

void BreakEvenPage::setSizes()
{
    const int em = fontMetrics().height();
    m_time->setMinimumHeight(18 * em);
    m_lead->setMinimumHeight(14 * em);
    m_utilization->setMinimumHeight(17 * em);
    m_price->setMinimumHeight(17 * em);
}

void BreakEvenPage::retranslate()
{
    m_buyLabel->setText(tr("&Purchase"));
    m_rentLabel->setText(tr("&Rental"));
    m_buy->setAccessibleName(tr("Purchase"));
    m_rent->setAccessibleName(tr("Rental"));
    m_views[0]->setText(tr("&As paid"));
    m_views[1]->setText(tr("&Discounted"));
    m_views[2]->setText(tr("If one &stops here"));
    m_views[2]->setToolTip(
        tr("What buying has cost if the servers are sold in that month at their value then."));
    m_staleNote->setText(
        tr("The inputs have changed; what is shown belongs to those of before and is being "
           "computed again."));
}

void BreakEvenPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        if (m_results)
            showResults(m_results);
    }
    else if (event->type() == QEvent::FontChange)
        setSizes();
    Page::changeEvent(event);
}

} // namespace costmodel::ui
