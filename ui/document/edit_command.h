#pragma once

#include <QUndoCommand>

#include "ui/document/scenario_document.h"

namespace costmodel::ui
{

/// One step: the scenario before and after it. Scenarios are small values (traces are shared), so a
/// step need not know what it changes.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(ScenarioDocument& document, const QString& what, Scenario before, Scenario after,
                QString mergeKey);

    void undo() override;
    void redo() override;
    int id() const override
    {
        return m_mergeKey.isEmpty() ? -1 : 1;
    }
    bool mergeWith(const QUndoCommand* other) override;

private:
    ScenarioDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    QString m_mergeKey;
};

} // namespace costmodel::ui
