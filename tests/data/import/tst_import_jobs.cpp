#include <QtTest>

#include <cmath>
#include <ctime>

#include "data/file/files.h"
#include "data/import/base/duration.h"
#include "data/import/jobs/slurm_tres.h"
#include "tests/data/import/import_fixture.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

const std::string header = "JobID|JobName|State|Elapsed|ElapsedRaw|Start|End|AllocTRES\n";

ImportResult jobs(const std::string& text, const ImportOptions& options = {})
{
    return importText(text, ImportKind::Jobs, options);
}

double hours(const ImportResult& result)
{
    if (!isUsable(result.report))
        qWarning("%s", refusalOf(result).c_str());
    return result.report.gpuHours.value_or(-1);
}

bool isClose(double actual, double expected)
{
    const bool isSo = std::fabs(actual - expected) <= 1e-9 * std::max(1.0, std::fabs(expected));
    if (!isSo)
        qWarning("%.12g, expected %.12g", actual, expected);
    return isSo;
}

double sumOfTrace(const ImportResult& result)
{
    double sum = 0;
    for (const double gpus : result.trace.value_or(GpuTrace{}).gpus)
        sum += gpus * result.trace->stepSeconds / 3600;
    return sum;
}

} // namespace

class TestImportJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsGpusOfResourceStrings_data();
    void countsGpusOfResourceStrings();
    void readsLengthsOfTime_data();
    void readsLengthsOfTime();
    void stepsRepeatTheGpusOfTheirJob();
    void arraysAndHeterogeneousJobsAreJobs();
    void runningJobsCountAsFarAsTheyRan();
    void jobsThatNeverStartedHoldNothing();
    void theMeasuredTimeWinsOverTheClock();
    void requeuedRunsCountEachAndRepeatedRowsOnce();
    void aRowOfTwoFilesCountsOnce();
    void sentinelsAreRejectedWithTheirLine();
    void namesWithQuotesAndBarsDoNoHarm();
    void messagesBeforeTheHeaderAreNoTable();
    void zonesAreTakenFromTheOptionOrTheTime();
    void requestedGpusCountWhereGivenOnesAreUnknown();
    void slicesAreFlagged();
    void theTraceHoldsTheHoursAtAnyStep();
    void aWindowCutsJobs();
    void whatCannotBeUsedIsRefusedWithARemedy();
    void listsOfJobsAreReadByTheirNames();
    void listsNeedNoDurationOrNoEnd();
    void relativeTimesMakeACurveWithoutDates();
    void columnsCanBeMapped();
    void openJobsCountUntilNow();
    void aListOfDoubtfulNumbersAsks();
    void waitingJobsShowThatTheCurveIsCapped();
    void tablesWithoutHeaderAreGivenOne();
    void chineseTablesOfOldProgramsAreRead();
    void theSameFileTwiceIsRefused();
    void manyJobsStream();
    void rubbishIsRefusedAndNothingElse();
};

void TestImportJobs::countsGpusOfResourceStrings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("gpus");
    const auto row = [](const char* text, double gpus)
    {
        QTest::newRow(text) << text << gpus;
    };
    row("gres/gpu=8", 8);
    row("billing=8,cpu=8,gres/gpu=8,node=1", 8);
    row("gres/gpu:a100=2,gres/gpu=2", 2);
    row("gres/gpu:a100=2,gres/gpu:v100=1", 3);
    row("gres/gpu:v100-32g=2", 2);
    row("gpu:a100:8(S:0-1)", 8);
    row("gpu:a100:2(IDX:0,3),gpu:k80:1(IDX:5)", 3);
    row("gpu:a100", 1);
    row("gpu", 1);
    row("gpu:2", 2);
    row("GRES/GPU=4", 4);
    row("gres:gpu:2", 2);
    row("cpu=8,gres/gpumem=20G,gres/gpuutil=80", 0);
    row("license/gpu_tool=2,cpu=1", 0);
    row("", 0);
}

void TestImportJobs::countsGpusOfResourceStrings()
{
    QFETCH(QString, text);
    QFETCH(double, gpus);
    const auto found = gpusInTres(text.toStdString());
    QVERIFY(found);
    QCOMPARE(found->gpus, gpus);
    QVERIFY(!gpusInTres("gres/gpu=many"));
    QVERIFY(!gpusInTres("gres/gpu=-1"));
}

