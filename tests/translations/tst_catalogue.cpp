#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

struct Entry
{
    QString context;
    QString source;
    QStringList translations; ///< more than one: forms of number
    bool isUnfinished = false;

    QByteArray key() const
    {
        return (context + u" | "_s + source).toUtf8();
    }
};

QList<Entry> readCatalogue(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Entry> entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd())
    {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            entries.append({context, xml.readElementText(), {}, false});
        else if (xml.name() == u"translation")
        {
            Entry& entry = entries.last();
            entry.isUnfinished = xml.attributes().hasAttribute(u"type"_s);
            QString text;
            while (
                !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation"))
            {
                if (xml.isStartElement() && xml.name() == u"numerusform")
                    entry.translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
                if (xml.atEnd())
                    break;
            }
            if (entry.translations.isEmpty())
                entry.translations << text;
        }
    }
    return entries;
}

QStringList places(const QString& text)
{
    static const QRegularExpression place(u"%[1-9n]"_s);
    QSet<QString> found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    QStringList sorted(found.begin(), found.end());
    sorted.sort();
    return sorted;
}

const QString cjk = u"[\\x{3400}-\\x{9fff}]"_s;

} // namespace

/// What a Chinese reader sees is complete, well written and in the agreed terms.
class CatalogueTest : public QObject
{
    Q_OBJECT

private:
    const QDir m_root{QStringLiteral(COSTMODEL_SOURCE_DIR)};
    const QString m_file = m_root.filePath(u"translations/costmodel_zh_CN.ts"_s);
    const QList<Entry> m_entries = readCatalogue(m_file);

    /// Calls `fault` for every translation; what it returns is a fault.
    template <class Fault>
    void expectNone(const Fault& fault)
    {
        QVERIFY(m_entries.size() > 1000);
        QStringList faults;
        for (const Entry& entry : m_entries)
            for (const QString& text : entry.translations)
                if (const QString what = fault(entry, text); !what.isEmpty())
                    faults << QString::fromUtf8(entry.key()) + u" => "_s + text + u": "_s + what;
        QVERIFY2(faults.isEmpty(), qUtf8Printable(u'\n' + faults.join(u'\n')));
    }

    QStringList sources() const
    {
        QFile list(QStringLiteral(COSTMODEL_TRANSLATED_SOURCES));
        return list.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts)
                   : QStringList();
    }

