#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "app/window/window_services.h"
#include "ui/window/application.h"

namespace costmodel::test
{

/// A warning of Qt fails the test, but for three of the platform without a screen.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!.*(XDG_RUNTIME_DIR|propagateSizeHints|raise\\(\\))).*$")));
}

/// The program with its window, a folder of its own, and answers instead of questions to people.
class WindowFixture
{
public:
    WindowFixture()
        : m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        m_store.setValue(QStringLiteral("language"), QStringLiteral("en"));
        ui::Prompts prompts;
        prompts.askToSave = [this](QWidget*, const QString&)
        {
            ++asked;
            return saveAnswer;
        };
        prompts.confirm = [this](QWidget*, const QString&, const QString&)
        {
            return confirms;
        };
        prompts.tell = [this](QWidget*, const QString& title, const QString& text)
        {
            told << title + QStringLiteral(": ") + text;
        };
        prompts.openFile = [this](QWidget*, const QString&, const QString&)
        {
            return chosenFile;
        };
        prompts.saveFile = [this](QWidget*, const QString&, const QString&, const QString&)
        {
            return chosenFile;
        };
        ui::Services services =
            app::windowServices(path(QStringLiteral("prices.db")).toStdU16String());
        services.recoveryFolder = path(QStringLiteral("recovery")).toStdU16String();
        session = std::make_unique<ui::Session>(services, prompts, m_store);
        application = std::make_unique<ui::Application>(*session);
    }
    ~WindowFixture()
    {
        saveAnswer = ui::SaveAnswer::discard;
        QApplication::closeAllWindows();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QString path(const QString& name) const
    {
        return m_folder.filePath(name);
    }
    /// A window on an example, with results that are complete.
    ui::MainWindow* openExample(const QString& name)
    {
        const QString file =
            QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples/%1.toml").arg(name);
        const QString copy = path(name + QStringLiteral(".toml"));
        QFile::copy(file, copy);
        return openFile(copy);
    }
    ui::MainWindow* openFile(const QString& file)
    {
        ui::MainWindow* const window = application->newWindow();
        application->open(file, window);
        return waitForResults(*window) ? window : nullptr;
    }
    static bool waitForResults(ui::MainWindow& window)
    {
        return QTest::qWaitFor(
            [&window]
            {
                const ui::ResultsPointer& results = window.evaluator().results();
                return results && results->revision == window.document().revision() &&
                       results->hasRisk && !window.evaluator().isBusy();
            },
            20000);
    }
    /// The editor of an input, which is opened first; null if it is not there.
    static QWidget* input(ui::MainWindow& window, const QString& key)
    {
        window.revealInput(key);
        return window.findChild<ui::ScenarioForm*>()->findChild<QWidget*>(key);
    }

    ui::SaveAnswer saveAnswer = ui::SaveAnswer::discard;
    bool confirms = true;
    int asked = 0;
    QString chosenFile;
    QStringList told;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::Application> application;

private:
    QTemporaryDir m_folder;
    QSettings m_store;
};

} // namespace costmodel::test
