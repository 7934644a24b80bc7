#include "ui/window/document_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QWidget>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr int copyDelayMs = 5000;
/// Editors write a file in several steps.
constexpr int settleMs = 300;

} // namespace

DocumentFiles::DocumentFiles(Session& session, ScenarioDocument& document, QWidget* window)
    : QObject(window)
    , m_session(session)
    , m_document(document)
    , m_window(window)
    , m_recovery(session.services().recoveryFolder)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(settleMs);
    connect(&m_settled, &QTimer::timeout, this, &DocumentFiles::fileChanged);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settled.start(); });
    m_copyTimer.setSingleShot(true);
    m_copyTimer.setInterval(copyDelayMs);
    connect(&m_copyTimer, &QTimer::timeout, this, &DocumentFiles::keepCopy);
    connect(&document, &ScenarioDocument::changed, this,
            [this]
            {
                if (m_document.isModified())
                    m_copyTimer.start();
            });
}

void DocumentFiles::open(const std::filesystem::path& file)
{
    Q_EMIT busyChanged(true);
    m_reading.start([load = m_session.services().load,
                     file](std::stop_token, const Background::Progress&) { return load(file); },
                    [this, file](LoadedScenario loaded)
                    {
                        Q_EMIT busyChanged(false);
                        use(std::move(loaded), file, false);
                    });
}

void DocumentFiles::start(const std::string& text, const std::filesystem::path& file,
                          bool isRecovered)
{
    LoadedScenario loaded = m_session.services().loadText(text, file);
    loaded.text = text;
    use(std::move(loaded), file, isRecovered);
}

void DocumentFiles::use(LoadedScenario loaded, const std::filesystem::path& file, bool isRecovered)
{
    if (!loaded.scenario)
    {
        m_session.prompts().tell(m_window, tr("This scenario cannot be opened"),
                                 problemsText(loaded));
        Q_EMIT openFailed();
        return;
    }
    m_document.reset(std::move(*loaded.scenario), file, std::move(loaded.text), isRecovered);
    watch(loaded.files);
    if (!file.empty())
        addRecentFile(m_session.store(), QFileInfo(pathText(file)).absoluteFilePath());
    if (isRecovered)
        keepCopy();
    Q_EMIT opened();
}

QString DocumentFiles::problemsText(const LoadedScenario& loaded) const
{
    constexpr std::size_t most = 20;
    QStringList lines;
    for (const FileProblem& problem : loaded.problems)
    {
        if (lines.size() == static_cast<qsizetype>(most))
        {
            lines << tr("and %n more", nullptr, static_cast<int>(loaded.problems.size() - most));
            break;
        }
        const QString place =
            problem.line > 0 ? tr("%1, line %2: %3")
                                   .arg(toQString(problem.file))
                                   .arg(problem.line)
                                   .arg(rendered(problem.what))
                             : tr("%1: %2").arg(toQString(problem.file), rendered(problem.what));
        lines << place;
    }
    return lines.join(u'\n');
}

bool DocumentFiles::save()
{
    return m_document.file().empty() ? saveAs() : write(m_document.file());
}

bool DocumentFiles::saveAs()
{
    QString proposed = pathText(m_document.file());
    if (proposed.isEmpty())
        proposed = m_document.displayName() + QStringLiteral(".toml");
    QString chosen = m_session.prompts().saveFile(m_window, tr("Save the scenario"), proposed,
                                                  tr("Scenarios (*.toml)"));
    if (chosen.isEmpty())
        return false;
    if (QFileInfo(chosen).suffix().isEmpty())
        chosen += QStringLiteral(".toml");
    return write(toPath(chosen));
}

QString DocumentFiles::makeVariant()
{
    const QString title = tr("New variant of this scenario");
    if (m_document.file().empty() || m_document.isModified())
    {
        m_session.prompts().tell(m_window, title,
                                 tr("Save this scenario first: a variant stores only what differs "
                                    "from its file."));
        return {};
    }
    const QFileInfo base(pathText(m_document.file()));
    QString chosen = m_session.prompts().saveFile(
        m_window, title, base.dir().filePath(tr("%1-variant.toml").arg(base.completeBaseName())),
        tr("Scenarios (*.toml)"));
    if (chosen.isEmpty())
        return {};
    if (QFileInfo(chosen).suffix().isEmpty())
        chosen += QStringLiteral(".toml");
    if (QFileInfo(chosen).absoluteFilePath() == base.absoluteFilePath())
    {
        m_session.prompts().tell(m_window, title,
                                 tr("%1 is the file of this scenario; a variant needs one of its "
                                    "own.")
                                     .arg(base.fileName()));
        return {};
    }
    Scenario variant = m_document.scenario();
    variant.general.base =
        QFileInfo(chosen).dir().relativeFilePath(base.absoluteFilePath()).toStdString();
    variant.general.name = tr("%1, variant").arg(m_document.displayName()).toStdString();
    const std::filesystem::path file = toPath(chosen);
    if (const auto reason =
            m_session.services().write(file, m_session.services().toText(variant, {}, file)))
    {
        m_session.prompts().tell(m_window, title,
                                 tr("%1 could not be written: %2").arg(chosen, toQString(*reason)));
        return {};
    }
    return chosen;
}

bool DocumentFiles::write(const std::filesystem::path& file)
{
    const std::string text =
        m_session.services().toText(m_document.scenario(), m_document.savedText(), file);
    const QStringList watched = m_watcher.files();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    if (const auto reason = m_session.services().write(file, text))
    {
        m_session.prompts().tell(m_window, tr("The scenario was not saved"),
                                 tr("%1 could not be written: %2\nThe file is as it was before.")
                                     .arg(pathText(file), toQString(*reason)));
        if (!watched.isEmpty())
            m_watcher.addPaths(watched);
        return false;
    }
    m_document.setSaved(file, text);
    m_copyTimer.stop();
    m_recovery.forget();
    watch({file});
    addRecentFile(m_session.store(), QFileInfo(pathText(file)).absoluteFilePath());
    Q_EMIT saved(pathText(file));
    return true;
}

void DocumentFiles::reload()
{
    if (!m_document.file().empty())
        open(m_document.file());
}

bool DocumentFiles::mayClose()
{
    if (!m_document.isModified())
        return true;
    switch (m_session.prompts().askToSave(m_window, m_document.displayName()))
    {
    case SaveAnswer::save:
        return save();
    case SaveAnswer::discard:
        return true;
    case SaveAnswer::cancel:
        break;
    }
    return false;
}

void DocumentFiles::watch(const std::vector<std::filesystem::path>& files)
{
    if (const QStringList watched = m_watcher.files(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    QStringList paths;
    for (const std::filesystem::path& file : files)
        if (const QString path = pathText(file); QFileInfo(path).isFile())
            paths << path;
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

void DocumentFiles::fileChanged()
{
    const std::filesystem::path file = m_document.file();
    if (file.empty())
        return;
    m_comparing.start(
        [file](std::stop_token, const Background::Progress&)
        {
            QFile read(pathText(file));
            return read.open(QIODevice::ReadOnly) ? read.readAll().toStdString() : std::string();
        },
        [this, file](const std::string& text)
        {
            watch({file});
            if (file == m_document.file() && text != m_document.savedText())
                Q_EMIT changedOnDisk();
        });
}

void DocumentFiles::keepCopy()
{
    if (m_document.isModified())
        m_recovery.keep(m_session.services().toText(m_document.scenario(), m_document.savedText(),
                                                    m_document.file()),
                        m_document.file());
}

} // namespace costmodel::ui
