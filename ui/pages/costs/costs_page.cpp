#include "ui/pages/costs/costs_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/pages/costs/category_chart.h"
#include "ui/tables/open_rows.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

CostsPage::CostsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
{
    build();
    retranslate();
}

QString CostsPage::title() const
{
    return tr("Costs");
}

QString CostsPage::question() const
{
    return tr("What is paid for what, and when?");
}

void CostsPage::build()
{
    const auto makeChoice = [this](const char* name, QWidget* parent)
    {
        auto* const choice = new QComboBox(parent);
        choice->setObjectName(QString::fromLatin1(name));
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        choice->setFocusPolicy(Qt::StrongFocus);
        return choice;
    };
    m_periodLabel = new QLabel(this);
    m_period = makeChoice("costs period", this);
    m_viewLabel = new QLabel(this);
    m_viewChoice = makeChoice("costs view", this);
    m_vatLabel = new QLabel(this);
    m_vat = makeChoice("costs vat", this);
    auto* const line = new QHBoxLayout;
    const auto addChoice = [](QHBoxLayout* layout, QLabel* label, QComboBox* choice)
    {
        label->setBuddy(choice);
        layout->addWidget(label);
        layout->addWidget(choice);
    };
    addChoice(line, m_periodLabel, m_period);
    addChoice(line, m_viewLabel, m_viewChoice);
    addChoice(line, m_vatLabel, m_vat);
    line->addStretch(1);

    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_tabs = new QTabWidget(m_splitter);
    m_tabs->setObjectName(QStringLiteral("costs charts"));
    auto* const columns = new QWidget(m_tabs);
    auto* const columnsLayout = new QVBoxLayout(columns);
    auto* const optionLine = new QHBoxLayout;
    m_optionLabel = new QLabel(columns);
    m_option = makeChoice("costs option", columns);
    addChoice(optionLine, m_optionLabel, m_option);
    optionLine->addStretch(1);
    m_chart = new ChartWidget(columns);
    m_chart->setObjectName(QStringLiteral("costs chart"));
    columnsLayout->addLayout(optionLine);
    columnsLayout->addWidget(m_chart, 1);
    m_bridge = new BridgePanel(session(), m_tabs);
    m_tabs->addTab(columns, QString());
    m_tabs->addTab(m_bridge, QString());

    auto* const below = new QWidget(m_splitter);
    auto* const belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    auto* const headingLine = new QHBoxLayout;
    m_heading = new QLabel(below);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_unit = new QLabel(below);
    m_unit->setObjectName(QStringLiteral("costs unit"));
    headingLine->addWidget(m_heading, 1);
    headingLine->addWidget(m_unit);
    m_table = new TableView(session(), QStringLiteral("costs"), below);
    m_table->setRootIsDecorated(true);
    m_table->setUniformRowHeights(true);
    m_table->setSource(&m_model);
    m_table->freezeFirstColumn();
    m_note = new QLabel(below);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    belowLayout->addLayout(headingLine);
    belowLayout->addWidget(m_table, 1);
    belowLayout->addWidget(m_note);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(below);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);

    auto* const column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_splitter, 1);

    for (QComboBox* const choice : {m_period, m_viewChoice})
        connect(choice, &QComboBox::activated, this, &CostsPage::refresh);
    connect(m_vat, &QComboBox::activated, this,
            [this]
            {
                m_isVatChosen = true;
                refresh();
            });
    connect(m_option, &QComboBox::activated, this, &CostsPage::showChart);
    connect(m_table, &TableView::explanationRequested, this, &Page::explanationRequested);
    connect(m_table, &TableView::inputRequested, this, &Page::inputRequested);
    connect(m_bridge, &BridgePanel::explanationRequested, this, &Page::explanationRequested);
}

CostChoice CostsPage::choice() const
{
    return {.period = static_cast<Period>(m_period->currentIndex()),
            .isBooks = m_viewChoice->currentIndex() == 1,
            .vat = m_vat->currentIndex() == 1 ? VatView::with : VatView::without};
}

void CostsPage::showResults(const ResultsPointer& results)
{
    m_results = results;
    refresh();
}

