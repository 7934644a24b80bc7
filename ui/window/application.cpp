#include "ui/window/application.h"

#include <algorithm>

#include <QFileInfo>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

Application::Application(Session& session)
    : m_session(session)
{
}

MainWindow* Application::newWindow()
{
    auto* const window = new MainWindow(m_session);
    m_windows.push_back(window);
    connect(window, &QObject::destroyed, this,
            [this](QObject* gone)
            {
                std::erase_if(m_windows, [gone](const MainWindow* open)
                              { return static_cast<const QObject*>(open) == gone; });
            });
    connect(window, &MainWindow::newWindowRequested, this,
            [this] { startFromTemplate(*newWindow()); });
    connect(window, &MainWindow::openRequested, this,
            [this, window](const QString& file) { open(file, window); });
    window->show();
    return window;
}

void Application::startFromTemplate(MainWindow& window)
{
    const auto make = m_session.services().templates;
    const std::vector<ScenarioTemplate> entries =
        make ? make(windowLanguage()) : std::vector<ScenarioTemplate>();
    if (!entries.empty())
        window.files().start(entries.front().text, {}, false);
}

void Application::open(const QString& file, MainWindow* from)
{
    if (file.isEmpty())
    {
        startFromTemplate(from ? *from : *newWindow());
        return;
    }
    const QString wanted = QFileInfo(file).absoluteFilePath();
    for (MainWindow* const window : m_windows)
        if (QFileInfo(pathText(window->document().file())).absoluteFilePath() == wanted &&
            !window->document().file().empty())
        {
            window->raise();
            window->activateWindow();
            return;
        }
    const bool isFree = from && from->isUntouched();
    MainWindow* const window = isFree ? from : newWindow();
    if (!isFree)
        connect(&window->files(), &DocumentFiles::openFailed, window,
                [this, window]
                {
                    // Nothing came of it: a window with nothing in it is of no use.
                    if (window->document().revision() == 0)
                    {
                        if (m_windows.size() > 1)
                            window->close();
                        else
                            startFromTemplate(*window);
                    }
                });
    window->files().open(toPath(wanted));
}

bool Application::recover()
{
    const std::vector<RecoveredWork> works = Recovery::find(m_session.services().recoveryFolder);
    bool isAny = false;
    for (const RecoveredWork& work : works)
    {
        const QString name = work.file.empty() ? tr("a new scenario") : pathText(work.file);
        if (!m_session.prompts().confirm(
                nullptr,
                tr("costmodel ended before the changes to %1 were saved. Open them again?")
                    .arg(name),
                tr("Open them")))
        {
            Recovery::remove(work);
            continue;
        }
        MainWindow* const window = newWindow();
        window->files().start(work.text, work.file, true);
        // The window keeps a copy of its own from here on.
        Recovery::remove(work);
        isAny = true;
    }
    return isAny;
}

} // namespace costmodel::ui
