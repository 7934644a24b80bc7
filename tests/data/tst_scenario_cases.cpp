#include "data/scenario/reader.h"
#include "data/scenario/writer.h"

#include <QtTest>

#include "tests/support/shared_folder.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

QByteArray textOf(const std::vector<FileIssue>& issues)
{
    std::string text;
    for (const FileIssue& issue : issues)
        text += describe(issue, English()) + "\n";
    return QByteArray::fromStdString(text);
}

} // namespace

/// Whole scenarios: those that come with the program, and others beside the source tree.
class ScenarioCasesTest : public QObject
{
    Q_OBJECT

    static void addRows(const std::filesystem::path& folder)
    {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            if (entry.path().extension() == ".toml")
                QTest::newRow(entry.path().lexically_relative(folder).string().c_str())
                    << QString::fromStdString(entry.path().string());
    }

    static void check(const std::filesystem::path& path)
    {
        const ReadResult first = readScenario(path);
        QCOMPARE(textOf(first.issues), QByteArray());
        QVERIFY(first.scenario);

        const std::string text = toToml(*first.scenario);
        const ReadResult second = readScenarioText(text, path);
        QVERIFY2(second.issues.empty(), textOf(second.issues) + QByteArray::fromStdString(text));
        Scenario expected = *first.scenario;
        expected.general.base.clear();
        QVERIFY2(*second.scenario == expected, text.c_str());
        QCOMPARE(toToml(*second.scenario), text);
    }

private Q_SLOTS:
    void examplesReadAndWrittenBackAreEqual_data()
    {
        QTest::addColumn<QString>("file");
        addRows(std::filesystem::path(COSTMODEL_SOURCE_DIR) / "data" / "examples");
    }

    void examplesReadAndWrittenBackAreEqual()
    {
        QFETCH(QString, file);
        check(file.toStdString());
    }

    void casesReadAndWrittenBackAreEqual_data()
    {
        QTest::addColumn<QString>("file");
        const std::filesystem::path cases = test::sharedFolder("cases");
        std::error_code error;
        if (!std::filesystem::is_directory(cases, error))
            QSKIP("the folder shared/cases is not there");
        addRows(cases);
    }

    void casesReadAndWrittenBackAreEqual()
    {
        QFETCH(QString, file);
        check(file.toStdString());
    }
};

QTEST_APPLESS_MAIN(ScenarioCasesTest)
#include "tst_scenario_cases.moc"
