#include <QtTest>

#include <cmath>

#include "data/import/trace/demand_figures.h"
#include "data/import/trace/steps.h"
#include "data/scenario/trace.h"
#include "tests/data/import/import_fixture.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

ImportResult trace(const std::string& text, const ImportOptions& options = {})
{
    return importText(text, ImportKind::Trace, options);
}

} // namespace

class TestImportTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spansCountForTheShareOfTheStep();
    void emptyStepsAreExactlyZero();
    void peaksAreMoments();
    void quantilesAreLinearBetweenRanks();
    void loadDurationFalls();
    void aSeriesKeepsItsOwnStep();
    void otherStepsKeepTheHours();
    void gapsAreNamedAndNotZero();
    void missingValuesAreGapsAndNotZero();
    void fullAndPendingIsCapped();
    void repeatedTimesAreRejectedIfTheyDiffer();
    void nodesNeedTheirGpus();
    void unknownColumnsAreAskedFor();
    void outputCanBeReadAgain();
    void outputIsATraceOfAScenario();
    void tooFewRowsAreRefused();
};

void TestImportTrace::spansCountForTheShareOfTheStep()
{
    // Steps of 10: 2 GPUs from 5 to 25 and 1 GPU from 12 to 14.
    const std::vector<GpuSpan> spans{{5, 25, 2}, {12, 14, 1}};
    const std::vector<double> expected{1, 2.2, 1};
    QCOMPARE(gpusPerStep(spans, {0, 10, 3}), expected);
    const std::vector<double> inside{2.2};
    QCOMPARE(gpusPerStep(spans, {10, 10, 1}), inside);
    QCOMPARE(gridOver(5, 25, 10, 0).from, std::int64_t{0});
    QCOMPARE(gridOver(5, 25, 10, 0).count, std::size_t{3});
    QCOMPARE(gridOver(5, 25, 10, 7).from, std::int64_t{3}); // 10 on the clock that is 7 ahead
    QCOMPARE(gridOver(-5, 5, 10, 0).from, std::int64_t{-10});
}

void TestImportTrace::emptyStepsAreExactlyZero()
{
    std::vector<GpuSpan> spans;
    for (int i = 1; i < 50; ++i)
        spans.push_back({0, 100 + i * 10, 0.1 * i});
    const std::vector<double> steps = gpusPerStep(spans, {0, 10, 100});
    QCOMPARE(steps.back(), 0.0);
}

void TestImportTrace::peaksAreMoments()
{
    const std::vector<GpuSpan> spans{{0, 10, 2}, {10, 20, 3}, {15, 30, 4}};
    QCOMPARE(peakOf(spans), 7.0);
}

void TestImportTrace::quantilesAreLinearBetweenRanks()
{
    // Of 1, 2, 3, 4: rank 0.5 * 3 = 1.5 gives 2.5, rank 0.95 * 3 = 2.85 gives 3.85.
    const DemandFigures figures = demandOf({0, 3600, {4, 1, 3, 2}}, {});
    QCOMPARE(figures.meanGpus, 2.5);
    QCOMPARE(figures.p50, 2.5);
    QVERIFY(std::fabs(figures.p95 - 3.85) < 1e-12);
    QCOMPARE(figures.peakGpus, 4.0);
}

void TestImportTrace::loadDurationFalls()
{
    const std::vector<double> gpus{1, 4, 2};
    const std::vector<LoadDurationPoint> curve = loadDurationCurve(gpus, 3);
    QCOMPARE(curve.size(), std::size_t{3});
    QCOMPARE(curve[0].gpus, 4.0);
    QCOMPARE(curve[1].gpus, 2.0);
    QCOMPARE(curve[2].gpus, 1.0);
}

void TestImportTrace::aSeriesKeepsItsOwnStep()
{
    const ImportResult result = trace("time,running_gpu_num\n2020-05-01 00:05:00,4\n"
                                      "2020-05-01 00:15:00,8\n2020-05-01 00:25:00,6\n");
    QVERIFY(isUsable(result.report));
    QCOMPARE(result.report.demand->stepSeconds, 600.0);
    QCOMPARE(result.report.demand->meanGpus, 6.0);
    QCOMPARE(result.report.gpuHours, std::optional(3.0)); // 18 GPUs for a sixth of an hour each
    QCOMPARE(result.output, "time,gpus\n2020-05-01T00:05:00Z,4\n2020-05-01T00:15:00Z,8\n"
                            "2020-05-01T00:25:00Z,6\n"s);
}

void TestImportTrace::otherStepsKeepTheHours()
{
    const std::string text = "time,gpus\n2020-05-01 00:00:00,4\n2020-05-01 00:30:00,8\n"
                             "2020-05-01 01:00:00,6\n2020-05-01 01:30:00,2\n";
    const ImportResult hourly = trace(text, optionsOf({{"step", "1h"}}));
    QCOMPARE(hourly.output, "time,gpus\n2020-05-01T00:00:00Z,6\n2020-05-01T01:00:00Z,4\n"s);
    const ImportResult fine = trace(text, optionsOf({{"step", "10min"}}));
    QCOMPARE(fine.trace->gpus.size(), std::size_t{12});
    QCOMPARE(fine.report.gpuHours, std::optional(10.0));
}

