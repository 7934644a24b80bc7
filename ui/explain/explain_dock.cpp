#include "ui/explain/explain_dock.h"

#include <QApplication>
#include <QEvent>

#include "ui/explain/focused_target.h"

namespace costmodel::ui
{

ExplainDock::ExplainDock(Session& session, QWidget* parent)
    : QDockWidget(parent)
    , m_panel(new ExplainPanel(session, this))
{
    setObjectName(QStringLiteral("explanation"));
    setWidget(m_panel);
    setWindowTitle(tr("How did this number arise?"));
    hide();
}

void ExplainDock::explain(const QString& target)
{
    show();
    raise();
    m_panel->explain(target);
}

void ExplainDock::explainFocused(const Scenario& scenario)
{
    const QString target = focusedTarget(QApplication::focusWidget(), scenario);
    if (!target.isEmpty())
    {
        explain(target);
        return;
    }
    show();
    m_panel->setFocus();
}

void ExplainDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("How did this number arise?"));
}

} // namespace costmodel::ui
