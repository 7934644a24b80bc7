#pragma once

#include <memory>

#include <QStringList>
#include <QWidget>

#include "model/scenario/field.h"
#include "ui/text/number_text.h"

namespace costmodel::ui
{

/// What an editor is told about its field with every refresh.
struct FieldState
{
    Value value;
    /// What counts while nothing is set; monostate: there is none.
    Value fallback;
    NumberStyle style;
    QStringList names; ///< what a reference may name
    QString shownFallback;
};

/// Edits the value of one field. It shows the text that was typed until it is a value, and says
/// what is wrong with it.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows the state of the document. What is being typed and is no value yet stays.
    virtual void setState(const FieldState& state) = 0;

Q_SIGNALS:
    /// Another value of the field's kind, or monostate to set nothing.
    void edited(const costmodel::Value& value);
    /// What was typed is no value; empty when it is one again.
    void problemChanged(const QString& problem);
    /// A file is to be chosen.
    void browseRequested();
};

/// The editor for the kind of a field; expects one that forms show.
FieldEditor* makeFieldEditor(const Field& field, QWidget* parent);

} // namespace costmodel::ui
