#include "tests/house/layer_guard.h"

#include <QtTest>

using namespace costmodel::house;

namespace
{

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += "\n" + line;
    return text;
}

} // namespace

class LayersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sourcesKeepToTheirLayer()
    {
        const GuardReport report = guardSources(COSTMODEL_SOURCE_DIR);
        QVERIFY2(report.files >= 6, "the guard has not found the sources");
        QVERIFY2(report.violations.empty(), joined(report.violations).c_str());
    }

    void linkLinesKeepToTheirLayer()
    {
        std::ifstream in(COSTMODEL_LAYER_LINKS);
        int lines = 0;
        for (std::string line; std::getline(in, line); ++lines)
        {
            const std::vector<std::string> found = linkViolations(line);
            QVERIFY2(found.empty(), joined(found).c_str());
        }
        QVERIFY2(lines >= 2, "model and data must be among the link lines");
    }

    void everyForbiddenIncludeIsFound()
    {
        GuardReport report =
            guardSources(COSTMODEL_SOURCE_DIR "/tests/house/fixtures/broken_layers");
        QCOMPARE(report.files, 5);
        std::ranges::sort(report.violations);
        const std::vector<std::string> expected{
            "data/bad.cpp:1: data must not include QFile",
            "data/bad.cpp:3: data must not include app/console.h",
            "model/bad.cpp:1: model must not include QString",
            "model/bad.cpp:2: model must not include fstream",
            "model/bad.cpp:3: model must not include sqlite3.h",
            "model/bad.cpp:4: model must not include data/file/files.h",
            "model/bad.cpp:5: model must not include ../ui/window.h",
            "model/bad.cpp:8: model must not use system_clock",
            "model/bad.cpp:9: model must not use getenv(",
            "model/measure/clock.cpp:3: model/measure must not include QtCore/QString",
            "ui/bad.cpp:2: ui must not include toml++/toml.h",
            "ui/bad.cpp:3: ui must not include data/file/files.h",
        };
        QCOMPARE(joined(report.violations), joined(expected));
    }

    void everyForbiddenLinkIsFound()
    {
        QVERIFY(linkViolations("model: costmodel_options;Boost::headers;TBB::tbb;").empty());
        QCOMPARE(linkViolations("model: costmodel_options;Qt6::Core;SQLiteCpp").size(), 2U);
        QCOMPARE(linkViolations("data: costmodel_model;Qt6::Sql").size(), 1U);
        QCOMPARE(linkViolations("ui: costmodel_model;costmodel_data").size(), 1U);
        QCOMPARE(linkViolations("measure: costmodel_model;Qt6::Core").size(), 1U);
        QCOMPARE(linkViolations("").size(), 1U);
    }
};

QTEST_APPLESS_MAIN(LayersTest)
#include "tst_layers.moc"
