#include "ui/pages/costs/bridge_panel.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/pages/comparison/option_words.h"
#include "ui/pages/costs/cost_labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// The cheapest of a kind that meets the demand, else the first of the kind.
int bestOf(const CostData& data, OptionKind kind)
{
    int best = -1;
    for (std::size_t i = 0; i < data.size(); ++i)
    {
        const OptionResult& option = data.option(i);
        if (option.kind != kind)
            continue;
        const auto rank = [&](const OptionResult& one)
        {
            return std::pair(!one.meetsDemand, one.npvCost);
        };
        if (best < 0 || rank(option) < rank(data.option(static_cast<std::size_t>(best))))
            best = static_cast<int>(i);
    }
    return best;
}

} // namespace

BridgePanel::BridgePanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_fromLabel(new QLabel(this))
    , m_from(new QComboBox(this))
    , m_toLabel(new QLabel(this))
    , m_to(new QComboBox(this))
    , m_valueLabel(new QLabel(this))
    , m_value(new QComboBox(this))
    , m_behindLabel(new QLabel(this))
    , m_behind(new QComboBox(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_chart(new ChartWidget(m_splitter))
    , m_view(new TableView(session, QStringLiteral("bridge-months"), m_splitter))
{
    m_from->setObjectName(QStringLiteral("bridge from"));
    m_to->setObjectName(QStringLiteral("bridge to"));
    m_value->setObjectName(QStringLiteral("bridge value"));
    m_behind->setObjectName(QStringLiteral("bridge behind"));
    m_chart->setObjectName(QStringLiteral("bridge chart"));
    m_view->setSource(&m_months);
    auto* const column = new QVBoxLayout(this);
    auto* const line = new QHBoxLayout;
    const std::pair<QLabel*, QComboBox*> choices[] = {{m_fromLabel, m_from},
                                                      {m_toLabel, m_to},
                                                      {m_valueLabel, m_value},
                                                      {m_behindLabel, m_behind}};
    for (const auto& [label, choice] : choices)
    {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        choice->setFocusPolicy(Qt::StrongFocus);
        label->setBuddy(choice);
        line->addWidget(label);
        line->addWidget(choice);
    }
    line->addStretch(1);
    column->addLayout(line);
    column->addWidget(m_splitter, 1);
    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(m_view);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_view->hide();

    for (QComboBox* const choice : {m_from, m_to, m_value})
        connect(choice, &QComboBox::activated, this, &BridgePanel::refresh);
    connect(m_behind, &QComboBox::activated, this,
            [this]
            {
                const QVariant group = m_behind->currentData();
                openMonths(group.isValid() ? std::optional(static_cast<BridgeGroup>(group.toInt()))
                                           : std::nullopt);
            });
    connect(m_chart, &ChartWidget::spotClicked, this,
            [this](const QString& id)
            {
                bool isGroup = false;
                const int group = id.toInt(&isGroup);
                if (isGroup)
                    openMonths(static_cast<BridgeGroup>(group));
            });
    connect(m_view, &TableView::explanationRequested, this, &BridgePanel::explanationRequested);
    retranslate();
}

bool BridgePanel::isPresent() const
{
    return m_value->currentIndex() == 0;
}

void BridgePanel::fillOptions()
{
    for (QComboBox* const choice : {m_from, m_to})
    {
        QStringList names;
        for (std::size_t i = 0; i < m_data->size(); ++i)
            names << CostLabels::option(m_data->option(i));
        QStringList present;
        for (int i = 0; i < choice->count(); ++i)
            present << choice->itemText(i);
        if (present == names)
            continue;
        const QString before = choice->currentText();
        choice->clear();
        choice->addItems(names);
        const int again = before.isEmpty() ? -1 : choice->findText(before);
        const int rent = bestOf(*m_data, OptionKind::rent);
        const int buy = bestOf(*m_data, OptionKind::buy);
        const int first = rent >= 0 ? rent : 0;
        const int second = buy >= 0 ? buy : static_cast<int>(m_data->size()) - 1;
        choice->setCurrentIndex(again >= 0 ? again : choice == m_from ? first : second);
    }
}

void BridgePanel::setData(std::shared_ptr<const CostData> costs)
{
    m_data = std::move(costs);
    fillOptions();
    refresh();
}

void BridgePanel::setStale(bool isStale)
{
    m_chart->setStale(isStale);
    m_view->setEnabled(!isStale);
}

BridgeSpec BridgePanel::spec(const Formats& formats) const
{
    BridgeSpec spec;
    spec.currency = toQString(m_data->scenario().general.currency);
    spec.valueTitle = isPresent() ? tr("Cost, present value") : tr("Cost as paid");
    const QString from = m_from->currentText();
    const QString to = m_to->currentText();
    const double start = isPresent() ? m_bridge.fromPresent : m_bridge.fromCash;
    const double end = isPresent() ? m_bridge.toPresent : m_bridge.toCash;
    const QString gap = formats.money(std::abs(end - start), spec.currency);
    spec.title = end < start   ? tr("%1 costs %2 less than %3").arg(to, gap, from)
                 : end > start ? tr("%1 costs %2 more than %3").arg(to, gap, from)
                               : tr("%1 and %2 cost the same").arg(to, from);
    const QString tax = CostLabels::vat(*m_data);
    const QString months = formats.months(m_data->scenario().general.horizonMonths);
    spec.subtitle = tax.isEmpty() ? tr("%1, over %2").arg(spec.valueTitle, months)
                                  : tr("%1, over %2, %3").arg(spec.valueTitle, months, tax);
    const auto total = [&](const QString& name, int index, double amount)
    {
        const OptionKind kind = m_data->option(static_cast<std::size_t>(index)).kind;
        spec.steps.push_back(
            {.label = name, .kind = BridgeKind::total, .amount = amount, .role = roleOf(kind)});
    };
    total(from, m_from->currentIndex(), start);
    for (const costmodel::BridgeStep& step : m_bridge.steps)
        spec.steps.push_back({.label = translated("Label", bridgeGroupLabel(step.group)),
                              .id = QString::number(static_cast<int>(step.group)),
                              .kind = BridgeKind::change,
                              .amount = isPresent() ? step.present : step.cash});
    total(to, m_to->currentIndex(), end);
    spec.note = tr("Click a bar to see its months. What is shown adds up; a part may be rounded "
                   "by one more in the last digit.");
    return spec;
}

void BridgePanel::refresh()
{
    if (!m_data || m_data->size() == 0)
        return;
    const Formats formats = m_session.formats();
    m_bridge = costBridge(m_data->scenario(),
                          m_data->option(static_cast<std::size_t>(m_from->currentIndex())),
                          m_data->option(static_cast<std::size_t>(m_to->currentIndex())));
    m_chart->setFormats(formats);
    m_chart->setSpec(spec(formats));
    {
        const QSignalBlocker blocker(m_behind);
        m_behind->clear();
        m_behind->addItem(tr("none"));
        for (const costmodel::BridgeStep& step : m_bridge.steps)
            m_behind->addItem(translated("Label", bridgeGroupLabel(step.group)),
                              static_cast<int>(step.group));
    }
    showMonths();
}

void BridgePanel::openMonths(std::optional<BridgeGroup> group)
{
    m_group = group;
    showMonths();
}

void BridgePanel::showMonths()
{
    const auto step = std::ranges::find_if(m_bridge.steps, [this](const costmodel::BridgeStep& one)
                                           { return m_group && one.group == *m_group; });
    const bool isAny = step != m_bridge.steps.end();
    {
        const QSignalBlocker blocker(m_behind);
        m_behind->setCurrentIndex(isAny ? m_behind->findData(static_cast<int>(*m_group)) : 0);
    }
    m_view->setVisible(isAny);
    if (!isAny)
        return;
    const Formats formats = m_session.formats();
    const std::vector<double>& months = isPresent() ? step->presentMonths : step->months;
    const double all = isPresent() ? step->present : step->cash;
    double magnitude = std::abs(all);
    for (const double amount : months)
        magnitude = std::max(magnitude, std::abs(amount));
    const MoneyScale scale =
        formats.moneyScale(toQString(m_data->scenario().general.currency), magnitude);
    const QString label = translated("Label", bridgeGroupLabel(step->group));
    std::vector<TableRow> rows;
    const auto cell = [&](double amount)
    {
        return TableCell{.text = formats.amountDifference(amount, scale),
                         .number = scale.shown(amount)};
    };
    for (std::size_t m = 0; m < months.size(); ++m)
        if (months[m] != 0)
            rows.push_back(
                {.cells = {{.text = formats.number(double(m)), .number = double(m)},
                           {.text = m == 0 ? tr("Signing")
                                           : formats.monthLabel(m_data->scenario().general.start,
                                                                static_cast<int>(m) - 1)},
                           cell(months[m])}});
    rows.push_back({.cells = {{.text = tr("Total")}, {}, cell(all)}, .isTotal = true});
    m_months.setContents(
        {{.id = QStringLiteral("number"), .heading = tr("Month"), .isNumber = true},
         {.id = QStringLiteral("month"), .heading = tr("Date")},
         {.id = QStringLiteral("amount"), .heading = label, .unit = scale.label, .isNumber = true}},
        std::move(rows));
    m_view->setCaption(
        tr("%1: from %2 to %3").arg(label, m_from->currentText(), m_to->currentText()));
    m_view->setMinimumWidth(
        std::min(m_view->sizeHint().width() + m_view->fontMetrics().height() * 2,
                 m_view->fontMetrics().height() * 26));
}

void BridgePanel::retranslate()
{
    m_fromLabel->setText(tr("&From:"));
    m_toLabel->setText(tr("&To:"));
    m_valueLabel->setText(tr("&Value:"));
    m_behindLabel->setText(tr("Months &behind:"));
    const int value = std::max(0, m_value->currentIndex());
    m_value->clear();
    m_value->addItems({tr("present value"), tr("cash")});
    m_value->setCurrentIndex(value);
    if (m_data)
    {
        fillOptions();
        refresh();
    }
}

void BridgePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace costmodel::ui
