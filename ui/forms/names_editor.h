#pragma once

#include <QToolButton>

#include "ui/forms/field_editor.h"

namespace costmodel::ui
{

/// Several names of other things in the scenario, or all of them: a button with a list to tick.
class NamesEditor : public FieldEditor
{
    Q_OBJECT

public:
    explicit NamesEditor(QWidget* parent);
    void setState(const FieldState& state) override;

private:
    void toggled(const std::string& name, bool isOn);

    FieldState m_state;
    QToolButton* m_button;
};

} // namespace costmodel::ui
