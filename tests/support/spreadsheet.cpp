#include "tests/support/spreadsheet.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include "tests/support/zip_archive.h"

using namespace Qt::StringLiterals;

namespace costmodel::test
{

namespace
{

using Files = std::map<std::string, std::string>;

QXmlStreamReader reader(const Files& files, const std::string& name)
{
    const auto found = files.find(name);
    return QXmlStreamReader(found == files.end() ? QByteArray()
                                                 : QByteArray::fromStdString(found->second));
}

std::vector<std::string> sharedStrings(const Files& files)
{
    std::vector<std::string> strings;
    QXmlStreamReader xml = reader(files, "xl/sharedStrings.xml");
    while (!xml.atEnd())
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"si")
            strings.emplace_back();
        else if (xml.isStartElement() && xml.name() == u"t" && !strings.empty())
            strings.back() += xml.readElementText().toStdString();
    }
    return strings;
}

/// Files of the sheets by the identifier that the workbook has for them.
std::map<QString, QString> relations(const Files& files)
{
    std::map<QString, QString> targets;
    QXmlStreamReader xml = reader(files, "xl/_rels/workbook.xml.rels");
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"Relationship")
            targets[xml.attributes().value("Id"_L1).toString()] =
                xml.attributes().value("Target"_L1).toString();
    return targets;
}

bool readSheet(const Files& files, const std::string& part, const std::vector<std::string>& strings,
               std::map<std::string, SpreadsheetCell>& to)
{
    QXmlStreamReader xml = reader(files, part);
    SpreadsheetCell* cell = nullptr;
    QString type;
    while (!xml.atEnd())
    {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"c")
        {
            cell = &to[xml.attributes().value("r"_L1).toString().toStdString()];
            type = xml.attributes().value("t"_L1).toString();
            cell->isText = type == u"s" || type == u"str" || type == u"inlineStr";
            cell->isError = type == u"e";
        }
        else if (cell && xml.name() == u"f")
            cell->formula = xml.readElementText().toStdString();
        else if (cell && (xml.name() == u"v" || xml.name() == u"t"))
        {
            const QString text = xml.readElementText();
            cell->value = type == u"s" ? strings.at(text.toULong()) : text.toStdString();
        }
    }
    return !xml.hasError();
}

} // namespace

std::optional<double> SpreadsheetCell::number() const
{
    bool isNumber = false;
    const double read = QByteArray::fromStdString(value).toDouble(&isNumber);
    return isNumber && !isText ? std::optional(read) : std::nullopt;
}

std::pair<std::string, std::string> splitReference(const std::string& reference)
{
    const std::size_t mark = reference.rfind('!');
    std::string sheet = reference.substr(0, mark);
    if (sheet.size() > 1 && sheet.front() == '\'')
        sheet = sheet.substr(1, sheet.size() - 2);
    std::string cell = reference.substr(mark + 1);
    cell.erase(std::remove(cell.begin(), cell.end(), '$'), cell.end());
    return {sheet, cell};
}

const SpreadsheetCell* Spreadsheet::at(const std::string& reference) const
{
    const auto named = names.find(reference);
    const auto [sheet, cell] = splitReference(named == names.end() ? reference : named->second);
    const auto onSheet = sheets.find(sheet);
    if (onSheet == sheets.end())
        return nullptr;
    const auto found = onSheet->second.find(cell);
    return found == onSheet->second.end() ? nullptr : &found->second;
}

Spreadsheet readSpreadsheet(const std::string& bytes)
{
    const Files files = unzipped(bytes);
    Spreadsheet book;
    for (const auto& [name, text] : files)
    {
        QXmlStreamReader xml(QByteArray::fromStdString(text));
        while (!xml.atEnd())
            xml.readNext();
        if (xml.hasError())
            return {};
    }
    const std::vector<std::string> strings = sharedStrings(files);
    const auto targets = relations(files);
    QXmlStreamReader xml = reader(files, "xl/workbook.xml");
    while (!xml.atEnd())
    {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"sheet")
        {
            const std::string name = xml.attributes().value("name"_L1).toString().toStdString();
            const auto target = targets.find(xml.attributes().value("r:id"_L1).toString());
            if (target == targets.end())
                return {};
            book.sheetNames.push_back(name);
            book.parts[name] = "xl/" + target->second.toStdString();
            if (!readSheet(files, book.parts[name], strings, book.sheets[name]))
                return {};
        }
        else if (xml.name() == u"definedName")
        {
            const std::string name = xml.attributes().value("name"_L1).toString().toStdString();
            book.names[name] = xml.readElementText().toStdString();
        }
    }
    return book;
}

std::string withoutResults(const std::string& bytes, const std::map<std::string, double>& numbers)
{
    Files files = unzipped(bytes);
    const Spreadsheet book = readSpreadsheet(bytes);
    for (const auto& [sheet, part] : book.parts)
    {
        QString xml = QString::fromStdString(files.at(part));
        static const QRegularExpression result(u"</f><v>[^<]*</v>"_s);
        xml.replace(result, u"</f>"_s);
        for (const auto& [name, number] : numbers)
        {
            const auto [onSheet, cell] = splitReference(book.names.at(name));
            if (onSheet != sheet)
                continue;
            const QRegularExpression value(
                u"<c r=\"%1\"[^>]*><v>([^<]*)</v>"_s.arg(QString::fromStdString(cell)));
            const QRegularExpressionMatch match = value.match(xml);
            if (!match.hasMatch())
                return {};
            xml.replace(match.capturedStart(1), match.capturedLength(1),
                        QString::number(number, 'g', 17));
        }
        files[part] = xml.toStdString();
    }
    return zipped(files);
}

bool hasOffice()
{
    return !QStandardPaths::findExecutable(u"soffice"_s).isEmpty();
}

QString convertWithOffice(const QStringList& files, const QString& format, const QString& folder,
                          const QString& reading)
{
    const QString profile = folder + u"/profile"_s;
    QDir().mkpath(profile + u"/user"_s);
    QFile settings(profile + u"/user/registrymodifications.xcu"_s);
    if (!settings.exists())
    {
        if (!settings.open(QIODevice::WriteOnly))
            return u"cannot write the profile"_s;
        settings.write(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<oor:items xmlns:oor=\"http://openoffice.org/2001/registry\">\n"
            "<item oor:path=\"/org.openoffice.Office.Calc/Formula/Load\">"
            "<prop oor:name=\"OOXMLRecalcMode\" oor:op=\"fuse\"><value>0</value></prop></item>\n"
            "</oor:items>\n");
        settings.close();
    }
    QProcess office;
    office.setProcessChannelMode(QProcess::MergedChannels);
    QStringList arguments{u"-env:UserInstallation=file://"_s + profile, u"--headless"_s,
                          u"--norestore"_s};
    if (!reading.isEmpty())
        arguments << u"--infilter=Text - txt - csv (StarCalc):"_s + reading;
    arguments << u"--convert-to"_s << format << u"--outdir"_s << folder;
    office.start(u"soffice"_s, arguments + files);
    if (!office.waitForFinished(120000))
    {
        office.kill();
        office.waitForFinished(5000);
        return u"LibreOffice did not finish"_s;
    }
    return office.exitCode() == 0 ? QString() : QString::fromUtf8(office.readAll());
}

} // namespace costmodel::test