void CostsPage::refresh()
{
    if (!m_results)
        return;
    const Scenario& scenario = m_results->scenario;
    const bool isVat = hasVat(scenario);
    const bool isBooks = choice().isBooks;
    m_vat->setVisible(isVat);
    m_vatLabel->setVisible(isVat);
    m_vat->setEnabled(!isBooks);
    if (!m_isVatChosen || isBooks)
        m_vat->setCurrentIndex(modelVatView(scenario) == VatView::with ? 1 : 0);
    m_data = std::make_shared<const CostData>(m_results, choice());

    const bool isFirst = m_model.rowCount() == 0;
    const OpenRows open(*m_table);
    m_model.setData(m_data, formats());
    if (isFirst)
        for (int row = 0; row < std::min(m_model.rowCount(), 3); ++row)
            m_table->expand(m_table->model()->index(row, 0));
    else
        open.restore(*m_table);
    m_heading->setText(tr("All options: %1").arg(CostLabels::basis(*m_data)));
    m_unit->setText(tr("Unit: %1").arg(m_model.scale().label));
    m_table->setCaption(tr("%1 – %2").arg(m_heading->text(), document().displayName()));
    QStringList notes;
    if (!m_model.addsUpAsShown())
        notes << tr("Totals are sums of unrounded amounts, so that parts may differ from them in "
                    "the last digit.");
    if (isBooks)
        notes << tr("As in the books: purchases are spread as depreciation, loans count with their "
                    "interest. There is no present value of costs in the books.");
    else if (!m_data->isModelBasis())
        notes << tr("Break-even and the other pages count %1.")
                     .arg(modelVatView(scenario) == VatView::with ? tr("with VAT")
                                                                  : tr("without VAT"));
    m_note->setText(notes.join(u' '));
    m_note->setVisible(!notes.isEmpty());

    QStringList names;
    QStringList present;
    for (std::size_t i = 0; i < m_data->size(); ++i)
        names << CostLabels::option(m_data->option(i));
    for (int i = 0; i < m_option->count(); ++i)
        present << m_option->itemText(i);
    if (names != present)
    {
        const QString before = m_option->currentText();
        m_option->clear();
        m_option->addItems(names);
        const auto& advised = m_results->evaluation.recommendation.option;
        int best = -1;
        for (std::size_t i = 0; i < m_data->size() && advised; ++i)
            if (m_data->option(i).name == *advised)
                best = static_cast<int>(i);
        const int again = before.isEmpty() ? -1 : m_option->findText(before);
        m_option->setCurrentIndex(again >= 0 ? again : std::max(0, best));
    }
    showChart();
    m_bridge->setData(m_data);
}

void CostsPage::showChart()
{
    m_chart->setFormats(formats());
    if (m_data->size() == 0)
        return;
    m_chart->setSpec(CategoryChart::spec(
        *m_data, static_cast<std::size_t>(std::max(0, m_option->currentIndex())), formats()));
}

void CostsPage::setStale(bool isStale)
{
    m_chart->setStale(isStale);
    m_bridge->setStale(isStale);
    m_table->setEnabled(!isStale);
}

void CostsPage::retranslate()
{
    const auto fill = [](QComboBox* choice, const QStringList& texts, int first)
    {
        const int at = choice->count() == 0 ? first : choice->currentIndex();
        choice->clear();
        choice->addItems(texts);
        choice->setCurrentIndex(at);
    };
    m_periodLabel->setText(tr("&Columns:"));
    fill(m_period, {tr("months"), tr("quarters"), tr("years")}, 2);
    m_viewLabel->setText(tr("&View:"));
    fill(m_viewChoice, {tr("cash: as it is paid"), tr("P&L: as in the books")}, 0);
    m_vatLabel->setText(tr("V&AT:"));
    fill(m_vat, {tr("excl. VAT"), tr("incl. VAT")}, 0);
    m_optionLabel->setText(tr("&Option:"));
    m_tabs->setTabText(0, tr("Over time, by category"));
    m_tabs->setTabText(1, tr("From one option to another"));
    setAccessibleName(title());
    refresh();
}

void CostsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace costmodel::ui
