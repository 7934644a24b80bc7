#include "ui/report/pdf_finish.h"

#include <map>
#include <optional>

#include <QRegularExpression>

namespace costmodel::ui
{

namespace
{

/// Radicals without a compatibility mapping that share their glyph with a character of running
/// text. Source: Unicode Character Database, EquivalentUnifiedIdeograph.txt.
constexpr std::pair<char16_t, char16_t> radicals[] = {
    {0x2E81, 0x5382}, {0x2E88, 0x5200}, {0x2E8C, 0x5C0F}, {0x2E92, 0x5DF3}, {0x2E97, 0x5FC3},
    {0x2E9C, 0x65E5}, {0x2E9D, 0x6708}, {0x2EA0, 0x6C11}, {0x2EA7, 0x725B}, {0x2EA9, 0x738B},
    {0x2EAB, 0x76EE}, {0x2EAC, 0x793A}, {0x2EB6, 0x7F8A}, {0x2EB9, 0x8002}, {0x2EBC, 0x8089},
    {0x2EC1, 0x864E}, {0x2EC4, 0x897F}, {0x2EC5, 0x89C1}, {0x2EC6, 0x89D2}, {0x2EC9, 0x8D1D},
    {0x2ECB, 0x8F66}, {0x2ED1, 0x9577}, {0x2ED3, 0x957F}, {0x2ED4, 0x95E8}, {0x2ED7, 0x96E8},
    {0x2ED8, 0x9752}, {0x2ED9, 0x97E6}, {0x2EDA, 0x9875}, {0x2EDB, 0x98CE}, {0x2EDC, 0x98DE},
    {0x2EDD, 0x98DF}, {0x2EE2, 0x9A6C}, {0x2EE3, 0x9AA8}, {0x2EE4, 0x9B3C}, {0x2EE5, 0x9C7C},
    {0x2EE6, 0x9E1F}, {0x2EE7, 0x5364}, {0x2EE8, 0x9EA6}, {0x2EE9, 0x9EC4}, {0x2EEB, 0x6589},
    {0x2EEC, 0x9F50}, {0x2EEE, 0x9F7F}, {0x2EEF, 0x7ADC}, {0x2EF0, 0x9F99},
};

/// The character of running text for a radical, or the character itself.
char16_t unified(char16_t character)
{
    constexpr char16_t firstRadical = 0x2E80;
    constexpr char16_t lastRadical = 0x2FDF;
    if (character < firstRadical || character > lastRadical)
        return character;
    for (const auto& [radical, plain] : radicals)
        if (radical == character)
            return plain;
    const QString plain = QString(QChar(character)).normalized(QString::NormalizationForm_KC);
    return plain.size() == 1 ? plain.front().unicode() : character;
}

/// Rewrites the characters in the lists of the tables of characters; every one has four digits
/// before and after, so that nothing moves.
void unifyCharacters(QByteArray& pdf)
{
    qsizetype at = 0;
    while ((at = pdf.indexOf("begincmap", at)) >= 0)
    {
        const qsizetype end = pdf.indexOf("endcmap", at);
        if (end < 0)
            return;
        for (qsizetype list = pdf.indexOf('[', at); list >= 0 && list < end;
             list = pdf.indexOf('[', list + 1))
        {
            const qsizetype close = pdf.indexOf(']', list);
            for (qsizetype code = pdf.indexOf('<', list); code >= 0 && code < close;
                 code = pdf.indexOf('<', code + 1))
            {
                constexpr qsizetype digits = 4;
                constexpr int hexadecimal = 16;
                bool isCode = pdf.at(code + digits + 1) == '>';
                const auto character = static_cast<char16_t>(
                    isCode ? pdf.mid(code + 1, digits).toUShort(&isCode, hexadecimal) : 0);
                if (isCode)
                    pdf.replace(code + 1, digits,
                                QByteArray::number(unified(character), hexadecimal)
                                    .toUpper()
                                    .rightJustified(digits, '0'));
            }
        }
        at = end;
    }
}

/// Where the parts of the file are that an update refers to.
struct PdfParts
{
    int size = 0;    ///< number of objects
    int catalog = 0; ///< numbers of objects
    int pages = 0;
    int info = 0;
    qint64 crossReferences = 0; ///< offset
    std::vector<int> pageObjects;
    double pageHeight = 0; ///< points
};

std::optional<int> number(const QByteArray& text, const char* pattern)
{
    const QRegularExpressionMatch match =
        QRegularExpression(QString::fromLatin1(pattern)).match(QString::fromLatin1(text));
    if (!match.hasMatch())
        return {};
    return match.captured(1).toInt();
}

std::optional<PdfParts> partsOf(const QByteArray& pdf)
{
    PdfParts parts;
    const qsizetype trailerAt = pdf.lastIndexOf("trailer");
    const qsizetype pagesAt = pdf.indexOf("/Type /Pages\n");
    const qsizetype pageAt = pdf.indexOf("/Type /Page\n");
    if (trailerAt < 0 || pagesAt < 0 || pageAt < 0)
        return {};
    const QByteArray trailer = pdf.mid(trailerAt);
    const auto size = number(trailer, "/Size (\\d+)");
    const auto catalog = number(trailer, "/Root (\\d+) 0 R");
    const auto info = number(trailer, "/Info (\\d+) 0 R");
    const auto start = number(trailer, "startxref\\s+(\\d+)");
    const auto pages =
        catalog ? number(pdf.mid(pdf.indexOf("/Type /Catalog"), 200), "/Pages (\\d+) 0 R")
                : std::optional<int>();
    const auto height = number(pdf.mid(pageAt, 2000), "/MediaBox \\[0 0 [0-9.]+ (\\d+)");
    if (!size || !catalog || !info || !start || !pages || !height)
        return {};
    parts.size = *size;
    parts.catalog = *catalog;
    parts.info = *info;
    parts.pages = *pages;
    parts.crossReferences = *start;
    parts.pageHeight = *height;
    const qsizetype open = pdf.indexOf('[', pagesAt);
    const qsizetype close = pdf.indexOf(']', open);
    for (const QByteArray& line : pdf.mid(open + 1, close - open - 1).split('\n'))
        if (const QByteArray reference = line.trimmed(); reference.endsWith(" 0 R"))
            parts.pageObjects.push_back(reference.left(reference.indexOf(' ')).toInt());
    return parts;
}

/// A text of a PDF: UTF-16 with its mark, in hexadecimal digits.
QByteArray textString(const QString& text)
{
    QByteArray bytes("\xFE\xFF", 2);
    for (const QChar c : text)
    {
        bytes.append(static_cast<char>(c.row()));
        bytes.append(static_cast<char>(c.cell()));
    }
    return '<' + bytes.toHex() + '>';
}

/// Objects that are added to a file, with the table that finds them.
class Update
{
public:
    explicit Update(const QByteArray& pdf)
        : m_pdf(pdf)
    {
        if (!m_pdf.endsWith('\n'))
            m_pdf += '\n';
    }
    void add(int object, const QByteArray& content)
    {
        m_offsets[object] = m_pdf.size();
        m_pdf += QByteArray::number(object) + " 0 obj\n" + content + "\nendobj\n";
    }
    QByteArray finish(const PdfParts& parts)
    {
        const qsizetype start = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [object, offset] : m_offsets)
        {
            constexpr int offsetDigits = 10;
            m_pdf += QByteArray::number(object) + " 1\n" +
                     QByteArray::number(offset).rightJustified(offsetDigits, '0') + " 00000 n \n";
        }
        const int size = std::max(parts.size, m_offsets.rbegin()->first + 1);
        m_pdf += "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info " +
                 QByteArray::number(parts.info) + " 0 R\n/Root " +
                 QByteArray::number(parts.catalog) + " 0 R\n/Prev " +
                 QByteArray::number(parts.crossReferences) + "\n>>\nstartxref\n" +
                 QByteArray::number(start) + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    std::map<int, qsizetype> m_offsets;
};

/// One bookmark; those of level 2 hang below the one of level 1 before them.
struct Bookmark
{
    int object = 0;
    int parent = 0;
    std::vector<int> children;
};

QByteArray reference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

void addBookmarks(Update& update, const PdfParts& parts, const std::vector<PageHeading>& headings,
                  int root)
{
    std::vector<Bookmark> marks;
    std::vector<int> top;
    for (std::size_t i = 0; i < headings.size(); ++i)
    {
        Bookmark mark;
        mark.object = root + 1 + static_cast<int>(i);
        const bool isBelow = headings[i].level > 1 && !top.empty();
        mark.parent = isBelow ? top.back() : root;
        if (isBelow)
            marks[static_cast<std::size_t>(top.back() - root - 1)].children.push_back(mark.object);
        else
            top.push_back(mark.object);
        marks.push_back(std::move(mark));
    }
    for (std::size_t i = 0; i < marks.size(); ++i)
    {
        const Bookmark& mark = marks[i];
        const std::vector<int>& siblings =
            mark.parent == root ? top
                                : marks[static_cast<std::size_t>(mark.parent - root - 1)].children;
        const auto own = std::find(siblings.begin(), siblings.end(), mark.object);
        const auto page = static_cast<std::size_t>(std::max(0, headings[i].page));
        QByteArray content =
            "<<\n/Title " + textString(headings[i].text) + "\n/Parent " + reference(mark.parent) +
            "\n/Dest [" +
            reference(parts.pageObjects[std::min(page, parts.pageObjects.size() - 1)]) +
            " /XYZ 0 " + QByteArray::number(parts.pageHeight - headings[i].top, 'f', 1) + " 0]";
        if (own != siblings.begin())
            content += "\n/Prev " + reference(*(own - 1));
        if (own + 1 != siblings.end())
            content += "\n/Next " + reference(*(own + 1));
        if (!mark.children.empty())
            content += "\n/First " + reference(mark.children.front()) + "\n/Last " +
                       reference(mark.children.back()) + "\n/Count -" +
                       QByteArray::number(static_cast<qsizetype>(mark.children.size()));
        update.add(mark.object, content + "\n>>");
    }
    update.add(root, "<<\n/Type /Outlines\n/First " + reference(top.front()) + "\n/Last " +
                         reference(top.back()) + "\n/Count " +
                         QByteArray::number(static_cast<qsizetype>(top.size())) + "\n>>");
}

} // namespace

QByteArray finishedPdf(const QByteArray& pdf, const std::vector<PageHeading>& headings,
                       const QString& language)
{
    QByteArray finished = pdf;
    unifyCharacters(finished);
    const std::optional<PdfParts> parts = partsOf(finished);
    if (!parts || parts->pageObjects.empty())
        return finished;
    Update update(finished);
    QByteArray catalog = "<<\n/Type /Catalog\n/Pages " + reference(parts->pages) + "\n/Lang (" +
                         QString(language).replace(u'_', u'-').toLatin1() + ")";
    if (!headings.empty())
    {
        const int root = parts->size;
        addBookmarks(update, *parts, headings, root);
        catalog += "\n/Outlines " + reference(root) + "\n/PageMode /UseOutlines";
    }
    update.add(parts->catalog, catalog + "\n>>");
    return update.finish(*parts);
}

} // namespace costmodel::ui
