#pragma once

#include <QLabel>

#include "ui/forms/field_editor.h"
#include "ui/forms/form_context.h"

namespace costmodel::ui
{

/// One input: its label with the unit under it, the editor, and what is wrong with it. The object
/// name of the editor's focus widget is the path.
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    FieldRow(const Field& field, FormContext& context, QWidget* parent);

    void refresh(const TableVisit& visit);
    const std::string& path() const
    {
        return m_path;
    }
    const Field& field() const
    {
        return m_field;
    }
    /// Shows it only if all of `words` are found in its label, key or help (all of them in an empty
    /// text). Whether it is shown; one that has no meaning beside the others of its table never is.
    bool filter(const QString& words);
    void reveal();

Q_SIGNALS:
    void explanationRequested(const QString& path);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool matches(const QString& words) const;
    void retranslate();
    void showProblem();
    void apply(const Value& value);
    void browse();
    QString hint() const;

    const Field& m_field;
    FormContext& m_context;
    std::string m_path;
    std::string m_namedEntry; ///< path of the entry whose name this is; empty for other inputs
    bool m_applies = true;
    bool m_isMatch = true;
    Value m_value;
    NumberStyle m_style;
    QString m_unitText;
    QString m_typingProblem;
    QString m_documentProblem;
    QLabel* m_label;
    QLabel* m_unit;
    QLabel* m_problem;
    FieldEditor* m_editor;
};

} // namespace costmodel::ui
