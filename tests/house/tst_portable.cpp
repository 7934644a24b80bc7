#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;

/// Headers of one family of systems are allowed where there is another way for the others: in a
/// file that asks for _WIN32, or in a pair such as disk_posix.cpp.
class PortableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headersOfPosixHaveAnAlternative()
    {
        static const QRegularExpression posix(
            u"#include <(unistd|fcntl|dlfcn|poll|pwd|termios|spawn|dirent|sys/[a-z]+)\\.h>"_s);
        QStringList faults;
        int files = 0;
        for (const QString& folder : {u"model"_s, u"data"_s, u"ui"_s, u"app"_s})
        {
            QDirIterator at(QStringLiteral(COSTMODEL_SOURCE_DIR "/") + folder,
                            {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (at.hasNext())
            {
                QFile file(at.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                ++files;
                if (posix.match(text).hasMatch() && !text.contains(u"_WIN32"_s) &&
                    !file.fileName().endsWith(u"_posix.cpp"_s))
                    faults << file.fileName();
            }
        }
        QVERIFY(files > 400);
        QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(PortableTest)
#include "tst_portable.moc"