void TestImportJobs::readsLengthsOfTime_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("seconds");
    const auto row = [](const char* text, double seconds)
    {
        QTest::newRow(text) << text << seconds;
    };
    row("00:00:36", 36);
    row("1-02:03:04", 93784); // 86400 + 2 * 3600 + 3 * 60 + 4
    row("24:28:49", 88129);
    row("100:00:00", 360000);
    row("12:53.010", 773.01);
    row("00:10", 10);
    row("3-13", 306000); // 3 * 86400 + 13 * 3600
    row("3-10:00", 295200);
    row("1 day, 2:03:04", 93784);
    row("2 days 00:00:01", 172801);
    row("10", -1); // a bare number has no unit
    row("UNLIMITED", -1);
    row("Partition_Limit", -1);
    row("", -1);
    row("1:99:00", -1);
    row("-1:00:00", -1);
    row("1:2:3:4", -1);
    row("1-", -1);
    row(":", -1);
}

void TestImportJobs::readsLengthsOfTime()
{
    QFETCH(QString, text);
    QFETCH(double, seconds);
    QVERIFY(isClose(parseClockDuration(text.toStdString()).value_or(-1), seconds));
    QCOMPARE(parseSlurmDuration("10"), std::optional(600.0));
    QCOMPARE(parseUnitDuration("1.5h"), std::optional(5400.0));
    QCOMPARE(parseUnitDuration("90"), std::optional(90.0));
    QCOMPARE(parseUnitDuration("5 parsecs"), std::optional<double>());
}

void TestImportJobs::stepsRepeatTheGpusOfTheirJob()
{
    const ImportResult result = jobs(
        header +
        "1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "1.batch|b|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "1.0|c|COMPLETED|00:30:00|1800|2025-01-01T00:00:00|2025-01-01T00:30:00|gres/gpu=8\n");
    QCOMPARE(hours(result), 8.0);
    QCOMPARE(result.report.rows.used, 1L);
    QCOMPARE(result.report.rows.read, 3L);
    QVERIFY(says(result.report.assumptions, "Steps of jobs: 2"));
}

void TestImportJobs::arraysAndHeterogeneousJobsAreJobs()
{
    // Two tasks of one GPU-hour and two components of four.
    const ImportResult result = jobs(
        header +
        "100_1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=1\n"
        "100_2|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=1\n"
        "100_[3-9%2]|a|PENDING|00:00:00|0|Unknown|Unknown|\n"
        "18+0|h|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=4\n"
        "18+0.batch|b|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=4\n"
        "18+1|h|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=4\n");
    QCOMPARE(hours(result), 10.0);
    QCOMPARE(result.report.demand->peakGpus, 10.0);
}

void TestImportJobs::runningJobsCountAsFarAsTheyRan()
{
    const ImportResult result =
        jobs(header + "8|a|RUNNING|02:00:00|7200|2025-01-01T00:00:00|Unknown|gres/gpu=2\n");
    QCOMPARE(hours(result), 4.0);
    QCOMPARE(result.report.toMilliseconds, std::optional<std::int64_t>(1735696800000)); // 02:00 UTC
    QVERIFY(says(result.report.assumptions, "Jobs without an end: 1"));
}

void TestImportJobs::jobsThatNeverStartedHoldNothing()
{
    const ImportResult result = jobs(
        header + "8|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=2\n"
                 "9|b|CANCELLED by 1|00:00:00|0|None|2025-01-01T00:00:00|\n"
                 "10|c|PENDING|||Unknown|Unknown|\n");
    QCOMPARE(hours(result), 2.0);
    QCOMPARE(result.report.rows.rejected, 0L);
}

void TestImportJobs::theMeasuredTimeWinsOverTheClock()
{
    const ImportResult result =
        jobs(header +
             "1|a|COMPLETED|02:00:00|7200|2025-10-26T01:30:00|2025-10-26T02:30:00|gres/gpu=1\n");
    QCOMPARE(hours(result), 2.0);
    QCOMPARE(
        hours(jobs(
            "JobID|Start|End|AllocTRES\n1|2025-01-01T00:00:00|2025-01-01T00:30:00|gres/gpu=2\n")),
        1.0);
}

