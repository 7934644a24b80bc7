#pragma once

#include <vector>

#include <QComboBox>

#include "ui/forms/field_editor.h"

namespace costmodel::ui
{

/// Choices, switches, currencies and names of other things in the scenario: a list to choose from.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const Field& field, QWidget* parent);
    void setState(const FieldState& state) override;

private:
    void fill();
    void add(const QString& text, const Value& value);
    void chosen(int index);
    void currencyTyped();

    const Field& m_field;
    FieldState m_state;
    QComboBox* m_box;
    std::vector<Value> m_values;
};

} // namespace costmodel::ui