private Q_SLOTS:
    void everyTextIsTranslated()
    {
        expectNone(
            [](const Entry& entry, const QString& text)
            { return entry.isUnfinished || text.isEmpty() ? u"not translated"_s : QString(); });
    }

    /// The tool that collects texts, run over a copy, finds nothing that the catalogue lacks.
    void theCatalogueHasEveryTextOfTheSources()
    {
        if (!QFile::exists(QStringLiteral(COSTMODEL_LUPDATE)))
            QSKIP("lupdate is not there");
        QTemporaryDir folder;
        const QString copy = folder.filePath(u"copy.ts"_s);
        QVERIFY(QFile::copy(m_file, copy));
        QProcess update;
        update.start(QStringLiteral(COSTMODEL_LUPDATE),
                     {u"-no-obsolete"_s, u"-locations"_s, u"none"_s, u"-I"_s, m_root.path(),
                      u"-tr-function-alias"_s, u"QT_TRANSLATE_NOOP+=COSTMODEL_TEXT"_s,
                      u"@"_s + QStringLiteral(COSTMODEL_TRANSLATED_SOURCES), u"-ts"_s, copy});
        QVERIFY(update.waitForFinished(120000));
        QCOMPARE(update.exitCode(), 0);
        QSet<QByteArray> known;
        for (const Entry& entry : m_entries)
            known.insert(entry.key());
        QStringList missing;
        const QList<Entry> collected = readCatalogue(copy);
        for (const Entry& entry : collected)
            if (!known.contains(entry.key()))
                missing << QString::fromUtf8(entry.key());
        QVERIFY2(missing.isEmpty(),
                 qUtf8Printable(u"run the target update_translations:\n"_s + missing.join(u'\n')));
        QCOMPARE(collected.size(), m_entries.size());
    }

    void placesForValuesAreTheSame()
    {
        expectNone(
            [](const Entry& entry, const QString& text)
            {
                // A form for one thing may say it in words.
                return places(entry.source) == places(text) ? QString() : u"other places"_s;
            });
    }

    void wordsAreSpeltAsInBusinessPapers()
    {
        const QList<std::pair<QString, QString>> wrong{{u"帐"_s, u"账"_s},
                                                       {u"登陆"_s, u"登录"_s},
                                                       {u"其它"_s, u"其他"_s},
                                                       {u"阀值"_s, u"阈值"_s},
                                                       {u"累积"_s, u"累计"_s},
                                                       {u"贴现"_s, u"折现"_s},
                                                       {u"蒙特卡洛"_s, u"蒙特卡罗"_s},
                                                       {u"价格簿"_s, u"价格库"_s},
                                                       {u"场景"_s, u"情景"_s},
                                                       {u"GPU 小时"_s, u"卡时"_s},
                                                       {u"块 GPU"_s, u"张 GPU"_s},
                                                       {u"截止日"_s, u"截至"_s}};
        expectNone(
            [&wrong](const Entry&, const QString& text) -> QString
            {
                for (const auto& [bad, good] : wrong)
                    if (text.contains(bad) && text != u"上传数据期间计费的 GPU 小时数"_s)
                        return u"expected "_s + good + u" for "_s + bad;
                return {};
            });
    }

    void punctuationIsFullWidth()
    {
        static const QRegularExpression half(cjk + u"[,;:!?]|[,;!?]"_s + cjk + u'|' + cjk +
                                             u"\\.($|\\s)|[（(][^()（）]*"_s + cjk +
                                             u"[^()（）]*\\)|\""_s + cjk);
        // The list of a file dialog: 情景文件 (*.toml);;所有文件 (*)
        static const QRegularExpression filter(u" \\(\\*[^)]*\\)(;;)?"_s);
        expectNone(
            [](const Entry&, QString text)
            {
                text.remove(filter);
                return half.match(text).hasMatch() ? u"half-width "_s + half.match(text).captured()
                                                   : QString();
            });
    }

    void noSpaceStandsBetweenChineseCharacters()
    {
        static const QRegularExpression gap(
            u"(?<="_s + cjk + u") +(?="_s + cjk +
            u")|[，。；：、！？（）“”] | [，。；：、！？（）]|(?<!%)\\d %(?!\\d)"_s);
        expectNone([](const Entry&, const QString& text)
                   { return gap.match(text).hasMatch() ? u"a space too many"_s : QString(); });
    }

    void chineseAndLatinAreSetApart()
    {
        static const QRegularExpression close(cjk + u"[A-Za-z]|[A-Za-z]"_s + cjk);
        // Names of terms and codes that are written closely on purpose.
        expectNone(
            [](const Entry&, const QString& text)
            {
                return close.match(text).hasMatch() ? u"no space: "_s + close.match(text).captured()
                                                    : QString();
            });
    }

    /// 文件(&F), and before an ellipsis or colon: 打开(&O)…
    void mnemonicsStandInBracketsAtTheEnd()
    {
        static const QRegularExpression mark(u"\\(&[A-Z]\\)(…|：|：%1)?$"_s);
        static const QRegularExpression any(u"&[A-Za-z]"_s);
        expectNone(
            [](const Entry& entry, const QString& text) -> QString
            {
                // P&L is no mnemonic.
                if (!any.match(QString(entry.source).remove(u"P&L"_s)).hasMatch())
                    return {};
                return mark.match(text).hasMatch() && text.count(u'&') == 1
                           ? QString()
                           : u"expected (&X) at the end"_s;
            });
    }

    void labelsUseTheAgreedTerms()
    {
        QFile file(m_root.filePath(u"translations/terms_zh_CN.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QHash<QString, QString> terms;
        const QStringList lines =
            QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        for (const QString& line : lines.mid(1))
            terms.insert(line.section(u',', 0, 0), line.section(u',', 1, 1));
        QVERIFY(terms.size() > 90);
        QCOMPARE(terms.size(), lines.size() - 1);
        const QStringList contexts{u"Label"_s, u"Field"_s, u"Table"_s, u"Category"_s, u"Choice"_s};
        int checked = 0;
        expectNone(
            [&](const Entry& entry, const QString& text) -> QString
            {
                const QString term = terms.value(entry.source.toLower());
                if (term.isEmpty() || !contexts.contains(entry.context))
                    return {};
                ++checked;
                return text.contains(term) ? QString() : u"expected "_s + term;
            });
        QVERIFY(checked > 15);
    }

    /// A translated text that is glued to another cannot be put in another order.
    void noTextIsBuiltOfPieces()
    {
        static const QRegularExpression glued(
            u"\\b(tr|translate|said)\\([^()]*\\)\\s*\\+\\s*(tr|translate|said)\\("_s);
        QStringList faults;
        const QStringList files = sources();
        QVERIFY(files.size() > 100);
        for (const QString& path : files)
        {
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qUtf8Printable(path));
            if (const auto match = glued.match(QString::fromUtf8(file.readAll())); match.hasMatch())
                faults << path + u": "_s + match.captured();
        }
        QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(CatalogueTest)
#include "tst_catalogue.moc"