void TestImportJobs::requeuedRunsCountEachAndRepeatedRowsOnce()
{
    const ImportResult result =
        jobs(header +
             "7|a|NODE_FAIL|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=1\n"
             "7|a|RUNNING|01:00:00|3600|2025-01-01T02:00:00|Unknown|gres/gpu=1\n"
             "7|a|COMPLETED|02:00:00|7200|2025-01-01T02:00:00|2025-01-01T04:00:00|gres/gpu=1\n");
    QCOMPARE(hours(result), 3.0);
    QVERIFY(says(result.report.warnings, "Rows of a job and start that are there already: 1"));
}

void TestImportJobs::aRowOfTwoFilesCountsOnce()
{
    const std::string text =
        header + "1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n";
    const std::array kinds{ImportKind::Jobs};
    const ImportResult result =
        importInputs({{"a", text, {}, {}}, {"b", text, {}, {}}}, kinds, {}, {});
    QCOMPARE(hours(result), 8.0);
}

void TestImportJobs::sentinelsAreRejectedWithTheirLine()
{
    const ImportResult result = jobs(
        header +
        "1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "2|a|COMPLETED|49710-06:28:15|4294967295|2025-01-01T00:00:00|Unknown|gres/gpu=8\n"
        "3|a|COMPLETED|01:00:00|3600|1970-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "4|a|COMPLETED|01:00:00|-5|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "5|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=4294967294\n"
        "6|a|COMPLETED|01:00:00|x|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
        "7|a|COMPLETED|01:00:00|3600|yesterday|2025-01-01T01:00:00|gres/gpu=8\n");
    QCOMPARE(hours(result), 8.0);
    QCOMPARE(result.report.rows.rejected, 6L);
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(result.report.rejected.at(i).line, static_cast<long>(i) + 3);
}

void TestImportJobs::namesWithQuotesAndBarsDoNoHarm()
{
    const ImportResult result =
        jobs(header +
             "1|\"half|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
             "2|a|b|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n"
             "3|c|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=1\n");
    QCOMPARE(hours(result), 9.0);
    QCOMPARE(result.report.rejected.at(0).line, 3L);
}

void TestImportJobs::messagesBeforeTheHeaderAreNoTable()
{
    const ImportResult result =
        jobs("sacct: warning: something\n" + header +
             "1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n" +
             header +
             "2|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T01:00:00|gres/gpu=8\n");
    QCOMPARE(hours(result), 16.0);
}

void TestImportJobs::zonesAreTakenFromTheOptionOrTheTime()
{
    const std::string local =
        "JobID|ElapsedRaw|Start|AllocTRES\n1|3600|2025-01-01T08:00:00|gres/gpu=1\n";
    const ImportResult assumed = jobs(local);
    QCOMPARE(assumed.report.fromMilliseconds, std::optional<std::int64_t>(1735718400000)); // 08:00Z
    QVERIFY(says(assumed.report.assumptions, "zone"));
    const ImportResult told = jobs(local, optionsOf({{"zone", "+08:00"}}));
    QCOMPARE(told.report.fromMilliseconds, std::optional<std::int64_t>(1735689600000)); // 00:00Z
    QVERIFY(!says(told.report.assumptions, "zone"));
    const ImportResult named =
        jobs("JobID|ElapsedRaw|Start|AllocTRES\n1|3600|2025-01-01T08:00:00+0800|gres/gpu=1\n");
    QCOMPARE(named.report.fromMilliseconds, std::optional<std::int64_t>(1735689600000));
    QVERIFY(!says(named.report.assumptions, "zone"));
    QVERIFY(contains(refusalOf(jobs(local, optionsOf({{"zone", "Asia/Shanghai"}}))), "+08:00"));
}

void TestImportJobs::requestedGpusCountWhereGivenOnesAreUnknown()
{
    const ImportResult total = jobs("JobID|ElapsedRaw|NNodes|ReqTRES\n1|3600|2|gres/gpu=8\n");
    QCOMPARE(hours(total), 8.0);
    QVERIFY(says(total.report.assumptions, "asked for"));
    QCOMPARE(hours(jobs("JobID|ElapsedRaw|NNodes|ReqGRES\n1|3600|2|gpu:4\n")), 8.0);
}

void TestImportJobs::slicesAreFlagged()
{
    const ImportResult result = jobs("JobID|ElapsedRaw|AllocTRES\n1|3600|gres/gpu:a100_1g.5gb=2\n");
    QCOMPARE(hours(result), 2.0);
    QVERIFY(says(result.report.warnings, "slices"));
}

