#include "ui/import/file_questions.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

FileQuestions::FileQuestions(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setRowWrapPolicy(QFormLayout::WrapAllRows);
}

void FileQuestions::setQuestions(const std::vector<FileQuestion>& questions)
{
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
    m_answers.clear();
    for (const FileQuestion& question : questions)
    {
        auto* const label = new QLabel(rendered(question.text), this);
        label->setWordWrap(true);
        QWidget* editor = nullptr;
        if (question.choices.empty())
            editor = new QLineEdit(this);
        else
        {
            auto* const box = new QComboBox(this);
            for (const std::string& choice : question.choices)
                box->addItem(toQString(choice));
            editor = box;
        }
        editor->setObjectName(toQString(question.option));
        editor->setAccessibleName(label->text());
        m_layout->addRow(label, editor);
        m_answers.push_back({question.option, editor});
    }
    setVisible(!questions.empty());
}

void FileQuestions::addTo(FileOptions& options) const
{
    for (const Answer& answer : m_answers)
    {
        QString text;
        if (const auto* const box = qobject_cast<const QComboBox*>(answer.editor))
            text = box->currentText();
        else if (const auto* const line = qobject_cast<const QLineEdit*>(answer.editor))
            text = line->text().trimmed();
        if (!text.isEmpty())
            options[answer.option] = text.toStdString();
    }
}

} // namespace costmodel::ui
