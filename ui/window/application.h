#pragma once

#include <vector>

#include "ui/window/main_window.h"

namespace costmodel::ui
{

/// The windows of the program.
class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(Session& session);

    /// A window without a scenario of its own yet; the first template stands in it.
    MainWindow* newWindow();
    /// Opens a scenario in a window that nothing was done in, else in a new one. A file that is
    /// open already comes to the front.
    void open(const QString& file, MainWindow* from = nullptr);
    /// Offers what a crash left behind, each in a window of its own. True if there was anything.
    bool recover();

private:
    void startFromTemplate(MainWindow& window);

    Session& m_session;
    std::vector<MainWindow*> m_windows;
};

} // namespace costmodel::ui
