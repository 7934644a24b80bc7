#include "model/measure/run/plan.h"

#include <QTemporaryDir>
#include <QtTest>

#include "data/bench/events_json.h"
#include "data/file/files.h"
#include "model/measure/driver/candidates.h"
#include "model/measure/driver/device_id.h"
#include "model/measure/driver/dynamic_library.h"
#include "model/measure/run/concurrency.h"

using namespace costmodel;
using namespace costmodel::measure;

namespace
{

double seconds(const std::vector<PlannedTest>& tests)
{
    double sum = idleSeconds;
    for (const PlannedTest& test : tests)
        sum += test.warmUpSeconds + test.seconds;
    return sum;
}

std::string dtypes(const std::vector<PlannedTest>& tests)
{
    std::string text;
    for (const PlannedTest& test : tests)
        if (test.name == "gemm")
            text += test.dtype + " ";
    return text;
}

const std::vector<Device> machine{
    {.id = "GPU-a",
     .pci = "0000:01:00.0",
     .name = "big",
     .backend = "cuda",
     .type = DeviceType::Discrete},
    {.id = "0000:00:02.0",
     .pci = "0000:00:02.0",
     .name = "small",
     .backend = "opencl",
     .type = DeviceType::Integrated},
    {.id = "opencl:1", .name = "processor", .backend = "opencl", .type = DeviceType::Cpu}};

} // namespace

class BenchPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fifteenSecondsHoldEverything()
    {
        const std::vector<PlannedTest> tests = plannedTests({}, "cuda");
        QCOMPARE(dtypes(tests), std::string("bf16 bf16 bf16 tf32 fp16 fp32 fp8_e4m3 "));
        QVERIFY(seconds(tests) <= 15);
        QVERIFY(seconds(tests) > 12);
    }

    void smallBudgetsDropFormatsInOrder()
    {
        QCOMPARE(dtypes(plannedTests({.budgetSeconds = 12.5}, "cuda")),
                 std::string("bf16 bf16 bf16 tf32 fp16 fp8_e4m3 "));
        QCOMPARE(dtypes(plannedTests({.budgetSeconds = 11.2}, "cuda")),
                 std::string("bf16 bf16 bf16 fp16 "));
        const std::vector<PlannedTest> least = plannedTests({.budgetSeconds = 5}, "cuda");
        QCOMPARE(dtypes(least), std::string("bf16 bf16 bf16 "));
        QVERIFY(seconds(least) < 6);
    }

    void whatIsAskedForIsTried()
    {
        QCOMPARE(dtypes(plannedTests({.dtypes = {"fp64"}}, "cuda")), std::string("fp64 "));
        QCOMPARE(dtypes(plannedTests({}, "opencl")), std::string("fp32 fp16 fp64 "));
    }

    void realGpusGoFirst()
    {
        const DeviceChoice choice = chooseDevices({}, machine);
        QCOMPARE(choice.devices.size(), std::size_t{1});
        QCOMPARE(choice.devices[0].id, std::string("GPU-a"));
        // Without them the integrated one; a processor never by itself.
        QCOMPARE(chooseDevices({}, {machine[1], machine[2]}).devices.size(), std::size_t{1});
        QVERIFY(chooseDevices({}, {machine[2]}).devices.empty());
    }

    void devicesAreNamedByIdAddressOrPosition()
    {
        const DeviceChoice choice =
            chooseDevices({.devices = {"2", "0000:01:00.0", "GPU-a"}}, machine);
        QCOMPARE(choice.devices.size(), std::size_t{2});
        QCOMPARE(choice.devices[0].id, std::string("opencl:1"));
        QCOMPARE(chooseDevices({.devices = {"7"}}, machine).problems.size(), std::size_t{1});
    }

    void theSameGpuThroughTwoLibrariesIsOne()
    {
        Device other = machine[0];
        other.id = "0000:01:00.0";
        other.backend = "opencl";
        const std::vector<Device> devices = preferred({machine[2], machine[0], other, machine[1]});
        QCOMPARE(devices.size(), std::size_t{3});
        QCOMPARE(devices[0].backend, std::string("cuda"));
        QCOMPARE(devices[1].id, std::string("0000:00:02.0"));
        QCOMPARE(devices[2].type, DeviceType::Cpu);
    }

    void addressesAgreeBetweenLibraries()
    {
        QCOMPARE(normalPci("00000000:3B:00.0"), std::string("0000:3b:00.0"));
        QCOMPARE(normalPci("0000:3B:00.0"), std::string("0000:3b:00.0"));
        QCOMPARE(pciText(0, 0x3b, 0, 0), std::string("0000:3b:00.0"));
        QCOMPARE(pciText(0, 0, 0, 0), std::string());
        QCOMPARE(uuidText({}), std::string());
        QCOMPARE(uuidText({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255}),
                 std::string("GPU-00010203-0405-0607-0809-0a0b0c0d0eff"));
    }

    void namesOfLibrariesCarryTheirVersion()
    {
        for (const std::vector<std::string>& names :
             {cudaCandidates(), nvmlCandidates(), openClCandidates({})})
            for (const std::string& name : names)
                QVERIFY2(name.find(".so.") != std::string::npos, name.c_str());
        QCOMPARE(openClCandidates({.openClName = "libOpenCL.so.9"}).size(), std::size_t{1});
    }

    void cublasIsSoughtWhereToolkitsAndPythonPutIt()
    {
        QTemporaryDir folder;
        const std::string root = folder.path().toStdString();
        const auto make = [&](const std::string& path)
        {
            std::filesystem::create_directories(std::filesystem::path(root + path).parent_path());
            data::writeFileAtomically(root + path, "");
        };
        make("/usr/local/cuda-12.4/lib64/libcublasLt.so.12");
        make("/venv/lib/python3.11/site-packages/nvidia/cublas/lib/libcublasLt.so.12");
        make("/venv/lib/python3.11/site-packages/nvidia/cu13/lib/libcublasLt.so.13");
        const LibraryPlaces places{
            .cublasLtFile = "/opt/mine.so", .virtualEnv = root + "/venv", .root = root};
        const auto has = [](const std::vector<std::string>& names, const char* end)
        {
            return std::any_of(names.begin(), names.end(),
                               [&](const std::string& name) { return name.ends_with(end); });
        };
        const std::vector<std::string> all = cublasLtCandidates(places, 13000);
        QCOMPARE(all.front(), std::string("/opt/mine.so"));
        QVERIFY(has(all, "cuda-12.4/lib64/libcublasLt.so.12"));
        QVERIFY(has(all, "nvidia/cublas/lib/libcublasLt.so.12"));
        QVERIFY(has(all, "nvidia/cu13/lib/libcublasLt.so.13"));
        // A driver of CUDA 12 cannot carry the library of CUDA 13.
        QVERIFY(!has(cublasLtCandidates(places, 12040), ".so.13"));
    }

    void aMissingLibraryIsAStatus()
    {
        const DynamicLibrary library =
            DynamicLibrary::open({"libsurely-not-there.so.7", "/nowhere/libx.so.1"}, "");
        QVERIFY(!library.isOpen());
        QCOMPARE(library.name(), std::string("libsurely-not-there.so.7"));
        QVERIFY(!library.error().empty());
        QVERIFY(!library.symbol("cuInit"));
    }

    void scalingIsTogetherOverAlone()
    {
        const Scaling scaling = scalingOf({100, 100, 100}, {98, 90, 97});
        // (98 + 90 + 97) / 300; 90 / 97.
        QCOMPARE(scaling.concurrency, std::optional(0.95));
        QCOMPARE(scaling.slowestOverMedian, std::optional(90.0 / 97));
        QVERIFY(!scalingOf({100, {}}, {98, 90}).concurrency);
        QVERIFY(!scalingOf({100, 100}, {98, {}}).concurrency);
    }

    void plansAndEventsSurviveTheirLine()
    {
        const Plan plan{.devices = {"GPU-a"},
                        .dtypes = {"bf16"},
                        .budgetSeconds = 3,
                        .measuresPower = false,
                        .force = true};
        const std::optional<Plan> back = data::planFrom(data::planLine(plan));
        QVERIFY(back);
        QCOMPARE(data::planLine(*back), data::planLine(plan));
        QVERIFY(!data::planFrom("nonsense"));
        QVERIFY(!data::planFrom(R"({"budget_s":"long"})"));
        for (const Event& event :
             {Event(ProbeFound{{.library = "x", .status = LoadStatus::Busy}}),
              Event(DeviceFound{machine[0], true}), Event(TestBegun{"a", "gemm", "bf16", 2}),
              Event(SampleTaken{3e14}), Event(TestEnded{{.name = "gemm"}}),
              Event(ScalingMeasured{{.gpus = 2}}), Event(NoteMade{"n"}), Event(RunRefused{"r"}),
              Event(RunFinished{})})
        {
            const std::string line = data::eventLine(event);
            const std::optional<Event> again = data::eventFrom(line);
            QVERIFY2(again, line.c_str());
            QCOMPARE(data::eventLine(*again), line);
        }
        for (const char* line : {"", "hello", "{}", "[1]", R"({"event":"test-end","test":3})"})
            QVERIFY2(!data::eventFrom(line), line);
    }
};

QTEST_APPLESS_MAIN(BenchPlanTest)
#include "tst_bench_plan.moc"
