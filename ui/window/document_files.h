#pragma once

#include <filesystem>

#include <QFileSystemWatcher>
#include <QTimer>

#include "ui/document/scenario_document.h"
#include "ui/run/background.h"
#include "ui/text/paths.h"
#include "ui/window/recovery.h"
#include "ui/window/session.h"

namespace costmodel::ui
{

/// Brings the document of a window in and out of files: opening aside of the window's thread,
/// saving, keeping a copy of unsaved work for the case of a crash, noticing when somebody else
/// changes the file.
class DocumentFiles : public QObject
{
    Q_OBJECT

public:
    DocumentFiles(Session& session, ScenarioDocument& document, QWidget* window);

    /// Reads a scenario; when it is there the document is that one. What is wrong with it is told.
    void open(const std::filesystem::path& file);
    /// Starts from text that was never saved: a template, work recovered after a crash.
    void start(const std::string& text, const std::filesystem::path& file, bool isRecovered);
    /// False if there is no file yet and none was chosen, or it could not be written.
    bool save();
    bool saveAs();
    /// Writes a scenario that has this one as its base and says nothing else yet. Its file; empty
    /// if there is none.
    QString makeVariant();
    /// Reads the file again; changes since are dropped.
    void reload();
    /// Asks whether to save changes; false if the window must stay.
    bool mayClose();
    /// The document is closed: its copy is not needed any more.
    void forgetRecovery()
    {
        m_recovery.forget();
    }

Q_SIGNALS:
    void opened();
    void openFailed();
    void busyChanged(bool isBusy);
    /// Another program changed the file; `isModified`: there are changes here, too.
    void changedOnDisk();
    void saved(const QString& file);

private:
    void use(LoadedScenario loaded, const std::filesystem::path& file, bool isRecovered);
    bool write(const std::filesystem::path& file);
    void watch(const std::vector<std::filesystem::path>& files);
    void fileChanged();
    void keepCopy();
    QString problemsText(const LoadedScenario& loaded) const;

    Session& m_session;
    ScenarioDocument& m_document;
    QWidget* m_window;
    Background m_reading;
    Background m_comparing;
    QFileSystemWatcher m_watcher;
    QTimer m_settled;
    QTimer m_copyTimer;
    Recovery m_recovery;
};

} // namespace costmodel::ui
