#include "app/terms.h"

#include <map>

#include <QFile>
#include <QStandardPaths>

#include "data/file/files.h"
#include "data/import/base/delimited.h"

namespace costmodel::app
{

namespace
{

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
/// A list of terms is small; anything larger is another file.
constexpr std::size_t largestFile = std::size_t{1} << 20;

struct Row
{
    long line = 0;
    std::string english;
    std::string chinese;
};

Result<std::vector<Row>> rowsOf(std::string_view csv)
{
    if (csv.starts_with(byteOrderMark))
        csv.remove_prefix(byteOrderMark.size());
    std::vector<Row> rows;
    data::DelimitedReader reader(csv, {});
    bool isHeader = true;
    while (reader.next())
    {
        const auto& fields = reader.fields();
        if (reader.isMalformed() || fields.size() < 2)
            return Message{COSTMODEL_TEXT("Message", "line %1 is no row of terms, expected "
                                                     "english,chinese,note"),
                           {reader.line()}};
        if (!isHeader)
            rows.push_back({reader.line(), std::string(fields[0]), std::string(fields[1])});
        else if (fields[0] != "english" || fields[1] != "chinese")
            return Message{COSTMODEL_TEXT("Message", "this is no list of terms, expected a header "
                                                     "with english,chinese,note"),
                           {}};
        isHeader = false;
    }
    if (const auto line = reader.unclosedQuoteLine())
        return Message{COSTMODEL_TEXT("Message", "line %1 is no row of terms, expected "
                                                 "english,chinese,note"),
                       {*line}};
    return rows;
}

} // namespace

Result<Wording> readTerms(std::string_view own, std::string_view shipped)
{
    const Result<std::vector<Row>> known = rowsOf(shipped);
    const Result<std::vector<Row>> wanted = rowsOf(own);
    for (const auto* rows : {&known, &wanted})
        if (!*rows)
            return rows->error();
    std::map<std::string, std::string> chineseOf;
    for (const Row& row : *known)
        chineseOf[row.english] = row.chinese;
    Wording terms;
    for (const Row& row : *wanted)
    {
        const auto term = chineseOf.find(row.english);
        if (term == chineseOf.end())
            return Message{COSTMODEL_TEXT("Message", "line %1 has the term \"%2\", expected one of "
                                                     "the terms that come with the program"),
                           {row.line, row.english}};
        if (row.chinese.empty())
            return Message{COSTMODEL_TEXT("Message", "line %1 has no Chinese word for \"%2\", "
                                                     "expected one, or the row left out"),
                           {row.line, row.english}};
        if (row.chinese != term->second)
            terms.changes.push_back({term->second, row.chinese});
    }
    return terms;
}

std::string shippedTerms()
{
    QFile file(QStringLiteral(":/translations/terms_zh_CN.csv"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::filesystem::path userTermsFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    return std::filesystem::path(folder.toStdU16String()) / "costmodel" / "terms_zh_CN.csv";
}

Result<Wording> termsFrom(const std::filesystem::path& file)
{
    if (!file.empty())
        return readTerms(data::readFile(file, largestFile), shippedTerms());
    const std::filesystem::path own = userTermsFile();
    std::error_code error;
    if (!std::filesystem::exists(own, error))
        return Wording{};
    return readTerms(data::readFile(own, largestFile), shippedTerms());
}

} // namespace costmodel::app
