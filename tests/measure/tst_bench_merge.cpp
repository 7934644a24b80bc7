#include "model/measure/merge.h"

#include <QtTest>

#include "model/measure/figure.h"

using namespace costmodel;
using namespace costmodel::measure;

namespace
{

Result machine(const std::string& uuid, double bf16)
{
    Result result;
    result.devices = {{.id = uuid, .name = "Card", .type = DeviceType::Discrete}};
    Test test{.name = "gemm", .dtype = "bf16", .device = uuid, .unit = "FLOP/s"};
    test.status = TestStatus::Ok;
    test.tensorPath = true;
    test.series = summarize({bf16});
    result.tests = {test};
    result.usableForCostModel = true;
    return result;
}

std::string all(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages)
        text += render(message, English{}) + "\n";
    return text;
}

} // namespace

class BenchMergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSlowestMachineIsTheFigure()
    {
        const MergeOutcome outcome = merge({{"rank 0", machine("GPU-1", 6e14)},
                                            {"rank 1", machine("GPU-2", 5e14)},
                                            {"rank 2", machine("GPU-3", 7e14)}});
        QVERIFY2(outcome.result, all(outcome.problems).c_str());
        const FigureOutcome figure = figureForMoney(*outcome.result, "gemm/bf16");
        QVERIFY(figure.figure);
        QCOMPARE(figure.figure->value, 5e14);
        QCOMPARE(figure.figure->fastest, 7e14);
        QCOMPARE(figure.figure->deviceName, std::string("rank 1: Card"));
        const std::vector<MachineFigure> machines = machineFigures(*outcome.result, "gemm/bf16");
        QCOMPARE(machines.size(), std::size_t{3});
        QCOMPARE(machines[1].value, 5e14);
        QCOMPARE(machines[1].gpus, 1L);
    }

    void equalIndicesOfTwoMachinesStayApart()
    {
        const MergeOutcome outcome =
            merge({{"a", machine("opencl:0", 6e14)}, {"b", machine("opencl:0", 5e14)}});
        QVERIFY(outcome.result);
        QCOMPARE(outcome.result->devices[1].id, std::string("b/opencl:0"));
        QCOMPARE(figureOf(*outcome.result, "gemm/bf16").figure->devices.size(), std::size_t{2});
    }

    void oneMachineTwiceIsRefused()
    {
        const MergeOutcome outcome =
            merge({{"a", machine("GPU-1", 6e14)}, {"b", machine("GPU-1", 6e14)}});
        QVERIFY(!outcome.result);
        QVERIFY(all(outcome.problems).find("GPU-1") != std::string::npos);
        QVERIFY(!merge({{"a", machine("GPU-1", 1)}, {"a", machine("GPU-2", 1)}}).result);
        QVERIFY(!merge({}).result);
    }

    void onePartThatMayNotBeUsedSpoilsTheWhole()
    {
        Result bad = machine("GPU-2", 5e14);
        bad.usableForCostModel = false;
        bad.notes = {"the fan was off"};
        const MergeOutcome outcome = merge({{"a", machine("GPU-1", 6e14)}, {"b", bad}});
        QVERIFY(outcome.result);
        QVERIFY(!outcome.result->usableForCostModel);
        QVERIFY(
            all(figureForMoney(*outcome.result, "gemm/bf16").refusals).find("b: the fan was off") !=
            std::string::npos);
    }

    void keepsTheWorstScaling()
    {
        Result a = machine("GPU-1", 1);
        Result b = machine("GPU-2", 1);
        a.scaling = Scaling{.gpus = 8, .concurrency = 0.98, .powerW = 5000};
        a.scaling->allReduce = {{1024, 4e11, TestStatus::Ok, ""}};
        b.scaling = Scaling{.gpus = 8, .concurrency = 0.95, .powerW = 5100};
        b.scaling->allReduce = {{1024, 3e11, TestStatus::Ok, ""}, {4096, 5e11, TestStatus::Ok, ""}};
        const Result both = *merge({{"a", a}, {"b", b}}).result;
        QCOMPARE(both.scaling->concurrency, std::optional(0.95));
        QCOMPARE(both.scaling->powerW, std::optional(10100.0));
        QCOMPARE(both.scaling->allReduce.size(), std::size_t{2});
        QCOMPARE(both.scaling->allReduce[0].busBytesPerSecond, std::optional(3e11));
    }
};

QTEST_APPLESS_MAIN(BenchMergeTest)
#include "tst_bench_merge.moc"
