#include <QtTest>

#include "data/import/base/gzip.h"
#include "data/import/base/input.h"
#include "data/import/base/text.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

DecodedText decoded(std::string bytes, std::optional<Encoding> told = {})
{
    auto result = decodeText(std::move(bytes), told);
    if (const auto* bad = std::get_if<TextRefusal>(&result))
        return {"refused: " + render(bad->reason, English()), Encoding::Utf8, false, -1};
    return std::get<DecodedText>(std::move(result));
}

long refusedLine(std::string bytes)
{
    const auto result = decodeText(std::move(bytes));
    const auto* bad = std::get_if<TextRefusal>(&result);
    return bad ? bad->line : 0;
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (LineReader reader(text); reader.next();)
        lines.emplace_back(reader.line());
    return lines;
}

} // namespace

class TestImportText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byteOrderMarksAreNotPartOfTheText();
    void utf16IsReadWithAndWithoutMark();
    void chineseTextOfOldProgramsIsGb18030();
    void accentedLettersAreWindows1252();
    void theOptionDecidesTheEncoding();
    void damagedUtf8StaysUtf8();
    void nulBytesAreRefusedWithTheirLine();
    void everyLineEndIsOne();
    void otherKindsOfFilesAreRefusedWithARemedy();
    void rubbishIsNeverAnEndlessLoop();
};

void TestImportText::byteOrderMarksAreNotPartOfTheText()
{
    QCOMPARE(decoded("\xEF\xBB\xBF"
                     "a,b")
                 .text,
             "a,b"s);
    QCOMPARE(decoded("\xEF\xBB\xBF\xEF\xBB\xBF"
                     "a,b")
                 .text,
             "a,b"s);
    QVERIFY(!decoded("\xEF\xBB\xBF"
                     "a,b")
                 .isGuessed);
}

void TestImportText::utf16IsReadWithAndWithoutMark()
{
    const std::string little("a\0,\0b\0\n\0", 8);
    const std::string big("\0a\0,\0b\0\n", 8);
    QCOMPARE(decoded("\xFF\xFE" + little).text, "a,b\n"s);
    QCOMPARE(decoded("\xFF\xFE\xFF\xFE" + little).text, "a,b\n"s);
    QCOMPARE(decoded("\xFE\xFF" + big).text, "a,b\n"s);
    QCOMPARE(decoded(little).encoding, Encoding::Utf16Le);
    QCOMPARE(decoded(little).text, "a,b\n"s);
    QVERIFY(decoded(little).isGuessed);
    QCOMPARE(decoded(big).encoding, Encoding::Utf16Be);
}

void TestImportText::chineseTextOfOldProgramsIsGb18030()
{
    // 显卡,价格 in GBK (code table of GB 2312).
    const DecodedText text = decoded("\xCF\xD4\xBF\xA8,\xBC\xDB\xB8\xF1\n");
    QCOMPARE(text.encoding, Encoding::Gb18030);
    QCOMPARE(text.text, "显卡,价格\n"s);
    QVERIFY(text.isGuessed);
}

void TestImportText::accentedLettersAreWindows1252()
{
    const DecodedText text = decoded("Z\xFCrich;1.355,90\x80\n");
    QCOMPARE(text.encoding, Encoding::Windows1252);
    QCOMPARE(text.text, "Zürich;1.355,90€\n"s);
    QVERIFY(text.isGuessed);
}

void TestImportText::theOptionDecidesTheEncoding()
{
    // C9 E9 is 审 in GB 2312 and Éé in windows-1252.
    QCOMPARE(decoded("\xC9\xF3\n").text, "审\n"s);
    QCOMPARE(decoded("\xC9\xF3\n", Encoding::Windows1252).text, "Éó\n"s);
    QVERIFY(!decoded("\xC9\xF3\n", Encoding::Windows1252).isGuessed);
}

void TestImportText::damagedUtf8StaysUtf8()
{
    const DecodedText cut = decoded("显卡价格显卡\xE4\xBB");
    QCOMPARE(cut.encoding, Encoding::Utf8);
    QCOMPARE(cut.replacedBytes, 2L);
    const DecodedText middle = decoded("显卡,价\xE6|格\n显卡,价格\n");
    QCOMPARE(middle.text, "显卡,价\uFFFD|格\n显卡,价格\n"s);
}

void TestImportText::nulBytesAreRefusedWithTheirLine()
{
    QCOMPARE(refusedLine("a,b\n1,2\n\0\0\n"s), 3L);
    QCOMPARE(refusedLine("plain\n"s), 0L);
    QCOMPARE(refusedLine(std::string("\x81\x8D\0", 3)), 1L);
}

void TestImportText::everyLineEndIsOne()
{
    const std::vector<std::string> expected{"a", "", "b"};
    QCOMPARE(linesOf("a\n\nb\n"), expected);
    QCOMPARE(linesOf("a\r\n\r\nb"), expected);
    QCOMPARE(linesOf("a\r\rb\r"), expected);
    QCOMPARE(linesOf("a\r\n\nb\r"), expected);
}

void TestImportText::otherKindsOfFilesAreRefusedWithARemedy()
{
    const auto refusal = [](const std::string& bytes)
    {
        const auto result = inputFromBytes("x", bytes, {});
        const auto* bad = std::get_if<ImportRefusal>(&result);
        return bad ? render(bad->reason, English()) : "read";
    };
    QVERIFY(refusal("PK\x03\x04...").find("save the sheet as CSV") != std::string::npos);
    QVERIFY(refusal("").find("empty") != std::string::npos);
    QVERIFY(refusal(" \r\n\n").find("empty") != std::string::npos);
    QVERIFY(refusal("\x1F\x8B\x08rubbish").find("gzip") != std::string::npos);
    QCOMPARE(refusal("a,b\n"), "read"s);
    ImportOptions options;
    options.values["encoding"] = "klingon";
    QVERIFY(std::holds_alternative<ImportRefusal>(inputFromBytes("x", "a", options)));
}

void TestImportText::rubbishIsNeverAnEndlessLoop()
{
    unsigned state = 1;
    for (int round = 0; round < 2000; ++round)
    {
        std::string bytes;
        for (unsigned i = 0; i < static_cast<unsigned>(round % 64); ++i)
        {
            state = state * 1664525U + 1013904223U;
            bytes += static_cast<char>(state >> 24);
        }
        const auto result = decodeText(bytes);
        if (const auto* text = std::get_if<DecodedText>(&result))
            QVERIFY(text->text.find('\0') == std::string::npos);
        gunzip("\x1F\x8B\x08" + bytes);
    }
}

QTEST_APPLESS_MAIN(TestImportText)
#include "tst_import_text.moc"
