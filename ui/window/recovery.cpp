#include "ui/window/recovery.h"

#include <QDir>
#include <QSaveFile>
#include <QUuid>

#include "ui/text/paths.h"

namespace costmodel::ui
{

namespace
{

/// First line of a copy; the name of the file follows.
constexpr char mark[] = "# unsaved work on: ";

QString inFolder(const std::filesystem::path& folder, const QString& name)
{
    return QDir(pathText(folder)).filePath(name);
}

QString lockName(const QString& copy)
{
    return copy + QStringLiteral(".lock");
}

} // namespace

Recovery::Recovery(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
}

Recovery::~Recovery() = default;

bool Recovery::keep(const std::string& text, const std::filesystem::path& file)
{
    if (m_folder.empty())
        return false;
    if (m_copy.empty())
    {
        QDir().mkpath(inFolder(m_folder, QString()));
        const QString name =
            QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".recovered.toml");
        const QString path = inFolder(m_folder, name);
        m_lock = std::make_unique<QLockFile>(lockName(path));
        m_lock->setStaleLockTime(0);
        if (!m_lock->tryLock())
            return false;
        m_copy = toPath(path);
    }
    QSaveFile copy(pathText(m_copy));
    if (!copy.open(QIODevice::WriteOnly))
        return false;
    copy.write(mark);
    copy.write(pathText(file).toUtf8());
    copy.write("\n");
    copy.write(text.data(), static_cast<qint64>(text.size()));
    return copy.commit();
}

void Recovery::forget()
{
    if (m_copy.empty())
        return;
    QFile::remove(pathText(m_copy));
    m_lock.reset();
    m_copy.clear();
}

std::vector<RecoveredWork> Recovery::find(const std::filesystem::path& folder)
{
    std::vector<RecoveredWork> found;
    if (folder.empty())
        return found;
    const QDir directory(inFolder(folder, QString()));
    const QStringList names =
        directory.entryList({QStringLiteral("*.recovered.toml")}, QDir::Files, QDir::Time);
    for (const QString& name : names)
    {
        const QString path = directory.filePath(name);
        QLockFile lock(lockName(path));
        lock.setStaleLockTime(0);
        QFile file(path);
        if (!lock.tryLock() || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray first = file.readLine();
        if (!first.startsWith(mark))
            continue;
        const QByteArray original = first.mid(qsizetype{sizeof mark} - 1).chopped(1);
        RecoveredWork work;
        work.copy = toPath(path);
        work.file = toPath(QString::fromUtf8(original));
        work.text = file.readAll().toStdString();
        found.push_back(std::move(work));
    }
    return found;
}

void Recovery::remove(const RecoveredWork& work)
{
    QFile::remove(pathText(work.copy));
}

} // namespace costmodel::ui