void TestImportJobs::theTraceHoldsTheHoursAtAnyStep()
{
    const std::string text = "JobID|ElapsedRaw|Start|AllocTRES\n"
                             "1|5400|2025-01-01T00:30:00|gres/gpu=8\n" // 00:30 to 02:00
                             "2|600|2025-01-01T00:50:00|gres/gpu=1\n"; // 00:50 to 01:00
    const ImportResult hourly = jobs(text);
    // First hour: 8 for half of it and 1 for a sixth; second hour: 8.
    QCOMPARE(hourly.trace->gpus.size(), 2U);
    QVERIFY(isClose(hourly.trace->gpus[0], 4 + 1.0 / 6));
    QVERIFY(isClose(hourly.trace->gpus[1], 8));
    QVERIFY(hourly.output.starts_with("time,gpus\n2025-01-01T00:00:00Z,4.1666"));
    for (const char* const step : {"1s", "7s", "1min", "10min", "1h", "5h", "1d", "2d"})
        QVERIFY(isClose(sumOfTrace(jobs(text, optionsOf({{"step", step}}))), 12 + 1.0 / 6));
    QVERIFY(contains(refusalOf(jobs(text, optionsOf({{"step", "0"}}))), "step"));
    QVERIFY(contains(refusalOf(jobs(text, optionsOf({{"step", "soon"}}))), "step"));
}

void TestImportJobs::aWindowCutsJobs()
{
    const std::string text =
        "JobID|ElapsedRaw|Start|AllocTRES\n1|86400|2025-01-01T00:00:00|gres/gpu=8\n";
    const ImportResult result =
        jobs(text, optionsOf({{"from", "2025-01-01T06:00:00Z"}, {"to", "2025-01-01T12:00:00Z"}}));
    QCOMPARE(hours(result), 48.0);
    QCOMPARE(result.trace->gpus.size(), 6U);
}

void TestImportJobs::whatCannotBeUsedIsRefusedWithARemedy()
{
    QVERIFY(contains(refusalOf(jobs("JobID|State|Elapsed\n1|COMPLETED|00:01:00\n")), "AllocTRES"));
    QVERIFY(
        contains(refusalOf(jobs("JobID|State|AllocTRES\n1|COMPLETED|gres/gpu=1\n")), "ElapsedRaw"));
    QVERIFY(
        contains(refusalOf(jobs("       JobID    JobName \n------------ ---------- \n1   a \n")),
                 "sacct -P"));
    QVERIFY(contains(refusalOf(jobs(header)), "no job"));
    QVERIFY(contains(refusalOf(jobs(header + "1|a\n")), "line 2"));
    QVERIFY(contains(refusalOf(jobs("hello\n")), "no format"));
    QVERIFY(contains(refusalOf(jobs("")), "empty"));
    const ImportResult placeless = jobs("JobID|ElapsedRaw|AllocTRES\n1|3600|gres/gpu=1\n");
    QCOMPARE(hours(placeless), 1.0);
    QVERIFY(placeless.output.empty());
    QVERIFY(placeless.whyNoOutput);
}

void TestImportJobs::listsOfJobsAreReadByTheirNames()
{
    const ImportResult result = jobs(
        "job_id,user,gpu_num,state,submit_time,start_time,end_time,duration\n"
        "1,someone,4,FAILED,2020-06-09 18:41:27,2020-06-09 18:41:27,2020-06-09 18:45:36,249\n");
    QVERIFY(isClose(hours(result), 4 * 249 / 3600.0));
    QVERIFY(!contains(result.output, "someone"));
    const ImportResult queued =
        jobs("id,gpus,start,end,duration\n1,4,2020-06-09 18:00:00,2020-06-09 19:00:00,4000\n");
    QCOMPARE(hours(queued), 4.0);
    QVERIFY(says(queued.report.warnings, "queue"));
    const ImportResult thousandths = jobs(
        "name,num_gpu,gpu_milli,start,end\np,1,460,2020-06-09T00:00:00Z,2020-06-09T10:00:00Z\n");
    QVERIFY(isClose(hours(thousandths), 4.6));
}

