#include "ui/forms/scenario_form.h"

#include <QApplication>
#include <QVBoxLayout>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

ScenarioForm::ScenarioForm(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_context{document, {}, {}, {}, {}, {}}
    , m_search(new QLineEdit(this))
    , m_scroll(new QScrollArea(this))
    , m_form(new TableForm(scenarioSchema(), 0, m_context, m_scroll))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_scroll);
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("find input"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const holder = new QWidget(m_scroll);
    auto* const column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 6, 0);
    column->addWidget(m_form);
    column->addStretch(1);
    m_scroll->setWidget(holder);
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString& words) { m_form->filter(words.trimmed()); });
    connect(m_form, &TableForm::explanationRequested, this, &ScenarioForm::explanationRequested);
    connect(&document, &ScenarioDocument::changed, this, &ScenarioForm::refresh);
    // A field that was left begins a new step.
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* old, QWidget*)
            {
                if (old && isAncestorOf(old))
                    m_context.document.endMerge();
            });
    retranslate();
    refresh();
}

void ScenarioForm::reveal(const QString& path)
{
    m_search->clear();
    m_form->reveal(path.toStdString());
    if (QWidget* const focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
    {
        // The groups that were just opened have their place only after the layout.
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        m_scroll->ensureWidgetVisible(focus, 0, m_scroll->height() / 3);
    }
}

void ScenarioForm::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ScenarioForm::refresh()
{
    const Scenario& scenario = m_context.document.scenario();
    m_context.problems.clear();
    for (const Issue& issue : m_context.document.issues())
        m_context.problems.emplace(issue.path, rendered(issue.what));
    const auto namesOf = [](const auto& entries)
    {
        QStringList names;
        for (const auto& entry : entries)
            names << toQString(entry.name);
        return names;
    };
    m_context.gpuNames = namesOf(scenario.gpus);
    m_context.rentNames = namesOf(scenario.rents);
    m_context.buyNames = namesOf(scenario.buys);
    m_context.currencies = {toQString(scenario.general.currency)};
    for (const FxRate& rate : scenario.fx.rates)
        m_context.currencies << toQString(rate.currency);
    for (const char* const common : {"CNY", "USD", "EUR", "HKD", "JPY"})
        if (!m_context.currencies.contains(QLatin1String(common)))
            m_context.currencies << QLatin1String(common);
    m_form->refresh({&scenarioSchema(), &scenario, {}, nullptr, nullptr});
}

void ScenarioForm::retranslate()
{
    m_search->setPlaceholderText(tr("Find an input (Ctrl+F)"));
    m_search->setAccessibleName(tr("Find an input"));
}

void ScenarioForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
