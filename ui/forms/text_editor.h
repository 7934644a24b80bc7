#pragma once

#include <QLineEdit>
#include <QToolButton>

#include "ui/forms/field_editor.h"

namespace costmodel::ui
{

/// Numbers, texts, dates and names of files: a line that takes what people type. Nothing in it
/// stands for "not set"; the default shows through.
class TextEditor : public FieldEditor
{
    Q_OBJECT

public:
    TextEditor(const Field& field, QWidget* parent);
    void setState(const FieldState& state) override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Parsed
    {
        Value value;
        QString problem;
    };
    Parsed parse(const QString& text) const;
    Parsed parsedNumber(const QString& text) const;
    void textEdited();
    void finish();
    bool isFile() const
    {
        return m_field.kind == Kind::file;
    }

    const Field& m_field;
    FieldState m_state;
    QLineEdit* m_line;
    QToolButton* m_browse = nullptr; ///< of files only
    bool m_isTyping = false;
};

} // namespace costmodel::ui