void TestImportJobs::listsNeedNoDurationOrNoEnd()
{
    QCOMPARE(hours(jobs("gpus;start;Dauer (h)\n2;2020-06-09 18:00;1,5\n4;2020-06-09 18:00;1,5\n",
                        optionsOf({{"column.duration", "Dauer (h)"}}))),
             9.0);
    QCOMPARE(hours(jobs("gpus,start,duration\n2,2020-06-09 18:00,01:30:00\n")), 3.0);
    QCOMPARE(hours(jobs("gpus,start,runtime_minutes\n2,2020-06-09 18:00,90\n")), 3.0);
    const ImportResult bare = jobs("gpus,start,duration\n2,2020-06-09 18:00,5400\n");
    QCOMPARE(hours(bare), 3.0);
    QVERIFY(says(bare.report.assumptions, "seconds"));
    QCOMPARE(hours(jobs("gpus,start,duration\n2,2020-06-09 18:00,90\n",
                        optionsOf({{"duration_unit", "min"}}))),
             3.0);
    QCOMPARE(hours(jobs("gpus,start,end\n2,1591725600,1591731000\n")), 3.0);
    const ImportResult missing = jobs("gpus,start,end\n2,2020-06-09 18:00,\n,2020-06-09 18:00,"
                                      "2020-06-09 19:00\n2,2020-06-09 18:00,2020-06-09 17:00\n"
                                      "2,2020-06-09 18:00,2020-06-09 19:00\n");
    QCOMPARE(hours(missing), 2.0);
    QCOMPARE(missing.report.rows.missing, 2L);
    QCOMPARE(missing.report.rows.rejected, 1L);
    QCOMPARE(missing.report.rejected.at(0).line, 4L);
}

void TestImportJobs::relativeTimesMakeACurveWithoutDates()
{
    const std::string text =
        "name,num_gpu,scheduled_time,deletion_time\na,2,0,7200\nb,1,3600,7200\n"
        "c,8,,100\n";
    const ImportResult result = jobs(text);
    QCOMPARE(hours(result), 5.0);
    QCOMPARE(result.report.rows.missing, 1L);
    QVERIFY(!result.report.fromMilliseconds);
    QVERIFY(says(result.report.assumptions, "origin"));
    const ImportResult placed = jobs(text, optionsOf({{"origin", "2025-01-01"}}));
    QVERIFY(
        placed.output.starts_with("time,gpus\n2025-01-01T00:00:00Z,2\n2025-01-01T01:00:00Z,3\n"));
}

void TestImportJobs::columnsCanBeMapped()
{
    const std::string text = "wer;ab;bis;karten\nx;01.06.2025 08:00;01.06.2025 10:00;4\n";
    QVERIFY(contains(refusalOf(jobs(text)), "no format"));
    const ImportResult result =
        jobs(text,
             optionsOf({{"column.start", "ab"}, {"column.end", "bis"}, {"column.gpus", "Karten"}}));
    QCOMPARE(hours(result), 8.0);
    QVERIFY(contains(refusalOf(jobs(text, optionsOf({{"column.start", "nowhere"},
                                                     {"column.end", "bis"},
                                                     {"column.gpus", "karten"}}))),
                     "column.start"));
}

void TestImportJobs::openJobsCountUntilNow()
{
    const std::string text = "gpus,start,end\n2,2025-01-01T00:00:00Z,\n1,2025-01-01T00:00:00Z,"
                             "2025-01-01T01:00:00Z\n";
    const ImportResult open = jobs(text);
    QCOMPARE(hours(open), 1.0);
    QVERIFY(says(open.report.warnings, "now="));
    QCOMPARE(hours(jobs(text, optionsOf({{"now", "2025-01-01T02:00:00Z"}}))), 5.0);
}

void TestImportJobs::aListOfDoubtfulNumbersAsks()
{
    const std::string text = "gpus;start;duration_h\n2;2025-01-01 00:00;1,500\n";
    const ImportResult result = jobs(text);
    QVERIFY(!isUsable(result.report));
    QCOMPARE(result.report.questions.at(0).option, "decimal"s);
    QVERIFY(result.output.empty());
    QCOMPARE(hours(jobs(text, optionsOf({{"decimal", "comma"}}))), 3.0);
    const ImportResult dates = jobs("gpus,start,end\n2,03/04/2025 00:00,03/04/2025 01:00\n");
    QCOMPARE(dates.report.questions.at(0).option, "dates"s);
}

