#include "app/window/run_window.h"

#include <ostream>

#include <QApplication>
#include <QIcon>
#include <QSettings>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/window/window_services.h"
#include "ui/window/application.h"

namespace costmodel::app
{

namespace
{

/// Qt would end the program without a word that helps.
bool hasDisplay()
{
#if defined(_WIN32) || defined(__APPLE__)
    return true;
#else
    return !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#endif
}

} // namespace

int runWindow(const Request& request, Console& console)
{
    if (!hasDisplay())
    {
        console.err << errorLine(
            "costmodel",
            {COSTMODEL_TEXT("Message", "there is no display to open a window on, expected "
                                       "--scenario FILE.toml for the results as text"),
             {}},
            console.language);
        return WrongUsage;
    }
    int count = 1;
    char name[] = "costmodel";
    char* arguments[] = {name, nullptr};
    QApplication application(count, arguments);
    QApplication::setApplicationName(QStringLiteral("costmodel"));
    QApplication::setApplicationVersion(QStringLiteral(COSTMODEL_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("costmodel"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("costmodel")));
    QSettings store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("costmodel"),
                    QStringLiteral("costmodel"));
    ui::Settings settings = ui::readSettings(store);
    const std::string priceBook = request.priceBook.value_or(settings.priceBook.toStdString());
    ui::Services services = windowServices(priceBook);
    services.terms = request.terms;
    ui::Session session(std::move(services), ui::systemPrompts(), store);
    settings = session.settings();
    if (!request.language.empty())
        settings.language = QString::fromStdString(request.language);
    if (request.threads > 0)
        settings.threads = request.threads;
    session.overrideSettings(settings);
    ui::Application windows(session);
    const bool isRecovered = windows.recover();
    if (request.window || !isRecovered)
        windows.open(request.window ? QString::fromStdString(*request.window) : QString());
    return QApplication::exec();
}

} // namespace costmodel::app
