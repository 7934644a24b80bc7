#pragma once

#include <QObject>

#include "ui/run/background.h"
#include "ui/services_files.h"

namespace costmodel::ui
{

class MainWindow;

/// Leads files that are dropped on a window or chosen by "Import" to the page that they belong to.
class FileImport : public QObject
{
    Q_OBJECT

public:
    explicit FileImport(MainWindow& window);

    /// Asks for a file.
    void choose();
    void import(const QString& file);

private:
    void lead(const QString& file, FileKind kind);

    MainWindow& m_window;
    Background m_recognising;
};

} // namespace costmodel::ui