void TestImportJobs::waitingJobsShowThatTheCurveIsCapped()
{
    // 48 hours on 8 GPUs one job after the other; each waits for the one before it.
    std::string text = "JobID|ElapsedRaw|Submit|Start|AllocTRES\n";
    std::string free = text;
    for (int i = 0; i < 48; ++i)
    {
        const std::string start = "2025-01-0" + std::to_string(1 + i / 24) + "T" +
                                  (i % 24 < 10 ? "0" : "") + std::to_string(i % 24) + ":00:00";
        text += std::to_string(i) + "|3600|2025-01-01T00:00:00|" + start + "|gres/gpu=8\n";
        free += std::to_string(i) + "|3600|" + start + "|" + start + "|gres/gpu=8\n";
    }
    const ImportResult capped = jobs(text);
    QVERIFY(capped.report.demand->isCapped);
    QVERIFY(says(capped.report.warnings, "cut off"));
    QVERIFY(!jobs(free).report.demand->isCapped);
}

void TestImportJobs::tablesWithoutHeaderAreGivenOne()
{
    // Alibaba 2020: the plan is in per cent of a GPU for each of the instances; 2 * 0.5 GPUs, 2 h.
    const ImportOptions options =
        optionsOf({{"header", "job_name,task_name,inst_num,status,start_time,end_time,plan_cpu,"
                              "plan_mem,plan_gpu,gpu_type"}});
    const ImportResult result = jobs("j,t,2,Terminated,0,7200,600,30,50,V100\n"
                                     "k,t,2,Terminated,0,x,600,30,50,V100\n",
                                     options);
    QCOMPARE(hours(result), 2.0);
    QCOMPARE(result.report.rejected.at(0).line, 2L);
}

void TestImportJobs::chineseTablesOfOldProgramsAreRead()
{
    // 开始时间,结束时间,卡数 in GBK.
    const ImportResult result =
        jobs("\xBF\xAA\xCA\xBC\xCA\xB1\xBC\xE4,\xBD\xE1\xCA\xF8\xCA\xB1\xBC\xE4,"
             "\xBF\xA8\xCA\xFD\r\n2025/1/1 8:00,2025/1/1 10:00,4\r\n");
    QCOMPARE(hours(result), 8.0);
    QVERIFY(says(result.report.assumptions, "GB18030"));
}

void TestImportJobs::theSameFileTwiceIsRefused()
{
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("a.csv")).toStdString();
    writeFileAtomically(file, "gpus,start,end\n1,2025-01-01 00:00,2025-01-01 01:00\n");
    const std::array files{file, file.parent_path() / "." / "a.csv"};
    const std::array kinds{ImportKind::Jobs};
    QVERIFY(contains(refusalOf(importFiles(files, kinds, {}, {})), "twice"));
}

void TestImportJobs::manyJobsStream()
{
    std::string text = "JobID|JobName|State|Elapsed|ElapsedRaw|Submit|Start|End|AllocTRES\n";
    for (int i = 0; i < 200'000; ++i)
        text += std::to_string(i) +
                "|train|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|2025-01-01T0" +
                std::to_string(i % 10) +
                ":00:00|2025-01-01T11:00:00|billing=8,cpu=8,gres/gpu=8,mem=64G,node=1\n";
    const std::clock_t begin = std::clock();
    const ImportResult result = jobs(text);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    QCOMPARE(hours(result), 1.6e6);
    qInfo("%.2f s of the processor", seconds);
    // Generous, for a build without optimisation; processor time, whatever else runs.
    QVERIFY(seconds < 15);
}

void TestImportJobs::rubbishIsRefusedAndNothingElse()
{
    const std::string seed =
        header + "1|a|COMPLETED|01:00:00|3600|2025-01-01T00:00:00|Unknown|gres/gpu=8\n";
    unsigned state = 7;
    const auto random = [&state]
    {
        state = state * 1664525U + 1013904223U;
        return state >> 16;
    };
    for (int round = 0; round < 3000; ++round)
    {
        std::string text = seed;
        for (int i = 0; i < 4; ++i)
            text[random() % text.size()] = static_cast<char>(random() % 256);
        const ImportResult result = jobs(text);
        if (!isUsable(result.report))
            QVERIFY(result.output.empty());
        else
            QVERIFY(result.report.gpuHours && *result.report.gpuHours >= 0);
    }
}

QTEST_APPLESS_MAIN(TestImportJobs)
#include "tst_import_jobs.moc"
