#include "ui/document/edit_command.h"

namespace costmodel::ui
{

EditCommand::EditCommand(ScenarioDocument& document, const QString& what, Scenario before,
                         Scenario after, QString mergeKey)
    : QUndoCommand(what)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_mergeKey(std::move(mergeKey))
{
}

void EditCommand::undo()
{
    m_document.put(m_before);
}

void EditCommand::redo()
{
    m_document.put(m_after);
}

bool EditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const EditCommand*>(other);
    if (next->m_mergeKey != m_mergeKey)
        return false;
    m_after = next->m_after;
    // Dragged back to where it was: the step disappears.
    setObsolete(m_after == m_before);
    return true;
}

} // namespace costmodel::ui
