#include "data/bench/result_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include "data/bench/canonical_json.h"
#include "data/file/files.h"
#include "data/scenario/benchmark_figure.h"

#include <nlohmann/json.hpp>

using namespace costmodel::measure;
using costmodel::English;
using costmodel::Message;
using costmodel::render;
namespace data = costmodel::data;
using nlohmann::json;

namespace
{

const std::filesystem::path fixture =
    COSTMODEL_SOURCE_DIR "/tests/measure/fixtures/two_gpus.cmbench.json";

std::string all(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages)
        text += render(message, English{}) + "\n";
    return text;
}

Test bf16(const std::string& device, double median)
{
    Test test{.name = "gemm", .dtype = "bf16", .device = device, .unit = "FLOP/s"};
    test.status = TestStatus::Ok;
    test.tensorPath = true;
    test.series = summarize({median});
    return test;
}

Result twoGpus()
{
    Result result;
    result.devices = {{.id = "a", .name = "Card", .type = DeviceType::Discrete},
                      {.id = "b", .name = "Card", .type = DeviceType::Discrete}};
    result.tests = {bf16("a", 6e14), bf16("b", 5e14)};
    result.usableForCostModel = true;
    return result;
}

} // namespace

class BenchResultFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The fixture and its checksum were written by Python: json.dumps(value, sort_keys=True,
    // separators=(",", ":"), ensure_ascii=False) and hashlib.sha256. It holds Chinese, control
    // characters, -0.0, 1e-07 and 1.25e15, whose spelling differs between JSON libraries.
    void agreesWithAForeignChecksum()
    {
        const data::BenchFile file = data::readBenchResult(data::readFile(fixture));
        QVERIFY2(file.result, all(file.problems).c_str());
        QCOMPARE(file.checksum, data::Checksum::Right);
        QCOMPARE(all(data::verify(file)), std::string());
    }

    void takesTheSlowestGpuAndTheShapesOfALanguageModel()
    {
        // Card A: 2 / (1 / 6e14 + 1 / 3e14) = 4e14; card B: 6e14. The square shapes are higher.
        const FigureOutcome outcome = data::benchmarkFigure(fixture, "gemm/bf16");
        QVERIFY2(outcome.figure, all(outcome.refusals).c_str());
        QVERIFY(std::abs(outcome.figure->value - 4e14) < 1);
        QVERIFY(std::abs(outcome.figure->fastest - 6e14) < 1);
        QCOMPARE(outcome.figure->unit, std::string("FLOP/s"));
        QCOMPARE(outcome.figure->device, std::string("GPU-a"));
    }

    void namesTheMetricsThereAre()
    {
        const FigureOutcome outcome = data::benchmarkFigure(fixture, "gemm/bf17");
        QVERIFY(!outcome.figure);
        QCOMPARE(all(outcome.refusals),
                 std::string(
                     "The result has no test \"gemm/bf17\"; it has gemm/bf16, gemm/fp8_e4m3.\n"));
    }

    void everythingComesBack()
    {
        const std::string text = data::readFile(fixture);
        const Result once = *data::readBenchResult(text).result;
        const Result twice = *data::readBenchResult(data::benchResultText(once)).result;
        QCOMPARE(data::benchResultText(twice), data::benchResultText(once));
        json before = json::parse(text);
        json after = json::parse(data::benchResultText(once));
        // What version 1 knows beyond the fixture, and the unknown key that is dropped.
        for (const char* key : {"sha256", "future_key", "rank"})
        {
            before.erase(key);
            after.erase(key);
        }
        for (json& device : after["devices"])
            device.erase("machine");
        for (json& probe : after["probes"])
            probe.erase("fake");
        QCOMPARE(after.dump(1), before.dump(1));
    }

    void noticesEveryChangedFigure()
    {
        const std::string text = data::readFile(fixture);
        for (const auto& [from, to] :
             {std::pair{"\"median\": 300000000000000.0", "\"median\": 302000000000000.0"},
              std::pair{"Card A", "Card C"}, std::pair{"15.2", "15.3"}})
        {
            std::string edited = text;
            const std::size_t at = edited.find(from);
            QVERIFY2(at != std::string::npos, from);
            edited.replace(at, std::strlen(from), to);
            const data::BenchFile file = data::readBenchResult(edited);
            QCOMPARE(file.checksum, data::Checksum::Wrong);
            QVERIFY(all(data::verify(file)).find("damaged or edited") != std::string::npos);
        }
    }

    void refusesADamagedFileForMoney()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("x.json")).toStdString();
        std::string text = data::readFile(fixture);
        text.replace(text.find("15.2"), 4, "15.3");
        data::writeFileAtomically(path, text);
        const FigureOutcome outcome = data::benchmarkFigure(path, "gemm/bf16");
        QVERIFY(!outcome.figure);
        QVERIFY(all(outcome.refusals).find("damaged") != std::string::npos);
    }

    void refusesWhatIsNoResult_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QByteArray& text, const QByteArray& words)
        {
            QTest::newRow(name) << text << words;
        };
        const QByteArray head = R"({"format":"costmodel.bench","version":1)";
        row("empty", "", "not valid JSON");
        row("half", head, "not valid JSON");
        row("list", "[]", "\"format\"");
        row("other format", R"({"format":"x","version":1})", "\"format\"");
        row("newer", R"({"format":"costmodel.bench","version":2})", "version is 2");
        row("no version", R"({"format":"costmodel.bench"})", "version is 0");
        row("huge number", head + R"(,"duration_s":1e999})", "beyond the range");
        row("deep", head + ",\"x\":" + QByteArray(100000, '[') + QByteArray(100000, ']') + "}",
            "nested too deep");
        row("text for number", head + R"(,"duration_s":"12"})",
            "duration_s is \"12\"; expected a number");
        row("tests an object", head + R"(,"tests":{}})", "tests is {}; expected a list");
        row("test a number", head + R"(,"tests":[3]})", "tests[0] is 3; expected an object");
        row("status", head + R"(,"tests":[{"status":"fine"}]})", "tests[0].status is \"fine\"");
        row("ok without figures", head + R"(,"tests":[{"status":"ok"}]})",
            "tests[0].median is null");
        row("ok with zero", head + R"(,"tests":[{"status":"ok","median":0}]})",
            "tests[0].median is 0");
        row("negative", head + R"(,"tests":[{"status":"ok","median":-3.5e14}]})",
            "tests[0].median");
        row("disorder", head + R"(,"tests":[{"status":"ok","median":3,"max":2}]})",
            "tests[0].median");
        row("huge shape", head + R"(,"tests":[{"status":"skipped","shape":[1e300,1,1]}]})",
            "tests[0].shape");
        row("not UTF-8", head + ",\"notes\":[\"\xff\"]}", "not valid JSON");
    }
    void refusesWhatIsNoResult()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        const data::BenchFile file = data::readBenchResult(text.toStdString());
        QVERIFY(!file.result);
        const std::string problems = all(file.problems);
        QVERIFY2(problems.find(words.toStdString()) != std::string::npos, problems.c_str());
    }

    void tellsWhereTheSyntaxBreaks()
    {
        const data::BenchFile file = data::readBenchResult("{\n \"format\": ?\n}");
        QCOMPARE(file.line, std::size_t{2});
        QCOMPARE(file.column, std::size_t{12});
    }

    void writesWhatADriverMayCallItself()
    {
        Result result = twoGpus();
        result.devices[0].name = "Card \xff\xfe";
        const data::BenchFile file = data::readBenchResult(data::benchResultText(result));
        QVERIFY(file.result);
        QCOMPARE(file.checksum, data::Checksum::Right);
    }

    void neverWritesNanOrAZeroForWhatIsUnknown()
    {
        Result result = twoGpus();
        result.tests[0].burstRatio = std::nan("");
        result.tests[1].status = TestStatus::Skipped;
        const json written = json::parse(data::benchResultText(result));
        QVERIFY(written["tests"][0]["burst_ratio"].is_null());
        QVERIFY(written["tests"][1]["median"].is_null());
        QVERIFY(written["devices"][0]["mem_bytes"].is_null());
    }

    void refusesForMoney_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("cpu") << 0 << QByteArray("is a CPU");
        QTest::newRow("lower bound") << 1 << QByteArray("lower bound");
        QTest::newRow("no tensor path") << 2 << QByteArray("without tensor instructions");
        QTest::newRow("contended") << 3 << QByteArray("disturbed");
        QTest::newRow("fake") << 4 << QByteArray("test library");
        QTest::newRow("invalid elsewhere") << 5 << QByteArray("event-wall-mismatch");
        QTest::newRow("flag") << 6 << QByteArray("says of itself");
        QTest::newRow("one GPU failed") << 7 << QByteArray("driver-error, 719");
        QTest::newRow("one GPU not measured") << 8 << QByteArray("slowest GPU is unknown");
    }
    void refusesForMoney()
    {
        QFETCH(int, what);
        QFETCH(QByteArray, words);
        Result result = twoGpus();
        QVERIFY(figureForMoney(result, "gemm/bf16").figure);
        Test extra = bf16("b", 1e13);
        extra.dtype = "fp16";
        switch (what)
        {
        case 0:
            result.devices[1].type = DeviceType::Cpu;
            break;
        case 1:
            result.tests[1].lowerBound = true;
            break;
        case 2:
            result.tests[1].tensorPath = false;
            break;
        case 3:
            result.tests[1].contended = true;
            break;
        case 4:
            result.probes = {{.library = "libcuda.so.1", .isFake = true}};
            break;
        case 5:
            extra.status = TestStatus::Invalid;
            extra.reason = Reason::EventWallMismatch;
            result.tests.push_back(extra);
            break;
        case 6:
            result.usableForCostModel = false;
            break;
        case 7:
            result.tests[1].status = TestStatus::Error;
            result.tests[1].reason = Reason::DriverError;
            result.tests[1].detail = "719";
            break;
        case 8:
            result.tests[1].dtype = "fp32";
            break;
        }
        const FigureOutcome outcome = figureForMoney(result, "gemm/bf16");
        QVERIFY(!outcome.figure);
        const std::string refusals = all(outcome.refusals);
        QVERIFY2(refusals.find(words.toStdString()) != std::string::npos, refusals.c_str());
    }

    void verifyRecomputesTheStatistics()
    {
        Result result = twoGpus();
        result.tests[0].series = summarize({1, 2, 3});
        result.tests[0].series->p75 = 2.7;
        const data::BenchFile file = data::readBenchResult(data::benchResultText(result));
        QVERIFY(all(data::verify(file)).find("do not follow from its samples") !=
                std::string::npos);
    }

    void aMissingFileIsAnErrorOfTheEnvironment()
    {
        QVERIFY_THROWS_EXCEPTION(data::FileError,
                                 data::benchmarkFigure("/nonexistent/x.json", "gemm/bf16"));
    }
};

QTEST_APPLESS_MAIN(BenchResultFileTest)
#include "tst_bench_result_file.moc"
