#pragma once

#include <functional>
#include <optional>

#include <QString>
#include <QStringList>

class QWidget;

namespace costmodel::ui
{

enum class SaveAnswer
{
    save,
    discard,
    cancel
};

/// Questions that stop a person. All of them go through here, so that tests can answer.
struct Prompts
{
    std::function<SaveAnswer(QWidget* parent, const QString& name)> askToSave;
    std::function<bool(QWidget* parent, const QString& question, const QString& yes)> confirm;
    std::function<void(QWidget* parent, const QString& title, const QString& text)> tell;
    /// A file to open; empty if none was chosen. Filters as for QFileDialog.
    std::function<QString(QWidget* parent, const QString& title, const QString& filters)> openFile;
    std::function<QString(QWidget* parent, const QString& title, const QString& proposed,
                          const QString& filters)>
        saveFile;
};

/// With the dialogs of the system.
Prompts systemPrompts();

} // namespace costmodel::ui
