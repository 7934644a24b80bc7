#include "data/scenario/reader.h"
#include "data/scenario/writer.h"

#include <QtTest>

#include <cstdlib>

#include "data/file/files.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

std::filesystem::path sharedFolder()
{
    if (const char* const named = std::getenv("COSTMODEL_SHARED"))
        return named;
    return std::filesystem::path(COSTMODEL_SOURCE_DIR) / ".." / "shared";
}

QByteArray textOf(const std::vector<FileIssue>& issues)
{
    std::string text;
    for (const FileIssue& issue : issues)
        text += describe(issue, English()) + "\n";
    return QByteArray::fromStdString(text);
}

} // namespace

/// Scenarios that others wrote from the description of the format.
class ScenarioCasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readAndWrittenBackTheyAreEqual_data()
    {
        QTest::addColumn<QString>("file");
        const std::filesystem::path cases = sharedFolder() / "cases";
        std::error_code error;
        if (!std::filesystem::is_directory(cases, error))
            QSKIP("the folder shared/cases is not there");
        for (const auto& entry : std::filesystem::recursive_directory_iterator(cases))
            if (entry.path().extension() == ".toml")
                QTest::newRow(entry.path().lexically_relative(cases).string().c_str())
                    << QString::fromStdString(entry.path().string());
    }

    void readAndWrittenBackTheyAreEqual()
    {
        QFETCH(QString, file);
        const std::filesystem::path path = file.toStdString();
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
};

QTEST_APPLESS_MAIN(ScenarioCasesTest)
#include "tst_scenario_cases.moc"
