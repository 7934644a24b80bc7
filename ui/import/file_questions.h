#pragma once

#include <QFormLayout>
#include <QWidget>

#include "ui/services_files.h"

namespace costmodel::ui
{

/// What has to be decided before a file can be used, as boxes to choose from.
class FileQuestions : public QWidget
{
    Q_OBJECT

public:
    explicit FileQuestions(QWidget* parent = nullptr);

    void setQuestions(const std::vector<FileQuestion>& questions);
    /// Adds the answers to what was decided before.
    void addTo(FileOptions& options) const;

private:
    struct Answer
    {
        std::string option;
        QWidget* editor; ///< a combo box, or a line for any text
    };
    QFormLayout* m_layout;
    std::vector<Answer> m_answers;
};

} // namespace costmodel::ui
