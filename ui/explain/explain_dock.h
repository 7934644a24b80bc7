#pragma once

#include <QDockWidget>

#include "ui/explain/explain_panel.h"

namespace costmodel::ui
{

/// The panel "How did this number arise?" at the side of a window; it opens with a question.
class ExplainDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ExplainDock(Session& session, QWidget* parent = nullptr);

    ExplainPanel& panel() const
    {
        return *m_panel;
    }
    void explain(const QString& target);
    /// Asks about what has the focus; see focusedTarget.
    void explainFocused(const Scenario& scenario);

protected:
    void changeEvent(QEvent* event) override;

private:
    ExplainPanel* m_panel;
};

} // namespace costmodel::ui
