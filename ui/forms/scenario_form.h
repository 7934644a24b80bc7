#pragma once

#include <QLineEdit>
#include <QScrollArea>

#include "ui/forms/table_form.h"

namespace costmodel::ui
{

/// All inputs of a scenario, in groups that can be folded, with a line to find one by its name.
class ScenarioForm : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioForm(ScenarioDocument& document, QWidget* parent = nullptr);

    /// Opens the groups around an input and gives it the focus.
    void reveal(const QString& path);
    void focusSearch();
    /// How files are asked for; see FormContext::chooseFile.
    void setFileChooser(
        std::function<QString(QWidget* parent, const QString& title, const QString& filters)>
            choose)
    {
        m_context.chooseFile = std::move(choose);
    }

Q_SIGNALS:
    void explanationRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    FormContext m_context;
    QLineEdit* m_search;
    QScrollArea* m_scroll;
    TableForm* m_form;
};

} // namespace costmodel::ui
