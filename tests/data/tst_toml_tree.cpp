#include "data/scenario/toml_tree.h"

#include <QtTest>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

std::string repeated(const std::string& text, int times)
{
    std::string result;
    for (int i = 0; i < times; ++i)
        result += text;
    return result;
}

/// Why and where a text is refused, nothing if it is not.
QByteArray refusal(const std::string& text)
{
    const auto parsed = parseToml(text, 0);
    const auto* const failure = std::get_if<TomlFailure>(&parsed);
    if (!failure)
        return {};
    return QByteArray::number(failure->place.line) + ":" +
           QByteArray::number(failure->place.column) + " " +
           QByteArray::fromStdString(render(failure->what, English()));
}

} // namespace

class TomlTreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderTypesAndPlaces()
    {
        const auto parsed = parseToml("z = 1\n"
                                      "a = 1.5\n"
                                      "[t]\n"
                                      "  \"列\" = 'x' # note\n"
                                      "[[l]]\n"
                                      "d = 2026-01-01\n"
                                      "[[l]]\n",
                                      3);
        const TomlNode& root = std::get<TomlNode>(parsed);
        QCOMPARE(root.entries.size(), std::size_t{4});
        QCOMPARE(root.entries[0].key, std::string("z"));
        QVERIFY(std::holds_alternative<std::int64_t>(root.entries[0].node.scalar));
        QVERIFY(std::holds_alternative<double>(root.entries[1].node.scalar));
        const TomlEntry& text = root.entries[2].node.entries[0];
        QCOMPARE(text.place.file, std::size_t{3});
        QCOMPARE(text.place.line, 4);
        QCOMPARE(text.place.column, 3);
        QCOMPARE(text.node.place.column, 9);
        const TomlNode& list = root.entries[3].node;
        QCOMPARE(list.items.size(), std::size_t{2});
        QCOMPARE(list.items[1].place.line, 7);
        QVERIFY(std::get<Date>(list.items[0].entries[0].node.scalar) == (Date{2026, 1, 1}));
    }

    void refusesTextThatNestsWithoutEnd()
    {
        // Each of these would make a parser that follows them by recursion run out of stack.
        const std::string deep(1'000'000, '[');
        QCOMPARE(refusal("a = " + deep),
                 QByteArray("1:22 brackets nest deeper than 16, expected a scenario"));
        QCOMPARE(refusal("a = " + repeated("{a=", 1'000'000)),
                 QByteArray("1:54 brackets nest deeper than 16, expected a scenario"));
        QCOMPARE(refusal("x = 1\n" + repeated("a.", 1'000'000) + "a = 1"),
                 QByteArray("2:17 a key has more than 8 parts, expected a scenario"));
        QCOMPARE(refusal("[" + repeated("a . \"b.c\" . ", 1'000'000) + "a]"),
                 QByteArray("1:49 a key has more than 8 parts, expected a scenario"));
    }

    void takesWhatOnlyLooksDeep()
    {
        QCOMPARE(refusal("# " + std::string(100, '[') + "\n"), QByteArray());
        QCOMPARE(refusal("a = \"" + std::string(100, '.') + "\\\"[[[[[[[[[[[[[[[[[[[[\"\n"),
                 QByteArray());
        QCOMPARE(refusal("a = '" + std::string(100, '{') + "'\n"), QByteArray());
        QCOMPARE(refusal("a = \"\"\"" + repeated("[\n.", 100) + "\"\"\"\"\"\nb = 1\n"),
                 QByteArray());
        QCOMPARE(refusal("a = '''" + repeated("[\n.", 100) + "'''\n"), QByteArray());
        QCOMPARE(refusal("a = [" + repeated("1.5, ", 1000) + "]\n"), QByteArray());
        QCOMPARE(refusal(repeated("[[a.b]]\nc = [[1.0]]\n", 100)), QByteArray());
        QCOMPARE(refusal(repeated("a", 1000) + ".b.c.d.e.f.g.h = 1\n"), QByteArray());
    }

    void refusesHugeFiles()
    {
        QCOMPARE(refusal(std::string((16 << 20) + 1, '\n')),
                 QByteArray("1:1 the file has 16777217 bytes, expected a scenario of at most "
                            "16777216"));
        QVERIFY(refusal("a = [" + repeated("1,", 1'000'001) + "]")
                    .contains("values, expected a scenario of at most 1000000"));
    }

    void showsValuesShortly()
    {
        const auto parsed = parseToml("a = [\"x\\n\\\"\", 5, 5.0, 1e300, true, 07:32:00, [1], {}, "
                                      "\"" +
                                          repeated("价", 100) + "\"]",
                                      0);
        const std::vector<TomlNode>& items = std::get<TomlNode>(parsed).entries[0].node.items;
        const std::vector<std::string> expected{
            "\"x\\n\\\"\"", "5",       "5.0",
            "1e+300",       "true",    "07:32:00",
            "[ ... ]",      "{ ... }", "\"" + repeated("价", 20) + "...\""};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(shown(items[i]), expected[i]);
    }

    void escapesStrings()
    {
        std::string all;
        for (int c = 0; c < 128; ++c)
            all += static_cast<char>(c);
        all += "价格";
        const auto parsed = parseToml("a = " + tomlString(all), 0);
        QCOMPARE(std::get<std::string>(std::get<TomlNode>(parsed).entries[0].node.scalar), all);
    }
};

QTEST_APPLESS_MAIN(TomlTreeTest)
#include "tst_toml_tree.moc"
