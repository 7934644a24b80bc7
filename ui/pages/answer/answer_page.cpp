#include "ui/pages/answer/answer_page.h"

#include <algorithm>

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QVBoxLayout>

#include "ui/pages/answer/answer_chart.h"
#include "ui/pages/comparison/option_words.h"
#include "ui/pages/comparison/sentence.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

/// Letters of the sentence; larger where the reader has chosen larger ones for everything.
constexpr double sentencePoints = 16;
constexpr double sentenceFactor = 1.65;

QString figureTarget(const AnswerFigure& figure, const Answer& answer)
{
    const std::string buy = answer.buy ? answer.buy->name : std::string();
    const std::string rent = answer.rent ? answer.rent->name : std::string();
    const bool isPair = answer.buy && answer.rent;
    switch (figure.id)
    {
    case FigureId::presentCost:
        return answer.winner
                   ? optionTarget(answer.winner->kind, answer.winner->name, QStringLiteral("npv"))
                   : QString();
    case FigureId::breakEvenUtilization:
        return isPair ? breakEvenTarget(buy, rent, QStringLiteral("utilization")) : QString();
    case FigureId::payback:
        return isPair ? breakEvenTarget(buy, rent, QStringLiteral("month")) : QString();
    case FigureId::peakCash:
        if (answer.buy)
            return optionTarget(OptionKind::buy, buy, QStringLiteral("cumulative"));
        return answer.rent ? optionTarget(OptionKind::rent, rent, QStringLiteral("cumulative"))
                           : QString();
    }
    return {};
}

} // namespace

AnswerPage::AnswerPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_scroll(new QScrollArea(this))
{
    build();
    setFonts();
    retranslate();
}

QLabel* AnswerPage::addHeading(QBoxLayout& column)
{
    auto* const heading = new QLabel(m_scroll->widget());
    heading->setWordWrap(true);
    heading->setMinimumWidth(1);
    column.addSpacing(6);
    column.addWidget(heading);
    return heading;
}

void AnswerPage::build()
{
    QVBoxLayout* const column = scrollingColumn(*m_scroll);
    QWidget* const content = m_scroll->widget();

    m_sentence = new QLabel(content);
    m_condition = new QLabel(content);
    m_staleNote = new QLabel(content);
    m_copy = new QPushButton(content);
    m_sentence->setObjectName(QStringLiteral("answer"));
    m_condition->setObjectName(QStringLiteral("condition"));
    for (QLabel* const label : {m_sentence, m_condition})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setMinimumWidth(1);
    }
    column->addWidget(m_sentence);
    auto* const below = new QHBoxLayout;
    below->addWidget(m_condition, 1);
    below->addWidget(m_copy, 0, Qt::AlignTop);
    column->addLayout(below);
    m_staleNote->setWordWrap(true);
    m_staleNote->hide();
    column->addWidget(m_staleNote);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(answerText()); });

    m_cardGrid = new QGridLayout;
    m_cardGrid->setSpacing(8);
    for (FigureCard*& card : m_cards)
    {
        card = new FigureCard(content);
        connect(card, &FigureCard::explanationRequested, this, &Page::explanationRequested);
    }
    column->addLayout(m_cardGrid);
    placeCards();

    m_chart = new ChartWidget(content);
    m_chart->setObjectName(QStringLiteral("answer chart"));
    column->addWidget(m_chart);

    m_optionsHeading = addHeading(*column);
    m_optionsView = new TableView(session(), QStringLiteral("options"), content);
    m_optionsView->setSource(&m_options);
    m_optionsView->setHeightByRows(14);
    connect(m_optionsView, &TableView::explanationRequested, this, &Page::explanationRequested);
    column->addWidget(m_optionsView);

    m_driversHeading = addHeading(*column);
    m_drivers = new DriversPanel(document(), content);
    column->addWidget(m_drivers);
    connect(m_drivers, &DriversPanel::flipsChanged, this, &AnswerPage::showFlips);

    m_flipsHeading = addHeading(*column);
    m_flipsHint = new QLabel(content);
    m_flipsHint->setWordWrap(true);
    m_flipsHint->setMinimumWidth(1);
    column->addWidget(m_flipsHint);
    m_flipsView = new TableView(session(), QStringLiteral("flips"), content);
    m_flipsView->setSource(&m_flips);
    m_flipsView->setHeightByRows(8);
    connect(m_flipsView, &QTreeView::activated, this, &AnswerPage::tryFlip);
    connect(m_flipsView, &TableView::menuOpening, this, &AnswerPage::fillFlipMenu);
    column->addWidget(m_flipsView);

    m_warningsHeading = addHeading(*column);
    m_warnings = new WarningList(content);
    connect(m_warnings, &WarningList::inputRequested, this, &Page::inputRequested);
    column->addWidget(m_warnings);
    column->addStretch(1);
}

void AnswerPage::placeCards()
{
    const int columns = width() < fontMetrics().height() * 36 ? 2 : 4;
    if (m_cardGrid->count() > 0 && m_cardGrid->itemAtPosition(0, columns - 1) &&
        (columns == 4 || m_cardGrid->itemAtPosition(1, 0)))
        return;
    for (FigureCard* const card : m_cards)
        m_cardGrid->removeWidget(card);
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i)
        m_cardGrid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int i = 0; i < 4; ++i)
        m_cardGrid->setColumnStretch(i, i < columns ? 1 : 0);
}

QString AnswerPage::title() const
{
    return tr("Answer");
}

