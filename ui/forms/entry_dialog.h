#pragma once

#include <vector>

#include <QDialog>
#include <QLabel>

#include "ui/forms/field_editor.h"
#include "ui/forms/form_context.h"

class QFormLayout;
class QPushButton;

namespace costmodel::ui
{

/// Asks for what a new entry cannot do without: its name and the required fields. Nothing is added
/// with a price of zero that nobody gave.
class EntryDialog : public QDialog
{
    Q_OBJECT

public:
    EntryDialog(const Child& child, const std::string& parentPath, FormContext& context,
                QWidget* parent);

    /// Whether there is anything to ask.
    bool isNeeded() const
    {
        return !m_inputs.empty() || m_asksName;
    }
    /// Puts the answers into a new entry.
    void fill(void* entry) const;

private:
    struct Input
    {
        const Field* field;
        Value value;
        QString problem;
        QLabel* shownProblem;
    };
    void addInput(const Field& field, const TableVisit& visit, QFormLayout& form);
    void check();

    const Child& m_child;
    FormContext& m_context;
    bool m_asksName = false;
    std::string m_name;
    std::vector<Input> m_inputs;
    QPushButton* m_ok = nullptr;
};

} // namespace costmodel::ui
