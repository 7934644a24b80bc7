#include "data/file/files.h"

#include <QTemporaryDir>
#include <QtTest>

#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace costmodel;
namespace fs = std::filesystem;

namespace
{

const std::string oldText = "the file of yesterday";

#ifndef _WIN32
/// What `work` returns in a process of its own; -1 if that was ended by a signal.
template <class Work>
int inAnotherProcess(const Work& work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// 0: written; 1: refused with a reason and the name of the file.
int tryToWrite(const fs::path& file, const std::string& bytes)
{
    try
    {
        data::writeFileAtomically(file, bytes);
        return 0;
    }
    catch (const data::FileError& error)
    {
        return error.path() == file && !error.reason().empty() ? 1 : 2;
    }
}
#endif

} // namespace

/// A file that is replaced is the old one or the new one, whatever happens.
class FilesTest : public QObject
{
    Q_OBJECT

private:
    static std::size_t filesIn(const QTemporaryDir& folder)
    {
        const fs::directory_iterator entries(folder.path().toStdString());
        return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
    }

    static fs::path oldFile(const QTemporaryDir& folder)
    {
        const fs::path file = fs::path(folder.path().toStdString()) / "report.xlsx";
        data::writeFileAtomically(file, oldText);
        return file;
    }

private Q_SLOTS:
    void replacesTheWholeFileAndLeavesNothingBesideIt()
    {
        QTemporaryDir folder;
        const fs::path file = oldFile(folder);
        const std::string bytes("new\0text", 8);
        data::writeFileAtomically(file, bytes);
        QCOMPARE(data::readFile(file), bytes);
        QCOMPARE(filesIn(folder), std::size_t{1});
    }

    void keepsPermissionsAndFollowsLinks()
    {
#ifdef _WIN32
        QSKIP("links need rights that a user of Windows may not have");
#endif
        QTemporaryDir folder;
        const fs::path file = oldFile(folder);
        fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
        const fs::path link = file.parent_path() / "link.xlsx";
        fs::create_symlink(file, link);
        data::writeFileAtomically(link, "new");
        QVERIFY(fs::is_symlink(link));
        QCOMPARE(data::readFile(file), std::string("new"));
        QVERIFY(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    }

    void refusesWhatIsNoFile()
    {
        QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        QVERIFY_THROWS_EXCEPTION(data::FileError, data::writeFileAtomically(path, "x"));
        QVERIFY_THROWS_EXCEPTION(data::FileError,
                                 data::writeFileAtomically(path / "no" / "folder", "x"));
#ifndef _WIN32
        QVERIFY_THROWS_EXCEPTION(data::FileError, data::writeFileAtomically("/dev/full", "x"));
#endif
    }

    void aFullDiskLeavesTheOldFile()
    {
#ifdef _WIN32
        QSKIP("no way to make a full disk here");
#else
        QTemporaryDir folder;
        const fs::path file = oldFile(folder);
        // A process that may write no more than 4096 bytes of a file meets an error in the middle
        // of it, as on a full disk.
        const int result = inAnotherProcess(
            [&file]
            {
                ::signal(SIGXFSZ, SIG_IGN);
                const rlimit limit{4096, 4096};
                ::setrlimit(RLIMIT_FSIZE, &limit);
                return tryToWrite(file, std::string(1 << 20, 'n'));
            });
        QCOMPARE(result, 1);
        QCOMPARE(data::readFile(file), oldText);
        QCOMPARE(filesIn(folder), std::size_t{1});
#endif
    }

    void aReadOnlyFolderLeavesTheOldFile()
    {
#ifdef _WIN32
        QSKIP("folders of Windows have other rights");
#else
        QTemporaryDir folder;
        const fs::path file = oldFile(folder);
        const fs::perms before = fs::status(file.parent_path()).permissions();
        fs::permissions(file.parent_path(), fs::perms::owner_read | fs::perms::owner_exec |
                                                fs::perms::others_read | fs::perms::others_exec);
        const int result = inAnotherProcess(
            [&file]
            {
                // To the superuser no folder is read-only.
                constexpr uid_t nobody = 65534;
                if (::geteuid() == 0 && ::seteuid(nobody) != 0)
                    return 3;
                return tryToWrite(file, "new");
            });
        fs::permissions(file.parent_path(), before);
        QCOMPARE(result, 1);
        QCOMPARE(data::readFile(file), oldText);
        QCOMPARE(filesIn(folder), std::size_t{1});
#endif
    }

    void aKillLeavesAWholeFile()
    {
#ifdef _WIN32
        QSKIP("no signals here");
#else
        QTemporaryDir folder;
        const fs::path file = oldFile(folder);
        const std::string one(4 << 20, '1');
        const std::string two(4 << 20, '2');
        int replaced = 0;
        for (int round = 0; round < 12; ++round)
        {
            data::writeFileAtomically(file, oldText);
            const pid_t child = ::fork();
            if (child == 0)
                for (;;)
                    if (tryToWrite(file, one) != 0 || tryToWrite(file, two) != 0)
                        ::_exit(1);
            ::usleep(static_cast<useconds_t>(3000 * (round + 1)));
            ::kill(child, SIGKILL);
            int status = 0;
            ::waitpid(child, &status, 0);
            QVERIFY(WIFSIGNALED(status));
            const std::string left = data::readFile(file);
            QVERIFY2(left == oldText || left == one || left == two,
                     qPrintable(QString::number(left.size())));
            if (left != oldText)
                ++replaced;
        }
        qInfo("replaced before the kill: %d of 12", replaced);
#endif
    }
};

QTEST_APPLESS_MAIN(FilesTest)
#include "tst_files.moc"