void TestImportTrace::gapsAreNamedAndNotZero()
{
    const std::string text = "time,gpus\n2020-05-01 00:00:00,4\n2020-05-01 01:00:00,8\n"
                             "2020-05-01 05:00:00,6\n2020-05-01 06:00:00,6\n";
    const ImportResult result = trace(text);
    const DemandFigures& demand = *result.report.demand;
    QCOMPARE(demand.gaps.size(), std::size_t{1});
    QCOMPARE(demand.gaps[0].seconds, 4 * 3600.0);
    QCOMPARE(demand.gaps[0].fromMilliseconds, std::int64_t{1588294800000}); // 01:00
    QCOMPARE(demand.meanGpus, 6.0);
    QCOMPARE(result.report.gpuHours, std::optional(24.0));
    const std::vector<double> filled{4, 8, 6, 6, 6, 6, 6};
    QCOMPARE(result.trace->gpus, filled);
    const std::vector<double> held{4, 8, 8, 8, 8, 6, 6};
    QCOMPARE(trace(text, optionsOf({{"gaps", "hold"}})).trace->gpus, held);
    QVERIFY(contains(refusalOf(trace(text, optionsOf({{"gaps", "guess"}}))), "gaps"));
}

void TestImportTrace::missingValuesAreGapsAndNotZero()
{
    const ImportResult result = trace("time,gpus\n2020-05-01 00:00:00,4\n2020-05-01 01:00:00,N/A\n"
                                      "2020-05-01 02:00:00,4\n2020-05-01 03:00:00,4\n");
    QCOMPARE(result.report.rows.missing, 1L);
    QCOMPARE(result.report.demand->meanGpus, 4.0);
    QCOMPARE(result.report.demand->gaps.size(), std::size_t{1});
}

void TestImportTrace::fullAndPendingIsCapped()
{
    std::string capped = "time,total_gpu_num,running_gpu_num,pending_gpu_num\n";
    std::string roomy = capped;
    for (int i = 10; i < 58; ++i)
    {
        const std::string time = "2020-05-01 00:" + std::to_string(i) + ":00,";
        capped += time + (i % 2 == 0 ? "8,8,4\n" : "8,5,0\n");
        roomy += time + (i % 2 == 0 ? "16,8,0\n" : "16,5,0\n");
    }
    const ImportResult result = trace(capped);
    QVERIFY(result.report.demand->isCapped);
    QVERIFY(says(result.report.warnings, "50.0 %"));
    QVERIFY(!trace(roomy).report.demand->isCapped);
}

void TestImportTrace::repeatedTimesAreRejectedIfTheyDiffer()
{
    const ImportResult result =
        trace("time,gpus\n2020-05-01 00:00:00,4\n2020-05-01 01:00:00,8\n2020-05-01 01:00:00,8\n"
              "2020-05-01 00:00:00,5\n2020-05-01 02:00:00,6\n");
    QCOMPARE(result.report.rows.rejected, 1L);
    QCOMPARE(result.report.rejected.at(0).line, 5L);
    QCOMPARE(result.report.rows.used, 3L);
    QVERIFY(says(result.report.warnings, "line 5"));
}

void TestImportTrace::nodesNeedTheirGpus()
{
    const std::string text = "time,nodes\n2020-05-01 00:00:00,4\n2020-05-01 01:00:00,8\n";
    QCOMPARE(trace(text).report.questions.at(0).option, "gpus_per_node"s);
    QCOMPARE(trace(text, optionsOf({{"gpus_per_node", "8"}})).report.demand->meanGpus, 48.0);
    const ImportResult unclear =
        trace("time,active\n2020-05-01 00:00:00,4\n2020-05-01 01:00:00,8\n");
    QVERIFY(says(unclear.report.assumptions, "gpus_per_node"));
}

void TestImportTrace::unknownColumnsAreAskedFor()
{
    const std::string text = "date,vcA,vcB\n2020-05-01,4,1\n2020-05-02,8,2\n";
    const ImportResult asked = trace(text);
    QCOMPARE(asked.report.questions.at(0).option, "column.gpus"s);
    QCOMPARE(asked.report.questions.at(0).choices.size(), std::size_t{3});
    const ImportResult told = trace(text, optionsOf({{"column.gpus", "vcB"}}));
    QCOMPARE(told.report.demand->meanGpus, 1.5);
    QCOMPARE(told.report.demand->stepSeconds, 86400.0);
}

void TestImportTrace::outputCanBeReadAgain()
{
    const ImportResult first =
        trace("time,gpus\n2020-05-01 00:00:00,4.25\n2020-05-01 01:00:00,8\n");
    const ImportResult again = trace(first.output);
    QCOMPARE(again.output, first.output);
}

void TestImportTrace::outputIsATraceOfAScenario()
{
    const ImportResult result = trace("time,gpus\n2020-05-01 00:00:00,4.25\n2020-05-01 01:00:00,8\n"
                                      "2020-05-01 05:00:00,1\n2020-05-01 06:00:00,1\n");
    const TraceResult read = parseTrace(result.output, "x.csv");
    QVERIFY(read.issues.empty());
    QVERIFY(read.rows);
}

void TestImportTrace::tooFewRowsAreRefused()
{
    QVERIFY(contains(refusalOf(trace("time,gpus\n2020-05-01 00:00:00,4\n")), "at least two"));
    QVERIFY(contains(refusalOf(trace("time,gpus\nx,4\ny,5\n")), "line 2"));
    QVERIFY(!isUsable(trace("time,gpus\n").report));
    QVERIFY(!isUsable(trace("time\n2020-05-01\n").report));
}

QTEST_APPLESS_MAIN(TestImportTrace)
#include "tst_import_trace.moc"
