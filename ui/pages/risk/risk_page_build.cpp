#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/scenario/schema.h"
#include "ui/forms/text_editor.h"
#include "ui/pages/risk/risk_page.h"
#include "ui/text/qt_text.h"

/// How the page is put together, and its texts.
namespace costmodel::ui
{

namespace
{

const Field& monteCarloField(const char* key)
{
    return *findField(*findChild(scenarioSchema(), "monte_carlo")->table, key);
}

/// Refills a box and keeps what was chosen, if it is still there.
void refill(QComboBox& box, const std::vector<std::pair<QString, QString>>& entries)
{
    const QString chosen = box.currentData().toString();
    const QSignalBlocker blocker(&box);
    box.clear();
    for (const auto& [text, key] : entries)
        box.addItem(text, key);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

QComboBox* makeBox(const char* name, QWidget* parent)
{
    auto* const box = new QComboBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}

} // namespace

RiskPage::RiskPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
{
    auto* const layout = new QVBoxLayout(this);
    buildHead(*layout);
    m_views = new QTabWidget(this);
    m_views->setObjectName(QStringLiteral("risk views"));
    m_views->addTab(buildOutcome(), QString());
    m_fan = new ChartWidget(this);
    m_fan->setObjectName(QStringLiteral("fan"));
    m_views->addTab(m_fan, QString());
    m_uncertain = new RangesEditor(RangeKind::uncertain, document(), this);
    m_views->addTab(m_uncertain, QString());
    m_sensitivity = new RangesEditor(RangeKind::sensitivity, document(), this);
    m_views->addTab(m_sensitivity, QString());
    layout->addWidget(m_views, 1);
    connectAll();
    retranslate();
    showBusy(false);
    showRisk();
}

FieldEditor* RiskPage::makeNumber(const char* key)
{
    const Field& field = monteCarloField(key);
    const std::string path = std::string("monte_carlo.") + key;
    auto* const editor = new TextEditor(field, this);
    editor->focusProxy()->setObjectName(toQString(path));
    editor->setMaximumWidth(fontMetrics().averageCharWidth() * 14);
    connect(editor, &FieldEditor::edited, this,
            [this, path](const Value& value) { document().setValue(path, value, true); });
    connect(editor, &FieldEditor::problemChanged, this,
            [this](const QString& problem)
            {
                m_numberProblem->setText(QStringLiteral("⚠ ") + problem);
                m_numberProblem->setVisible(!problem.isEmpty());
            });
    return editor;
}

void RiskPage::buildHead(QVBoxLayout& layout)
{
    m_sentence = new QLabel(this);
    m_sentence->setObjectName(QStringLiteral("risk sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_sentence->setFont(large);
    m_quantiles = new QLabel(this);
    m_quantiles->setObjectName(QStringLiteral("quantiles"));
    m_quantiles->setWordWrap(true);
    m_quantiles->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout.addWidget(m_sentence);
    layout.addWidget(m_quantiles);
    auto* const row = new QHBoxLayout;
    m_buyLabel = new QLabel(this);
    m_rentLabel = new QLabel(this);
    m_drawsLabel = new QLabel(this);
    m_seedLabel = new QLabel(this);
    m_numberProblem = new QLabel(this);
    m_numberProblem->setWordWrap(true);
    m_numberProblem->hide();
    m_buy = makeBox("risk buy", this);
    m_rent = makeBox("risk rent", this);
    m_draws = makeNumber("draws");
    m_seed = makeNumber("seed");
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 14);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancel risk"));
    m_buyLabel->setBuddy(m_buy);
    m_rentLabel->setBuddy(m_rent);
    m_drawsLabel->setBuddy(m_draws);
    m_seedLabel->setBuddy(m_seed);
    row->addWidget(m_buyLabel);
    row->addWidget(m_buy, 1);
    row->addWidget(m_rentLabel);
    row->addWidget(m_rent, 1);
    row->addWidget(m_drawsLabel);
    row->addWidget(m_draws);
    row->addWidget(m_seedLabel);
    row->addWidget(m_seed);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    layout.addLayout(row);
    layout.addWidget(m_numberProblem);
}

QWidget* RiskPage::buildOutcome()
{
    auto* const splitter = new QSplitter(this);
    auto* const left = new QWidget(splitter);
    auto* const leftColumn = new QVBoxLayout(left);
    auto* const choice = new QHBoxLayout;
    m_targetLabel = new QLabel(left);
    m_target = makeBox("tornado of", left);
    m_targetLabel->setBuddy(m_target);
    m_all = new QCheckBox(left);
    m_all->hide();
    choice->addWidget(m_targetLabel);
    choice->addWidget(m_target, 1);
    choice->addWidget(m_all);
    m_tornado = new ChartWidget(left);
    m_tornado->setObjectName(QStringLiteral("tornado"));
    leftColumn->addLayout(choice);
    leftColumn->addWidget(m_tornado, 1);

    m_distributionStack = new QStackedWidget(splitter);
    auto* const nothing = new QWidget(m_distributionStack);
    auto* const nothingColumn = new QVBoxLayout(nothing);
    m_nothing = new QLabel(nothing);
    m_nothing->setObjectName(QStringLiteral("no risk"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_sayUncertain = new QPushButton(nothing);
    m_sayUncertain->setObjectName(QStringLiteral("say what is uncertain"));
    m_crude = new QPushButton(nothing);
    nothingColumn->addStretch(1);
    nothingColumn->addWidget(m_nothing);
    nothingColumn->addWidget(m_sayUncertain, 0, Qt::AlignHCenter);
    nothingColumn->addWidget(m_crude, 0, Qt::AlignHCenter);
    nothingColumn->addStretch(1);
    auto* const right = new QWidget(m_distributionStack);
    auto* const rightColumn = new QVBoxLayout(right);
    m_distribution = new ChartWidget(right);
    m_distribution->setObjectName(QStringLiteral("distribution"));
    m_boundsRow = new QWidget(right);
    auto* const bounds = new QHBoxLayout(m_boundsRow);
    bounds->setContentsMargins(0, 0, 0, 0);
    m_betweenLabel = new QLabel(right);
    m_andLabel = new QLabel(right);
    m_from = new QLineEdit(right);
    m_to = new QLineEdit(right);
    m_from->setObjectName(QStringLiteral("saving from"));
    m_to->setObjectName(QStringLiteral("saving to"));
    m_share = new QLabel(right);
    m_share->setObjectName(QStringLiteral("share between"));
    QFont bold = m_share->font();
    bold.setBold(true);
    m_share->setFont(bold);
    m_share->setWordWrap(true);
    m_share->setMinimumWidth(fontMetrics().averageCharWidth() * 9);
    for (QLineEdit* const line : {m_from, m_to})
    {
        line->setAlignment(Qt::AlignRight);
        line->setMinimumWidth(fontMetrics().averageCharWidth() * 13);
    }
    bounds->addWidget(m_betweenLabel);
    bounds->addWidget(m_from, 1);
    bounds->addWidget(m_andLabel);
    bounds->addWidget(m_to, 1);
    bounds->addWidget(m_share, 1);
    rightColumn->addWidget(m_distribution, 1);
    rightColumn->addWidget(m_boundsRow);
    m_distributionStack->addWidget(nothing);
    m_distributionStack->addWidget(right);
    splitter->addWidget(left);
    splitter->addWidget(m_distributionStack);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({450, 550});
    return splitter;
}

void RiskPage::connectAll()
{
    connect(&document(), &ScenarioDocument::changed, this, &RiskPage::refreshInputs);
    for (QComboBox* const box : {m_buy, m_rent})
        connect(box, &QComboBox::activated, this,
                [this]
                {
                    if (!m_results)
                        return;
                    compute();
                    showTornado();
                });
    connect(m_target, &QComboBox::activated, this, &RiskPage::showTornado);
    connect(m_all, &QCheckBox::toggled, this, &RiskPage::showTornado);
    connect(m_tornado, &ChartWidget::spotClicked, this, &RiskPage::inputRequested);
    connect(m_cancel, &QPushButton::clicked, this,
            [this]
            {
                m_background.cancel();
                m_isCancelled = true;
                showBusy(false);
                showRisk();
            });
    const auto drag = [this](const QString& id, double value)
    {
        SavingBounds bounds = m_bounds;
        if (id == QStringLiteral("from"))
            bounds.from = std::min(value, bounds.to);
        else
            bounds.to = std::max(value, bounds.from);
        setBounds(bounds);
    };
    connect(m_distribution, &ChartWidget::markDragged, this, drag);
    connect(m_distribution, &ChartWidget::markReleased, this, drag);
    connect(m_from, &QLineEdit::editingFinished, this,
            [this] { boundTyped(*m_from, &SavingBounds::from); });
    connect(m_to, &QLineEdit::editingFinished, this,
            [this] { boundTyped(*m_to, &SavingBounds::to); });
    connect(m_sayUncertain, &QPushButton::clicked, this,
            [this]
            {
                m_views->setCurrentWidget(m_uncertain);
                m_uncertain->add();
            });
    connect(m_crude, &QPushButton::clicked, this,
            [this]
            {
                m_views->setCurrentWidget(m_uncertain);
                m_uncertain->addCrude();
            });
    connect(&session(), &Session::settingsChanged, this,
            [this]
            {
                if (isVisible())
                    refreshInputs();
            });
}

void RiskPage::fillChoices()
{
    std::vector<std::pair<QString, QString>> buys{{tr("the cheapest purchase"), QString()}};
    std::vector<std::pair<QString, QString>> rents{{tr("the cheapest plan"), QString()}};
    std::vector<std::pair<QString, QString>> targets{
        {tr("Buying less renting"), QStringLiteral("difference")},
        {tr("Break-even"), QStringLiteral("month")}};
    for (const Buy& buy : m_results->scenario.buys)
        buys.emplace_back(toQString(buy.name), toQString(buy.name));
    for (const Rent& rent : m_results->scenario.rents)
        rents.emplace_back(toQString(rent.name), toQString(rent.name));
    if (buys.size() == 1 || rents.size() == 1)
        targets.clear();
    for (const OptionResult& option : m_results->evaluation.options)
        targets.emplace_back(tr("Cost of %1").arg(toQString(option.name)),
                             QStringLiteral("option:") + toQString(option.name));
    if (m_results->evaluation.hybrid && m_results->evaluation.hybrid->best)
        targets.emplace_back(tr("Cost of the best split"), QStringLiteral("option:hybrid"));
    refill(*m_buy, buys);
    refill(*m_rent, rents);
    refill(*m_target, targets);
    for (QComboBox* const box : {m_buy, m_rent, m_target})
        box->setToolTip(box->currentText());
}

void RiskPage::refreshInputs()
{
    const MonteCarlo& monteCarlo = document().scenario().monteCarlo;
    NumberStyle style;
    style.isWhole = true;
    m_draws->setState({Value(monteCarlo.draws), {}, style, {}, {}});
    m_seed->setState({Value(monteCarlo.seed), {}, style, {}, {}});
    m_uncertain->refresh(formats());
    m_sensitivity->refresh(formats());
}

void RiskPage::retranslate()
{
    m_views->setTabText(0, tr("Outcome"));
    m_views->setTabText(1, tr("Over time"));
    m_views->setTabText(2, tr("What is uncertain"));
    m_views->setTabText(3, tr("Ranges of the tornado"));
    m_buyLabel->setText(tr("&Buying:"));
    m_rentLabel->setText(tr("&Renting:"));
    m_drawsLabel->setText(tr("&Draws:"));
    m_seedLabel->setText(tr("&Seed:"));
    m_draws->focusProxy()->setAccessibleName(tr("Number of draws"));
    m_seed->focusProxy()->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed gives the same draws on every machine."));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the draws"));
    m_targetLabel->setText(tr("What moves:"));
    m_betweenLabel->setText(tr("Savings between"));
    m_andLabel->setText(tr("and", "between ... and ..."));
    m_from->setAccessibleName(tr("Lower bound of the saving"));
    m_to->setAccessibleName(tr("Upper bound of the saving"));
    m_sayUncertain->setText(tr("Say what is uncertain …"));
    m_crude->setText(tr("±20 % for all drivers (crude)"));
}

void RiskPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_views)
    {
        retranslate();
        if (m_results)
        {
            fillChoices();
            showTornado();
        }
        showRisk();
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