QString AnswerPage::question() const
{
    return tr("Rent or buy, and what does it hang on?");
}

QString AnswerPage::answerText() const
{
    return sentences(m_answer.headline, formats());
}

void AnswerPage::showResults(const ResultsPointer& results)
{
    m_results = results;
    const Formats formats = this->formats();
    m_answer = answerOf(results->scenario, results->evaluation);
    m_sentence->setText(breakable(sentence(m_answer.headline.front(), formats)));
    m_condition->setText(
        breakable(sentences({m_answer.headline.begin() + 1, m_answer.headline.end()}, formats)));
    showCards();
    m_chart->setFormats(formats);
    m_chart->setSpec(answerChart(*results, m_answer, formats));
    m_options.show(*results, m_answer, formats);
    m_optionsView->setVisible(m_options.rowCount() > 0);
    m_optionsHeading->setVisible(m_options.rowCount() > 0);
    m_drivers->showResults(results);
    m_warnings->show(results->evaluation.warnings);
    m_warningsHeading->setVisible(!results->evaluation.warnings.empty());
    showFlips();
}

void AnswerPage::showFlips()
{
    const bool isThere = !m_drivers->flips().empty();
    if (isThere && m_results)
        m_flips.show(m_results->scenario, m_drivers->flips(), formats());
    m_flipsView->setEnabled(isThere);
    const bool isShown = m_flips.rowCount() > 0;
    m_flipsView->setVisible(isShown);
    m_flipsHint->setText(isThere || !m_drivers->isBusy()
                             ? tr("At these values buying and renting change places, each input "
                                  "moved alone. Double-click a row to try its value; undo brings "
                                  "the old one back.")
                             : tr("The values at which the answer changes are being computed …"));
}

void AnswerPage::tryFlip(const QModelIndex& shown)
{
    const int row = m_flipsView->sourceIndex(shown).row();
    if (row < 0 || m_drivers->flips().empty())
        return;
    const FlipRow& flip = m_flips.flip(row);
    const DriverInput& input = m_flips.input(row);
    if (!input.cannotBeSet.isEmpty())
        session().prompts().tell(this, input.label, input.cannotBeSet);
    else if (flip.nearest)
        setDriver(document(), document().scenario(), input, flip.nearest->value, false);
}

void AnswerPage::fillFlipMenu(QMenu& menu, const QModelIndex& source)
{
    if (!source.isValid())
        return;
    const FlipRow& flip = m_flips.flip(source.row());
    QAction* const attempt = menu.addAction(tr("&Try this value"));
    attempt->setEnabled(flip.nearest && m_flips.input(source.row()).cannotBeSet.isEmpty());
    const QModelIndex shown = m_flipsView->currentIndex();
    connect(attempt, &QAction::triggered, this, [this, shown] { tryFlip(shown); });
    const QString path = toQString(flip.driver.path == demandHours ? "demand" : flip.driver.path);
    connect(menu.addAction(tr("&Go to the input")), &QAction::triggered, this,
            [this, path] { Q_EMIT inputRequested(path); });
}

void AnswerPage::showCards()
{
    const QString currency = toQString(m_results->scenario.general.currency);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
    {
        const AnswerFigure& figure = m_answer.figures[i];
        m_cards[i]->show(figure, currency, figureTarget(figure, m_answer), formats());
    }
}

void AnswerPage::setStale(bool isStale)
{
    m_sentence->setEnabled(!isStale);
    m_condition->setEnabled(!isStale);
    for (FigureCard* const card : m_cards)
        card->setEnabled(!isStale);
    m_optionsView->setEnabled(!isStale);
    m_flipsView->setEnabled(!isStale && !m_drivers->flips().empty());
    m_chart->setStale(isStale);
    m_staleNote->setVisible(isStale);
}

void AnswerPage::setFonts()
{
    const double base = font().pointSizeF();
    QFont large = font();
    large.setPointSizeF(std::max(sentencePoints, base * sentenceFactor));
    m_sentence->setFont(large);
    QFont medium = font();
    medium.setPointSizeF(base * 1.1);
    m_condition->setFont(medium);
    QFont bold = font();
    bold.setBold(true);
    for (QLabel* const heading :
         {m_optionsHeading, m_driversHeading, m_flipsHeading, m_warningsHeading})
        heading->setFont(bold);
    const int em = fontMetrics().height();
    m_chart->setMinimumHeight(13 * em);
}

void AnswerPage::retranslate()
{
    m_copy->setText(tr("&Copy the answer"));
    m_copy->setToolTip(tr("Copies the sentences to the clipboard."));
    m_staleNote->setText(
        tr("The inputs have changed; this is the answer to those of before. It is being computed "
           "again."));
    m_optionsHeading->setText(tr("All ways side by side"));
    m_optionsView->setCaption(tr("All ways side by side"));
    m_driversHeading->setText(tr("What the answer hangs on: move an input and see"));
    m_flipsHeading->setText(tr("What must be true for the answer to change"));
    m_flipsView->setCaption(tr("What must be true for the answer to change"));
    m_warningsHeading->setText(tr("Worth knowing about this scenario"));
    m_sentence->setAccessibleName(tr("Answer"));
}

void AnswerPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        if (m_results)
            showResults(m_results);
    }
    else if (event->type() == QEvent::FontChange)
    {
        setFonts();
        placeCards();
    }
    Page::changeEvent(event);
}

void AnswerPage::resizeEvent(QResizeEvent* event)
{
    placeCards();
    Page::resizeEvent(event);
}

} // namespace costmodel::ui
