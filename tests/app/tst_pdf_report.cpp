#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

/// The report as a file, read with the tools of poppler.
class PdfReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not installed (poppler-utils)");
        m_english = written(QStringLiteral("en"));
        m_chinese = written(QStringLiteral("zh_CN"));
    }

    void findsChineseWords()
    {
        const QString text = textOf(m_chinese);
        // Glyphs that fonts share with radicals: looked for as people type them.
        for (const QString& word :
             {QStringLiteral("自购"), QStringLiteral("现金"), QStringLiteral("租用"),
              QStringLiteral("月"), QStringLiteral("方案"), QStringLiteral("提请审议事项与结论")})
            QVERIFY2(text.contains(word), qPrintable(word));
        for (const QChar c : text)
            QVERIFY2(c.unicode() < 0x2E80 || c.unicode() > 0x2FDF, "a radical in the text");
    }

    void carriesTheSameNumbersInBothLanguages()
    {
        // 700,000 for the server and 36 x 10,000 to run it.
        for (const QString& file : {m_english, m_chinese})
            QVERIFY(textOf(file).contains(QStringLiteral("1,060,000")));
    }

    void drawsChartsAsVectors()
    {
        const QString list = run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), m_english});
        QCOMPARE(list.trimmed().split(u'\n').size(), 2); // the heading only
    }

    void embedsItsFonts()
    {
        const QStringList lines =
            run(QStringLiteral("pdffonts"), {m_chinese}).trimmed().split(u'\n');
        QVERIFY(lines.size() > 2);
        for (qsizetype i = 2; i < lines.size(); ++i)
            QVERIFY2(lines[i].contains(QStringLiteral("yes")), qPrintable(lines[i]));
    }

    void hasBookmarksAndPageNumbers()
    {
        const QString outline =
            run(QStringLiteral("pdftohtml"), {QStringLiteral("-xml"), QStringLiteral("-i"),
                                              QStringLiteral("-stdout"), m_english});
        QVERIFY(outline.contains(QStringLiteral("<outline>")));
        QVERIFY(outline.contains(QStringLiteral(">For decision</item>")));
        QVERIFY(textOf(m_english).contains(QStringLiteral("Page 1 of ")));
    }

private:
    QString written(const QString& language)
    {
        const QString file = m_folder.filePath(language + QStringLiteral(".pdf"));
        run(QStringLiteral(COSTMODEL_PROGRAM),
            {QStringLiteral("--scenario"),
             QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples/qingdao-8xa100.toml"),
             QStringLiteral("--output"), file, QStringLiteral("--lang"), language});
        return file;
    }
    static QString run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.start(program, arguments);
        constexpr int patience = 120000;
        if (!process.waitForFinished(patience) || process.exitCode() != 0)
            qWarning("%s failed: %s", qPrintable(program),
                     process.readAllStandardError().constData());
        return QString::fromUtf8(process.readAllStandardOutput());
    }
    static QString textOf(const QString& file)
    {
        return run(QStringLiteral("pdftotext"), {file, QStringLiteral("-")});
    }

    QTemporaryDir m_folder;
    QString m_english;
    QString m_chinese;
};

QTEST_GUILESS_MAIN(PdfReportTest)
#include "tst_pdf_report.moc"
