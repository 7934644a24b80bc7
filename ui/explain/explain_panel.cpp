#include "ui/explain/explain_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/explain/derivation_text.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

struct ExplainPanel::Source
{
    explicit Source(ResultsPointer of)
        : results(std::move(of))
    {
    }
    ResultsPointer results;
    std::optional<Explainer> explainer; ///< made with the first question
};

ExplainPanel::ExplainPanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_copy(new QToolButton(this))
    , m_state(new QLabel(this))
    , m_text(new QTextBrowser(this))
{
    m_back->setObjectName(QStringLiteral("explain back"));
    m_forward->setObjectName(QStringLiteral("explain forward"));
    m_copy->setObjectName(QStringLiteral("explain copy"));
    m_text->setObjectName(QStringLiteral("explain text"));
    m_back->setArrowType(Qt::LeftArrow);
    m_forward->setArrowType(Qt::RightArrow);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_state->setWordWrap(true);
    m_state->hide();
    auto* const line = new QHBoxLayout;
    line->addWidget(m_back);
    line->addWidget(m_forward);
    line->addStretch(1);
    line->addWidget(m_copy);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_state);
    column->addWidget(m_text, 1);
    setFocusProxy(m_text);

    connect(m_back, &QToolButton::clicked, this, &ExplainPanel::back);
    connect(m_forward, &QToolButton::clicked, this, &ExplainPanel::forward);
    connect(m_copy, &QToolButton::clicked, this, &ExplainPanel::copy);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { follow(url.toString()); });
    connect(&session, &Session::settingsChanged, this, &ExplainPanel::showExplained);
    retranslate();
}

void ExplainPanel::explain(const QString& target)
{
    m_history.go({target, {}});
    start();
}

void ExplainPanel::setResults(const ResultsPointer& results)
{
    m_results = results;
    m_source.reset();
    start();
}

void ExplainPanel::setStale(bool isStale)
{
    m_state->setVisible(isStale && m_history.place());
    m_text->setEnabled(!isStale);
}

ExplainPanel::Explained ExplainPanel::explained(Source& source, const ExplainPlace& place)
{
    const Results& results = *source.results;
    Explained outcome;
    outcome.place = place;
    const auto target =
        parseTarget(results.scenario, results.evaluation, place.target.toStdString());
    if (!target)
    {
        outcome.problem = target.error();
        return outcome;
    }
    if (!source.explainer)
        source.explainer.emplace(results.scenario, results.evaluation);
    const auto root = source.explainer->explain(*target);
    if (!root)
    {
        outcome.problem = root.error();
        return outcome;
    }
    Derivation at = *root;
    for (const std::size_t part : place.parts)
    {
        if (part >= at.parts.size())
            break; // other results may have fewer parts
        Derivation next = source.explainer->opened(at.parts[part]);
        at = std::move(next);
    }
    outcome.derivation = std::move(at);
    return outcome;
}

void ExplainPanel::start()
{
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
    const auto place = m_history.place();
    if (!place || !m_results)
    {
        showExplained();
        return;
    }
    if (!m_source)
        m_source = std::make_shared<Source>(m_results);
    m_work.start(
        [source = m_source, place = *place](const std::stop_token&, const Background::Progress&)
        { return explained(*source, place); },
        [this](Explained outcome)
        {
            m_explained = std::move(outcome);
            showExplained();
        });
}

void ExplainPanel::showExplained()
{
    m_copy->setEnabled(m_explained && m_explained->derivation);
    if (!m_explained)
    {
        m_text->setPlainText(
            tr("Choose a number – with F8 or the menu of the right button – to see "
               "how it arose."));
        return;
    }
    const int scrolled = m_text->verticalScrollBar()->value();
    if (m_explained->derivation)
        m_text->setHtml(DerivationText::html(*m_explained->derivation, m_session.formats()));
    else
        m_text->setPlainText(rendered(m_explained->problem));
    m_text->verticalScrollBar()->setValue(scrolled);
}

void ExplainPanel::follow(const QString& link)
{
    if (!m_explained || !m_explained->derivation)
        return;
    const Derivation& shown = *m_explained->derivation;
    const QString what = link.section(u':', 0, 0);
    if (what == QStringLiteral("origin"))
    {
        Q_EMIT inputRequested(toQString(shown.origin.path));
        return;
    }
    const std::size_t index = link.section(u':', 1).toULongLong();
    if (index >= shown.parts.size())
        return;
    if (what == QStringLiteral("input"))
    {
        Q_EMIT inputRequested(toQString(shown.parts[index].origin.path));
        return;
    }
    ExplainPlace next = m_explained->place;
    const auto& target = shown.parts[index].target;
    if (target)
        next = {toQString(targetText(*target)), {}};
    else
        next.parts.push_back(index);
    m_history.go(next);
    start();
    m_text->verticalScrollBar()->setValue(0);
}

void ExplainPanel::back()
{
    if (!m_history.canGoBack())
        return;
    m_history.back();
    start();
}

void ExplainPanel::forward()
{
    if (!m_history.canGoForward())
        return;
    m_history.forward();
    start();
}

void ExplainPanel::copy()
{
    if (m_explained && m_explained->derivation)
        QApplication::clipboard()->setText(
            DerivationText::plain(*m_explained->derivation, m_session.formats()));
}

QString ExplainPanel::text() const
{
    return m_text->toPlainText();
}

void ExplainPanel::retranslate()
{
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward"));
    m_forward->setAccessibleName(tr("Forward"));
    m_copy->setText(tr("Copy the derivation"));
    m_state->setText(tr("The inputs have changed; this is being computed again."));
    m_text->setAccessibleName(tr("How did this number arise?"));
    start();
}

void ExplainPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace costmodel::ui
